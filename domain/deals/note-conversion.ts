import { type Exact, exactAmount, exactDiscount, exactPositive, ONE, smaller } from '../exact.ts';
import { Fraction } from '../fraction.ts';
import { type DayCount, exactInterest } from './note-interest.ts';

export type NoteConversionInput = {
  principal: Exact;
  /** Accrued interest; otherwise worked out from the rate and the dates, otherwise none. */
  interest?: Exact | null;
  annual_rate?: Exact | null;
  start?: string | null;
  end?: string | null;
  day_count?: DayCount | null;
  /** False when interest is paid in cash or waived; otherwise it converts. */
  interest_converts?: boolean | null;
  discount?: Exact | null;
  cap?: Exact | null;
  /** The shares the cap is divided by; otherwise the round's own base, through `round_pre_money`. */
  cap_base_shares?: Exact | null;
  round_price: Exact;
  round_pre_money?: Exact | null;
};
export type NoteBasis = 'round_price' | 'discount_price' | 'cap_price';

/**
 * A note in a priced round: the balance ÷ the lowest of the round price, the discount price and the cap price, rounded down
 * to whole shares, the fraction in cash. A cap below the pre-money does not always win: the line is cap ÷ (1 − discount).
 * Source: FundersClub's convertible note pages; Cooley's form.
 * @throws RangeError for a term missing or out of range, or a cap without shares to divide it by.
 */
export function noteConversion(input: NoteConversionInput) {
  const roundPrice = exactPositive('round_price', input.round_price);
  const balance = convertingBalance(input);
  const options: [NoteBasis, Fraction][] = [['round_price', roundPrice]];
  if (input.discount != null)
    options.push(['discount_price', roundPrice.times(ONE.minus(exactDiscount('discount', input.discount)))]);
  if (input.cap != null) options.push(['cap_price', capPrice(input, roundPrice)]);
  const [basis, price] = options.reduce((best, option) => (option[1].compare(best[1]) < 0 ? option : best));

  const exact = balance.over(price);
  const shares = Fraction.of(exact.floor());
  return {
    converting_balance: balance.toNumber(),
    prices: Object.fromEntries(options.map(([name, each]) => [name, each.toNumber()])),
    basis,
    conversion_price: price.toNumber(),
    shares: shares.toNumber(),
    shares_exact: exact.toString(),
    cash_for_fraction: exact.minus(shares).times(price).toNumber(),
    value_at_round_price: shares.times(roundPrice).toNumber(),
  };
}

function convertingBalance(input: NoteConversionInput): Fraction {
  const principal = exactPositive('principal', input.principal);
  if (input.interest_converts === false) return principal;
  if (input.interest != null) return principal.plus(exactAmount('interest', input.interest));
  const { annual_rate, start, end } = input;
  if (annual_rate == null) return principal;
  if (start == null || end == null) throw new RangeError('interest needs the dates it runs from and to');
  return principal.plus(exactInterest({ ...input, annual_rate, start, end }).interest);
}

function capPrice(
  { cap, cap_base_shares: base, round_pre_money: preMoney }: NoteConversionInput,
  roundPrice: Fraction,
) {
  if (base != null) return exactPositive('cap', cap).over(exactPositive('cap_base_shares', base));
  if (preMoney == null) throw new RangeError('a cap needs the shares it is divided by, or the pre-money of the round');
  return roundPrice.times(exactPositive('cap', cap)).over(exactPositive('round_pre_money', preMoney));
}

export type ChangeOfControlInput = {
  principal: Exact;
  interest?: Exact | null;
  /** Of the principal: 1 to 2 is usual. */
  multiple?: Exact | null;
  cap?: Exact | null;
  /** Shares before the note converts. */
  fully_diluted?: Exact | null;
  proceeds: Exact;
};

/**
 * A note when the company is sold: the greater of multiple × principal + interest, as far as the proceeds reach, and the
 * share of the proceeds as converted at the cap. A tie is repaid. Without a cap the holder is repaid.
 * Source: FundersClub's convertible note pages.
 * @throws RangeError for a term out of range, or a cap without the shares it is divided by.
 */
export function noteChangeOfControl(input: ChangeOfControlInput) {
  const principal = exactPositive('principal', input.principal);
  const interest = exactAmount('interest', input.interest ?? 0);
  const proceeds = exactAmount('proceeds', input.proceeds);
  const repayment = principal.times(exactPositive('multiple', input.multiple ?? 1)).plus(interest);
  const repaid = smaller(repayment, proceeds);
  const noCap = 'Without a cap there is no price to convert at.';
  if (input.cap == null)
    return {
      repayment: repayment.toNumber(),
      conversion_shares: null,
      as_converted: null,
      holder_takes: 'repayment' as const,
      amount: repaid.toNumber(),
      reasons: { conversion_shares: noCap, as_converted: noCap },
    };
  const before = exactPositive('fully_diluted', input.fully_diluted);
  const shares = principal.plus(interest).times(before).over(exactPositive('cap', input.cap));
  const asConverted = proceeds.times(shares).over(before.plus(shares));
  const converts = asConverted.compare(repaid) > 0;
  return {
    repayment: repayment.toNumber(),
    conversion_shares: shares.toNumber(),
    as_converted: asConverted.toNumber(),
    holder_takes: converts ? ('convert' as const) : ('repayment' as const),
    amount: (converts ? asConverted : repaid).toNumber(),
    reasons: {},
  };
}
