import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NoteConversionInput, noteChangeOfControl, noteConversion } from './note-conversion.ts';
import { type NoteInterestInput, noteInterest } from './note-interest.ts';

const note: NoteInterestInput = { principal: 100_000, annual_rate: 0.06, start: '2024-01-31', end: '2025-01-31' };

describe('noteInterest', () => {
  it('counts a leap day, the 31st and the end of February by the day count', () => {
    expect(noteInterest(note)).toMatchObject({ days: 366, interest: 6016.44 });
    expect(noteInterest({ ...note, day_count: '30/360' })).toMatchObject({ days: 360, interest: 6000 });
    expect(noteInterest({ ...note, day_count: 'act/360' })).toMatchObject({ days: 366, interest: 6100 });
    const february = { ...note, start: '2024-02-29', end: '2025-02-28', day_count: '30/360' as const };
    expect(noteInterest(february).days).toBe(360);
  });

  it('earns nothing on the first day', () => {
    expect(noteInterest({ ...note, end: note.start })).toMatchObject({ days: 0, interest: 0, balance: 100_000 });
  });

  it('compounds on anniversaries counted from the start', () => {
    const leap = { ...note, start: '2024-02-29', end: '2028-02-29', compounding: 'annual' as const };
    expect(noteInterest(leap).balance).toBe(126_247.7);
    expect(noteInterest({ ...leap, end: '2026-02-28' }).balance).toBe(112_360);
  });

  it('rises with time and with compounding', () => {
    const day = fc.integer({ min: 0, max: 4_000 }).map(toDate);
    fc.assert(
      fc.property(
        day,
        day,
        fc.constantFrom('act/365' as const, 'act/360' as const, '30/360' as const),
        (a, b, count) => {
          const [first = a, last = b] = [a, b].toSorted();
          const terms = { ...note, start: '2020-01-15', day_count: count };
          const early = noteInterest({ ...terms, end: first }).interest;
          const late = noteInterest({ ...terms, end: last }).interest;
          expect(late).toBeGreaterThanOrEqual(early);
        },
      ),
    );

    function toDate(days: number): string {
      return new Date(Date.UTC(2020, 0, 15 + days)).toISOString().slice(0, 10);
    }
  });

  it.each([
    { principal: 0 },
    { annual_rate: -0.01 },
    { start: '2024-02-30' },
    { end: '2023-12-31' },
    { end: 'later' },
    { day_count: 'act/act' as never },
    { compounding: 'daily' as never },
  ])('refuses %o', (wrong) => {
    expect(() => noteInterest({ ...note, ...wrong })).toThrow(RangeError);
  });
});

describe('noteConversion', () => {
  const terms: NoteConversionInput = {
    principal: 25_000,
    cap: 5_000_000,
    discount: 0.2,
    round_price: 5,
    round_pre_money: 6_250_000,
  };

  it('lets the discount win up to cap ÷ (1 − discount) and the cap only above', () => {
    expect(noteConversion(terms).basis).toBe('discount_price');
    expect(noteConversion({ ...terms, round_pre_money: 6_250_001 }).basis).toBe('cap_price');
    expect(noteConversion({ principal: 10, cap: 9, round_price: 1, round_pre_money: 5 }).basis).toBe('round_price');
  });

  it('converts interest unless it is paid or waived', () => {
    const dated = { ...terms, annual_rate: 0.08, start: '2023-11-20', end: '2025-03-31' };
    expect(noteConversion(dated).converting_balance).toBeCloseTo(25_000 + 2_723.287_671, 5);
    expect(noteConversion({ ...dated, interest_converts: false }).converting_balance).toBe(25_000);
    expect(noteConversion({ ...dated, interest: 500 }).converting_balance).toBe(25_500);
  });

  it('pays the fraction of a share in cash: shares and cash are the balance', () => {
    const money = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(money, money, (principal, price) => {
        const result = noteConversion({ principal, round_price: price / 100, discount: 0.15 });
        const paid = result.shares * result.conversion_price + result.cash_for_fraction;
        expect(paid).toBeCloseTo(principal, 4);
        expect(result.cash_for_fraction).toBeLessThan(result.conversion_price);
      }),
    );
  });

  it('divides the cap by the shares that the note names', () => {
    expect(noteConversion({ ...terms, cap_base_shares: 2_000_000 }).prices.cap_price).toBe(2.5);
  });

  it.each([
    { principal: 0 },
    { round_price: 0 },
    { discount: 1 },
    { discount: 80 },
    { cap: 0 },
    { round_pre_money: null },
    { cap_base_shares: 0 },
    { annual_rate: 0.08 },
    { interest: -1 },
  ])('refuses %o', (wrong) => {
    expect(() => noteConversion({ ...terms, ...wrong })).toThrow(RangeError);
  });
});

describe('noteChangeOfControl', () => {
  const terms = { principal: 200_000, interest: 16_000, multiple: 2, cap: 6e6, fully_diluted: 9e6, proceeds: 15e6 };

  it('repays as far as the proceeds reach', () => {
    expect(noteChangeOfControl({ ...terms, proceeds: 300_000 })).toMatchObject({
      repayment: 416_000,
      holder_takes: 'repayment',
      amount: 300_000,
    });
  });

  it('has nothing to convert at without a cap', () => {
    const { reasons, ...result } = noteChangeOfControl({ ...terms, cap: null });
    expect(result).toMatchObject({ as_converted: null, conversion_shares: null, amount: 416_000 });
    expect(reasons).toHaveProperty('as_converted');
  });

  it.each([{ principal: 0 }, { multiple: 0 }, { proceeds: -1 }, { fully_diluted: 0 }, { interest: -1 }, { cap: 0 }])(
    'refuses %o',
    (wrong) => {
      expect(() => noteChangeOfControl({ ...terms, ...wrong })).toThrow(RangeError);
    },
  );
});
