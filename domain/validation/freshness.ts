import { wholeMonthsBetween } from '../time/calendar-months.ts';
import { daysBetween } from '../time/days.ts';

/** 0.5^(k/12) for k = 0 to 11, to the nearest double: `Math.pow` may differ in the last bit from engine to engine. */
const TWELFTHS = [
  1,
  0.9438743126816935,
  0.8908987181403393,
  0.8408964152537145,
  0.7937005259840998,
  0.7491535384383408,
  Math.SQRT1_2,
  0.6674199270850172,
  0.6299605249474366,
  0.5946035575013605,
  0.5612310241546865,
  0.5297315471796477,
] as const;

/**
 * Whether an observation may be dated so as seen on the day `asOf`, which is a day in UTC: the day after it has begun
 * further east while it lasts, so a founder in Lagos dates what was seen after midnight one day later.
 * @throws RangeError when a date does not exist.
 */
export function hasCome(date: string, asOf: string): boolean {
  return daysBetween(asOf, date) <= 1;
}

/**
 * Age of an observation in whole calendar months (31 January to 28 February of a common year is one month); one of the day
 * after `asOf` is fresh, and no fresher than one of that day.
 * @throws RangeError when the date does not exist or has not come.
 */
export function ageInMonths(date: string, asOf: string): number {
  if (!hasCome(date, asOf)) throw new RangeError(`Evidence dated ${date} lies after ${asOf}`);
  return Math.max(wholeMonthsBetween(date, asOf), 0);
}

/** 0.5^(months/12): evidence loses half its weight each year. `months` is a whole number from 0. */
export function freshness(months: number): number {
  let value: number = TWELFTHS[months % 12] ?? Number.NaN;
  for (let year = Math.floor(months / 12); year > 0 && value > 0; year--) value *= 0.5;
  return value;
}
