import * as checks from '#contract/readiness.ts';
import * as cash from '#contract/readiness-ledger.ts';
import * as versions from '#contract/readiness-versions.ts';
import type { Bind } from '../../http/bind.ts';
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
  bind(checks.createCheck, ({ db, caller, body }) => service.create(db, caller, body.round));
  bind(checks.readCheck, ({ db, caller, params }) => service.read(db, caller, params.checkId));
  bind(checks.changeCheck, ({ db, caller, params, body }) => service.change(db, caller.uid, params.checkId, body));
  bind(checks.saveAnswers, ({ db, caller, params, body }) => answers.save(db, caller.uid, params.checkId, body));
  bind(checks.saveValuation, ({ db, caller, params, body }) =>
    service.saveValuation(db, caller.uid, params.checkId, body),
  );
}

/** These open transactions of their own: bytes are stored before, and removed after, the row that names them. */
function bindFiles(bind: Bind, { answerFiles }: ReadinessServices): void {
  bind(
    checks.attachAnswerFile,
    ({ db, caller, params, files }) => answerFiles.attach(db, caller.uid, params.checkId, params.criterionId, files[0]),
    { transaction: 'none' },
  );
  bind(
    checks.removeAnswerFile,
    ({ db, caller, params }) => answerFiles.detach(db, caller.uid, params.checkId, params.criterionId),
    { transaction: 'none' },
  );
  bind(checks.readAnswerFile, ({ db, caller, params }) =>
    answerFiles.read(db, caller.uid, params.checkId, params.criterionId),
  );
}

function bindLedger(bind: Bind, { ledger }: ReadinessServices): void {
  bind(cash.readLedger, ({ db, caller }) => ledger.read(db, caller.uid));
  bind(cash.addCashEntry, ({ db, caller, body }) => ledger.add(db, caller.uid, body));
  bind(cash.editCashEntry, ({ db, caller, params, body }) => ledger.edit(db, caller.uid, params.entryId, body));
  bind(cash.removeCashEntry, ({ db, caller, params }) => ledger.remove(db, caller.uid, params.entryId));
  bind(cash.setCashBalance, ({ db, caller, body }) => ledger.setBalance(db, caller.uid, body.balance));
}

function bindVersions(bind: Bind, { versions: service }: ReadinessServices): void {
  bind(versions.readLiveReadiness, ({ db, caller, params }) => service.readLive(db, caller, params.checkId));
  bind(versions.publishReadiness, ({ db, caller, params }) => service.publish(db, caller, params.checkId));
  bind(versions.listReadinessVersions, ({ db, caller, params, query }) =>
    service.list(db, caller.uid, params.checkId, query),
  );
  bind(versions.readReadinessVersion, async ({ db, caller, params }) => {
    const { entry, snapshot, report } = await service.open(db, caller.uid, params.checkId, params.number);
    return { version: entry, snapshot, report };
  });
  bind(versions.compareReadinessVersions, ({ db, caller, params, query }) =>
    service.compare(db, caller.uid, params.checkId, params.number, query.with),
  );
  for (const format of ['pdf', 'docx', 'json'] as const) {
    bind(exportEndpoints[format], ({ db, caller, params, runTask }) =>
      service.print(db, runTask, caller.uid, { id: params.checkId, number: params.number, format }),
    );
  }
}

const exportEndpoints = {
  pdf: versions.exportReadinessPdf,
  docx: versions.exportReadinessDocx,
  json: versions.exportReadinessJson,
};
