import { type Exact, exactDiscount, exactPositive, ONE, roundTo } from '../exact.ts';
import type { Fraction } from '../fraction.ts';
import { requireCount, requireSafe } from '../require.ts';

export type PremoneySafeInput = {
  pre_money: Exact;
  new_money: Exact;
  /** Shares, options and the pool with this round's increase, without SAFEs and notes. */
  fully_diluted_incl_pool: Exact;
  amount: Exact;
  cap?: Exact | null;
  discount?: Exact | null;
  series_price_decimals?: number;
  safe_price_decimals?: number;
};
type Basis = 'cap' | 'discount' | 'series_price';

/**
 * One SAFE of the older pre-money form in a round priced on the same shares: the lowest of the cap, discount and round price,
 * prices rounded half-up before dividing, shares rounded down.
 * Source: YC SAFE primer (2013–2018), read as mirrored by FundersClub.
 * @throws RangeError for a number of zero or less or a discount outside 0 to below 1.
 */
export function premoneySafePrimer(input: PremoneySafeInput) {
  const base = exactPositive('fully_diluted_incl_pool', input.fully_diluted_incl_pool);
  const amount = exactPositive('amount', input.amount);
  const newMoney = exactPositive('new_money', input.new_money);
  const seriesDecimals = requireCount('series_price_decimals', input.series_price_decimals ?? 4);
  const safeDecimals = requireCount('safe_price_decimals', input.safe_price_decimals ?? 4);

  const exactSeries = exactPositive('pre_money', input.pre_money).over(base);
  const series = requirePrice(roundTo(exactSeries, seriesDecimals));
  const exactOptions: [Basis, Fraction, Fraction][] = [['series_price', series, exactSeries]];
  if (input.cap != null) {
    const price = exactPositive('cap', input.cap).over(base);
    exactOptions.push(['cap', requirePrice(roundTo(price, safeDecimals)), price]);
  }
  if (input.discount != null) {
    const rate = ONE.minus(exactDiscount('discount', input.discount));
    exactOptions.push(['discount', requirePrice(roundTo(series.times(rate), safeDecimals)), exactSeries.times(rate)]);
  }
  const [basis, price, exact] = exactOptions.reduce((best, option) => (option[1].compare(best[1]) < 0 ? option : best));
  const named = exactOptions.filter(([name]) => name !== 'series_price');
  return {
    series_price: series.toNumber(),
    series_shares: requireSafe('series_shares', newMoney.over(series).floor()),
    safe_price: price.toNumber(),
    safe_price_options: Object.fromEntries(named.map(([name, each]) => [name, each.toNumber()])),
    basis,
    safe_shares: requireSafe('safe_shares', amount.over(price).floor()),
    safe_shares_unrounded_price: requireSafe('safe_shares_unrounded_price', amount.over(exact).floor()),
  };
}

function requirePrice(price: Fraction): Fraction {
  if (price.sign === 0) throw new RangeError('The price rounds to zero: state it with more decimals.');
  return price;
}
