import { type CountedItem, countEvidence, type EvidenceNote } from './counted-evidence.ts';
import { EVIDENCE_LEVELS, EVIDENCE_SIDES, type EvidenceItem } from './evidence.ts';
import { countAnswered, countPeople } from './people.ts';
import { scoreAssumptions } from './score.ts';
import type { ScoreMove } from './score-move.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * A conversation, a payment or a source as counted: its newest line, what it says on both sides (one line of each that it
 * speaks on, for before against), how many of its people confirmed it and how many answered from the founder's own network, how all its lines move the displayed score, and why nothing of it counts where nothing does.
 */
export type LatestEvidence = {
  item: CountedItem;
  sides: CountedItem[];
  people: { count: number; confirmed: number; own: number };
  move: ScoreMove;
  uncounted: string | null;
};

/** Of these an entry counts nothing, and its founder would look for it in vain. */
const UNCOUNTED: readonly EvidenceNote['code'][] = ['unfit_level', 'agreement', 'unlawful', 'earlier_price'];

/** Whether no more moved than a rounding makes of it, by what people only said in favour: less than one point. Our own convention. */
export const isOnlyOpinion = (lines: readonly EvidenceItem[], { from, to }: ScoreMove) =>
  lines.every(({ side, level }) => side === 'for' && level === 'L2') && to.support - from.support < 1;

/**
 * The newest observations, by the day they were made and then by id, each with what leaving it out would take from the score;
 * one of which nothing counts says why. What people only said in favour is told as no movement below one point. Empty while nothing
 * was seen. Source: the published formula with and without the observation.
 */
export function latestEvidence(snapshot: Snapshot, count: number): LatestEvidence[] {
  const { assumptions, asOf } = snapshot;
  const ids = new Set(assumptions.map(({ id }) => id));
  const counted = countEvidence(snapshot);
  const evidence = counted.items.filter(({ assumptionId }) => ids.has(assumptionId));
  const reasons = new Map(
    counted.notes.flatMap(({ evidenceId, code, text }) => (UNCOUNTED.includes(code) ? [[evidenceId, text]] : [])),
  );
  const inScore = new Set(evidence.map(sourceOf));
  const uncounted = snapshot.evidence.filter(
    (item) => ids.has(item.assumptionId) && reasons.has(item.id) && !inScore.has(sourceOf(item)),
  );
  const newest: CountedItem[] = [...evidence, ...uncounted].sort(newestFirst);
  if (newest.length === 0) return [];
  const displayed = displayedOf(evidence);
  return newest
    .filter((item, index) => newest.findIndex((other) => sourceOf(other) === sourceOf(item)) === index)
    .slice(0, count)
    .map((item) => {
      const own = newest.filter((other) => sourceOf(other) === sourceOf(item));
      const others = evidence.filter((other) => sourceOf(other) !== sourceOf(item));
      const move = { from: displayedOf(others), to: displayed };
      return {
        item,
        sides: sidesOf(own),
        people: { count: countPeople(own), confirmed: countAnswered(own, confirmedOf), own: countAnswered(own, ownOf) },
        move: isOnlyOpinion(own, move) ? { from: displayed, to: displayed } : move,
        uncounted: inScore.has(sourceOf(item)) ? null : (reasons.get(item.id) ?? null),
      };
    });

  function displayedOf(items: readonly CountedItem[]) {
    return scoreAssumptions(assumptions, items, asOf).displayed;
  }
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

const ownOf = ({ witnessed }: CountedItem) => witnessed?.fromOwnNetwork ?? 0;
const confirmedOf = ({ confirmed = 0 }: CountedItem) => confirmed;

const sourceOf = ({ id, observation }: EvidenceItem) => observation?.id ?? id;

function newestFirst(a: EvidenceItem, b: EvidenceItem): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.id < b.id ? 1 : a.id > b.id ? -1 : 0;
}
