import { countEvidence, type EvidenceNote } from '#domain/validation/counted-evidence.ts';
import type { EvidenceFile, EvidenceItem } from '#domain/validation/evidence.ts';
import { itemPoints, sidePoints } from '#domain/validation/points.ts';
import { proofOf } from '#domain/validation/proof.ts';
import { buildReport } from '#domain/validation/report.ts';
import type { Snapshot } from '#domain/validation/snapshot.ts';
import { type ScoreMove, sameShares } from '../score/score-move.ts';
import type { EvidenceBody } from './evidence-mutations.ts';

export type EvidenceEffect = {
  /** What the entry is worth before caps. */
  points: number;
  /** Why it counts otherwise than it is written. */
  notes: EvidenceNote[];
  /** How the score would move; null where there is no score, or where it stays as it is. */
  move: ScoreMove | null;
  /** True where its group of level and independence has reached its cap, so that more of the same adds nothing. */
  capped: boolean;
};

/** What is typed, as the ledger would hold it. */
export function asEntered(body: EvidenceBody, id: string, file: EvidenceFile | undefined): EvidenceItem {
  return { ...body, id, file, proof: proofOf({ ...body, file }) };
}

/** What an entry does to the score, in place of the one with its id or beside the others. */
export function effectOf(snapshot: Snapshot, item: EvidenceItem): EvidenceEffect {
  const evidence = [...snapshot.evidence.filter(({ id }) => id !== item.id), item];
  const before = buildReport(snapshot).score;
  const after = buildReport({ ...snapshot, evidence }).score;
  const counted = countEvidence({ ...snapshot, evidence });
  const own = counted.items.filter(({ assumptionId }) => assumptionId === item.assumptionId);
  const group = sidePoints(item.side, own, snapshot.asOf).groups.find(
    ({ level, independence }) => level === item.level && independence === item.independence,
  );
  const entry = own.find(({ id }) => id === item.id);
  return {
    points: entry ? itemPoints(entry, snapshot.asOf).product : 0,
    notes: counted.notes.filter(({ evidenceId }) => evidenceId === item.id),
    move: before && after && !sameShares(before, after) ? { from: before, to: after } : null,
    capped: group?.capped ?? false,
  };
}

/** What happened after an entry was saved, where the score itself does not say it. */
export function stillText({ move, capped }: EvidenceEffect): string {
  if (move) return '';
  return capped
    ? 'The score stays as it is: this kind of evidence has reached its cap for this assumption.'
    : 'The score stays as it is.';
}
