import { addMonths } from './calendar-months.ts';

/** Said of what is no date. */
export const DATE_WANTED = 'Give a date that exists.';

/** A day in milliseconds. */
export const DAY_MS = 86_400_000;

/**
 * Days from one ISO date to another: the first not counted, the last counted; negative when `end` is earlier.
 * @throws RangeError for a date that does not exist.
 */
export function daysBetween(start: string, end: string): number {
  return (Date.parse(addMonths(end, 0)) - Date.parse(addMonths(start, 0))) / DAY_MS;
}

/** The ISO date `days` days after another. @throws RangeError for a date that does not exist or a part of a day. */
export function addDays(date: string, days: number): string {
  if (!Number.isSafeInteger(days)) throw new RangeError('days must be a whole number');
  return new Date(Date.parse(addMonths(date, 0)) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Every day from the first to the last, both included; none when the last is earlier. @throws RangeError for a date that does not exist. */
export function listDays(first: string, last: string): string[] {
  const count = Math.max(0, daysBetween(first, last) + 1);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/**
 * Days by the 30/360 US (bond basis) rule: months of thirty days, with its rules for the 31st and the end of February.
 * @throws RangeError for a date that does not exist.
 */
export function days30360(start: string, end: string): number {
  const from = parts(start);
  const to = parts(end);
  if (from.endOfFebruary && to.endOfFebruary) to.day = 30;
  if (from.endOfFebruary) from.day = 30;
  if (to.day === 31 && from.day >= 30) to.day = 30;
  if (from.day === 31) from.day = 30;
  return 360 * (to.year - from.year) + 30 * (to.month - from.month) + (to.day - from.day);
}

function parts(date: string) {
  const [year = 0, month = 0, day = 0] = addMonths(date, 0).split('-').map(Number);
  const tomorrow = new Date(Date.parse(date) + DAY_MS);
  return { year, month, day, endOfFebruary: month === 2 && tomorrow.getUTCMonth() === 2 };
}
