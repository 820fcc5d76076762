import { dayNumber, dayStart } from './day-range.ts';

/** When the last day ends that can be booked: today is day 0 in the adviser's zone. Milliseconds since 1970 (UTC). */
export function horizonEnd(horizonDays: number, zone: string, now: number): number {
  return dayStart(dayNumber(now, zone) + horizonDays + 1, zone);
}
