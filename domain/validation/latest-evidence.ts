import { type CountedItem, countEvidence } from './counted-evidence.ts';
import { EVIDENCE_LEVELS, EVIDENCE_SIDES, type EvidenceItem } from './evidence.ts';
import { scoreAssumptions } from './score.ts';
import type { ScoreMove } from './score-move.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * A conversation, a payment or a source as counted: its newest line, what it says on both sides (one line of each that it
 * speaks on, for before against), and how all its lines move the displayed score.
 */
export type LatestEvidence = { item: CountedItem; sides: CountedItem[]; move: ScoreMove };

/**
 * The newest observations that count, by the day they were made and then by id, each with what leaving it out would take
 * from the score. Empty while nothing counts. Source: the published formula with and without the observation.
 */
export function latestEvidence(snapshot: Snapshot, count: number): LatestEvidence[] {
  const { assumptions, asOf } = snapshot;
  const ids = new Set(assumptions.map(({ id }) => id));
  const evidence = countEvidence(snapshot).items.filter(({ assumptionId }) => ids.has(assumptionId));
  if (evidence.length === 0) return [];
  const { displayed } = scoreAssumptions(assumptions, evidence, asOf);
  const newest = [...evidence].sort(newestFirst);
  return newest
    .filter((item, index) => newest.findIndex((other) => sourceOf(other) === sourceOf(item)) === index)
    .slice(0, count)
    .map((item) => {
      const others = evidence.filter((other) => sourceOf(other) !== sourceOf(item));
      const own = evidence.filter((other) => sourceOf(other) === sourceOf(item));
      return {
        item,
        sides: sidesOf(own),
        move: { from: scoreAssumptions(assumptions, others, asOf).displayed, to: displayed },
      };
    });
}

/** Of one talk, who paid and who refused. Of several lines on a side the strongest is told, then the one with most people. */
function sidesOf(own: readonly CountedItem[]): CountedItem[] {
  return EVIDENCE_SIDES.flatMap((side) => {
    const [first] = own
      .filter((item) => item.side === side)
      .sort(
        (a, b) =>
          EVIDENCE_LEVELS.indexOf(b.level) - EVIDENCE_LEVELS.indexOf(a.level) ||
          b.count - a.count ||
          (a.id < b.id ? 1 : -1),
      );
    return first ?? [];
  });
}

const sourceOf = ({ id, observation }: EvidenceItem) => observation?.id ?? id;

function newestFirst(a: EvidenceItem, b: EvidenceItem): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.id < b.id ? 1 : a.id > b.id ? -1 : 0;
}
