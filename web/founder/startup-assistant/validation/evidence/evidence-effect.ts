import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import { countEvidence, type EvidenceNote } from '#domain/validation/counted-evidence.ts';
import type { EvidenceFile, EvidenceItem } from '#domain/validation/evidence.ts';
import { isOnlyOpinion } from '#domain/validation/latest-evidence.ts';
import { shareOf } from '#domain/validation/observation.ts';
import { sidePoints } from '#domain/validation/points.ts';
import { proofOf } from '#domain/validation/proof.ts';
import { buildReport } from '#domain/validation/report.ts';
import { type ScoreMove, sameShares } from '#domain/validation/score-move.ts';
import type { Snapshot } from '#domain/validation/snapshot.ts';
import type { ObservationBody } from './observation-task.ts';

export type EvidenceEffect = {
  /** Why it counts otherwise than it is written. */
  notes: EvidenceNote[];
  /** How the score would move; null where there is no score, or where it stays as it is. */
  move: ScoreMove | null;
  /** True where people only said it in favour, which moves the score by less than one point. */
  isOpinion: boolean;
  /** True where each group of level and independence has reached its cap, so that more of the same adds nothing. */
  capped: boolean;
};

/** What is typed, as the ledger would hold it; what says the same as one of `before` takes its place. */
export function asEntered(
  body: ObservationBody,
  before: readonly EvidenceRecord[],
  file: EvidenceFile | undefined,
): EvidenceItem[] {
  const { independence, inSegment, date, note, link, says } = body;
  const seen = { independence, inSegment, date, note, link, file, proof: proofOf({ note, link, file }) };
  const share = shareOf(before[0]?.observationId ?? 'new', body);
  return says.map((said, index) => {
    const same = before.find((line) => line.assumptionId === said.assumptionId && line.side === said.side);
    return { id: same?.id ?? `new-${index}`, ...said, ...seen, ...share };
  });
}

/** What the lines of an observation do to the score, in place of what it said before. */
export function effectOf(
  snapshot: Snapshot,
  lines: readonly EvidenceItem[],
  before: readonly { id: string }[] = [],
): EvidenceEffect {
  const replaced = new Set([...lines, ...before].map(({ id }) => id));
  const evidence = [...snapshot.evidence.filter(({ id }) => !replaced.has(id)), ...lines];
  const now = buildReport(snapshot).score;
  const after = buildReport({ ...snapshot, evidence }).score;
  const counted = countEvidence({ ...snapshot, evidence });
  const ids = new Set(lines.map(({ id }) => id));
  const own = counted.items.filter(({ id }) => ids.has(id));
  const move = now && after && !sameShares(now, after) ? { from: now, to: after } : null;
  const isOpinion = move !== null && isOnlyOpinion(lines, move);
  return {
    notes: counted.notes.filter(({ evidenceId }) => ids.has(evidenceId)),
    move: isOpinion ? null : move,
    isOpinion,
    capped: own.length > 0 && own.every((item) => isCapped(item, counted.items, snapshot.asOf)),
  };
}

function isCapped(item: EvidenceItem, all: readonly EvidenceItem[], asOf: string): boolean {
  const ofBelief = all.filter(({ assumptionId }) => assumptionId === item.assumptionId);
  return sidePoints(item.side, ofBelief, asOf).groups.some(
    ({ level, independence, capped }) => level === item.level && independence === item.independence && capped,
  );
}

/** What happened after an observation was saved, where the score itself does not say it. */
export function stillText({ move, isOpinion, capped }: EvidenceEffect): string {
  if (move) return '';
  if (isOpinion) return 'The score stays as it is: what people say counts for next to nothing until they do something.';
  return capped
    ? 'The score stays as it is: this kind of evidence counts for this belief as much as it can already.'
    : 'The score stays as it is.';
}
