import { priceDecimals } from '../../deals/price-decimals.ts';
import { roundTo } from '../../exact.ts';
import { Fraction } from '../../fraction.ts';
import { type AgreementCurrency, CURRENCY_SYMBOLS, formatMoney } from '../../money/money.ts';
import { formatAnswer } from '../format-answer.ts';
import type { Field } from '../template.ts';

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
  const decimals = priceDecimals(price);
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
