import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zonedDay } from '../scheduling/zoned-day.ts';
import { daysBetween } from './days.ts';
import { earliestDay, latestDay, utcDay } from './today.ts';

const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

describe('latestDay', () => {
  it.each([
    // Half past midnight in Lagos.
    ['2026-11-21T23:30:00Z', '2026-11-22'],
    ['2026-11-21T09:59:59.999Z', '2026-11-21'],
    ['2026-11-21T10:00:00Z', '2026-11-22'],
    ['2024-02-28T12:00:00Z', '2024-02-29'],
    ['2026-12-31T23:59:59Z', '2027-01-01'],
  ])('at %s is %s', (now, day) => {
    expect(latestDay(new Date(now))).toBe(day);
  });

  it('is the UTC day or the one after', () => {
    fc.assert(
      fc.property(moments, (now) => {
        expect([0, 1]).toContain(daysBetween(utcDay(now), latestDay(now)));
      }),
    );
  });

  it.each(['Pacific/Kiritimati', 'Africa/Lagos', 'UTC', 'America/New_York', 'Pacific/Pago_Pago'])(
    'is never before the day that it is in %s',
    (zone) => {
      fc.assert(
        fc.property(moments, (now) => {
          expect(zonedDay(now.getTime(), zone) <= latestDay(now)).toBe(true);
        }),
      );
    },
  );
});

describe('earliestDay', () => {
  it.each([
    ['2026-11-22T11:59:59.999Z', '2026-11-21'],
    ['2026-11-22T12:00:00Z', '2026-11-22'],
    ['2024-03-01T00:00:00Z', '2024-02-29'],
  ])('at %s is %s', (now, day) => {
    expect(earliestDay(new Date(now))).toBe(day);
  });

  it.each(['Pacific/Kiritimati', 'Africa/Lagos', 'UTC', 'America/New_York', 'Pacific/Pago_Pago'])(
    'is never after the day that it is in %s',
    (zone) => {
      fc.assert(
        fc.property(moments, (now) => {
          expect(zonedDay(now.getTime(), zone) >= earliestDay(now)).toBe(true);
        }),
      );
    },
  );
});
