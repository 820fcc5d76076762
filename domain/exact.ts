import { Fraction } from './fraction.ts';

/** A decimal, read as it prints, or a rational in a string ("1418999904/473"). */
export type Exact = number | string;

const RATIONAL = /^(-?\d+)(?:\/([1-9]\d*))?$/;

/** Guards for the inputs of exact calculations. Each returns the value, or throws a RangeError that names the input. */
export function exactNumber(name: string, value: Exact | null | undefined): Fraction {
  if (typeof value === 'number' && Number.isFinite(value)) return Fraction.of(value);
  const [, top, bottom = '1'] = (typeof value === 'string' && RATIONAL.exec(value)) || [];
  if (top === undefined) throw new RangeError(`${name} must be a number`);
  return Fraction.of(BigInt(top), BigInt(bottom));
}

export function exactAmount(name: string, value: Exact | null | undefined): Fraction {
  const amount = exactNumber(name, value);
  if (amount.sign < 0) throw new RangeError(`${name} must be zero or more`);
  return amount;
}

export function exactPositive(name: string, value: Exact | null | undefined): Fraction {
  const amount = exactNumber(name, value);
  if (amount.sign <= 0) throw new RangeError(`${name} must be more than zero`);
  return amount;
}

/** A fraction from 0 to 1: catches a percentage given as 40 instead of 0.4. */
export function exactShare(name: string, value: Exact | null | undefined): Fraction {
  const share = exactNumber(name, value);
  if (share.sign < 0 || share.compare(ONE) > 0) throw new RangeError(`${name} must be from 0 to 1`);
  return share;
}

/** A fraction from 0 to below 1: at 1 the price would be nothing. 20% off is 0.2, although a SAFE prints it as 80%. */
export function exactDiscount(name: string, value: Exact | null | undefined): Fraction {
  const discount = exactNumber(name, value);
  if (discount.sign < 0 || discount.compare(ONE) >= 0) throw new RangeError(`${name} must be from 0 to below 1`);
  return discount;
}

export const ZERO = Fraction.of(0);
export const ONE = Fraction.of(1);

export function sumOf(values: readonly Fraction[]): Fraction {
  return values.reduce((total, value) => total.plus(value), ZERO);
}

export function larger(a: Fraction, b: Fraction): Fraction {
  return a.compare(b) >= 0 ? a : b;
}

export function smaller(a: Fraction, b: Fraction): Fraction {
  return a.compare(b) <= 0 ? a : b;
}

/** To so many decimals, exactly half away from zero. */
export function roundTo(value: Fraction, decimals: number): Fraction {
  const scale = Fraction.of(10).power(decimals);
  return Fraction.of(value.times(scale).round()).over(scale);
}
