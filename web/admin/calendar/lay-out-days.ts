import { type PlacedBooking, QUARTERS_A_DAY } from './place-bookings.ts';

/** "Adviser 2" before "Adviser 10". */
const byName = new Intl.Collator('en-GB', { numeric: true }).compare;

/** A column of the calendar, in which nothing lies over anything else. */
export type Lane = { key: string; blocks: PlacedBooking[] };
/** The columns of one adviser on one day, or of all of them where `adviser` is null. */
export type LaneGroup = { key: string; adviser: string | null; lanes: Lane[] };
export type DayColumns = { day: string; groups: LaneGroup[]; width: number };

/**
 * The days of a calendar side by side, each as wide as it has sessions at the same time. One day has the columns of each
 * adviser, by name.
 */
export function layOutDays(placed: readonly PlacedBooking[], days: readonly string[]): DayColumns[] {
  return days.map((day) => {
    const ofDay = placed.filter((one) => one.day === day);
    const advisers =
      days.length === 1 ? [...new Set(ofDay.map(({ booking }) => booking.adviser.name))].sort(byName) : [];
    const groups: LaneGroup[] =
      advisers.length === 0
        ? [{ key: day, adviser: null, lanes: lanesOf(day, ofDay) }]
        : advisers.map((adviser) => ({
            key: `${day} ${adviser}`,
            adviser,
            lanes: lanesOf(
              `${day} ${adviser}`,
              ofDay.filter(({ booking }) => booking.adviser.name === adviser),
            ),
          }));
    return { day, groups, width: groups.reduce((sum, { lanes }) => sum + lanes.length, 0) };
  });
}

/** Shares bookings out to as few lanes as have room for them; at least one. */
function lanesOf(key: string, blocks: readonly PlacedBooking[]): Lane[] {
  const lanes: Lane[] = [{ key: `${key} 0`, blocks: [] }];
  for (const block of [...blocks].sort((one, other) => one.start - other.start)) {
    const free = lanes.find((lane) => (lane.blocks.at(-1)?.end ?? 0) <= block.start);
    if (free) free.blocks.push(block);
    else lanes.push({ key: `${key} ${lanes.length}`, blocks: [block] });
  }
  return lanes;
}

/** The quarters of an hour that a calendar shows: the working day, and the whole hours that a booking asks for. */
export function quartersShown(placed: readonly PlacedBooking[]): number[] {
  const first = Math.min(8 * 4, ...placed.map(({ start }) => start - (start % 4)));
  const last = Math.max(18 * 4, ...placed.map(({ end }) => Math.min(Math.ceil(end / 4) * 4, QUARTERS_A_DAY)));
  return Array.from({ length: last - first }, (_, index) => first + index);
}
