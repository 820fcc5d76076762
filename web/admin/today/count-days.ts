import type { AdminBookingEntry } from '#contract/bookings/admin.ts';
import { zonedDay } from '#domain/scheduling/zoned-day.ts';
import { addDays } from '../parts/zone-time.ts';

type DayCount = { day: string; confirmed: number; pending: number /** Of confirmed sessions. */; minutes: number };

/** How much is booked on each of the seven days after today, by the calendar of a zone. */
export function countDays(
  bookings: readonly Pick<AdminBookingEntry, 'status' | 'startsAt' | 'endsAt'>[],
  today: string,
  zone: string,
): DayCount[] {
  return [1, 2, 3, 4, 5, 6, 7].map((count) => {
    const day = addDays(today, count);
    const ofDay = bookings.filter(({ startsAt }) => zonedDay(Date.parse(startsAt), zone) === day);
    const confirmed = ofDay.filter(({ status }) => status === 'in_progress');
    return {
      day,
      confirmed: confirmed.length,
      pending: ofDay.filter(({ status }) => status === 'pending').length,
      minutes: confirmed.reduce((sum, one) => sum + (Date.parse(one.endsAt) - Date.parse(one.startsAt)) / 60_000, 0),
    };
  });
}
