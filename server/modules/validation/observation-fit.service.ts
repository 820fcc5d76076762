import type { DocumentEntry } from '#contract/documents/documents.ts';
import type { EndpointParsed } from '#contract/endpoint.ts';
import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import type { setPitchFit, setPriceFit } from '#contract/validation/validation.ts';
import type { Money } from '#domain/money/money.ts';
import { isForEarlierPitch } from '#domain/validation/earlier-pitch.ts';
import { isAtEarlierPrice, isPriceOpen } from '#domain/validation/earlier-price.ts';
import { paidByPayers } from '#domain/validation/note-reading.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { Locked } from '../../db/locked.ts';
import { changeIdea, type ValidationDeps } from './idea-store.ts';
import { findObservation, listEvidence } from './observation.repo.ts';
import { orNotFound } from './observation.service.ts';
import { undoPriceFit, updatePaid, updatePitchFit, updatePriceFit } from './observation-fit.repo.ts';
import { noteSetAside } from './removals.ts';
import { endConfirmations } from './witness.repo.ts';

/** Whether what was noted for an earlier pitch, or at an earlier price, holds for today's. */
export function createObservationFitService(deps: ValidationDeps) {
  const { clock } = deps;

  /**
   * A part of today's price is no more than the note says was paid. Where nothing says how much, a yes to the payment was one to no
   * sum, at the price before: it holds no more, and an open link ends. Ask again.
   */
  async function withoutSums(
    db: Db,
    scope: OwnerScope,
    entry: Locked<DocumentEntry>,
    { meant, price }: { meant: readonly EvidenceRecord[]; price: Money },
  ): Promise<void> {
    const ids = new Set<string>();
    for (const { observationId, observation, note, people } of meant) {
      if (observation?.paid || ids.has(observationId)) continue;
      ids.add(observationId);
      const paid = paidByPayers(note, people, price.currency);
      if (paid) await updatePaid(db, entry, observationId, paid);
    }
    if (ids.size > 0) await endConfirmations(db, scope, [...ids], clock());
  }

  return {
    /**
     * Of one observation, or of all that were noted for an earlier pitch. What fits after all was confirmed of another pitch: it is
     * asked again. @throws EVIDENCE_UNKNOWN
     */
    async setPitchFit(
      db: Db,
      scope: OwnerScope,
      ideaId: string,
      { fits, observationId }: EndpointParsed<typeof setPitchFit>['body'],
    ) {
      return changeIdea(deps, db, scope, ideaId, async ({ entry, idea }) => {
        const pitch = idea.intake.pitch ?? '';
        const ledger = await listEvidence(db, { scope, ideaId });
        const meant = ledger.filter((line) =>
          observationId ? line.observationId === observationId : isForEarlierPitch(line.notedFor, pitch),
        );
        if (observationId) orNotFound(meant);
        const ids = new Set(meant.map((line) => line.observationId));
        if (ids.size > 0) await updatePitchFit(db, entry, [...ids], { notedFor: pitch, fits });
        const ofAnother = meant.filter((line) => line.doesNotFit || isForEarlierPitch(line.notedFor, pitch));
        const endedIds = ofAnother.map((line) => line.observationId);
        if (!fits) await noteSetAside(deps, db, scope, { entry, idea }, meant);
        if (fits) await endConfirmations(db, scope, endedIds, clock());
        const now = await listEvidence(db, { scope, ideaId });
        return { evidence: now.filter((line) => ids.has(line.observationId)) };
      });
    },

    /**
     * Of one observation, or of all that the founder is asked about; null takes the answer back. Nothing changes without a price.
     * @throws EVIDENCE_UNKNOWN
     */
    async setPriceFit(
      db: Db,
      scope: OwnerScope,
      ideaId: string,
      { isPart, observationId }: EndpointParsed<typeof setPriceFit>['body'],
    ) {
      return changeIdea(deps, db, scope, ideaId, async ({ entry, idea }) => {
        const price = idea.intake.price ?? null;
        const ledger = await listEvidence(db, { scope, ideaId });
        const named = ledger.filter((line) => line.observationId === observationId);
        if (observationId) orNotFound(named);
        if (isPart === null) {
          const [{ observationId: id }] = orNotFound(named);
          await undoPriceFit(db, entry, id);
          return { evidence: await findObservation(db, { scope, ideaId }, { id }) };
        }
        const meant = ledger.filter((line) =>
          observationId
            ? line.observationId === observationId && isAtEarlierPrice(line, price)
            : !line.doesNotFit && isPriceOpen(line, price),
        );
        const ids = new Set(meant.map((line) => line.observationId));
        if (price && ids.size > 0) await updatePriceFit(db, entry, [...ids], { price, isPart });
        if (price && isPart) await withoutSums(db, scope, entry, { meant, price });
        const now = await listEvidence(db, { scope, ideaId });
        return { evidence: now.filter((line) => ids.has(line.observationId)) };
      });
    },
  };
}

export type ObservationFitService = ReturnType<typeof createObservationFitService>;
