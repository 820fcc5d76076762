import { roundTo } from '../../exact.ts';
import { Fraction } from '../../fraction.ts';
import { type AgreementCurrency, CURRENCY_SYMBOLS, formatMoney } from '../../money/money.ts';
import { formatAnswer } from '../format-answer.ts';
import type { Field } from '../template.ts';

/** Decimals of a stated price, as `roundShares` states it; a price below a tenth keeps five significant digits. */
const PRICE_DECIMALS = 4;

/** Of a percentage that does not come out even: it says so. */
const ROUNDED = ' (rounded)';

/** "10%", "3.33% (rounded)": half upwards to two decimals. */
export function percentText(share: Fraction): string {
  const exact = share.times(Fraction.of(100));
  const rounded = roundTo(exact, 2);
  return `${rounded.toNumber()}%${rounded.compare(exact) === 0 ? '' : ROUNDED}`;
}

/** "$0.6800", "₦0.034500": a price per share in major units, as the documents say that it is rounded. */
export function priceText(price: Fraction, currency: AgreementCurrency): string {
  let decimals = PRICE_DECIMALS;
  for (let scaled = price.times(Fraction.of(10)); scaled.compare(Fraction.of(1)) < 0 && scaled.sign > 0; ) {
    scaled = scaled.times(Fraction.of(10));
    decimals = decimals === PRICE_DECIMALS ? PRICE_DECIMALS + 2 : decimals + 1;
  }
  const digits = price
    .times(Fraction.of(10).power(decimals))
    .round()
    .toString()
    .padStart(decimals + 1, '0');
  const whole = digits.slice(0, -decimals).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${CURRENCY_SYMBOLS[currency]}${whole}.${digits.slice(-decimals)}`;
}

/** "1,176,470". */
export function countText(count: bigint | number): string {
  return count.toLocaleString('en');
}

/** Major units, rounded half upwards to a minor unit. */
export function moneyText(amount: Fraction, currency: AgreementCurrency): string {
  return formatMoney({ amountMinor: Number(amount.times(Fraction.of(100)).round()), currency });
}

const DAY: Field = { id: 'day', kind: 'date', label: 'Day' };

/** "1 December 2028". */
export function dayText(date: string): string | null {
  return formatAnswer(DAY, date);
}
