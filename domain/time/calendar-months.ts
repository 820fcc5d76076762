const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

type PlainDate = { year: number; month: number; day: number };

/**
 * The date `months` after an ISO date ("2026-01-31"): the same day of the month, or the month's last day where that day
 * does not exist. Count from the first date every time; chaining would turn 31 January into 28 March.
 * @throws RangeError for a date that does not exist, a part of a month, or a result outside the years 0001 to 9999.
 */
export function addMonths(date: string, months: number): string {
  if (!Number.isSafeInteger(months)) throw new RangeError('months must be a whole number');
  const start = parseDate(date);
  const index = start.year * 12 + (start.month - 1) + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12 + 1;
  if (year < 1 || year > 9999) throw new RangeError('date out of range');
  const day = Math.min(start.day, daysInMonth(year, month));
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/**
 * The largest whole number of months (negative when `end` is earlier) that, added to `start`, does not pass `end`.
 * Both are ISO dates. From 31 January to 28 February of a common year is one month.
 * @throws RangeError for a date that does not exist.
 */
export function wholeMonthsBetween(start: string, end: string): number {
  const [from, to] = [parseDate(start), parseDate(end)];
  const months = (to.year - from.year) * 12 + (to.month - from.month);
  return addMonths(start, months) <= end ? months : months - 1;
}

function parseDate(date: string): PlainDate {
  const [, year, month, day] = (ISO_DATE.exec(date) ?? []).map(Number);
  if (!year || !month || !day || month > 12 || day > daysInMonth(year, month))
    throw new RangeError('expected a date as YYYY-MM-DD');
  return { year, month, day };
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
