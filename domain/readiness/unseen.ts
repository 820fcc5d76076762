import type { PlacedCriterion } from './criteria.ts';
import { FACT_RULES } from './fact-rules.ts';
import type { FounderFacts } from './facts.ts';
import { type FactRule, mayCount } from './idea-rules.ts';
import type { ResolvedAnswer } from './resolve.ts';

/**
 * What the idea of a check lacks for a yes that the founder gives alone: told beside it, and the yes stays as claimed. Null where
 * a fact answers, where the idea has no part in it, and where nothing of the idea counts, which is told elsewhere.
 */
export function unseenFact(
  { fact }: Pick<PlacedCriterion, 'fact'>,
  { answer, origin }: Pick<ResolvedAnswer, 'answer' | 'origin'>,
  { ideas }: Pick<FounderFacts, 'ideas'>,
): string | null {
  if (fact === undefined || answer !== 'yes' || origin !== 'founder') return null;
  const { unseen }: FactRule = FACT_RULES[fact];
  const one = ideas.find(mayCount);
  return (one && unseen?.(one)) ?? null;
}

/**
 * True where a step is reached by a yes that only the founder says, and for which the idea of the check lacks something. `step`: its
 * questions; those that are good to have hold no step.
 */
export function restsOnWord(
  step: readonly (Pick<PlacedCriterion, 'fact' | 'mandatory'> & {
    result: Pick<ResolvedAnswer, 'answer' | 'origin'>;
  })[],
  facts: Pick<FounderFacts, 'ideas'>,
): boolean {
  return step.some((one) => one.mandatory && unseenFact(one, one.result, facts) !== null);
}
