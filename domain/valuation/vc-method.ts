import { type Exact, exactDiscount, exactPositive, ONE } from '../exact.ts';
import type { Fraction } from '../fraction.ts';
import { requireCount } from '../require.ts';

const TOO_MUCH = 'The investment is as large as the company would be worth, so nothing is left before it.';

export type VcRoiInput = {
  /** Value at exit. */
  terminal_value: Exact;
  /** Required multiple of the investment, such as 20. */
  anticipated_roi: Exact;
  investment: Exact;
  /** Fraction that later rounds take: 1 − Π(1 − dᵢ). */
  later_dilution?: Exact | null;
};

/**
 * Venture Capital method by multiple: post-money = terminal value ÷ multiple. Later dilution lowers the post-money; the
 * shortcut that lowers the pre-money instead overstates it and is returned only to say so.
 * Source: Gust, "Valuations 101: The Venture Capital Method".
 * @throws RangeError for a number of zero or less or a dilution outside 0 to below 1.
 */
export function vcMethodRoi(input: VcRoiInput) {
  const investment = exactPositive('investment', input.investment);
  const post = exactPositive('terminal_value', input.terminal_value).over(
    exactPositive('anticipated_roi', input.anticipated_roi),
  );
  const kept = ONE.minus(exactDiscount('later_dilution', input.later_dilution ?? 0));
  const postAfter = post.times(kept);
  const now = beforeInvestment(post, investment);
  const after = beforeInvestment(postAfter, investment);
  return {
    inputs: input,
    post_money: post.toNumber(),
    pre_money: now?.preMoney.toNumber() ?? null,
    ownership: now?.ownership.toNumber() ?? null,
    post_money_after_dilution: postAfter.toNumber(),
    pre_money_after_dilution: after?.preMoney.toNumber() ?? null,
    ownership_after_dilution: after?.ownership.toNumber() ?? null,
    gust_shortcut_pre_money: now?.preMoney.times(kept).toNumber() ?? null,
    reasons: {
      ...(!now && { pre_money: TOO_MUCH, ownership: TOO_MUCH, gust_shortcut_pre_money: TOO_MUCH }),
      ...(!after && { pre_money_after_dilution: TOO_MUCH, ownership_after_dilution: TOO_MUCH }),
    },
  };
}

export type VcIrrInput = {
  /** Value at exit; otherwise earnings × P/E. */
  terminal_value?: Exact | null;
  earnings?: Exact | null;
  pe?: Exact | null;
  /** Required return a year: 50% is 0.5. */
  rate: Exact;
  /** Whole years until the exit. */
  years: number;
  investment: Exact;
  existing_shares?: Exact | null;
};

/**
 * Venture Capital method by rate of return: post-money = terminal value ÷ (1 + r)^years, ownership = investment ÷ post-money,
 * new shares = existing × f ÷ (1 − f).
 * Source: Sahlman, "A Method for Valuing High-Risk, Long-Term Investments"; vcmethod.com.
 * @throws RangeError for a number of zero or less, part years, or no terminal value to start from.
 */
export function vcMethodIrr(input: VcIrrInput) {
  const investment = exactPositive('investment', input.investment);
  const growth = ONE.plus(exactPositive('rate', input.rate)).power(requireCount('years', input.years));
  const post = terminalValue(input).over(growth);
  const now = beforeInvestment(post, investment);
  const existing = input.existing_shares == null ? null : exactPositive('existing_shares', input.existing_shares);
  const newShares = now && existing?.times(now.ownership).over(ONE.minus(now.ownership));
  const noShares = now ? 'The number of shares is not known.' : TOO_MUCH;
  return {
    inputs: input,
    post_money: post.toNumber(),
    pre_money: now?.preMoney.toNumber() ?? null,
    ownership: now?.ownership.toNumber() ?? null,
    new_shares: newShares?.toNumber() ?? null,
    total_shares: (newShares && existing?.plus(newShares).toNumber()) ?? null,
    price: newShares ? investment.over(newShares).toNumber() : null,
    reasons: {
      ...(!now && { pre_money: TOO_MUCH, ownership: TOO_MUCH }),
      ...(!newShares && { new_shares: noShares, total_shares: noShares, price: noShares }),
    },
  };
}

function terminalValue({ terminal_value: value, earnings, pe }: VcIrrInput): Fraction {
  if (value != null) return exactPositive('terminal_value', value);
  return exactPositive('earnings', earnings).times(exactPositive('pe', pe));
}

/** Null when the investment buys the whole company or more. */
function beforeInvestment(post: Fraction, investment: Fraction) {
  const preMoney = post.minus(investment);
  return preMoney.sign > 0 ? { preMoney, ownership: investment.over(post) } : null;
}
