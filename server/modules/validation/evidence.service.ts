import { AppError } from '#contract/errors.ts';
import type { EvidenceRecord } from '#contract/validation/ledger.ts';
import { latestDay } from '#domain/time/today.ts';
import { checkEvidence } from '#domain/validation/check-evidence.ts';
import { EVIDENCE_LIMITS } from '#domain/validation/evidence.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { currentAssumptions } from './assumption.service.ts';
import {
  countEvidence,
  deleteEvidence,
  type EvidenceContent,
  findEvidence,
  insertEvidence,
  updateEvidence,
} from './evidence.repo.ts';
import { toFields } from './field-problems.ts';
import type { IdeaRow } from './idea.repo.ts';
import { changeIdea, type ValidationDeps } from './idea-store.ts';

/** The evidence ledger, without its files. */
export function createEvidenceService(deps: ValidationDeps) {
  const { clock } = deps;

  /** @throws REQUEST_INVALID naming each field that the rules refuse. */
  async function check(db: Db, idea: IdeaRow, content: EvidenceContent): Promise<void> {
    const known = await currentAssumptions(db, idea);
    const problems = checkEvidence(content, latestDay(clock()), {
      assumptionIds: known.map(({ id }) => id),
      segmentSize: idea.intake.segmentSize ?? null,
    });
    if (problems.length > 0) throw new AppError('REQUEST_INVALID', { fields: toFields(problems) });
  }

  return {
    async add(db: Db, scope: OwnerScope, ideaId: string, content: EvidenceContent) {
      return changeIdea(deps, db, scope, ideaId, async ({ idea }) => {
        await check(db, idea, content);
        const ledger = { scope, ideaId };
        if ((await countEvidence(db, ledger)) >= EVIDENCE_LIMITS.items) throw new AppError('LEDGER_LIMIT');
        return { evidence: await insertEvidence(db, ledger, newId(clock()), content, clock()) };
      });
    },

    /** @throws RECORD_CHANGED when the item has changed since the revision that was edited. */
    async edit(
      db: Db,
      scope: OwnerScope,
      ideaId: string,
      id: string,
      { revision, ...content }: EvidenceContent & { revision: number },
    ) {
      return changeIdea(deps, db, scope, ideaId, async ({ entry, idea }) => {
        const item = orNotFound(await findEvidence(db, { scope, ideaId }, id));
        if (item.revision !== revision) throw new AppError('RECORD_CHANGED');
        await check(db, idea, content);
        return { evidence: await updateEvidence(db, entry, item, content, clock()) };
      });
    },

    async remove(db: Db, scope: OwnerScope, ideaId: string, id: string) {
      return changeIdea(deps, db, scope, ideaId, async ({ entry }) => ({
        removed: orNotFound(await deleteEvidence(db, entry, id)),
      }));
    },
  };
}

export type EvidenceService = ReturnType<typeof createEvidenceService>;

/** @throws EVIDENCE_UNKNOWN */
export function orNotFound(item: EvidenceRecord | undefined): EvidenceRecord {
  if (!item) throw new AppError('EVIDENCE_UNKNOWN');
  return item;
}
