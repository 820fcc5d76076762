import { Fraction } from '../fraction.ts';
import { requireAmount } from '../require.ts';

export type GrossMargin = {
  gross_profit: number;
  /** On revenue, as a fraction. */
  gross_margin: number | null;
  /** The same profit on cost, as a fraction: a margin of 60% is a mark-up of 150%. */
  markup: number | null;
  reasons: { gross_margin?: string; markup?: string };
};

/**
 * Gross profit of `revenue` after the cost of what was sold, `cogs`, in one currency unit.
 * @throws RangeError for a negative number.
 */
export function grossMargin({ revenue, cogs }: { revenue: number; cogs: number }): GrossMargin {
  const cost = Fraction.of(requireAmount('cogs', cogs));
  const profit = Fraction.of(requireAmount('revenue', revenue)).minus(cost);
  return {
    gross_profit: profit.toNumber(),
    gross_margin: revenue > 0 ? profit.over(Fraction.of(revenue)).toNumber() : null,
    markup: cogs > 0 ? profit.over(cost).toNumber() : null,
    reasons: {
      ...(revenue === 0 && { gross_margin: 'There is no revenue yet.' }),
      ...(cogs === 0 && { markup: 'What was sold cost nothing, so there is no mark-up on it.' }),
    },
  };
}
