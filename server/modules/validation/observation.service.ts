import { AppError } from '#contract/errors.ts';
import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import { latestDay } from '#domain/time/today.ts';
import { countsForMore } from '#domain/validation/counts-for-more.ts';
import { NO_PRICE_YET } from '#domain/validation/earlier-price.ts';
import { EVIDENCE_LIMITS } from '#domain/validation/evidence.ts';
import { completeIntake } from '#domain/validation/intake.ts';
import { checkObservation, type Observation } from '#domain/validation/observation.ts';
import { segmentSizeOf } from '#domain/validation/segment-count.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { currentAssumptions } from './assumption.service.ts';
import { toFields } from './field-problems.ts';
import type { IdeaRow } from './idea.repo.ts';
import { changeIdea, lockIdea, type ValidationDeps } from './idea-store.ts';
import {
  countEvidence,
  deleteObservation,
  findObservation,
  insertObservation,
  type Ledger,
  putLines,
  updateObservation,
} from './observation.repo.ts';
import { noteRemoval } from './removals.ts';
import { endConfirmations } from './witness.repo.ts';

/** What was seen, and the lines of the ledger that follow from it; without their files. */
export function createObservationService(deps: ValidationDeps) {
  const { clock } = deps;

  /** @throws REQUEST_INVALID naming each field that the rules refuse. */
  async function check(db: Db, idea: IdeaRow, observation: Observation): Promise<void> {
    const known = await currentAssumptions(db, idea);
    const problems = checkObservation(observation, latestDay(clock()), {
      assumptionIds: known.map(({ id }) => id),
      segmentSize: segmentSizeOf(completeIntake(idea.intake)),
    });
    if (problems.length > 0) throw new AppError('REQUEST_INVALID', { fields: toFields(problems) });
  }

  /** @throws LEDGER_LIMIT */
  async function requireRoom(db: Db, ledger: Ledger, added: number): Promise<void> {
    if ((await countEvidence(db, ledger)) + added > EVIDENCE_LIMITS.items) throw new AppError('LEDGER_LIMIT');
  }

  return {
    /** Adds an observation. The same `key` again gives the one that is there, as it is, and changes nothing. */
    async add(
      db: Db,
      scope: OwnerScope,
      ideaId: string,
      { key: clientKey, says, ...content }: Observation & { key: string },
    ) {
      const ledger = { scope, ideaId };
      const { idea: locked } = await lockIdea(deps, db, scope, ideaId);
      const known = await findObservation(db, ledger, { clientKey });
      if (known.length > 0) return { evidence: known, revision: locked.revision };
      return changeIdea(deps, db, scope, ideaId, async ({ idea }) => {
        await check(db, idea, { ...content, says });
        await requireRoom(db, ledger, says.length);
        const id = newId(clock());
        const noted = { notedFor: idea.intake.pitch ?? '', notedPrice: idea.intake.price ?? NO_PRICE_YET };
        await insertObservation(db, ledger, { id, clientKey, ...noted, ...content }, clock());
        const lines = says.map((said) => ({ id: newId(clock()), ...said }));
        await putLines(db, ledger, id, lines);
        return { evidence: await findObservation(db, ledger, { id }) };
      });
    },

    /**
     * What it says of an assumption keeps its id. Once it counts for more, nobody has confirmed it: those who did were shown less.
     * @throws RECORD_CHANGED when it has changed since that revision.
     */
    async edit(
      db: Db,
      scope: OwnerScope,
      ideaId: string,
      id: string,
      { revision, says, ...content }: Observation & { revision: number },
    ) {
      const ledger = { scope, ideaId };
      return changeIdea(deps, db, scope, ideaId, async ({ entry, idea }) => {
        const before = orNotFound(await findObservation(db, ledger, { id }));
        if (before[0].revision !== revision) throw new AppError('RECORD_CHANGED');
        await check(db, idea, { ...content, says });
        const same = (said: Observation['says'][number]) =>
          before.find((line) => line.assumptionId === said.assumptionId && line.side === said.side)?.id;
        await requireRoom(db, ledger, says.length - before.length);
        await noteRemoval(deps, db, scope, { entry, idea }, { before, after: { ...content, says } });
        await updateObservation(db, entry, { id, revision }, content, clock());
        const lines = says.map((said) => ({ id: same(said) ?? newId(clock()), ...said }));
        await putLines(db, ledger, id, lines);
        if (countsForMore(before, { ...content, says })) await endConfirmations(db, scope, [id], clock());
        return { evidence: await findObservation(db, ledger, { id }) };
      });
    },

    async remove(db: Db, scope: OwnerScope, ideaId: string, id: string) {
      return changeIdea(deps, db, scope, ideaId, async ({ entry, idea }) => {
        const lines = orNotFound(await findObservation(db, { scope, ideaId }, { id }));
        const [removed] = lines;
        await noteRemoval(deps, db, scope, { entry, idea }, { before: lines, after: { ...removed, says: [] } });
        await deleteObservation(db, entry, id);
        return { removed };
      });
    },
  };
}

export type ObservationService = ReturnType<typeof createObservationService>;

/** @throws EVIDENCE_UNKNOWN */
export function orNotFound(lines: EvidenceRecord[]): [EvidenceRecord, ...EvidenceRecord[]] {
  const [first, ...others] = lines;
  if (!first) throw new AppError('EVIDENCE_UNKNOWN');
  return [first, ...others];
}
