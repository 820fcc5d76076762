import type { FilesPort } from '../../ports/files/port.ts';
import { createAssumptionService } from './assumption.service.ts';
import { createDecisionService } from './decision.service.ts';
import { createEvidenceService } from './evidence.service.ts';
import { createEvidenceFileService } from './evidence-file.service.ts';
import { createFactService } from './fact.service.ts';
import { createIdeaService } from './idea.service.ts';
import type { ValidationDeps } from './idea-store.ts';
import type { ValidationServices } from './routes.ts';
import { createTestCardService } from './test-card.service.ts';
import { createVersionService } from './version.service.ts';

/** Everything that validating an idea can do. */
export function createValidationServices(deps: ValidationDeps & { files: FilesPort }): ValidationServices {
  const evidence = createEvidenceService(deps);
  return {
    ideas: createIdeaService(deps),
    assumptions: createAssumptionService(deps),
    evidence,
    evidenceFiles: createEvidenceFileService(deps, evidence),
    testCards: createTestCardService(deps),
    decisions: createDecisionService(deps),
    versions: createVersionService(deps),
    facts: createFactService(deps),
  };
}
