import type { Availability, BusySpan, SessionRules, Slot } from './availability.ts';
import { dayNumber, dayStart } from './day-range.ts';
import { HOUR, MINUTE } from './durations.ts';
import { listWorkingTime, type WorkingTime } from './working-time.ts';

type Question = {
  availability: Availability;
  rules: SessionRules;
  /** What the adviser has, in any order: at least all that `busyWindow` covers. */
  busy: BusySpan[];
  /** The moment of asking, from which notice and horizon count. */
  now: number;
};

/**
 * The times that can be booked and begin in [from, to), in order, each once. All instants are milliseconds since 1970 (UTC).
 * - A session lies wholly in the adviser's hours; spans that touch are one, across midnight too. It begins at a multiple of the
 *   step after the start of its day's span, by the clock on the wall, and lasts its exact minutes whatever the clocks do.
 *   What a span means where the clocks change is told at `listWorkingTime`.
 * - A session with its buffers meets nothing busy; the buffers may lie outside the hours.
 * - It begins no sooner than the notice after `now` and no later than the horizon: today is day 0 in the adviser's zone, and the
 *   whole of day `horizonDays` can be booked.
 * - No more bookings than the daily limit begin on one day of the adviser's zone.
 * @throws RangeError when minutes or step are not positive, or the zone does not exist.
 */
export function freeSlots({
  availability,
  rules,
  busy,
  now,
  from,
  to,
}: Question & { from: number; to: number }): Slot[] {
  if (!(rules.minutes > 0 && rules.stepMinutes > 0)) throw new RangeError('minutes and step must be positive');
  const length = rules.minutes * MINUTE;
  const earliest = Math.max(from, now + rules.minimumNoticeHours * HOUR);
  const lastDay = dayNumber(now, availability.zone) + rules.horizonDays;
  const latest = Math.min(to, dayStart(lastDay + 1, availability.zone));
  if (earliest >= latest) return [];

  const isFull = fullDays(availability, busy);
  const isFree = findsRoom(rules, busy);
  const slots: Slot[] = [];
  const times = listWorkingTime(availability, earliest, latest + length);
  for (const [index, time] of times.entries()) {
    if (isFull(time.day)) continue;
    const end = endOfUnbroken(times, index, time.to + length);
    for (const startsAt of startsIn(time, rules.stepMinutes * MINUTE)) {
      if (startsAt >= latest || startsAt + length > end) break;
      if (isFree(startsAt)) slots.push({ startsAt, endsAt: startsAt + length });
    }
  }
  return slots;
}

/** Whether one instant is among the free slots: the same rules. */
export function isFreeSlot({ startsAt, ...question }: Question & { startsAt: number }): boolean {
  return freeSlots({ ...question, from: startsAt, to: startsAt + 1 }).length > 0;
}

/**
 * The time in which everything busy must be known to answer for [from, to): whole days for the daily limit, and the session and
 * its buffers at both ends.
 */
export function busyWindow(zone: string, rules: SessionRules, from: number, to: number): { from: number; to: number } {
  return {
    from: dayStart(dayNumber(from, zone), zone) - rules.bufferBeforeMinutes * MINUTE,
    to: dayStart(dayNumber(to, zone) + 1, zone) + (rules.minutes + rules.bufferAfterMinutes) * MINUTE,
  };
}

/** The instants of a working time at which a session can begin. */
function* startsIn(time: WorkingTime, step: number): Generator<number> {
  const passed = Math.ceil((time.from + time.offset - time.stepsFrom) / step);
  for (let at = time.stepsFrom + passed * step - time.offset; at < time.to; at += step) yield at;
}

/** When the hours end that go on without a break from one working time through those after it; not looked for beyond `enough`. */
function endOfUnbroken(times: WorkingTime[], index: number, enough: number): number {
  let end = times[index]?.to ?? 0;
  for (let next = times[++index]; next?.from === end && end < enough; next = times[++index]) end = next.to;
  return end;
}

function fullDays({ zone, dailyLimit }: Availability, busy: BusySpan[]): (day: number) => boolean {
  if (dailyLimit === null) return () => false;
  const counts = new Map<number, number>();
  for (const { startsAt } of busy) {
    const day = dayNumber(startsAt, zone);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return (day) => (counts.get(day) ?? 0) >= dailyLimit;
}

/** Tells of rising instants whether a session with its buffers has room there. One walk through what is busy answers for all. */
function findsRoom(rules: SessionRules, busy: BusySpan[]): (startsAt: number) => boolean {
  const before = rules.bufferBeforeMinutes * MINUTE;
  const after = (rules.minutes + rules.bufferAfterMinutes) * MINUTE;
  const spans = busy.filter((span) => span.from < span.to).sort((a, b) => a.from - b.from);
  let index = 0;
  let busyUntil = Number.NEGATIVE_INFINITY;
  return (startsAt) => {
    for (let span = spans[index]; span && span.from < startsAt + after; span = spans[++index])
      busyUntil = Math.max(busyUntil, span.to);
    return busyUntil <= startsAt - before;
  };
}
