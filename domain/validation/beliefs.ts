import type { Assumption } from './assumptions.ts';
import type { EvidenceItem } from './evidence.ts';
import type { GroupPoints, SidePoints } from './points.ts';
import { type AssumptionScore, explainAssumption } from './score.ts';

/** A group of evidence without its single items: what it adds up to and where it stops. */
export type GroupSum = Omit<GroupPoints, 'items'> & { items: number };

/** An assumption on the map: its statement, the importance that it counts with (rule S18) and, in a testable idea, what the evidence says of it. */
export type Belief = Assumption & {
  score: AssumptionScore | null;
  for: GroupSum[];
  against: GroupSum[];
};

/** `scored` is false while the intake cannot be tested: then there is no figure at all. */
export function assembleBelief(
  assumption: Assumption,
  evidence: readonly EvidenceItem[],
  asOf: string,
  scored: boolean,
): Belief {
  if (!scored) return { ...assumption, score: null, for: [], against: [] };
  const explained = explainAssumption(assumption, evidence, asOf);
  return { ...assumption, score: explained.score, for: sums(explained.for), against: sums(explained.against) };
}

function sums(side: SidePoints): GroupSum[] {
  return side.groups.map(({ items, ...group }) => ({ ...group, items: items.length }));
}
