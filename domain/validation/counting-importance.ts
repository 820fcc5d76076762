import type { Assumption } from './assumptions.ts';
import type { EvidenceItem } from './evidence.ts';
import { hasShownResultRule } from './published-rules.ts';
import type { Importance } from './score.ts';

/** The highest importance that an assumption ever had: by its rule, or by an edit of the founder's. */
export const highestImportance = ({ importance, setBy, edits }: Assumption): Importance =>
  [setBy, ...edits].reduce<Importance>(
    (highest, one) => (one.importance > highest ? one.importance : highest),
    importance,
  );

/**
 * The assumptions with the importance that each counts with (rule S18): the one in force, and the highest that it ever had while
 * anything counted speaks against it. So to call a belief less important never takes a contradiction away, in whatever order it was raised,
 * refused and lowered; to raise it always works. Since the seventh formula. This product's own convention.
 */
export function withCountingImportance(
  assumptions: readonly Assumption[],
  evidence: readonly Pick<EvidenceItem, 'assumptionId' | 'side'>[],
  formulaVersion: string,
): Assumption[] {
  if (!hasShownResultRule(formulaVersion)) return [...assumptions];
  const refused = new Set(evidence.flatMap(({ side, assumptionId }) => (side === 'against' ? [assumptionId] : [])));
  return assumptions.map((one) => (refused.has(one.id) ? { ...one, importance: highestImportance(one) } : one));
}
