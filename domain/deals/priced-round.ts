import { type Exact, exactAmount, exactPositive, exactShare, larger, ONE, ZERO } from '../exact.ts';
import { requireOption } from '../require.ts';

export type PricedRoundInput = {
  pre_money: Exact;
  new_money: Exact;
  /** Issued shares and granted options. */
  existing_shares_ex_unissued_pool: Exact;
  existing_unissued_pool?: Exact | null;
  /** Unissued pool after the round ÷ post-round total. */
  target_unissued_pool_post?: Exact | null;
  /** Whether the increase is inside the pre-money, as usual, or comes after closing and dilutes the new investor too. */
  pool_in?: keyof typeof POOL_IN | null;
};
const POOL_IN = { pre: 'pre', pre_money: 'pre', post: 'post', post_money: 'post' } as const;

/**
 * One priced round without convertibles. With the pool inside the pre-money the holders' company is worth less than the
 * headline: the effective pre-money is the pre-money less the pool increase at the round price.
 * Source: Venture Hacks, "The Option Pool Shuffle".
 * @throws RangeError for a number out of range, or a pool and new money that take the whole company.
 */
export function pricedRound(input: PricedRoundInput) {
  const preMoney = exactPositive('pre_money', input.pre_money);
  const newMoney = exactPositive('new_money', input.new_money);
  const existing = exactPositive('existing_shares_ex_unissued_pool', input.existing_shares_ex_unissued_pool);
  const pool = exactAmount('existing_unissued_pool', input.existing_unissued_pool ?? 0);
  const target = exactShare('target_unissued_pool_post', input.target_unissued_pool_post ?? 0);
  const poolIn = requireOption('pool_in', input.pool_in ?? 'pre', POOL_IN);

  const postMoney = preMoney.plus(newMoney);
  const investor = newMoney.over(postMoney);
  const left = ONE.minus(target).minus(poolIn === 'pre' ? investor : ZERO);
  if (left.sign <= 0) throw new RangeError('The option pool and the new money take the whole company.');

  const before = existing.plus(pool);
  // Pool outside the increase: the rest of the company is `existing` alone, or with the new shares when it comes after.
  const rest = poolIn === 'pre' ? existing : existing.plus(before.times(newMoney).over(preMoney));
  const increase = larger(ZERO, target.times(rest.over(left)).minus(pool));
  const priced = poolIn === 'pre' ? before.plus(increase) : before;
  const price = preMoney.over(priced);
  const newShares = newMoney.over(price);
  const total = before.plus(increase).plus(newShares);
  const effective = poolIn === 'pre' ? preMoney.minus(increase.times(price)) : preMoney;
  return {
    price: price.toNumber(),
    price_exact: price.toString(),
    pool_increase: increase.toNumber(),
    new_shares: newShares.toNumber(),
    total: total.toNumber(),
    total_exact: total.toString(),
    effective_pre_money: effective.toNumber(),
    ownership: {
      existing: existing.over(total).toNumber(),
      unissued_pool: pool.plus(increase).over(total).toNumber(),
      new_money: newShares.over(total).toNumber(),
    },
  };
}
