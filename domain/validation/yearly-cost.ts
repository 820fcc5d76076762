import { Fraction } from '../fraction.ts';
import type { Money } from '../money/money.ts';
import { readWrittenNumber } from '../written-number.ts';

/** Times a year. A day counts on all 365, so that the cost is never read as less than it was meant. */
const PERIODS: readonly [words: RegExp, timesAYear: number][] = [
  [/\b(daily|(an?|per|each|every|one) day)\b|\/ ?day\b/iu, 365],
  [/\b(weekly|(an?|per|each|every|one) week)\b|\/ ?(week|wk)\b/iu, 52],
  [/\b(monthly|(an?|per|each|every|one) month)\b|\/ ?(month|mo)\b/iu, 12],
  [/\b(yearly|annually|(an?|per|each|every|one) (year|annum))\b|\/ ?(year|yr)\b/iu, 1],
];

/**
 * What something costs in a year, in minor units, where a founder's words say one amount of that money and one period, such as
 * "about ₦20,000 a month". Null for anything else: it is not guessed. This product's own convention.
 */
export function yearlyCostOf(words: string, currency: Money['currency']): Fraction | null {
  const periods = PERIODS.filter(([pattern]) => pattern.test(words));
  const [period, ...others] = periods;
  const written = readWrittenNumber(words);
  if (!period || others.length > 0 || !written.ok) return null;
  const [said, ...otherMoney] = written.currencies;
  if (said !== currency || otherMoney.length > 0 || written.value.sign <= 0) return null;
  return written.value.times(Fraction.of(100 * period[1]));
}
