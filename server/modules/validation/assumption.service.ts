import { AppError } from '#contract/errors.ts';
import { utcDay } from '#domain/time/today.ts';
import type { ImportanceEdit, OwnAssumption } from '#domain/validation/assumptions.ts';
import { ASSUMPTION_LIMITS, assembleAssumptions } from '#domain/validation/assumptions.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import {
  deleteOwnAssumption,
  type IdeaRow,
  insertImportanceEdit,
  insertOwnAssumption,
  listImportanceEdits,
  listOwnAssumptions,
} from './idea.repo.ts';
import { changeIdea, type ValidationDeps } from './idea-store.ts';
import { listEvidence } from './observation.repo.ts';
import { listTestRecords } from './test-card.repo.ts';

const mostImportanceEdits = 500;

/** The assumptions in force: those of the rules and the founder's own. */
export async function currentAssumptions(db: Db, idea: IdeaRow) {
  const edits = await listImportanceEdits(db, idea.id);
  return assembleAssumptions(idea.intake, edits, await listOwnAssumptions(db, idea.id));
}

/** How much each assumption matters, and assumptions of the founder's own. */
export function createAssumptionService(deps: ValidationDeps) {
  return {
    async setImportance(
      db: Db,
      scope: OwnerScope,
      ideaId: string,
      assumptionId: string,
      body: Pick<ImportanceEdit, 'importance' | 'reason'>,
    ) {
      return changeIdea(deps, db, scope, ideaId, async ({ idea }) => {
        const known = await currentAssumptions(db, idea);
        if (!known.some(({ id }) => id === assumptionId)) throw new AppError('ASSUMPTION_UNKNOWN');
        const earlier = await listImportanceEdits(db, ideaId);
        if (earlier.length >= mostImportanceEdits) throw new AppError('LEDGER_LIMIT');
        const edit = { assumptionId, ...body, date: utcDay(deps.clock()) };
        await insertImportanceEdit(db, ideaId, earlier.length + 1, edit);
        return { edit };
      });
    },

    async add(db: Db, scope: OwnerScope, ideaId: string, body: Omit<OwnAssumption, 'id'>) {
      return changeIdea(deps, db, scope, ideaId, async () => {
        const own = await listOwnAssumptions(db, ideaId);
        if (own.length >= ASSUMPTION_LIMITS.own) throw new AppError('LEDGER_LIMIT');
        const assumption = { id: `own-${newId(deps.clock())}`, ...body };
        await insertOwnAssumption(db, ideaId, assumption, deps.clock());
        return { assumption };
      });
    },

    /** @throws ASSUMPTION_IN_USE while evidence or a test is about it. */
    async remove(db: Db, scope: OwnerScope, ideaId: string, assumptionId: string) {
      return changeIdea(deps, db, scope, ideaId, async () => {
        const evidence = await listEvidence(db, { scope, ideaId });
        const tests = await listTestRecords(db, ideaId);
        const inUse =
          evidence.some((item) => item.assumptionId === assumptionId) ||
          tests.some(({ card }) => card.assumptionId === assumptionId);
        if (inUse) throw new AppError('ASSUMPTION_IN_USE');
        if (!(await deleteOwnAssumption(db, ideaId, assumptionId))) throw new AppError('ASSUMPTION_UNKNOWN');
        return {};
      });
    },
  };
}

export type AssumptionService = ReturnType<typeof createAssumptionService>;
