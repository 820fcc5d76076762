import { type Exact, exactAmount, exactPositive, smaller, sumOf } from '../exact.ts';
import { Fraction } from '../fraction.ts';
import { requireOption } from '../require.ts';

const ELEMENTS = 5;

const IN_MONEY = {
  fraction: (value: Fraction, maximum: Fraction) => value.times(maximum),
  amount: (value: Fraction) => value,
};

export type BerkusInput = {
  /** Stated for the region; the original is $500,000. Without one there is no valuation. */
  max_per_element?: Exact | null;
  /** Whether elements are fractions of the maximum or, as when it is left out, amounts of money. */
  as?: keyof typeof IN_MONEY | null;
  /** Up to five: sound idea, prototype, management team, strategic relationships, product roll-out or sales. */
  elements: Readonly<Record<string, Exact>>;
};

/**
 * Berkus: the sum of five elements before revenue, each capped at the stated maximum.
 * Source: Dave Berkus, the Berkus Method (Gust).
 * @throws RangeError for a negative element or maximum, no element or more than five.
 */
export function berkus(input: BerkusInput) {
  const given = Object.entries(input.elements).map(([name, value]) => [name, exactAmount(name, value)] as const);
  if (given.length === 0 || given.length > ELEMENTS) throw new RangeError('Berkus has up to five elements.');
  if (input.max_per_element == null)
    return {
      inputs: input,
      elements: null,
      ceiling: null,
      valuation: null,
      reasons: { valuation: 'needs its maximum for each element stated' },
    };
  const maximum = exactPositive('max_per_element', input.max_per_element);
  const inMoney = requireOption('as', input.as ?? 'amount', IN_MONEY);
  const counted = given.map(([name, value]) => [name, smaller(maximum, inMoney(value, maximum))] as const);
  return {
    inputs: input,
    elements: Object.fromEntries(counted.map(([name, value]) => [name, value.toNumber()])),
    ceiling: maximum.times(Fraction.of(ELEMENTS)).toNumber(),
    valuation: sumOf(counted.map(([, value]) => value)).toNumber(),
    reasons: {},
  };
}
