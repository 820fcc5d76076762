import { wholeMonthsBetween } from './calendar-months.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/**
 * How long ago `date` was as seen at `now`: "5 minutes ago", "1 week ago", or "in 2 days" for a date ahead. Seconds,
 * minutes, hours, days, weeks under four, calendar months (UTC) under twelve, then years; always rounded down.
 * @throws RangeError when either date is invalid.
 */
export function relativeTime(date: Date, now: Date): string {
  const [earlier, later] = date <= now ? [date, now] : [now, date];
  const [count, unit] = elapsed(earlier, later);
  if (count === 0) return 'just now';
  const text = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return date <= now ? `${text} ago` : `in ${text}`;
}

function elapsed(earlier: Date, later: Date): [number, string] {
  const span = later.getTime() - earlier.getTime();
  if (Number.isNaN(span)) throw new RangeError('expected two valid dates');
  if (span < MINUTE) return [Math.floor(span / SECOND), 'second'];
  if (span < HOUR) return [Math.floor(span / MINUTE), 'minute'];
  if (span < DAY) return [Math.floor(span / HOUR), 'hour'];
  if (span < WEEK) return [Math.floor(span / DAY), 'day'];
  if (span < 4 * WEEK) return [Math.floor(span / WEEK), 'week'];
  // Four weeks have passed but perhaps no calendar month yet: still "1 month", never "0 months".
  const months = Math.max(1, completedMonths(earlier, later));
  return months < 12 ? [months, 'month'] : [Math.floor(months / 12), 'year'];
}

function completedMonths(earlier: Date, later: Date): number {
  // Both instants move back by the earlier one's time of day, so that comparing dates compares times as well.
  const timeOfDay = ((earlier.getTime() % DAY) + DAY) % DAY;
  const moved = new Date(later.getTime() - timeOfDay);
  return wholeMonthsBetween(earlier.toISOString().slice(0, 10), moved.toISOString().slice(0, 10));
}
