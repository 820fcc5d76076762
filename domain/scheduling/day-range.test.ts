import { describe, expect, it } from 'vitest';
import { dayRange } from './day-range.ts';
import { zonedDay } from './zoned-day.ts';

const at = (iso: string) => Date.parse(`${iso}Z`);

describe('dayRange', () => {
  it.each([
    ['Africa/Lagos', '2026-11-23', '2026-11-22T23:00', 24],
    ['Europe/London', '2026-03-29', '2026-03-29T00:00', 23],
    ['Europe/London', '2026-10-25', '2026-10-24T23:00', 25],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00', 23],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00', 25],
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30', 23.5],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00', 24.5],
    ['Antarctica/Troll', '2026-03-29', '2026-03-29T00:00', 22],
    ['Asia/Kathmandu', '2026-11-23', '2026-11-22T18:15', 24],
    // Days whose midnight is skipped begin at 01:00.
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00', 23],
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00', 23],
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00', 23],
    ['Pacific/Apia', '2011-12-29', '2011-12-29T10:00', 24],
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00', 24],
  ])('in %s %s begins at %s and has %d hours', (zone, day, start, hours) => {
    expect(dayRange(day, zone)).toEqual({ from: at(start), to: at(start) + hours * 3_600_000 });
  });

  it('is null for a day that a zone leaves out', () => {
    expect(dayRange('2011-12-30', 'Pacific/Apia')).toBeNull();
    expect(dayRange('1993-08-21', 'Pacific/Kwajalein')).toBeNull();
  });

  it('gives days without a hole or an overlap between them', () => {
    for (const zone of ['America/St_Johns', 'Africa/Casablanca', 'Asia/Beirut', 'Pacific/Apia']) {
      for (const year of [2006, 2011, 2026]) {
        let end: number | undefined;
        for (let day = Date.UTC(year); day < Date.UTC(year + 1); day += 86_400_000) {
          const range = dayRange(new Date(day).toISOString().slice(0, 10), zone);
          if (!range) continue;
          if (end !== undefined) expect(range.from).toBe(end);
          expect(zonedDay(range.from, zone)).toBe(new Date(day).toISOString().slice(0, 10));
          end = range.to;
        }
      }
    }
  });

  it.each(['2026-02-29', '2026-2-1', '2026-11-23T00:00', 'today', ''])('refuses the date %j', (day) => {
    expect(() => dayRange(day, 'UTC')).toThrow(RangeError);
  });

  it.each(['Mars/Base', '', 'WAT+1'])('refuses the zone %j', (zone) => {
    expect(() => dayRange('2026-11-23', zone)).toThrow(RangeError);
    expect(() => zonedDay(0, zone)).toThrow(RangeError);
  });
});

describe('zonedDay', () => {
  it.each([
    ['2026-11-22T22:59:59.999', 'Africa/Lagos', '2026-11-22'],
    ['2026-11-22T23:00', 'Africa/Lagos', '2026-11-23'],
    ['2026-11-23T10:14', 'Pacific/Chatham', '2026-11-23'],
    ['2026-11-23T10:15', 'Pacific/Chatham', '2026-11-24'],
    ['2026-01-01T03:29', 'America/St_Johns', '2025-12-31'],
    ['2011-12-30T10:00', 'Pacific/Apia', '2011-12-31'],
    ['1969-12-31T23:59', 'UTC', '1969-12-31'],
  ])('%s in %s is %s', (moment, zone, day) => {
    expect(zonedDay(at(moment), zone)).toBe(day);
  });
});
