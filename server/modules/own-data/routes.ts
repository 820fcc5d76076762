import * as erasure from '#contract/own-data/erasure.ts';
import * as contract from '#contract/own-data/own-data.ts';
import type { Bind } from '../../http/bind.ts';
import type { ExportsOfEverything } from '../../members.ts';
import type { IdentityPort } from '../../ports/identity/port.ts';
import type { ErasureService } from './erasure.service.ts';

interface Bound {
  exportsOfEverything: ExportsOfEverything;
  identity: Pick<IdentityPort, 'requireRecentSession'>;
  erasures: ErasureService;
}

export function bindOwnData(bind: Bind, { exportsOfEverything, identity, erasures }: Bound): void {
  bind(
    contract.createOwnDataExport,
    async ({ caller, db, scope, once }) => {
      await identity.requireRecentSession(caller.token);
      return db.transaction((tx) => once(tx, () => exportsOfEverything.create(tx, scope)));
    },
    { transaction: 'none' },
  );
  bind(contract.readOwnDataExport, async ({ db, scope }) => ({
    newest: await exportsOfEverything.findNewest(db, scope),
  }));
  bind(contract.readOwnDataExportFile, ({ db, scope, params }) =>
    exportsOfEverything.openFile(db, scope, params.exportId),
  );

  bind(erasure.readErasure, ({ db, scope }) => erasures.read(db, scope));
  bind(
    erasure.requestErasure,
    async ({ caller, db, scope, body }) => {
      await identity.requireRecentSession(caller.token);
      return db.transaction((tx) => erasures.request(tx, scope, body.email));
    },
    { transaction: 'none' },
  );
  bind(erasure.keepAccount, async ({ db, scope }) => {
    await erasures.keep(db, scope);
    return null;
  });
}
