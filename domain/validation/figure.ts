import { Fraction } from '../fraction.ts';
import type { Money } from '../money/money.ts';

/** A figure that may not exist: then it is null, with the reason. Never 0, Infinity or NaN in its place. */
export type Figure<T> = { value: T; reason: null } | { value: null; reason: string };

export const known = <T>(value: T): Figure<T> => ({ value, reason: null });
export const unknown = (reason: string): Figure<never> => ({ value: null, reason });

const PERCENT = /^(\d{1,3})(?:\.(\d{1,8}))?$/;

/** "2.5" (per cent) as the exact fraction 1/40; null when it is no decimal from 0 to 100. */
export function parsePercent(text: string): Fraction | null {
  const [, whole, decimals = ''] = PERCENT.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const share = Fraction.of(BigInt(whole + decimals), 100n * 10n ** BigInt(decimals.length));
  return share.compare(Fraction.of(1)) > 0 ? null : share;
}

/** The fraction as a decimal with `places` digits after the point, rounded once, half away from zero. */
export function toDecimal(value: Fraction, places: number): string {
  const scaled = value.times(Fraction.of(10n ** BigInt(places))).round();
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(places + 1, '0');
  const sign = scaled < 0n ? '-' : '';
  if (places === 0) return `${sign}${digits}`;
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** "1 month", "2.5 months" of a decimal. */
export const monthsWords = (count: string) => (Number(count) === 1 ? '1 month' : `${count} months`);

/** Minor units rounded once, half away from zero; no figure when they would not be exact. */
export function toMoney(minor: Fraction, currency: Money['currency']): Figure<Money> {
  const amountMinor = Number(minor.round());
  return Number.isSafeInteger(amountMinor)
    ? known({ amountMinor, currency })
    : unknown('This is too large to be real. Check the figures it is made of.');
}
