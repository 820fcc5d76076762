import type { Assumption } from './assumptions.ts';
import type { EvidenceItem } from './evidence.ts';
import { type HeldImportance, highestImportance } from './held-importance.ts';
import { hasRuleImportance, hasShownResultRule } from './published-rules.ts';
import type { Importance } from './score.ts';

/**
 * The assumptions with the importance that each counts with (rule S18): the one in force and no less than its rule gave it, since the
 * ninth formula; and the highest that it ever had while anything counted speaks against it, since the seventh; `heldImportance` is from before
 * an answer was changed, since the ninth. So to call a belief less
 * important takes no contradiction and no open question away, in whatever order it was raised, refused and lowered; to raise it always
 * works. This product's own convention.
 */
export function withCountingImportance(
  assumptions: readonly Assumption[],
  evidence: readonly Pick<EvidenceItem, 'assumptionId' | 'side'>[],
  formulaVersion: string,
  heldImportance: HeldImportance = {},
): Assumption[] {
  if (!hasShownResultRule(formulaVersion)) return [...assumptions];
  const refused = new Set(evidence.flatMap(({ side, assumptionId }) => (side === 'against' ? [assumptionId] : [])));
  const ofRule = ({ importance, setBy }: Assumption): Importance =>
    hasRuleImportance(formulaVersion) && setBy.importance > importance ? setBy.importance : importance;
  const held = hasRuleImportance(formulaVersion) ? heldImportance : {};
  const highest = (one: Assumption) => highestImportance(one, held);
  return assumptions.map((one) => ({ ...one, importance: refused.has(one.id) ? highest(one) : ofRule(one) }));
}
