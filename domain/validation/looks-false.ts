import type { CountedItem } from './counted-evidence.ts';
import { isContradicted } from './outweighed.ts';
import { withoutOwnWord } from './own-word.ts';
import { hasBackedRule, hasLaterRules } from './published-rules.ts';
import { type AssumptionScore, sharesOf } from './score.ts';
import type { TestRecord } from './test-records.ts';
import { failedTest } from './verdict-blocks.ts';

/** From this share against, and twice what speaks for it, a belief looks false; from half of all it does whatever speaks for it (rule W2). */
const AGAINST_LINE = 0.25;

/**
 * Whether a belief looks false on its own entries as counted: at least a quarter of all speaks against it, and twice as much as for
 * it, or half of all (rule W2), or its newest decided test failed. Since the sixth formula what rests on the founder's word alone
 * does not keep it from that. This product's own convention.
 */
export function looksFalse(
  score: AssumptionScore,
  own: readonly CountedItem[],
  { asOf, formulaVersion, testCards }: { asOf: string; formulaVersion: string; testCards: readonly TestRecord[] },
): boolean {
  const tests = testCards.filter(({ card }) => card.assumptionId === score.id);
  if (failedTest(tests, hasLaterRules(formulaVersion)) !== null) return true;
  if (isContradicted(own, asOf, formulaVersion)) return true;
  const shown = hasBackedRule(formulaVersion) ? withoutOwnWord(score, own, asOf).r : score.r;
  const { b } = sharesOf(shown, score.s);
  return score.d >= 2 * b && score.d >= AGAINST_LINE;
}
