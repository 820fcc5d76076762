import type { EvidenceItem } from '#domain/validation/evidence.ts';
import { itemPoints, sidePoints } from '#domain/validation/points.ts';
import { buildReport } from '#domain/validation/report.ts';
import type { Snapshot } from '#domain/validation/snapshot.ts';
import { type ScoreMove, sameShares } from '../score-move.ts';

export type EvidenceEffect = {
  /** What the entry is worth before caps. */
  points: number;
  /** How the score would move; null where there is no score, or where it stays as it is. */
  move: ScoreMove | null;
  /** True where its group of level and independence has reached its cap, so that more of the same adds nothing. */
  capped: boolean;
};

/** What an entry does to the score, in place of the one with its id or beside the others. */
export function effectOf(snapshot: Snapshot, item: EvidenceItem): EvidenceEffect {
  const evidence = [...snapshot.evidence.filter(({ id }) => id !== item.id), item];
  const before = buildReport(snapshot).score;
  const after = buildReport({ ...snapshot, evidence }).score;
  const { level, independence, side } = item;
  const own = evidence.filter(({ assumptionId }) => assumptionId === item.assumptionId);
  const group = sidePoints(side, own, snapshot.asOf).groups.find(
    (one) => one.level === level && one.independence === independence,
  );
  return {
    points: itemPoints(item, snapshot.asOf).product,
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
