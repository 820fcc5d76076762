import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from '../time/calendar-months.ts';
import { runway } from './runway.ts';

const zeroDate = (cash: number, burn: number, as_of: string) =>
  runway({ cash, cash_out: burn, cash_in: 0, as_of }).zero_date;

describe('the day on which the cash is gone', () => {
  it('counts the part of a month that is left, in whole days of that month', () => {
    // 3.5288 months from 31 October: three to 31 January, and 14 of the 28 days to 28 February.
    expect(zeroDate(65_400_000, 18_533_333, '2026-10-31')).toBe('2027-02-14');
    // Just under seven months: the last day before 30 November, not a month before it.
    expect(zeroDate(15_399_999, 2_200_000, '2026-04-30')).toBe('2026-11-29');
    // Shown as "1.0" months: 29 of the 30 days after 31 October, not the day of the balance itself.
    expect(zeroDate(2_199_999, 2_200_000, '2026-10-31')).toBe('2026-11-29');
    expect(zeroDate(0, 2_200_000, '2026-10-31')).toBe('2026-10-31');
    // A leap February has 29 days.
    expect(zeroDate(50, 100, '2028-01-31')).toBe('2028-02-14');
    expect(zeroDate(100, 100, '2028-01-31')).toBe('2028-02-29');
  });

  it('lies within the month after the full months, and never goes back with more cash', () => {
    const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-12-31'), noInvalidDate: true });
    const amounts = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(days, amounts, amounts, fc.integer({ min: 100_000, max: 10_000_000 }), (day, cash, more, burn) => {
        const as_of = day.toISOString().slice(0, 10);
        const { full_months, zero_date } = runway({ cash, cash_out: burn, cash_in: 0, as_of });
        const full = full_months ?? Number.NaN;
        expect(zero_date && zero_date >= addMonths(as_of, full)).toBe(true);
        expect(zero_date && zero_date < addMonths(as_of, full + 1)).toBe(true);
        expect(String(zeroDate(cash + more, burn, as_of)) >= String(zero_date)).toBe(true);
      }),
    );
  });
});
