import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BusySpan, DayException } from './availability.ts';
import { dayRange } from './day-range.ts';
import { busyWindow, freeSlots, isFreeSlot } from './free-slots.ts';
import { zonedDay } from './zoned-day.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const zones = [
  'Africa/Lagos',
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Asia/Beirut',
  'Pacific/Apia',
];

const minute = fc.integer({ min: 0, max: 1440 });
const span = fc
  .tuple(minute, minute)
  .filter(([a, b]) => a !== b)
  .map(([a, b]) => ({ fromMinute: Math.min(a, b), toMinute: Math.max(a, b) }));
const someQuestion = fc
  .record({
    now: fc.integer({ min: Date.UTC(2010), max: Date.UTC(2035) }),
    bookings: fc.array(fc.tuple(fc.integer({ min: -DAY, max: 6 * DAY }), fc.integer({ min: 1, max: 300 })), {
      maxLength: 8,
    }),
    availability: fc.record({
      zone: fc.constantFrom(...zones),
      weeklyHours: fc.array(
        fc.tuple(fc.integer({ min: 1, max: 7 }), span).map(([weekday, hours]) => ({ weekday, ...hours })),
        { minLength: 4, maxLength: 12 },
      ),
      exceptions: fc.constant<DayException[]>([]),
      dailyLimit: fc.constantFrom(null, 1, 2),
    }),
    rules: fc.record({
      minutes: fc.integer({ min: 1, max: 180 }),
      stepMinutes: fc.integer({ min: 5, max: 90 }),
      bufferBeforeMinutes: fc.integer({ min: 0, max: 45 }),
      bufferAfterMinutes: fc.integer({ min: 0, max: 45 }),
      minimumNoticeHours: fc.integer({ min: 0, max: 48 }),
      horizonDays: fc.integer({ min: 0, max: 8 }),
    }),
  })
  .map(({ bookings, ...question }) => {
    const busy: BusySpan[] = bookings.map(([after, minutes]) => {
      const startsAt = question.now + after;
      return { startsAt, from: startsAt - 10 * MINUTE, to: startsAt + minutes * MINUTE };
    });
    return { ...question, busy, from: question.now - DAY, to: question.now + 7 * DAY };
  });

const check = (predicate: (question: Parameters<typeof freeSlots>[0]) => void) =>
  fc.assert(fc.property(someQuestion, predicate), { numRuns: 500 });

describe('free slots', () => {
  it('meet nothing busy, buffers included', () => {
    check((question) => {
      for (const { startsAt, endsAt } of freeSlots(question)) {
        const from = startsAt - question.rules.bufferBeforeMinutes * MINUTE;
        const to = endsAt + question.rules.bufferAfterMinutes * MINUTE;
        expect(question.busy.filter((busy) => busy.from < to && busy.to > from)).toEqual([]);
      }
    });
  });

  it('begin after the notice, within the horizon, in order, and last their exact minutes', () => {
    check((question) => {
      const { now, rules, availability } = question;
      const slots = freeSlots(question);
      const today = zonedDay(now, availability.zone);
      const lastDay = new Date(Date.parse(today) + rules.horizonDays * DAY).toISOString().slice(0, 10);
      for (const [index, { startsAt, endsAt }] of slots.entries()) {
        expect(startsAt).toBeGreaterThanOrEqual(now + rules.minimumNoticeHours * 60 * MINUTE);
        expect(zonedDay(startsAt, availability.zone) <= lastDay).toBe(true);
        expect(endsAt - startsAt).toBe(rules.minutes * MINUTE);
        expect(startsAt).toBeGreaterThan(slots[index - 1]?.startsAt ?? 0);
      }
    });
  });

  it('leave a day alone that has as many bookings as its limit', () => {
    check((question) => {
      const { zone, dailyLimit } = question.availability;
      const begun = question.busy.map(({ startsAt }) => zonedDay(startsAt, zone));
      for (const { startsAt } of freeSlots(question)) {
        const day = zonedDay(startsAt, zone);
        expect(begun.filter((each) => each === day).length).toBeLessThan(dailyLimit ?? Number.POSITIVE_INFINITY);
      }
    });
  });

  it('are those that isFreeSlot knows, and a part of the time asked for is a part of the answer', () => {
    check((question) => {
      const slots = freeSlots(question);
      const isKnown = new Set(slots.map(({ startsAt }) => startsAt));
      for (const { startsAt } of slots) {
        expect(isFreeSlot({ ...question, startsAt })).toBe(true);
        const near = startsAt + 7 * MINUTE;
        if (near < question.to) expect(isFreeSlot({ ...question, startsAt: near })).toBe(isKnown.has(near));
      }
      const middle = question.from + 3 * DAY + 4_321_000;
      expect([...freeSlots({ ...question, to: middle }), ...freeSlots({ ...question, from: middle })]).toEqual(slots);
    });
  });

  it('need to know of nothing busy outside the busy window', () => {
    check((question) => {
      const [from, to] = [question.now + DAY, question.now + 2 * DAY];
      const window = busyWindow(question.availability.zone, question.rules, from, to);
      const known = question.busy.filter((busy) => busy.from < window.to && busy.to > window.from);
      expect(freeSlots({ ...question, busy: known, from, to })).toEqual(freeSlots({ ...question, from, to }));
    });
  });

  it('stay free when a booking is made elsewhere, and are gone when it is theirs', () => {
    check((question) => {
      const slots = freeSlots(question);
      const [taken] = slots;
      if (!taken) return;
      const booking = { from: taken.startsAt, to: taken.endsAt, startsAt: taken.startsAt };
      const left = freeSlots({ ...question, busy: [...question.busy, booking] });
      expect(left.every((slot) => slots.some(({ startsAt }) => startsAt === slot.startsAt))).toBe(true);
      expect(left.filter(({ startsAt, endsAt }) => startsAt < taken.endsAt && endsAt > taken.startsAt)).toEqual([]);
      const day = dayRange(zonedDay(taken.startsAt, question.availability.zone), question.availability.zone);
      const reach = (question.rules.minutes + 90) * MINUTE;
      const far = slots.filter(({ startsAt }) => day && (startsAt < day.from - reach || startsAt >= day.to + reach));
      expect(left).toEqual(expect.arrayContaining(far));
    });
  });
});
