import { type Exact, exactPositive, ONE, sumOf } from '../exact.ts';
import { Fraction } from '../fraction.ts';
import { requireSafe } from '../require.ts';
import { requireCompanyLeft } from './solve-round.ts';

type CappedSafe = { amount: Exact; post_money_cap: Exact };

/**
 * What post-money SAFEs sell: amount ÷ cap each, added up, before the round's new money and pool increase.
 * Source: YC Post-Money SAFE User Guide.
 * @throws RangeError for an amount or cap of zero or less, or when the SAFEs sell the whole company.
 */
export function safeOwnershipSold({ safes }: { safes: readonly CappedSafe[] }) {
  const fractions = readSold(safes);
  const sold = sumOf(fractions);
  return {
    fractions: fractions.map((fraction) => fraction.toNumber()),
    total_sold: sold.toNumber(),
    left_for_others: ONE.minus(sold).toNumber(),
  };
}

/**
 * Company Capitalization when every cap binds: the shares, options and pool before the SAFEs ÷ (1 − Σ amount ÷ cap). Shares
 * and capitalization are rounded down, prices are exact.
 * Source: YC Post-Money SAFE User Guide, Example 1.
 * @throws RangeError for a number of zero or less, or when the SAFEs sell the whole company.
 */
export function safeCompanyCapitalization(input: { pre_safe_shares: Exact; safes: readonly CappedSafe[] }) {
  const fractions = readSold(input.safes);
  const base = exactPositive('pre_safe_shares', input.pre_safe_shares);
  const capitalization = base.over(ONE.minus(sumOf(fractions)));
  const shares = fractions.map((fraction) => capitalization.times(fraction));
  return {
    company_capitalization: requireSafe('company_capitalization', capitalization.floor()),
    company_capitalization_exact: capitalization.toString(),
    safe_shares: shares.map((each) => requireSafe('safe_shares', each.floor())),
    safe_shares_exact: shares.map(String),
    safe_prices: input.safes.map(({ post_money_cap: cap }) =>
      exactPositive('post_money_cap', cap).over(capitalization).toNumber(),
    ),
  };
}

/**
 * The pro rata right of a SAFE in the first priced round: SAFE shares ÷ Company Capitalization (not ÷ the post-round total)
 * of the new preferred, rounded down to whole shares.
 * Source: YC pro rata side letter.
 * @throws RangeError for a number of zero or less, or more SAFE shares than the capitalization counts.
 */
export function safeProRata(input: {
  safe_shares: Exact;
  company_capitalization: Exact;
  new_shares: Exact;
  price: Exact;
}) {
  const capitalization = exactPositive('company_capitalization', input.company_capitalization);
  const fraction = exactPositive('safe_shares', input.safe_shares).over(capitalization);
  if (fraction.compare(ONE) > 0) throw new RangeError('safe_shares must not exceed company_capitalization');
  const shares = fraction.times(exactPositive('new_shares', input.new_shares)).floor();
  const cost = Fraction.of(shares).times(exactPositive('price', input.price));
  return { fraction: fraction.toNumber(), shares: requireSafe('shares', shares), cost: cost.toNumber() };
}

function readSold(safes: readonly CappedSafe[]): Fraction[] {
  const read = safes.map((safe) => ({
    amount: exactPositive('amount', safe.amount),
    cap: exactPositive('post_money_cap', safe.post_money_cap),
    base: 'company_capitalization' as const,
  }));
  requireCompanyLeft(read);
  return read.map(({ amount, cap }) => amount.over(cap));
}
