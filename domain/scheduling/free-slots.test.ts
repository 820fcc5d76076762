import { describe, expect, it } from 'vitest';
import type { Availability, SessionRules } from './availability.ts';
import { busyWindow, freeSlots, isFreeSlot } from './free-slots.ts';

const rules: SessionRules = {
  minutes: 60,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  stepMinutes: 60,
  minimumNoticeHours: 0,
  horizonDays: 60,
};
const everyDay = (fromMinute: number, toMinute: number) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute, toMinute }));
const availability = (more: Partial<Availability> = {}): Availability => ({
  zone: 'Africa/Lagos',
  weeklyHours: everyDay(540, 720),
  exceptions: [],
  dailyLimit: null,
  ...more,
});

type Case = Partial<Parameters<typeof freeSlots>[0]> & { from: number; to: number };
/** The starts in UTC, "2026-11-23T08:00", of an adviser in Lagos from 09:00 to 12:00 unless told otherwise. */
const starts = (more: Case) =>
  freeSlots({ availability: availability(), rules, busy: [], now: more.from - 1, ...more }).map(({ startsAt }) =>
    new Date(startsAt).toISOString().slice(0, 16),
  );
const at = (iso: string) => Date.parse(`${iso}Z`);
const day = (date: string) => ({ from: at(`${date}T00:00`), to: at(`${date}T00:00`) + 86_400_000 });
const monday = day('2026-11-23');

describe('freeSlots', () => {
  it('offers whole sessions in the hours of the adviser, in order', () => {
    expect(starts(monday)).toEqual(['2026-11-23T08:00', '2026-11-23T09:00', '2026-11-23T10:00']);
    expect(starts({ ...monday, rules: { ...rules, minutes: 90, stepMinutes: 45 } })).toEqual([
      '2026-11-23T08:00',
      '2026-11-23T08:45',
      '2026-11-23T09:30',
    ]);
  });

  it('tells the end of each', () => {
    const [slot] = freeSlots({ availability: availability(), rules, busy: [], now: monday.from, ...monday });
    expect(slot).toEqual({ startsAt: at('2026-11-23T08:00'), endsAt: at('2026-11-23T09:00') });
  });

  it('keeps to the days of the week and lets an exception replace a day', () => {
    const week = { from: at('2026-11-22T23:00'), to: at('2026-11-29T23:00') };
    const weeklyHours = [
      { weekday: 1, fromMinute: 540, toMinute: 600 },
      { weekday: 7, fromMinute: 600, toMinute: 660 },
    ];
    const usual = ['2026-11-23T08:00', '2026-11-29T09:00'];
    expect(starts({ ...week, availability: availability({ weeklyHours }) })).toEqual(usual);
    const exceptions = [
      { day: '2026-11-23', spans: [] },
      { day: '2026-11-24', spans: [{ fromMinute: 0, toMinute: 60 }] },
    ];
    expect(starts({ ...week, availability: availability({ weeklyHours, exceptions }) })).toEqual([
      '2026-11-23T23:00',
      '2026-11-29T09:00',
    ]);
  });

  it('joins spans that touch or overlap, and counts steps from where they begin', () => {
    const spans = (...pairs: [number, number][]) =>
      availability({ weeklyHours: pairs.map(([fromMinute, toMinute]) => ({ weekday: 1, fromMinute, toMinute })) });
    const joined = ['2026-11-23T08:00', '2026-11-23T09:00'];
    expect(starts({ ...monday, availability: spans([570, 660], [540, 570]) })).toEqual(joined);
    expect(starts({ ...monday, availability: spans([540, 600], [560, 660]) })).toEqual(joined);
    expect(starts({ ...monday, availability: spans([540, 570], [571, 660]) })).toEqual(['2026-11-23T08:31']);
  });

  it('lets a session cross midnight only where the hours do', () => {
    const late = (...weekdays: [number, number, number][]) =>
      availability({
        weeklyHours: weekdays.map(([weekday, fromMinute, toMinute]) => ({ weekday, fromMinute, toMinute })),
      });
    const night = { from: at('2026-11-23T20:00'), to: at('2026-11-24T03:00'), rules: { ...rules, minutes: 90 } };
    expect(starts({ ...night, availability: late([1, 1320, 1440]) })).toEqual(['2026-11-23T21:00']);
    expect(starts({ ...night, availability: late([1, 1320, 1440], [2, 0, 60]) })).toEqual([
      '2026-11-23T21:00',
      '2026-11-23T22:00',
    ]);
  });

  it('keeps buffers clear on both sides, outside the hours too', () => {
    const busy = (from: string, to: string) => [{ from: at(from), to: at(to), startsAt: at(from) }];
    const buffered = { ...monday, rules: { ...rules, bufferBeforeMinutes: 15, bufferAfterMinutes: 30 } };
    expect(starts({ ...buffered, busy: busy('2026-11-23T06:00', '2026-11-23T07:45') })).toHaveLength(3);
    expect(starts({ ...buffered, busy: busy('2026-11-23T06:00', '2026-11-23T07:46') })).toHaveLength(2);
    expect(starts({ ...buffered, busy: busy('2026-11-23T11:30', '2026-11-23T12:00') })).toHaveLength(3);
    expect(starts({ ...buffered, busy: busy('2026-11-23T11:29', '2026-11-23T12:00') })).toHaveLength(2);
  });

  it('keeps clear of a long booking that hides a short one, in any order', () => {
    const busy = [
      { from: at('2026-11-23T09:10'), to: at('2026-11-23T09:20'), startsAt: at('2026-11-23T09:10') },
      { from: at('2026-11-23T08:30'), to: at('2026-11-23T10:01'), startsAt: at('2026-11-23T08:30') },
    ];
    expect(starts({ ...monday, busy })).toEqual([]);
    expect(starts({ ...monday, busy: busy.slice(0, 1) })).toEqual(['2026-11-23T08:00', '2026-11-23T10:00']);
  });

  it('keeps the notice to the millisecond', () => {
    const notice = { ...monday, rules: { ...rules, minimumNoticeHours: 24 } };
    expect(starts({ ...notice, now: at('2026-11-22T09:00') })).toEqual(['2026-11-23T09:00', '2026-11-23T10:00']);
    expect(starts({ ...notice, now: at('2026-11-22T09:00') + 1 })).toEqual(['2026-11-23T10:00']);
  });

  it('counts the horizon in days of the adviser: the whole last day, and nothing after', () => {
    const asked = { from: monday.from, to: at('2026-12-30T00:00'), rules: { ...rules, horizonDays: 2 } };
    expect(starts({ ...asked, now: at('2026-11-23T22:59') }).at(-1)).toBe('2026-11-25T10:00');
    expect(starts({ ...asked, now: at('2026-11-23T23:00') }).at(-1)).toBe('2026-11-26T10:00');
    expect(starts({ ...asked, now: monday.from, rules: { ...rules, horizonDays: 0 } })).toHaveLength(3);
  });

  it('counts bookings against the daily limit on the day of the adviser on which they begin', () => {
    // 23:30 on Sunday and 00:30 on Monday in Lagos.
    const bookings = ['2026-11-22T22:30', '2026-11-22T23:30'].map((start) => ({
      from: at(start),
      to: at(start) + 3_600_000,
      startsAt: at(start),
    }));
    const limited = (dailyLimit: number) => ({ ...monday, busy: bookings, availability: availability({ dailyLimit }) });
    expect(starts(limited(2))).toHaveLength(3);
    expect(starts(limited(1))).toEqual([]);
    expect(starts({ ...limited(1), busy: bookings.slice(0, 1) })).toHaveLength(3);
    expect(starts({ ...limited(0), busy: [] })).toEqual([]);
  });

  it('takes `from` in and leaves `to` out', () => {
    expect(starts({ from: at('2026-11-23T08:00'), to: at('2026-11-23T10:00') })).toEqual([
      '2026-11-23T08:00',
      '2026-11-23T09:00',
    ]);
    expect(starts({ from: at('2026-11-23T08:00'), to: at('2026-11-23T08:00') })).toEqual([]);
  });

  it('refuses sessions of no length, steps of no length and zones that do not exist', () => {
    expect(() => starts({ ...monday, rules: { ...rules, stepMinutes: 0 } })).toThrow(RangeError);
    expect(() => starts({ ...monday, rules: { ...rules, minutes: 0 } })).toThrow(RangeError);
    expect(() => starts({ ...monday, availability: availability({ zone: 'Mars/Base' }) })).toThrow(RangeError);
  });
});

describe('isFreeSlot', () => {
  it('is true for a free slot and for no other instant', () => {
    const question = { availability: availability(), rules, busy: [], now: monday.from };
    expect(isFreeSlot({ ...question, startsAt: at('2026-11-23T08:00') })).toBe(true);
    expect(isFreeSlot({ ...question, startsAt: at('2026-11-23T08:00') + 1 })).toBe(false);
    expect(isFreeSlot({ ...question, startsAt: at('2026-11-23T08:30') })).toBe(false);
    expect(isFreeSlot({ ...question, startsAt: at('2026-11-22T08:00') })).toBe(false);
  });
});

describe('busyWindow', () => {
  it('covers the days of the adviser, and the session and its buffers at both ends', () => {
    const buffered = { ...rules, bufferBeforeMinutes: 15, bufferAfterMinutes: 30 };
    expect(busyWindow('Africa/Lagos', buffered, at('2026-11-23T08:00'), at('2026-11-24T08:00'))).toEqual({
      from: at('2026-11-22T22:45'),
      to: at('2026-11-25T00:30'),
    });
  });
});
