import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueDigest } from './digest.ts';

const daily = { digest: 'daily', zone: 'Africa/Lagos' } as const;
const weekly = { ...daily, digest: 'weekly' } as const;
const due = (who: Parameters<typeof dueDigest>[0], at: string, lastDay: string | null = null) =>
  dueDigest(who, lastDay, Date.parse(at));

describe('dueDigest', () => {
  it.each([
    ['2026-11-23T06:59:59.999Z', null],
    ['2026-11-23T07:00:00Z', '2026-11-23'],
    ['2026-11-23T10:59:59.999Z', '2026-11-23'],
    ['2026-11-23T11:00:00Z', null],
  ])('is due from eight until noon by the member’s clock: %s', (at, day) => {
    expect(due(daily, at)).toBe(day);
  });

  it('is due once a day', () => {
    expect(due(daily, '2026-11-23T07:15:00Z', '2026-11-22')).toBe('2026-11-23');
    expect(due(daily, '2026-11-23T07:15:00Z', '2026-11-23')).toBeNull();
    expect(due(daily, '2026-11-23T07:15:00Z', '2026-11-24')).toBeNull();
  });

  it('comes weekly on Mondays, by the member’s calendar', () => {
    expect(due(weekly, '2026-11-23T07:00:00Z')).toBe('2026-11-23');
    expect(due(weekly, '2026-11-24T07:00:00Z')).toBeNull();
    // Monday morning in Auckland, Sunday evening in UTC.
    expect(due({ ...weekly, zone: 'Pacific/Auckland' }, '2026-11-22T19:00:00Z')).toBe('2026-11-23');
  });

  it('follows the clocks when they change', () => {
    const london = { digest: 'daily', zone: 'Europe/London' } as const;
    expect([due(london, '2026-03-28T08:00:00Z'), due(london, '2026-03-29T07:00:00Z')]).toEqual([
      '2026-03-28',
      '2026-03-29',
    ]);
    expect(due(london, '2026-10-25T07:30:00Z')).toBeNull();
    expect(due(london, '2026-10-25T08:00:00Z')).toBe('2026-10-25');
  });

  it('is never due where it is off, or no zone is known', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true, min: new Date('2026-01-01'), max: new Date('2027-01-01') }), (at) => {
        expect(dueDigest({ ...daily, digest: 'off' }, null, at.getTime())).toBeNull();
        expect(dueDigest({ ...daily, zone: null }, null, at.getTime())).toBeNull();
      }),
    );
  });

  it('is due exactly once on each day when it is asked for every quarter of an hour, in any zone', () => {
    const zones = ['UTC', 'Africa/Lagos', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/St_Johns', 'Europe/London'];
    const first = fc.integer({ min: 0, max: 340 });
    fc.assert(
      fc.property(fc.constantFrom(...zones), first, (zone, dayOfYear) => {
        const days: string[] = [];
        const start = Date.UTC(2026, 0, 1 + dayOfYear);
        for (let at = start; at < start + 14 * 86_400_000; at += 900_000) {
          const day = dueDigest({ digest: 'daily', zone }, days.at(-1) ?? null, at);
          if (day) days.push(day);
        }
        expect(new Set(days).size).toBe(days.length);
        expect(days.length).toBeGreaterThanOrEqual(13);
        expect(days.length).toBeLessThanOrEqual(15);
      }),
      { numRuns: 40 },
    );
  });
});
