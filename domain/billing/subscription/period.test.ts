import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CADENCES } from '../../consultation/quote-machine.ts';
import { addDays, daysBetween } from '../../time/days.ts';
import { dueAt, lagosDay, nthPeriod, periodFrom } from './period.ts';

const starts = (anchorOn: string, cadence: 'monthly' | 'quarterly' | 'yearly', numbers: number[]) =>
  numbers.map((n) => nthPeriod(anchorOn, cadence, n).startsOn);
const days = fc.integer({ min: 0, max: 12_000 }).map((count) => addDays('2024-01-01', count));

describe('the days of a period', () => {
  it('keep the anchor day through short months and leap years', () => {
    expect(starts('2027-01-31', 'monthly', [1, 2, 3, 4, 12, 13, 14])).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
    ]);
    expect(starts('2028-02-29', 'yearly', [1, 2, 3, 4, 5])).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
    expect(starts('2026-11-30', 'quarterly', [1, 2, 3, 4, 5])).toEqual([
      '2026-11-30',
      '2027-02-28',
      '2027-05-30',
      '2027-08-30',
      '2027-11-30',
    ]);
  });

  it('are a year once for what is paid once', () => {
    expect(nthPeriod('2028-02-29', 'one_time', 1)).toEqual({ startsOn: '2028-02-29', endsOn: '2029-02-28' });
    expect(() => nthPeriod('2028-02-29', 'one_time', 2)).toThrow(RangeError);
  });

  it.each([0, -1, 1.5, Number.NaN])('do not exist for period %d', (n) => {
    expect(() => nthPeriod('2027-01-31', 'monthly', n)).toThrow(RangeError);
  });

  it('follow each other without a gap, on the anchor day or the last of the month', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...CADENCES), fc.nat(60), (anchorOn, cadence, month) => {
        const { startsOn, endsOn } = periodFrom(anchorOn, month, cadence);
        expect(startsOn < endsOn).toBe(true);
        for (const day of [startsOn, endsOn]) {
          const isAnchorDay = day.slice(8) === anchorOn.slice(8);
          expect(isAnchorDay || (day.slice(8) < anchorOn.slice(8) && addDays(day, 1).endsWith('-01'))).toBe(true);
        }
        if (cadence === 'one_time') return;
        const length = { monthly: 1, quarterly: 3, yearly: 12 }[cadence];
        expect(periodFrom(anchorOn, month + length, cadence).startsOn).toBe(endsOn);
        expect(Math.round(daysBetween(startsOn, endsOn) / 30.44)).toBe(length);
      }),
    );
  });
});

describe('the hour in Lagos', () => {
  it('is 09:00 there, 08:00 in UTC, in every season', () => {
    expect(new Date(dueAt('2027-02-28')).toISOString()).toBe('2027-02-28T08:00:00.000Z');
    expect(new Date(dueAt('2027-07-31')).toISOString()).toBe('2027-07-31T08:00:00.000Z');
    expect(() => dueAt('2027-02-29')).toThrow(RangeError);
  });

  it('is what the time zone data say, and its day turns at 23:00 UTC', () => {
    expect(lagosDay(Date.parse('2026-12-31T22:59:59Z'))).toBe('2026-12-31');
    expect(lagosDay(Date.parse('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
    const format = new Intl.DateTimeFormat('sv', { timeZone: 'Africa/Lagos', dateStyle: 'short', timeStyle: 'short' });
    fc.assert(
      fc.property(days, (day) => {
        expect(format.format(dueAt(day))).toBe(`${day} 09:00`);
        expect(lagosDay(dueAt(day))).toBe(day);
      }),
    );
  });
});
