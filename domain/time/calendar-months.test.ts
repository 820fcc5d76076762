import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, wholeMonthsBetween } from './calendar-months.ts';

const isoDate = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const someMonths = fc.integer({ min: -1200, max: 1200 });

describe('addMonths', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2023-12-31', 2, '2024-02-29'],
    ['1900-01-29', 1, '1900-02-28'],
    ['2000-01-29', 1, '2000-02-29'],
    ['2026-01-31', 10, '2026-11-30'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-05-05', 0, '2026-05-05'],
    ['9999-01-01', 11, '9999-12-01'],
  ])('%s and %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it('lands in the right month, on the start day or the last day', () => {
    fc.assert(
      fc.property(isoDate, someMonths, (date, months) => {
        const result = addMonths(date, months);
        const [start, end] = [new Date(date), new Date(result)];
        const monthIndex = (value: Date) => value.getUTCFullYear() * 12 + value.getUTCMonth();
        expect(monthIndex(end) - monthIndex(start)).toBe(months);
        const dayAfter = new Date(end.getTime() + 86_400_000);
        expect(end.getUTCDate() === start.getUTCDate() || dayAfter.getUTCDate() === 1).toBe(true);
      }),
    );
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '0000-01-01',
    '2026-01-01T00:00:00Z',
    '',
    'today',
  ])('refuses the date %j', (date) => {
    expect(() => addMonths(date, 1)).toThrow(RangeError);
    expect(() => wholeMonthsBetween('2026-01-01', date)).toThrow(RangeError);
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e9, -1e9])('refuses %d months', (months) => {
    expect(() => addMonths('2026-01-01', months)).toThrow(RangeError);
  });
});

describe('wholeMonthsBetween', () => {
  it.each([
    ['2026-01-31', '2026-02-28', 1],
    ['2026-01-31', '2026-02-27', 0],
    ['2026-01-15', '2026-02-14', 0],
    ['2026-01-15', '2026-02-15', 1],
    ['2024-02-29', '2025-02-28', 12],
    ['2026-01-01', '2026-01-01', 0],
    ['2026-02-15', '2026-01-15', -1],
    ['2026-02-15', '2026-01-14', -2],
  ])('%s to %s is %i', (start, end, months) => {
    expect(wholeMonthsBetween(start, end)).toBe(months);
  });

  it('is the largest count that does not pass the end', () => {
    fc.assert(
      fc.property(isoDate, isoDate, (start, end) => {
        const months = wholeMonthsBetween(start, end);
        expect(addMonths(start, months) <= end).toBe(true);
        expect(addMonths(start, months + 1) > end).toBe(true);
      }),
    );
  });

  it('undoes addMonths', () => {
    fc.assert(
      fc.property(isoDate, someMonths, (date, months) => {
        expect(wholeMonthsBetween(date, addMonths(date, months))).toBe(months);
      }),
    );
  });
});
