import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import type { IdeaState } from '#contract/validation/validation.ts';

/** Said before an entry is called fitting: its confirmations were of another pitch. */
export const ASKED_AGAIN = 'Where it fits, those who confirmed it are asked again.';

/** Whether somebody confirmed any of these observations, at whichever of their lines. */
export const isConfirmed = ({ evidence }: Pick<IdeaState, 'evidence'>, meant: readonly EvidenceRecord[]) =>
  evidence.some(
    ({ observationId, witnessed }) =>
      (witnessed?.confirmed ?? 0) > 0 && meant.some((line) => line.observationId === observationId),
  );
