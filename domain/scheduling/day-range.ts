import { DAY, MINUTE } from './durations.ts';
import { offsetAt, offsetPeriods } from './offset-periods.ts';

/** The number of a calendar day, counted from 1 January 1970, on the wall of a zone at an instant. */
export function dayNumber(at: number, zone: string): number {
  return Math.floor((at + offsetAt(zone, at)) / DAY);
}

/** A day's number as "YYYY-MM-DD". */
export function dayOf(number: number): string {
  return new Date(number * DAY).toISOString().slice(0, 10);
}

/**
 * When a calendar day begins and ends in a zone: instants, `from` inclusive and `to` exclusive. A day begins when the clocks
 * first reach its date, be it 00:00 or (where midnight is skipped) 01:00, and lasts until the next one begins: mostly
 * 24 hours, 23 or 25 where the clocks change. Null for a day that the zone leaves out, as Samoa did with 2011-12-30.
 * @throws RangeError for a date or a zone that does not exist.
 */
export function dayRange(day: string, zone: string): { from: number; to: number } | null {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight) || dayOf(midnight / DAY) !== day) throw new RangeError('expected a date as YYYY-MM-DD');
  const [from, to] = [firstInstant(midnight, zone), firstInstant(midnight + DAY, zone)];
  return from < to ? { from, to } : null;
}

/** The start of the day with a number; of the next one that exists where the zone leaves it out. */
export function dayStart(number: number, zone: string): number {
  return firstInstant(number * DAY, zone);
}

/** The first instant at which the wall shows a time (as if it were UTC) or a later one. No zone is further than a day from UTC. */
function firstInstant(wall: number, zone: string): number {
  const periods = offsetPeriods(zone, wall - DAY, wall + DAY + MINUTE);
  const period = periods.find(({ to, offset }) => to + offset > wall);
  if (!period) throw new RangeError('day out of range');
  return Math.max(period.from, wall - period.offset);
}
