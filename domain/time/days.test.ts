import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days30360, daysBetween, listDays } from './days.ts';

describe('daysBetween', () => {
  it('does not count the first day, counts the last and knows leap days', () => {
    expect(daysBetween('2023-11-20', '2025-03-31')).toBe(497);
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2023-02-28', '2023-03-01')).toBe(1);
    expect(daysBetween('2024-01-01', '2024-01-01')).toBe(0);
    expect(daysBetween('2024-01-02', '2024-01-01')).toBe(-1);
  });

  it.each(['2023-02-29', '2024-13-01', '2024-1-1', 'soon'])('refuses the date %s', (date) => {
    expect(() => daysBetween('2024-01-01', date)).toThrow(RangeError);
    expect(() => days30360(date, '2024-01-01')).toThrow(RangeError);
  });
});

describe('listDays', () => {
  it('has every day from the first to the last, over a leap day and a change of the clocks', () => {
    expect(listDays('2024-02-28', '2024-03-01')).toEqual(['2024-02-28', '2024-02-29', '2024-03-01']);
    expect(listDays('2026-03-28', '2026-03-30')).toHaveLength(3);
    expect(listDays('2026-03-28', '2026-03-28')).toEqual(['2026-03-28']);
    expect(listDays('2026-03-28', '2026-03-27')).toEqual([]);
    expect(() => listDays('2026-02-30', '2026-03-27')).toThrow(RangeError);
  });
});

describe('days30360', () => {
  it.each([
    ['2023-11-20', '2025-03-31', 491],
    ['2024-01-31', '2024-03-31', 60],
    ['2024-01-30', '2024-03-31', 60],
    ['2024-01-29', '2024-03-31', 62],
    ['2024-01-31', '2024-02-29', 29],
    ['2024-02-29', '2025-02-28', 360],
    ['2023-02-28', '2023-03-31', 30],
    ['2024-02-28', '2024-03-31', 33],
    ['2024-02-29', '2024-03-31', 30],
  ])('from %s to %s is %i days', (start, end, days) => {
    expect(days30360(start, end)).toBe(days);
  });

  it('has twelve months of thirty days in a year from any day but the end of February', () => {
    const day = fc.integer({ min: 1, max: 27 }).map((each) => String(each).padStart(2, '0'));
    fc.assert(
      fc.property(day, fc.integer({ min: 2000, max: 2090 }), (each, year) => {
        expect(days30360(`${year}-06-${each}`, `${year + 1}-06-${each}`)).toBe(360);
      }),
    );
  });
});
