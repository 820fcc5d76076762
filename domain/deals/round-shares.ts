import { type Exact, exactAmount, ONE, roundTo, sumOf, ZERO } from '../exact.ts';
import { Fraction } from '../fraction.ts';
import { requireSafe } from '../require.ts';
import { priceDecimals as decimalsOf } from './price-decimals.ts';
import { readRound, type SafeRoundInput } from './safe-round.ts';
import { type Binding, type Convertible, type RoundTerms, type SolvedRound, solveRound } from './solve-round.ts';

export type RoundedRound = {
  price: Fraction;
  /** How many decimals the price is stated with. */
  priceDecimals: number;
  companyCapitalization: bigint;
  /** Of each convertible, rounded down. */
  shares: bigint[];
  newShares: bigint;
  poolIncrease: bigint;
};

/**
 * A solved round in whole shares as the YC guide prints it: the price rounded (see `priceDecimals`) before dividing by it, shares on
 * conversion and Company Capitalization rounded down, new-money shares to the nearest.
 * Source: reproduces the four worked rounds of the YC Post-Money SAFE User Guide.
 */
export function roundShares(terms: RoundTerms, round: SolvedRound): RoundedRound {
  const priceDecimals = decimalsOf(round.price);
  const stated = (each: Fraction) => roundTo(each, Math.max(priceDecimals, decimalsOf(each)));
  const price = stated(round.price);
  const poolIncrease = round.poolIncrease.floor();
  const before = terms.outstanding.plus(terms.unissuedPool);
  const bases = {
    with_increase: before.plus(Fraction.of(poolIncrease)),
    without_increase: before,
    issued: terms.issued,
  };

  const isPostMoney = ({ base }: Convertible, index: number) =>
    base === 'company_capitalization' && round.binding[index] === 'cap';
  const others = terms.convertibles.map((each, index) => {
    const { amount, cap, discount, base } = each;
    if (isPostMoney(each, index)) return 0n;
    if (round.binding[index] !== 'cap' || !cap || base === 'company_capitalization')
      return amount.over(stated(price.times(ONE.minus(discount)))).floor();
    return bases[base].sign > 0 ? amount.over(stated(cap.over(bases[base]))).floor() : 0n;
  });
  const sold = terms.convertibles.map((each, index) =>
    each.cap && isPostMoney(each, index) ? each.amount.over(each.cap) : ZERO,
  );
  const counted = before.plus(Fraction.of(others.reduce((sum, shares) => sum + shares, 0n)));
  const companyCapitalization = counted.over(ONE.minus(sumOf(sold))).floor();
  const shares = others.map((other, index) => {
    const fraction = sold[index] ?? ZERO;
    return fraction.sign > 0 ? fraction.times(Fraction.of(companyCapitalization)).floor() : other;
  });
  return {
    price,
    priceDecimals,
    companyCapitalization,
    shares,
    newShares: terms.newMoney.over(price).round(),
    poolIncrease,
  };
}

export type RoundedSafeRoundInput = SafeRoundInput & { founders_common?: Exact | null };
export type RoundedSafeRound = {
  price: number;
  company_capitalization: number;
  safe_shares: number[];
  new_shares: number;
  total: number;
  /** Null when the founders' shares are not given. */
  founders_fraction: number | null;
  pool_fraction: number;
  binding: Binding[];
};

/**
 * SAFEs and a priced round with the rounding of the YC guide (see `roundShares`).
 * @throws RangeError as `safeRound` does.
 */
export function safeRoundYcRounding(input: RoundedSafeRoundInput): RoundedSafeRound {
  const terms = readRound(input);
  const solved = solveRound(terms);
  const round = roundShares(terms, solved);
  const total = round.companyCapitalization + round.poolIncrease + round.newShares;
  const fraction = (shares: Fraction) => shares.over(Fraction.of(total)).toNumber();
  const { founders_common: founders } = input;
  return {
    price: round.price.toNumber(),
    company_capitalization: requireSafe('company_capitalization', round.companyCapitalization),
    safe_shares: round.shares.map((shares) => requireSafe('safe_shares', shares)),
    new_shares: requireSafe('new_shares', round.newShares),
    total: requireSafe('total', total),
    founders_fraction: founders == null ? null : fraction(exactAmount('founders_common', founders)),
    pool_fraction: fraction(terms.unissuedPool.plus(Fraction.of(round.poolIncrease))),
    binding: solved.binding,
  };
}
