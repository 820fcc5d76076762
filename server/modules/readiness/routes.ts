import * as cash from '#contract/readiness/ledger.ts';
import * as contract from '#contract/readiness/readiness.ts';
import * as versions from '#contract/readiness/versions.ts';
import type { Bind } from '../../http/bind.ts';
import { chosenNames } from '../documents/kind/printed-names.ts';
import type { AnswerService } from './answer.service.ts';
import type { AnswerFileService } from './answer-file.service.ts';
import type { CheckService } from './check.service.ts';
import type { LedgerService } from './ledger.service.ts';
import type { VersionService } from './version.service.ts';

export interface ReadinessServices {
  checks: CheckService;
  answers: AnswerService;
  answerFiles: AnswerFileService;
  ledger: LedgerService;
  versions: VersionService;
}

export function bindReadiness(bind: Bind, services: ReadinessServices): void {
  bindChecks(bind, services);
  bindFiles(bind, services);
  bindLedger(bind, services);
  bindVersions(bind, services);
}

function bindChecks(bind: Bind, { checks: service, answers }: ReadinessServices): void {
  bind(contract.createCheck, async ({ db, caller, scope, plan, body }) => {
    await plan.requireRoom(db, 'readinessChecks');
    return service.create(db, { ...caller, scope }, body.round, body.ideaId);
  });
  bind(contract.readCheck, ({ db, caller, scope, params }) => service.read(db, { ...caller, scope }, params.checkId));
  bind(contract.readNewestCheck, async ({ db, caller, scope }) => ({
    check: await service.readNewest(db, { ...caller, scope }),
  }));
  bind(contract.changeCheck, ({ db, scope, params, body }) => service.change(db, scope, params.checkId, body));
  bind(contract.saveAnswers, ({ db, scope, params, body }) => answers.save(db, scope, params.checkId, body));
  bind(contract.saveValuation, ({ db, scope, params, body }) => service.saveValuation(db, scope, params.checkId, body));
}

/** These open transactions of their own: bytes are stored before, and removed after, the row that names them. */
function bindFiles(bind: Bind, { answerFiles }: ReadinessServices): void {
  bind(
    contract.attachAnswerFile,
    ({ db, scope, params, files }) => answerFiles.attach(db, scope, params.checkId, params.criterionId, files[0]),
    { transaction: 'none' },
  );
  bind(
    contract.removeAnswerFile,
    ({ db, scope, params }) => answerFiles.detach(db, scope, params.checkId, params.criterionId),
    { transaction: 'none' },
  );
  bind(contract.readAnswerFile, ({ db, scope, params }) =>
    answerFiles.read(db, scope, params.checkId, params.criterionId),
  );
}

function bindLedger(bind: Bind, { ledger, checks }: ReadinessServices): void {
  bind(cash.readLedger, async ({ db, scope, params }) =>
    ledger.read(db, await checks.ledgerOf(db, scope, params.checkId)),
  );
  bind(cash.addCashEntry, async ({ db, scope, params, body }) =>
    ledger.add(db, await checks.ledgerOf(db, scope, params.checkId), body),
  );
  bind(cash.editCashEntry, async ({ db, scope, params, body }) =>
    ledger.edit(db, await checks.ledgerOf(db, scope, params.checkId), params.entryId, body),
  );
  bind(cash.removeCashEntry, async ({ db, scope, params }) =>
    ledger.remove(db, await checks.ledgerOf(db, scope, params.checkId), params.entryId),
  );
  bind(cash.setCashBalance, async ({ db, scope, params, body }) =>
    ledger.setBalance(db, await checks.ledgerOf(db, scope, params.checkId), body.balance),
  );
}

function bindVersions(bind: Bind, { versions: service }: ReadinessServices): void {
  bind(versions.readLiveReadiness, ({ db, caller, scope, params }) =>
    service.readLive(db, { ...caller, scope }, params.checkId),
  );
  bind(versions.publishReadiness, ({ db, caller, scope, params }) =>
    service.publish(db, { ...caller, scope }, params.checkId),
  );
  bind(versions.listReadinessVersions, ({ db, scope, params, query }) =>
    service.list(db, scope, params.checkId, query),
  );
  bind(versions.readReadinessVersion, async ({ db, scope, params }) => {
    const { entry, snapshot, report } = await service.open(db, scope, params.checkId, params.number);
    return { version: entry, snapshot, report };
  });
  bind(versions.compareReadinessVersions, ({ db, scope, params, query }) =>
    service.compare(db, scope, params.checkId, params.number, query.with),
  );
  for (const format of ['pdf', 'docx'] as const) {
    bind(printedEndpoints[format], ({ db, caller, scope, params, query, runTask }) =>
      service.print(db, runTask, scope, {
        id: params.checkId,
        number: params.number,
        format,
        names: chosenNames(query, caller),
      }),
    );
  }
  bind(versions.exportReadinessJson, ({ db, scope, params, runTask }) =>
    service.print(db, runTask, scope, { id: params.checkId, number: params.number, format: 'json' }),
  );
}

const printedEndpoints = { pdf: versions.exportReadinessPdf, docx: versions.exportReadinessDocx };
