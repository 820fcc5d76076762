import * as contract from '#contract/own-data/own-data.ts';
import type { ExportsOfEverything } from '../../between-modules.ts';
import type { Bind } from '../../http/bind.ts';
import type { IdentityPort } from '../../ports/identity/port.ts';

interface Bound {
  exportsOfEverything: ExportsOfEverything;
  identity: Pick<IdentityPort, 'requireRecentSession'>;
}

export function bindOwnData(bind: Bind, { exportsOfEverything, identity }: Bound): void {
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
}
