import { CADENCE_MONTHS, type Cadence } from '../../consultation/quote-machine.ts';
import { addMonths } from '../../time/calendar-months.ts';

/** Nigeria is one hour ahead of UTC all year and has no summer time. */
const LAGOS_OFFSET_MS = 3_600_000;

/** A plan that is paid once lasts a year and is never renewed (decision record 33). */
const ONE_TIME_MONTHS = 12;

/** Calendar days in Africa/Lagos, YYYY-MM-DD. The day it ends on is the first day of the next period. */
export type Period = { startsOn: string; endsOn: string };

/** Whole months that one payment of this cadence lasts. */
export function periodMonths(cadence: Cadence): number {
  return CADENCE_MONTHS[cadence] ?? ONE_TIME_MONTHS;
}

/**
 * The period that begins `month` whole months after the anchor day. Both ends are counted from the anchor, so a short month
 * shortens no other: 31 January, 28 February, 31 March. Source: issue "Plans and money", "the anchor day is kept".
 * @throws RangeError for a date that does not exist or a result after the year 9999.
 */
export function periodFrom(anchorOn: string, month: number, cadence: Cadence): Period {
  return { startsOn: addMonths(anchorOn, month), endsOn: addMonths(anchorOn, month + periodMonths(cadence)) };
}

/**
 * The nth period of one cadence; the first is 1 and begins on the anchor day.
 * @throws RangeError for n below 1, and for a second period of what is paid once.
 */
export function nthPeriod(anchorOn: string, cadence: Cadence, n: number): Period {
  if (!Number.isSafeInteger(n) || n < 1) throw new RangeError('n must be a whole number of 1 or more');
  if (cadence === 'one_time' && n > 1) throw new RangeError('what is paid once has one period');
  return periodFrom(anchorOn, (n - 1) * periodMonths(cadence), cadence);
}

/** The moment a period that begins on this day begins, and its charge falls due: 09:00 in Lagos, milliseconds UTC. */
export function dueAt(day: string): number {
  return Date.parse(`${addMonths(day, 0)}T09:00:00Z`) - LAGOS_OFFSET_MS;
}

/** The calendar day in Lagos at a moment (milliseconds UTC), YYYY-MM-DD. */
export function lagosDay(at: number): string {
  return new Date(at + LAGOS_OFFSET_MS).toISOString().slice(0, 10);
}
