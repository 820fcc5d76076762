import { AppError } from '#contract/errors.ts';
import { ledgerLimits } from '#contract/validation/ledger.ts';
import { latestDay } from '#domain/time/today.ts';
import { checkDecision, type Decision } from '#domain/validation/decisions.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { toFields } from './field-problems.ts';
import { insertDecision, listDecisions } from './idea.repo.ts';
import { changeIdea, type ValidationDeps } from './idea-store.ts';
import { listEvidence } from './observation.repo.ts';
import { listTestRecords } from './test-card.repo.ts';

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/** The decision log: entries are added, never changed. */
export function createDecisionService(deps: ValidationDeps) {
  return {
    async add(db: Db, scope: OwnerScope, ideaId: string, body: Omit<Decision, 'id'>) {
      return changeIdea(deps, db, scope, ideaId, async () => {
        if ((await listDecisions(db, ideaId)).length >= ledgerLimits.decisions) throw new AppError('LEDGER_LIMIT');
        const decision = { id: newId(deps.clock()), ...body };
        const problems = checkDecision(decision, {
          evidenceIds: ids(await listEvidence(db, { scope, ideaId })),
          testIds: ids(await listTestRecords(db, ideaId)),
          latestDay: latestDay(deps.clock()),
        });
        if (problems.length > 0) throw new AppError('REQUEST_INVALID', { fields: toFields(problems) });
        await insertDecision(db, ideaId, decision, deps.clock());
        return { decision };
      });
    },
  };
}

export type DecisionService = ReturnType<typeof createDecisionService>;
