import { addDays, daysBetween } from './days.ts';

/** Monday to Friday; public holidays are not known here. This product's own convention for what it promises. */
const isWorkingDay = (date: string) => ![0, 6].includes(new Date(date).getUTCDay());

/** The ISO date of the last of so many working days after another date, which does not count. @throws RangeError for a date that does not exist. */
export function addWorkingDays(date: string, days: number): string {
  let last = date;
  for (let left = days; left > 0; ) {
    last = addDays(last, 1);
    if (isWorkingDay(last)) left--;
  }
  return last;
}

/** Working days from a date to another: the first not counted, the last counted; negative when `end` is earlier. */
export function workingDaysUntil(start: string, end: string): number {
  if (daysBetween(start, end) < 0) return 0 - workingDaysUntil(end, start);
  let count = 0;
  for (let day = start; day < end; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) count++;
  }
  return count;
}
