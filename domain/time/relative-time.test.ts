import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date('2026-03-31T12:00:00Z');

describe('relativeTime', () => {
  it.each([
    ['2026-03-31T12:00:00Z', 'just now'],
    ['2026-03-31T11:59:59.001Z', 'just now'],
    ['2026-03-31T11:59:59Z', '1 second ago'],
    ['2026-03-31T11:59:01Z', '59 seconds ago'],
    ['2026-03-31T11:59:00Z', '1 minute ago'],
    ['2026-03-31T11:00:01Z', '59 minutes ago'],
    ['2026-03-31T11:00:00Z', '1 hour ago'],
    ['2026-03-30T12:00:01Z', '23 hours ago'],
    ['2026-03-30T12:00:00Z', '1 day ago'],
    ['2026-03-24T12:00:01Z', '6 days ago'],
    ['2026-03-24T12:00:00Z', '1 week ago'],
    ['2026-03-03T12:00:01Z', '3 weeks ago'],
    ['2026-03-03T12:00:00Z', '1 month ago'],
    ['2026-01-31T12:00:00Z', '2 months ago'],
    ['2026-01-31T12:00:01Z', '1 month ago'],
    ['2025-04-01T12:00:00Z', '11 months ago'],
    ['2025-03-31T12:00:01Z', '11 months ago'],
    ['2025-03-31T12:00:00Z', '1 year ago'],
    ['2024-03-31T12:00:01Z', '1 year ago'],
    ['2024-03-31T12:00:00Z', '2 years ago'],
    ['2026-03-31T12:00:30Z', 'in 30 seconds'],
    ['2026-04-02T12:00:00Z', 'in 2 days'],
    ['2027-03-31T12:00:00Z', 'in 1 year'],
  ])('%s reads %s', (date, text) => {
    expect(relativeTime(new Date(date), now)).toBe(text);
  });

  it('keeps to the time of day before 1970 as well', () => {
    const then = new Date('1969-01-15T18:00:00Z');
    expect(relativeTime(then, new Date('1969-03-15T17:59:59Z'))).toBe('1 month ago');
    expect(relativeTime(then, new Date('1969-03-15T18:00:00Z'))).toBe('2 months ago');
  });

  it('always names a count of at least one in its unit, below the next unit', () => {
    const limits = { second: 60, minute: 60, hour: 24, day: 7, week: 4, month: 12, year: 10_000 };
    const instant = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, instant, (one, other) => {
        const text = relativeTime(one, other);
        if (text === 'just now') return;
        const match = /^(?:in )?(\d+) (second|minute|hour|day|week|month|year)s?(?: ago)?$/.exec(text);
        const [, count, unit] = match ?? [];
        expect(Number(count)).toBeGreaterThanOrEqual(1);
        expect(Number(count)).toBeLessThan(limits[unit as keyof typeof limits]);
      }),
    );
  });

  it('refuses invalid dates', () => {
    expect(() => relativeTime(new Date('nonsense'), now)).toThrow(RangeError);
    expect(() => relativeTime(now, new Date('nonsense'))).toThrow(RangeError);
  });
});
