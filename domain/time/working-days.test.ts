import { describe, expect, it } from 'vitest';
import { addWorkingDays, workingDaysUntil } from './working-days.ts';

describe('working days', () => {
  it.each([
    ['2026-03-02', 10, '2026-03-16'], // Monday: two weeks later
    ['2026-03-06', 1, '2026-03-09'], // Friday: Monday
    ['2026-03-07', 1, '2026-03-09'], // Saturday: Monday
    ['2026-03-08', 10, '2026-03-20'], // Sunday: the Friday of the second week
    ['2026-12-24', 10, '2027-01-07'], // holidays are not known
    ['2026-03-04', 0, '2026-03-04'],
  ])('from %s are counted to %i, which is %s', (start, days, end) => {
    expect(addWorkingDays(start, days)).toBe(end);
    if (days > 0) expect(workingDaysUntil(start, end)).toBe(days);
  });

  it('that are left are none on the day, and negative once it is over', () => {
    expect(workingDaysUntil('2026-03-16', '2026-03-16')).toBe(0);
    expect(workingDaysUntil('2026-03-17', '2026-03-16')).toBe(-1);
    expect(workingDaysUntil('2026-03-16', '2026-03-20')).toBe(4);
    // A weekend is no working day, so nothing is late by it yet.
    expect(workingDaysUntil('2026-03-15', '2026-03-13')).toBe(0);
  });

  it('need a date that exists', () => {
    expect(() => addWorkingDays('2026-02-30', 1)).toThrow(RangeError);
  });
});
