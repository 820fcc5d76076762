import { LOWERED_RULE } from './lowered.ts';
import type { Objection } from './objection.ts';
import { REMOVED_RULE } from './removed-against.ts';

/** Rules that name beliefs by their codes, or say what the lists of beliefs say already. */
const TOLD_ELSEWHERE = /^C(0|1|3|12)\./u;

/** What the case against says to the founder, said to somebody else. */
const TO_OTHERS: Readonly<Record<string, string>> = {
  'C5.people-you-know': 'Half or more of what speaks for it comes from people whom the founder knows.',
  'C7.your-word': 'More than half of the entries in favour rest on the founder’s word alone.',
  'C8.loses-money': 'On the founder’s own figures each sale loses money or brings in nothing.',
  'C8.weak-return': 'On the founder’s own figures a customer brings in less than three times what it costs to win one.',
  'C9.permission': 'It may need a permission, and nothing shows yet that it can be had.',
  'C10.rivals': 'Customers can go on with what they use today, and nothing shows yet that they would change.',
  'C17.too-good':
    'The figures say that a customer brings in over 20 times what it costs to win one: a cost may be missing.',
  'C18.nobody-leaves': 'The figures count on no customer ever stopping.',
  'C19.low-margin': 'Less than a tenth of the price is left after the cost of one unit.',
  'C19.high-margin': 'The figures keep over nine tenths of the price: a cost may be missing.',
  'C20.dearer-than-trouble': 'A customer would pay more in a year than the trouble costs, by the founder’s own answer.',
  'C21.market-below-segment': 'The whole market is given as smaller than its first place: one of the two is wrong.',
  'C22.outlived': 'On the founder’s own figures what must be bought first wears out before it has paid for itself.',
  'C22.slow': 'On the founder’s own figures what must be bought first takes more than three years to pay for itself.',
  'C23.more-than-live': 'More customers are counted than people live.',
};

/** A failed test, without its interval and the founder’s objection. */
const FAILED_TEST = /^A test failed: “.*?”\./u;
const TO_FOUNDER = /\byou(r|rs)?\b/iu;

/**
 * The case against for a reader who is not the founder, weightiest first; what was removed comes before all else, so that no page
 * has no room for it. A sentence that speaks to the founder and has no
 * other wording is left out, but for one that quotes the founder’s reason to call a belief less important, and so is a second test of one name that failed: the full case shows both.
 */
export function outsiderObjections(caseAgainst: readonly Objection[]): string[] {
  const removedFirst = [...caseAgainst].sort(
    (a, b) => Number(b.rule === REMOVED_RULE) - Number(a.rule === REMOVED_RULE),
  );
  const told = removedFirst.flatMap(({ rule, text }) => {
    if (TOLD_ELSEWHERE.test(rule)) return [];
    const words = TO_OTHERS[rule] ?? FAILED_TEST.exec(text)?.[0] ?? text;
    return rule !== LOWERED_RULE && TO_FOUNDER.test(words) ? [] : [words];
  });
  return [...new Set(told)];
}
