import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../time/days.ts';
import { periodFrom } from './period.ts';
import { creditForDaysLeft, payWithCredit, withTaxInside } from './proration.ts';

const month = { startsOn: '2027-02-03', endsOn: '2027-03-03' };

describe('credit for the days left', () => {
  it.each([
    ['a month', 1_500_000, month, '2027-02-13', 964_286],
    ['a year', 15_000_000, { startsOn: '2027-02-03', endsOn: '2028-02-03' }, '2027-02-13', 14_589_041],
    ['the first day', 1_500_000, month, '2027-02-03', 1_500_000],
    ['the last day', 1_500_000, month, '2027-03-02', 53_571],
    ['the day after', 1_500_000, month, '2027-03-03', 0],
    ['grace', 1_500_000, month, '2027-03-08', 0],
    ['half a kobo', 1, { startsOn: '2027-02-01', endsOn: '2027-02-03' }, '2027-02-02', 1],
  ])('in %s', (_, paidMinor, period, today, credit) => {
    expect(creditForDaysLeft(paidMinor, period, today)).toBe(credit);
  });

  it('refuses a negative payment', () => {
    expect(() => creditForDaysLeft(-1, month, '2027-02-03')).toThrow(RangeError);
  });

  it('is never above what was paid, falls day by day, and is half a kobo off at most', () => {
    const anyPeriod = fc
      .tuple(fc.nat(2000), fc.constantFrom('monthly', 'quarterly', 'yearly'))
      .map(([day, cadence]) => periodFrom(addDays('2026-01-01', day), 0, cadence));
    fc.assert(
      fc.property(fc.nat(100_000_000), anyPeriod, fc.nat(366), (paidMinor, period, used) => {
        const today = addDays(period.startsOn, used);
        const grossMinor = creditForDaysLeft(paidMinor, period, today);
        const days = daysBetween(period.startsOn, period.endsOn);
        expect(grossMinor).toBeLessThanOrEqual(paidMinor);
        expect(creditForDaysLeft(paidMinor, period, addDays(today, 1))).toBeLessThanOrEqual(grossMinor);
        expect(Math.abs(grossMinor * days - paidMinor * Math.max(0, days - used)) * 2).toBeLessThanOrEqual(days);
      }),
    );
  });
});

describe('the VAT inside a price', () => {
  it.each([
    [1_500_000, 1_395_349, 104_651],
    [4_000_000, 3_720_930, 279_070],
  ])('of %d', (grossMinor, netMinor, taxMinor) => {
    expect(withTaxInside(grossMinor, 0.075)).toEqual({ grossMinor, netMinor, taxMinor });
  });

  it('is none where none is charged', () => {
    expect(withTaxInside(1000, 0)).toEqual({ grossMinor: 1000, netMinor: 1000, taxMinor: 0 });
  });
});

describe('what is to pay after credit', () => {
  it.each([
    ['a month of the higher plan', 4_000_000, 964_286, { payMinor: 3_035_714, usedMinor: 964_286, keptMinor: 0 }],
    ['more credit than the price', 4_000_000, 14_589_041, { payMinor: 0, usedMinor: 4_000_000, keptMinor: 10_589_041 }],
    [
      'all but less than a card can pay',
      4_000_000,
      3_999_999,
      { payMinor: 5000, usedMinor: 3_995_000, keptMinor: 4999 },
    ],
    ['no credit', 4_000_000, 0, { payMinor: 4_000_000, usedMinor: 0, keptMinor: 0 }],
    ['a price below the smallest charge', 3000, 1000, { payMinor: 3000, usedMinor: 0, keptMinor: 1000 }],
  ])('%s', (_, price, credit, split) => {
    expect(payWithCredit(price, credit, 5000)).toEqual(split);
  });

  it('neither makes nor loses a kobo', () => {
    const amount = fc.nat(50_000_000);
    fc.assert(
      fc.property(amount, amount, fc.nat(10_000), (price, credit, smallest) => {
        const { payMinor, usedMinor, keptMinor } = payWithCredit(price, credit, smallest);
        expect(payMinor + usedMinor).toBe(price);
        expect(usedMinor + keptMinor).toBe(credit);
        expect(Math.min(payMinor, usedMinor, keptMinor)).toBeGreaterThanOrEqual(0);
        expect(payMinor === 0 || payMinor >= Math.min(smallest, price)).toBe(true);
      }),
    );
  });
});
