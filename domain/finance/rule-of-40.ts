import { Fraction } from '../fraction.ts';
import { requireAmount, requireNumber } from '../require.ts';

export type RuleOf40Input = {
  revenue_before: number;
  revenue_now: number;
  /** Profit or free cash flow of the same period as `revenue_now`; say which on screen. */
  profit: number;
};
type Figure = 'growth' | 'margin' | 'score' | 'pass';
export type RuleOf40 = {
  growth: number | null;
  margin: number | null;
  score: number | null;
  pass: boolean | null;
  reasons: Partial<Record<Figure, string>>;
};

/**
 * Revenue growth plus profit margin, as fractions, against 0.4: exactly 40% passes, 39.9% does not. Compared exactly.
 * @throws RangeError for a negative revenue or a number that is not finite.
 */
export function ruleOf40({ revenue_before, revenue_now, profit }: RuleOf40Input): RuleOf40 {
  const before = Fraction.of(requireAmount('revenue_before', revenue_before));
  const now = Fraction.of(requireAmount('revenue_now', revenue_now));
  const gained = Fraction.of(requireNumber('profit', profit));

  const growth = before.sign > 0 ? now.minus(before).over(before) : null;
  const margin = now.sign > 0 ? gained.over(now) : null;
  const score = growth && margin && growth.plus(margin);
  const noGrowth = 'There was no revenue in the period before.';
  const noMargin = 'There is no revenue in this period.';
  const noScore = growth ? noMargin : noGrowth;
  return {
    growth: growth?.toNumber() ?? null,
    margin: margin?.toNumber() ?? null,
    score: score?.toNumber() ?? null,
    pass: score && score.compare(Fraction.of(0.4)) >= 0,
    reasons: {
      ...(!growth && { growth: noGrowth }),
      ...(!margin && { margin: noMargin }),
      ...(!score && { score: noScore, pass: noScore }),
    },
  };
}
