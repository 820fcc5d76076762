import { type Exact, exactAmount, exactPositive, ONE, smaller, sumOf, ZERO } from '../exact.ts';
import type { Fraction } from '../fraction.ts';
import { requireCompanyLeft } from './solve-round.ts';

export type SafeLiquidityInput = {
  /** Left after debt and costs. */
  proceeds: Exact;
  /** Issued shares with granted and promised options, without the unissued pool. */
  shares_incl_options_promised: Exact;
  /** A SAFE without a cap takes its purchase amount. */
  safes: readonly { amount: Exact; cap?: Exact | null }[];
};

/**
 * Post-money SAFEs outstanding at a sale: each takes the greater of its purchase amount and its share as converted. What the
 * others decide changes both, so the SAFE with the highest cap decides first whether it cashes out, then the next: in the
 * end nobody gains by deciding otherwise. An exact tie takes cash (same money). Short funds go by purchase amount.
 * Source: YC post-money SAFE, liquidity event and liquidity capitalization.
 * @throws RangeError for a number out of range or SAFEs that sell the whole company.
 */
export function safeLiquidity(input: SafeLiquidityInput) {
  const proceeds = exactAmount('proceeds', input.proceeds);
  const shares = exactPositive('shares_incl_options_promised', input.shares_incl_options_promised);
  const safes = input.safes.map(({ amount, cap }, index) => ({
    index,
    amount: exactPositive('amount', amount),
    cap: cap == null ? null : exactPositive('cap', cap),
    base: 'company_capitalization' as const,
  }));
  requireCompanyLeft(safes);

  const converts = safes.map(() => true);
  let rest = proceeds;
  for (const { index, amount, cap } of safes.toSorted(byCapDescending)) {
    if (cap && rest.compare(cap) > 0) break;
    converts[index] = false;
    rest = rest.minus(amount);
  }
  const cashDue = sumOf(safes.map(({ amount }, index) => (converts[index] ? ZERO : amount)));
  const paidOfDue = cashDue.sign > 0 ? smaller(ONE, proceeds.over(cashDue)) : ONE;
  const payouts = safes.map(({ amount, cap }, index) =>
    cap && converts[index] ? amount.over(cap).times(rest) : amount.times(paidOfDue),
  );
  const sold = safes.map(({ amount, cap }, index) => (cap && converts[index] ? amount.over(cap) : ZERO));
  return {
    converts,
    payouts: payouts.map((payout) => payout.toNumber()),
    common_total: proceeds.minus(sumOf(payouts)).toNumber(),
    liquidity_capitalization: shares.over(ONE.minus(sumOf(sold))).toNumber(),
  };
}

type Capped = { cap: Fraction | null };

function byCapDescending(a: Capped, b: Capped): number {
  if (a.cap && b.cap) return b.cap.compare(a.cap);
  return Number(a.cap !== null) - Number(b.cap !== null);
}
