import type { AdminBookingEntry } from '#contract/admin-bookings.ts';
import { zonedDay } from '#domain/scheduling/zoned-day.ts';
import { clockIn, timeIn } from '../parts/zone-time.ts';

/** A booking and where it stands on the calendar of a zone. */
export type PlacedBooking = { booking: AdminBookingEntry; day: string; hour: number; from: string; to: string };

/** Where bookings stand on the calendar of a zone, in their order. */
export function placeBookings(bookings: readonly AdminBookingEntry[], zone: string): PlacedBooking[] {
  return bookings.map((booking) => {
    return {
      booking,
      day: zonedDay(Date.parse(booking.startsAt), zone),
      hour: Number(clockIn(zone, booking.startsAt).slice(0, 2)),
      from: timeIn(zone, booking.startsAt),
      to: timeIn(zone, booking.endsAt),
    };
  });
}

/** The hours that a calendar shows: the working day, and more where a booking asks for it. */
export function hoursShown(placed: readonly PlacedBooking[]): number[] {
  const hours = placed.map(({ hour }) => hour);
  const first = Math.min(8, ...hours);
  const last = Math.max(17, ...hours);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
