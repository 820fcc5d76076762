import type { Availability, WallSpan } from './availability.ts';
import { dayOf } from './day-range.ts';
import { DAY, MINUTE } from './durations.ts';
import { offsetPeriods } from './offset-periods.ts';

/** A stretch of an adviser's hours as instants, and the wall time (as if it were UTC) from which its steps count. */
export type WorkingTime = { from: number; to: number; offset: number; day: number; stepsFrom: number };

/**
 * An adviser's hours between two instants, in order and never overlapping. A span of hours is the set of all instants whose
 * wall time lies in it: what the clocks skip is in no span, and an hour that they repeat is worked twice. So a span from 02:30
 * on a night that jumps from 02:00 to 03:00 begins at 03:00, and one that ends at 01:30 on a night that repeats 01:00 to 02:00
 * has two parts with half an hour between.
 */
export function listWorkingTime(availability: Availability, from: number, to: number): WorkingTime[] {
  const spansOn = spansByDay(availability);
  const times: WorkingTime[] = [];
  for (const period of offsetPeriods(availability.zone, from, to)) {
    const lastDay = Math.floor((period.to - 1 + period.offset) / DAY);
    for (let day = Math.floor((period.from + period.offset) / DAY); day <= lastDay; day++) {
      for (const span of spansOn(day)) {
        const stepsFrom = day * DAY + span.fromMinute * MINUTE;
        const start = Math.max(period.from, stepsFrom - period.offset);
        const end = Math.min(period.to, day * DAY + span.toMinute * MINUTE - period.offset);
        if (start < end) times.push({ from: start, to: end, offset: period.offset, day, stepsFrom });
      }
    }
  }
  return times;
}

/** The spans of a day by its number: the exception's where there is one, else the week's. */
function spansByDay({ weeklyHours, exceptions }: Availability): (day: number) => WallSpan[] {
  const exceptional = new Map(exceptions.map(({ day, spans }) => [day, mergeSpans(spans)]));
  // 1 January 1970 was a Thursday: day 0 is weekday 4.
  const weekly = [4, 5, 6, 7, 1, 2, 3].map((weekday) =>
    mergeSpans(weeklyHours.filter((hours) => hours.weekday === weekday)),
  );
  return (day) => {
    const exception = exceptional.size > 0 ? exceptional.get(dayOf(day)) : undefined;
    return exception ?? weekly[((day % 7) + 7) % 7] ?? [];
  };
}

/** The same minutes of a day as few spans in order: those that touch or overlap are one. */
function mergeSpans(spans: WallSpan[]): WallSpan[] {
  const merged: WallSpan[] = [];
  for (const { fromMinute, toMinute } of [...spans].sort((a, b) => a.fromMinute - b.fromMinute)) {
    const last = merged.at(-1);
    if (last && fromMinute <= last.toMinute) last.toMinute = Math.max(last.toMinute, toMinute);
    else merged.push({ fromMinute, toMinute });
  }
  return merged;
}
