import { Fraction } from '../fraction.ts';

export const CURRENCIES = ['NGN', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** What an agreement may be written in: the product's own currencies, and sterling for England and Wales. */
export const AGREEMENT_CURRENCIES = [...CURRENCIES, 'GBP'] as const;
export type AgreementCurrency = (typeof AGREEMENT_CURRENCIES)[number];

/** An amount in minor units (kobo, cents), a safe integer, with its ISO 4217 currency. */
export type Money = { amountMinor: number; currency: Currency };
export type AgreementMoney = { amountMinor: number; currency: AgreementCurrency };

export const CURRENCY_SYMBOLS: Record<AgreementCurrency, string> = { NGN: '₦', USD: '$', GBP: '£' };

/** @throws RangeError when the currencies differ or the sum is no safe integer. */
export function addMoney(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new RangeError(`cannot add ${b.currency} to ${a.currency}`);
  return { amountMinor: minorUnits(a.amountMinor + b.amountMinor), currency: a.currency };
}

/**
 * The amount times an exact factor (a tax rate, a share), rounded once to a whole minor unit, half away from zero.
 * @throws RangeError when the product is no safe integer.
 */
export function multiplyByFraction(money: Money, factor: Fraction): Money {
  const product = factor.times(Fraction.of(minorUnits(money.amountMinor))).round();
  return { amountMinor: minorUnits(Number(product)), currency: money.currency };
}

/** A sum as invoices, papers, the history and the prices of services have it: "₦1,234.50", "$0.99", "-₦5.00". */
export function formatMoney({ amountMinor, currency }: AgreementMoney): string {
  const digits = String(Math.abs(minorUnits(amountMinor))).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amountMinor < 0 ? '-' : ''}${CURRENCY_SYMBOLS[currency]}${whole}.${digits.slice(-2)}`;
}

/**
 * The amount without its minor units where it has none: "₦1,500", "$0.99". So the price of a plan is written, and every sum that
 * stands beside it.
 */
export function formatPlainMoney(money: AgreementMoney): string {
  return formatMoney(money).replace(/\.00$/u, '');
}

/** A text whose amounts lose their minor units where they have none. */
export function withPlainAmounts(text: string): string {
  return text.replace(/([₦$£][\d,]+)\.00\b/gu, '$1');
}

function minorUnits(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError('an amount must be a safe whole number of minor units');
  return value;
}
