import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Availability, BusySpan, SessionRules, WallSpan } from './availability.ts';
import { freeSlots, isFreeSlot } from './free-slots.ts';

/**
 * Another computation, which shares no code and no idea with the one in use: it asks Intl what the wall shows at every fifth minute
 * and tries each as the start of a session.
 */
const GRID = 5 * 60_000;
const DAY = 86_400_000;
const CASES = 12_000;

/** Zones with days of interest: nights on which clocks change, a day that is left out, and plain days. */
const days: [string, string[]][] = [
  ['Africa/Lagos', ['2026-11-23']],
  ['Europe/London', ['2026-03-29', '2026-10-25']],
  ['America/New_York', ['2026-03-08', '2026-11-01']],
  ['Australia/Lord_Howe', ['2026-04-05', '2026-10-04']],
  ['Asia/Kathmandu', ['2026-11-23', '1986-01-01']],
  ['Asia/Kolkata', ['2026-12-31']],
  ['Pacific/Chatham', ['2026-04-05', '2026-09-27']],
  ['America/St_Johns', ['2026-03-08', '2026-11-01']],
  ['Pacific/Apia', ['2011-12-30', '2011-09-24']],
  ['Africa/Casablanca', ['2026-02-15', '2026-03-22']],
  ['Africa/Cairo', ['2026-04-24', '2026-10-30']],
  ['America/Santiago', ['2026-04-05', '2026-09-06']],
  ['Asia/Beirut', ['2026-03-29', '2026-10-25']],
  ['Antarctica/Troll', ['2026-03-29', '2026-10-25']],
];

type Wall = { at: number; day: string; minute: number };

const formats = new Map<string, Intl.DateTimeFormat>();
function readWall(zone: string, at: number): Wall {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });
  formats.set(zone, format);
  const [day = '', time = ''] = format.format(at).split(' ');
  return { at, day, minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) };
}

/** What the wall shows in the five days around each day of interest. */
const places = days.flatMap(([zone, dates]) =>
  dates.map((date) => {
    const start = Date.parse(date) - 2 * DAY;
    const wall = Array.from({ length: (5 * DAY) / GRID }, (_, i) => readWall(zone, start + i * GRID));
    return { zone, start, wall, [fc.toStringMethod]: () => `${zone} ${date}` };
  }),
);
type Place = (typeof places)[number];

type Case = {
  place: Place;
  availability: Availability;
  rules: SessionRules;
  busy: BusySpan[];
  now: number;
  from: number;
};
type Length = { to: number };

function computeByTheWall({ place, availability, rules, busy, now, from, to }: Case & Length): number[] {
  const spansOn = (day: string): WallSpan[] => {
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
    const exception = availability.exceptions.find((each) => each.day === day);
    return exception ? exception.spans : availability.weeklyHours.filter((each) => each.weekday === weekday);
  };
  const dayCache = new Map<string, boolean[]>();
  const isWorked = (day: string, minute: number): boolean => {
    let worked = dayCache.get(day);
    if (!worked) {
      worked = Array.from({ length: 288 }, (_, i) =>
        spansOn(day).some(({ fromMinute, toMinute }) => fromMinute <= i * 5 && i * 5 < toMinute),
      );
      dayCache.set(day, worked);
    }
    return worked[minute / 5] ?? false;
  };
  const beganOn = busy.map((each) => readWall(place.zone, each.startsAt).day);
  const lastDay = new Date(Date.parse(readWall(place.zone, now).day) + rules.horizonDays * DAY)
    .toISOString()
    .slice(0, 10);

  const isOffered = ({ at, day, minute }: Wall, index: number): boolean => {
    if (at < from || at >= to || at - now < rules.minimumNoticeHours * 3_600_000 || day > lastDay) return false;
    const session = place.wall.slice(index, index + rules.minutes / 5);
    if (session.length < rules.minutes / 5 || !session.every((cell) => isWorked(cell.day, cell.minute))) return false;
    let spanStart = minute;
    while (spanStart >= 5 && isWorked(day, spanStart - 5)) spanStart -= 5;
    if ((minute - spanStart) % rules.stepMinutes !== 0) return false;
    if (availability.dailyLimit !== null && beganOn.filter((each) => each === day).length >= availability.dailyLimit)
      return false;
    const blockedFrom = at - rules.bufferBeforeMinutes * 60_000;
    const blockedTo = at + (rules.minutes + rules.bufferAfterMinutes) * 60_000;
    return busy.every((each) => each.to <= blockedFrom || each.from >= blockedTo);
  };
  return place.wall
    .filter((wall, index) => isWorked(wall.day, wall.minute) && isOffered(wall, index))
    .map(({ at }) => at);
}

const fives = (min: number, max: number) => fc.integer({ min: min / 5, max: max / 5 }).map((five) => five * 5);
const span = fc
  .tuple(fc.oneof(fc.constant(0), fives(0, 300), fives(0, 1435)), fc.oneof(fc.constant(1440), fives(5, 900)))
  .map(([fromMinute, length]) => ({ fromMinute, toMinute: Math.min(1440, fromMinute + length) }));
const someRules = fc.record({
  minutes: fc.oneof(fc.constantFrom(15, 30, 60, 90), fives(5, 240)),
  stepMinutes: fc.oneof(fc.constantFrom(15, 30, 60), fives(5, 120)),
  bufferBeforeMinutes: fc.constantFrom(0, 0, 5, 10, 15),
  bufferAfterMinutes: fc.constantFrom(0, 0, 5, 15, 30),
  minimumNoticeHours: fc.constantFrom(0, 0, 1, 2, 24),
  horizonDays: fc.constantFrom(0, 1, 2, 3, 60, 60),
});
const someCase = fc.constantFrom(...places).chain((place) => {
  const instant = fc.integer({ min: place.start + DAY, max: place.start + 3 * DAY });
  const aDay = fc.integer({ min: 0, max: 4 }).map((n) => new Date(place.start + n * DAY).toISOString().slice(0, 10));
  const booking = fc
    .tuple(
      fc.oneof(
        instant,
        instant.map((at) => at - (at % GRID)),
      ),
      fives(5, 300),
      fc.constantFrom(0, 5, 30),
    )
    .map(([startsAt, minutes, buffer]) => ({
      startsAt,
      from: startsAt - buffer * 60_000,
      to: startsAt + minutes * 60_000,
    }));
  return fc.record({
    place: fc.constant(place),
    availability: fc.record({
      zone: fc.constant(place.zone),
      weeklyHours: fc.array(
        fc.tuple(fc.integer({ min: 1, max: 7 }), span).map(([weekday, hours]) => ({ weekday, ...hours })),
        { minLength: 5, maxLength: 14, size: 'max' },
      ),
      exceptions: fc.uniqueArray(fc.record({ day: aDay, spans: fc.array(span, { maxLength: 3 }) }), {
        maxLength: 3,
        selector: ({ day }) => day,
      }),
      dailyLimit: fc.constantFrom(null, null, null, 1, 2, 3),
    }),
    rules: someRules,
    busy: fc.array(booking, { maxLength: 4 }),
    now: fc.integer({ min: place.start, max: place.start + 2 * DAY }),
    from: instant,
    length: fc.integer({ min: 1, max: 2 * DAY }),
    probe: fc.nat({ max: place.wall.length - 1 }),
  });
});

it(`agrees with the wall in ${CASES} cases in ${days.length} zones`, { timeout: 120_000 }, () => {
  let offered = 0;
  let slotsOffered = 0;
  fc.assert(
    fc.property(someCase, ({ length, probe, ...asked }) => {
      const question = { ...asked, to: Math.min(asked.from + length, asked.place.start + 4 * DAY) };
      const expected = computeByTheWall(question);
      const slots = freeSlots(question);
      expect(slots.map(({ startsAt }) => startsAt)).toEqual(expected);
      for (const { startsAt, endsAt } of slots) if (endsAt - startsAt !== asked.rules.minutes * 60_000) expect.fail();

      const startsAt = asked.place.start + probe * GRID;
      const inRange = startsAt >= question.from && startsAt < question.to;
      if (inRange) expect(isFreeSlot({ ...asked, startsAt })).toBe(expected.includes(startsAt));
      if (expected.length > 0) offered += 1;
      slotsOffered += expected.length;
    }),
    { numRuns: CASES },
  );
  // Cases in which nothing is ever free would prove nothing.
  expect(offered).toBeGreaterThan(CASES / 4);
  expect(slotsOffered).toBeGreaterThan(CASES * 3);
});
