import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fraction } from '../fraction.ts';
import { addMoney, CURRENCIES, formatMoney, type Money, multiplyByFraction } from './money.ts';
import { parseMoney } from './parse-money.ts';

const naira = (amountMinor: number): Money => ({ amountMinor, currency: 'NGN' });
const anyMoney = fc.record({ amountMinor: fc.maxSafeInteger(), currency: fc.constantFrom(...CURRENCIES) });

describe('formatMoney', () => {
  it.each([
    [naira(123450), '₦1,234.50'],
    [{ amountMinor: 99, currency: 'USD' } as const, '$0.99'],
    [naira(0), '₦0.00'],
    [naira(-0), '₦0.00'],
    [naira(5), '₦0.05'],
    [naira(-500), '-₦5.00'],
    [naira(-7), '-₦0.07'],
    [naira(100000), '₦1,000.00'],
    [naira(Number.MAX_SAFE_INTEGER), '₦90,071,992,547,409.91'],
  ])('writes %o as %s', (money, text) => {
    expect(formatMoney(money)).toBe(text);
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d minor units', (amountMinor) => {
    expect(() => formatMoney(naira(amountMinor))).toThrow(
      new RangeError('an amount must be a safe whole number of minor units'),
    );
  });
});

describe('addMoney', () => {
  it('adds within one currency', () => {
    expect(addMoney(naira(10), naira(20))).toEqual(naira(30));
  });

  it('refuses two currencies and sums that lose precision', () => {
    expect(() => addMoney(naira(1), { amountMinor: 1, currency: 'USD' })).toThrow(
      new RangeError('cannot add USD to NGN'),
    );
    expect(() => addMoney(naira(Number.MAX_SAFE_INTEGER), naira(1))).toThrow(RangeError);
  });
});

describe('multiplyByFraction', () => {
  it('rounds half a kobo up where a banker would not', () => {
    expect(multiplyByFraction(naira(60), Fraction.of(0.075))).toEqual(naira(5));
  });

  it('rounds half away from zero on both sides', () => {
    expect(multiplyByFraction(naira(1), Fraction.of(1, 2))).toEqual(naira(1));
    expect(multiplyByFraction(naira(-1), Fraction.of(1, 2))).toEqual(naira(-1));
    expect(multiplyByFraction(naira(10), Fraction.of(1, 3))).toEqual(naira(3));
  });

  it('is exact where a float product is not', () => {
    expect(multiplyByFraction(naira(100), Fraction.of(1.005))).toEqual(naira(101));
    expect(multiplyByFraction(naira(9007199254740991), Fraction.of(1))).toEqual(naira(9007199254740991));
  });

  it('refuses a product that is no safe integer', () => {
    expect(() => multiplyByFraction(naira(Number.MAX_SAFE_INTEGER), Fraction.of(2))).toThrow(RangeError);
  });

  it('never strays half a unit from the exact product', () => {
    const factor = fc.tuple(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 1000 }));
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), factor, (amount, [top, bottom]) => {
        const rounded = multiplyByFraction(naira(amount), Fraction.of(top, bottom)).amountMinor;
        expect(Math.abs(2 * (rounded * bottom - amount * top))).toBeLessThanOrEqual(bottom);
      }),
    );
  });
});

describe('parseMoney', () => {
  it.each([
    ['1,234.5', 123450],
    ['₦ 2 000', 200000],
    ['₦2\u00a0000', 200000],
    ['N500', 50000],
    ['n500', 50000],
    ['NGN 1,000,000', 100000000],
    ['1000 ngn', 100000],
    [' 20 ', 2000],
    ['0', 0],
    ['-0', 0],
    ['0.05', 5],
    ['007', 700],
    ['-5', -500],
    ['−5.25', -525],
    ['-₦5.00', -500],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
    ['5.', 500],
    ['2k', 200_000],
    ['2m', 200_000_000],
    ['₦2.5m', 250_000_000],
    ['N2m', 200_000_000],
    ['1.5 bn', 150_000_000_000],
    ['2,000,000 naira', 200_000_000],
    ['plenty, maybe 20k', 2_000_000],
    ['#500', 50_000],
    ['1.23456k', 123_456],
    ['about 0.05', 5],
    ['2,500 per month', 250_000],
    ['about 20k a week', 2_000_000],
    ['₦600 people', 60_000],
  ])('reads %j', (text, amountMinor) => {
    expect(parseMoney(text, 'NGN')).toEqual({ ok: true, money: { amountMinor, currency: 'NGN' } });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['abc', 'not_a_number'],
    ['NaN', 'not_a_number'],
    ['Infinity', 'not_a_number'],
    ['1e5', 'not_a_number'],
    ['0x10', 'not_a_number'],
    ['1,23', 'not_a_number'],
    ['1.234,56', 'not_a_number'],
    ['1,234 567', 'several_numbers'],
    ['10-20k', 'several_numbers'],
    ['600 people', 'not_money'],
    ['about 20k customers', 'not_money'],
    ['8 weeks', 'not_money'],
    ['12,34,567', 'not_a_number'],
    ['1.2.3', 'not_a_number'],
    ['.5', 'not_a_number'],
    ['--5', 'not_a_number'],
    ['₦', 'not_a_number'],
    ['٣', 'not_a_number'],
    ['<b>5</b>', 'not_a_number'],
    ['1.005', 'too_many_decimals'],
    ['about 1.005', 'too_many_decimals'],
    ['1.234567k', 'too_many_decimals'],
    ['20 bucks or dollars', 'wrong_currency'],
    ['€2m', 'wrong_currency'],
    ['90071992548k', 'too_large'],
    ['$5', 'wrong_currency'],
    ['5 USD', 'wrong_currency'],
    ['90071992547409.92', 'too_large'],
    ['9'.repeat(1_000_000), 'too_large'],
  ])('refuses %.40j as %s', (text, reason) => {
    expect(parseMoney(text, 'NGN')).toEqual({ ok: false, reason });
  });

  it('reads dollars', () => {
    expect(parseMoney('US$1,000.99', 'USD')).toEqual({ ok: true, money: { amountMinor: 100099, currency: 'USD' } });
    expect(parseMoney('₦5', 'USD')).toEqual({ ok: false, reason: 'wrong_currency' });
  });

  it('reads back whatever formatMoney wrote', () => {
    fc.assert(
      fc.property(anyMoney, (money) => {
        const amountMinor = money.amountMinor || 0;
        expect(parseMoney(formatMoney(money), money.currency)).toEqual({ ok: true, money: { ...money, amountMinor } });
      }),
    );
  });

  it('never throws and never yields an unsafe amount', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const parsed = parseMoney(text, 'NGN');
        if (parsed.ok) expect(Number.isSafeInteger(parsed.money.amountMinor)).toBe(true);
      }),
    );
  });
});
