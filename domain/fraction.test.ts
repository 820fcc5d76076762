import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fraction } from './fraction.ts';

const finite = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e30, max: 1e30 });
const integer = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const positive = fc.integer({ min: 1, max: 1_000_000_000 });

describe('Fraction', () => {
  it('reads a number as the decimal it prints as', () => {
    expect(Fraction.of(0.1).toString()).toBe('1/10');
    expect(Fraction.of(-2.5).toString()).toBe('-5/2');
    expect(Fraction.of(1e21).toString()).toBe('1000000000000000000000');
    expect(Fraction.of(1.5e-7).toString()).toBe('3/20000000');
    expect(Fraction.of(6, -4).toString()).toBe('-3/2');
    expect(Fraction.of(0, -7).toString()).toBe('0');
  });

  it('adds tenths exactly, where floats do not', () => {
    expect(Fraction.of(0.1).plus(Fraction.of(0.2)).compare(Fraction.of(0.3))).toBe(0);
    expect(0.1 + 0.2).not.toBe(0.3);
  });

  it.each([
    [0.5, 1n],
    [-0.5, -1n],
    [1.005, 1n],
    [2.5, 3n],
    [-2.5, -3n],
    [4.4999, 4n],
    [0, 0n],
  ])('rounds %f away from zero at the half', (value, rounded) => {
    expect(Fraction.of(value).round()).toBe(rounded);
  });

  it.each([
    [7, 2, 3n, 4n],
    [-7, 2, -4n, -3n],
    [6, 2, 3n, 3n],
    [-6, 2, -3n, -3n],
  ])('floors and ceils %i/%i', (numerator, denominator, floor, ceil) => {
    expect(Fraction.of(numerator, denominator).floor()).toBe(floor);
    expect(Fraction.of(numerator, denominator).ceil()).toBe(ceil);
  });

  it('returns every double unchanged', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(Fraction.of(value).toNumber()).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  it('divides to the nearest double, also beyond 53 bits', () => {
    fc.assert(
      fc.property(integer, positive, (a, b) => {
        expect(Fraction.of(a, b).toNumber()).toBe(a === 0 ? 0 : a / b);
        const huge = 10n ** 40n + 1n;
        expect(Fraction.of(BigInt(a) * huge, BigInt(b) * huge).toNumber()).toBe(a === 0 ? 0 : a / b);
      }),
    );
  });

  it('rounds up what lies a trace above the middle of two doubles', () => {
    const trace = 2n ** 80n;
    expect(Fraction.of((2n ** 53n + 1n) * trace + 1n, trace).toNumber()).toBe(2 ** 53 + 2);
    expect(Fraction.of((2n ** 53n + 1n) * trace, trace).toNumber()).toBe(2 ** 53);
  });

  it('obeys the laws of arithmetic', () => {
    fc.assert(
      fc.property(finite, finite, finite, (a, b, c) => {
        const [x, y, z] = [Fraction.of(a), Fraction.of(b), Fraction.of(c)] as const;
        expect(x.plus(y).minus(y).compare(x)).toBe(0);
        expect(x.times(y.plus(z)).compare(x.times(y).plus(x.times(z)))).toBe(0);
        expect(x.power(3).compare(x.times(x).times(x))).toBe(0);
        if (b !== 0) expect(x.over(y).times(y).compare(x)).toBe(0);
        expect(x.compare(y)).toBe(-y.compare(x) || 0);
        expect(x.minus(y).sign).toBe(x.compare(y));
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('refuses %d', (value) => {
    expect(() => Fraction.of(value)).toThrow(RangeError);
  });

  it('refuses a zero divisor and a result too large for a number', () => {
    expect(() => Fraction.of(1, 0)).toThrow(RangeError);
    expect(() => Fraction.of(1).over(Fraction.of(0))).toThrow(RangeError);
    expect(() => Fraction.of(1e308).times(Fraction.of(10)).toNumber()).toThrow(RangeError);
  });
});
