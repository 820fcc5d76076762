import type { AdminBookingEntry } from '#contract/bookings/admin.ts';
import { showDay } from '#domain/scheduling/show-time.ts';
import { zonedDay } from '#domain/scheduling/zoned-day.ts';
import { addDays, clockIn, timeIn } from '../parts/zone-time.ts';

/** A day has 96 quarters of an hour, whatever its clocks do. */
export const QUARTERS_A_DAY = 96;

/** A booking, or the part of it on one day, and where it stands on the calendar of a zone. */
export type PlacedBooking = {
  booking: AdminBookingEntry;
  day: string;
  /** The quarter of an hour in which it begins on that day, from 0, and the one before which it ends, up to 96. */
  start: number;
  end: number;
  /** In words; with the day where that is another one. */
  from: string;
  to: string;
};

/** Where bookings stand on the calendar of a zone, in their order. Each day that a booking touches has its part. */
export function placeBookings(bookings: readonly AdminBookingEntry[], zone: string): PlacedBooking[] {
  return bookings.flatMap((booking) => {
    const { startsAt, endsAt } = booking;
    const first = zonedDay(Date.parse(startsAt), zone);
    // What ends at midnight has nothing on the day that begins there.
    const last = zonedDay(Date.parse(endsAt) - 1, zone);
    return daysFrom(first, last).map((day) => {
      const start = day === first ? quarterOf(zone, startsAt) : 0;
      // Clocks that go back may end a session before it began: it is as high as it is long.
      const end = day === last ? endQuarter(zone, endsAt) : QUARTERS_A_DAY;
      const high = end > start ? end : start + Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 900_000);
      return {
        booking,
        day,
        start,
        end: Math.min(Math.max(high, start + 1), QUARTERS_A_DAY),
        from: timeIn(zone, startsAt) + (day === first ? '' : ` on ${showDay(first)}`),
        to: timeIn(zone, endsAt) + (day === last ? '' : ` on ${showDay(last)}`),
      };
    });
  });
}

function daysFrom(first: string, last: string): string[] {
  return first < last ? [first, ...daysFrom(addDays(first, 1), last)] : [first];
}

/** The nearest quarter of an hour on the clocks of a zone: sessions that follow each other never lie over each other. */
function quarterOf(zone: string, moment: string): number {
  const [hours = 0, minutes = 0] = clockIn(zone, moment).split(':').map(Number);
  return Math.min(hours * 4 + Math.round(minutes / 15), QUARTERS_A_DAY - 1);
}

/** As an end, midnight is the end of the day. */
function endQuarter(zone: string, moment: string): number {
  return clockIn(zone, moment) === '00:00' ? QUARTERS_A_DAY : quarterOf(zone, moment);
}
