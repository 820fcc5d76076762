import type { Assumption } from './assumptions.ts';
import type { EvidenceItem } from './evidence.ts';
import { hasRuleImportance, hasShownResultRule } from './published-rules.ts';
import type { Importance } from './score.ts';

/** The highest importance that an assumption ever had: by its rule, or by an edit of the founder's. */
export const highestImportance = ({ importance, setBy, edits }: Assumption): Importance =>
  [setBy, ...edits].reduce<Importance>(
    (highest, one) => (one.importance > highest ? one.importance : highest),
    importance,
  );

/**
 * The assumptions with the importance that each counts with (rule S18): the one in force and no less than its rule gave it, since the
 * ninth formula; and the highest that it ever had while anything counted speaks against it, since the seventh. So to call a belief less
 * important takes no contradiction and no open question away, in whatever order it was raised, refused and lowered; to raise it always
 * works. This product's own convention.
 */
export function withCountingImportance(
  assumptions: readonly Assumption[],
  evidence: readonly Pick<EvidenceItem, 'assumptionId' | 'side'>[],
  formulaVersion: string,
): Assumption[] {
  if (!hasShownResultRule(formulaVersion)) return [...assumptions];
  const refused = new Set(evidence.flatMap(({ side, assumptionId }) => (side === 'against' ? [assumptionId] : [])));
  const ofRule = ({ importance, setBy }: Assumption): Importance =>
    hasRuleImportance(formulaVersion) && setBy.importance > importance ? setBy.importance : importance;
  return assumptions.map((one) => ({ ...one, importance: refused.has(one.id) ? highestImportance(one) : ofRule(one) }));
}
