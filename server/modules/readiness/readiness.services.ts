import { createAnswerService } from './answer.service.ts';
import { createAnswerFileService } from './answer-file.service.ts';
import { createCheckService } from './check.service.ts';
import type { ReadinessDeps } from './check-store.ts';
import { createLedgerService } from './ledger.service.ts';
import type { ReadinessServices } from './routes.ts';
import { createVersionService } from './version.service.ts';

/** Everything that checking investment readiness can do. */
export function createReadinessServices(deps: ReadinessDeps): ReadinessServices {
  return {
    checks: createCheckService(deps),
    answers: createAnswerService(deps),
    answerFiles: createAnswerFileService(deps),
    ledger: createLedgerService(deps),
    versions: createVersionService(deps),
  };
}
