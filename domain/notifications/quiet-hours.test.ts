import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offsetAt } from '../scheduling/offset-periods.ts';
import { quietUntil } from './quiet-hours.ts';

const night = { from: '22:00', until: '07:00' };
const until = (hours: { from: string; until: string }, zone: string, at: string) =>
  new Date(quietUntil(hours, zone, Date.parse(at))).toISOString();

describe('quietUntil', () => {
  it.each([
    ['before they begin', '2026-11-23T20:59:59Z', '2026-11-23T20:59:59.000Z'],
    ['as they begin', '2026-11-23T21:00:00Z', '2026-11-24T06:00:00.000Z'],
    ['before midnight', '2026-11-23T22:30:00Z', '2026-11-24T06:00:00.000Z'],
    ['after midnight', '2026-11-24T03:00:00Z', '2026-11-24T06:00:00.000Z'],
    ['a moment before they end', '2026-11-24T05:59:59.999Z', '2026-11-24T06:00:00.000Z'],
    ['as they end', '2026-11-24T06:00:00Z', '2026-11-24T06:00:00.000Z'],
  ])('across midnight in Lagos, %s', (_when, at, end) => {
    expect(until(night, 'Africa/Lagos', at)).toBe(end);
  });

  it('within a day, in a zone with half an hour', () => {
    const lunch = { from: '12:00', until: '13:30' };
    expect(until(lunch, 'Asia/Kolkata', '2026-05-04T06:30:00Z')).toBe('2026-05-04T08:00:00.000Z');
    expect(until(lunch, 'Asia/Kolkata', '2026-05-04T08:00:00Z')).toBe('2026-05-04T08:00:00.000Z');
  });

  it.each([
    [
      'a night in which the clocks go forward is an hour shorter',
      night,
      '2026-03-28T23:00:00Z',
      '2026-03-29T06:00:00.000Z',
    ],
    ['a night in which they go back is an hour longer', night, '2026-10-24T22:00:00Z', '2026-10-25T07:00:00.000Z'],
    [
      'an end that is skipped comes with the first minute after it',
      { from: '22:00', until: '01:30' },
      '2026-03-29T00:59:00Z',
      '2026-03-29T01:00:00.000Z',
    ],
    [
      'an end that comes twice ends the first time',
      { from: '22:00', until: '01:30' },
      '2026-10-25T00:00:00Z',
      '2026-10-25T00:30:00.000Z',
    ],
    [
      'and is quiet again the second time',
      { from: '22:00', until: '01:30' },
      '2026-10-25T01:00:00Z',
      '2026-10-25T01:30:00.000Z',
    ],
    [
      'a beginning that is skipped begins with the first minute after it',
      { from: '01:30', until: '03:00' },
      '2026-03-29T01:00:00Z',
      '2026-03-29T02:00:00.000Z',
    ],
    [
      'a quiet time that is skipped whole is none',
      { from: '01:00', until: '02:00' },
      '2026-03-29T01:00:00Z',
      '2026-03-29T01:00:00.000Z',
    ],
  ])('in London: %s', (_what, hours, at, end) => {
    expect(until(hours, 'Europe/London', at)).toBe(end);
  });

  it('gets over a calendar day that a zone skipped', () => {
    expect(until(night, 'Pacific/Apia', '2011-12-30T09:30:00Z')).toBe('2011-12-30T17:00:00.000Z');
  });

  const time = fc
    .integer({ min: 0, max: 1439 })
    .map((at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`);
  const zone = fc.constantFrom(
    'UTC',
    'Africa/Lagos',
    'Europe/London',
    'America/St_Johns',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
  );
  // Every minute of 2026.
  const minute = fc.integer({ min: 0, max: 365 * 1440 - 1 }).map((at) => Date.UTC(2026, 0, 1) + at * 60_000);

  it('is the first minute that is not quiet, asked minute by minute', () => {
    const wallTime = (at: number, name: string) => new Date(at + offsetAt(name, at)).toISOString().slice(11, 16);
    const isQuiet = (wall: string, hours: { from: string; until: string }) =>
      hours.from < hours.until ? wall >= hours.from && wall < hours.until : wall >= hours.from || wall < hours.until;
    fc.assert(
      fc.property(time, time, zone, minute, (from, end, name, at) => {
        fc.pre(from !== end);
        const hours = { from, until: end };
        let expected = at;
        while (isQuiet(wallTime(expected, name), hours)) expected += 60_000;
        expect(quietUntil(hours, name, at)).toBe(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('refuses a zone that does not exist', () => {
    expect(() => quietUntil(night, 'Africa/Atlantis', 0)).toThrow(RangeError);
  });
});
