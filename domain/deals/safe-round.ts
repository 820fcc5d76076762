import { type Exact, exactAmount, exactPositive, exactShare, ONE } from '../exact.ts';
import type { Fraction } from '../fraction.ts';
import { type MfnElections, resolveSafes, type SafeTerms } from './safe-terms.ts';
import { type Binding, type PriceConvention, type RoundTerms, solveRound } from './solve-round.ts';

/** The option pool in a round: nothing new, so many new shares, or a target for the unissued pool ÷ post-round total. */
export type PoolTerms =
  | { type: 'none' }
  | { type: 'increase'; shares: Exact }
  | { type: 'target_unissued_post'; fraction: Exact };

export type SafeRoundInput = {
  /** Issued shares, preferred as converted, granted and promised options. */
  outstanding: Exact;
  unissued_pool?: Exact | null;
  pre_money: Exact;
  new_money: Exact;
  pool?: PoolTerms | null;
  safes?: readonly SafeTerms[] | null;
  /** Without one: the percent-ownership convention of the YC guide. */
  convention?: PriceConvention | null;
  mfn_elections?: MfnElections | null;
};

export type SafeRound = {
  price: number;
  price_exact: string;
  total: number;
  total_exact: string;
  new_shares: number;
  pool_increase: number;
  company_capitalization: number;
  safe_shares: number[];
  safe_shares_exact: string[];
  /** What each SAFE pays per share: its amount ÷ its shares. */
  safe_prices: number[];
  binding: Binding[];
  ownership: { outstanding: number; safes: number[]; pool: number; new_money: number };
};

/**
 * SAFEs and one priced round, solved together and exactly; nothing is rounded but the last bit of each number.
 * Source: YC Post-Money SAFE User Guide; Cooley GO for the price conventions.
 * @throws RangeError for a term missing or out of range, SAFEs that sell the whole company, or a round without a price.
 */
export function safeRound(input: SafeRoundInput): SafeRound {
  const terms = readRound(input);
  const round = solveRound(terms);
  const fraction = (shares: Fraction) => shares.over(round.total).toNumber();
  return {
    price: round.price.toNumber(),
    price_exact: round.price.toString(),
    total: round.total.toNumber(),
    total_exact: round.total.toString(),
    new_shares: round.newShares.toNumber(),
    pool_increase: round.poolIncrease.toNumber(),
    company_capitalization: round.companyCapitalization.toNumber(),
    safe_shares: round.shares.map((shares) => shares.toNumber()),
    safe_shares_exact: round.shares.map(String),
    safe_prices: terms.convertibles.map(({ amount }, index) => amount.over(round.shares[index] ?? ONE).toNumber()),
    binding: round.binding,
    ownership: {
      outstanding: fraction(terms.outstanding),
      safes: round.shares.map(fraction),
      pool: fraction(terms.unissuedPool.plus(round.poolIncrease)),
      new_money: fraction(round.newShares),
    },
  };
}

/** @throws RangeError for a term missing or out of range. */
export function readRound(input: SafeRoundInput): RoundTerms {
  const outstanding = exactPositive('outstanding', input.outstanding);
  return {
    issued: outstanding,
    outstanding,
    unissuedPool: exactAmount('unissued_pool', input.unissued_pool ?? 0),
    preMoney: exactPositive('pre_money', input.pre_money),
    newMoney: exactPositive('new_money', input.new_money),
    pool: readPool(input.pool ?? { type: 'none' }),
    convention: readConvention(input.convention ?? 'percent_ownership'),
    convertibles: resolveSafes(input.safes ?? [], input.mfn_elections ?? {}),
  };
}

/** @throws RangeError for a negative increase or a target outside 0 to below 1. */
export function readPool(pool: PoolTerms): RoundTerms['pool'] {
  switch (pool.type) {
    case 'none':
      return { increase: exactAmount('pool', 0) };
    case 'increase':
      return { increase: exactAmount('pool increase', pool.shares) };
    case 'target_unissued_post': {
      const target = exactShare('pool target', pool.fraction);
      if (target.compare(ONE) === 0) throw new RangeError('The pool target must be below 100%.');
      return { target };
    }
    default:
      throw new RangeError('the pool must be none, an increase or a target');
  }
}

function readConvention(convention: PriceConvention): PriceConvention {
  if (!['percent_ownership', 'pre_money_fixed', 'dollars_invested'].includes(convention))
    throw new RangeError(`${convention} is no price convention`);
  return convention;
}
