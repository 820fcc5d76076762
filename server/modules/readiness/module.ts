import type { Database } from '../../db/client.ts';
import { sweepFiles } from '../../jobs/sweep-files.ts';
import type { Module } from '../../module.ts';
import { createAnswerService } from './answer.service.ts';
import { createAnswerFileService } from './answer-file.service.ts';
import { listKnownFiles } from './check.repo.ts';
import { createCheckService } from './check.service.ts';
import type { ReadinessDeps } from './check-store.ts';
import { createLedgerService } from './ledger.service.ts';
import { bindReadiness } from './routes.ts';
import { createVersionService } from './version.service.ts';

/** Everything that checking investment readiness can do. */
export function createReadinessModule(deps: ReadinessDeps & { database: Database }) {
  const services = {
    checks: createCheckService(deps),
    answers: createAnswerService(deps),
    answerFiles: createAnswerFileService(deps),
    ledger: createLedgerService(deps),
    versions: createVersionService(deps),
  };
  return {
    services,
    gives: { kind: services.versions },
    limits: { readinessChecks: (db, scope) => deps.store.count(db, scope, ['evaluation']) },
    bind: (bind) => bindReadiness(bind, services),
    // Every night, after deleted documents are erased: files that no answer names any more go too.
    jobs: [
      { name: 'readiness.sweep-files', cron: '50 2 * * *', run: () => sweepFiles(deps, 'readiness', listKnownFiles) },
    ],
  } satisfies Module;
}
