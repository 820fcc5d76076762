/** A time that can be chosen. `value` is the moment itself; `label` and `part` are as the clock of the shown zone has it. */
export type Slot = { value: string; label: string; part: 'Morning' | 'Afternoon' | 'Evening' };

/** A calendar day (YYYY-MM-DD) of the shown zone and what is free on it; null while that is still loading. */
export type SlotDay = { day: string; slots: readonly Slot[] | null };

const dayMs = 86_400_000;

/** The Monday of the week of a calendar day. */
export function mondayOf(day: string): string {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

export type SlotWeek = { from: string; days: (SlotDay | null)[] };

/** Seven days at a time from `from` on, which is not after the first; null where a day is before that or after the last. */
export function toWeeks(days: readonly SlotDay[], from: string): SlotWeek[] {
  const last = days.at(-1);
  if (!last) return [];
  const byDay = new Map(days.map((entry) => [entry.day, entry]));
  const weeks: SlotWeek[] = [];
  for (let start = from; start <= last.day; start = addDays(start, 7)) {
    weeks.push({
      from: start,
      days: Array.from({ length: 7 }, (_, index) => byDay.get(addDays(start, index)) ?? null),
    });
  }
  return weeks;
}

/** The nearest day with something free: after the given one, else before it; null when there is none. */
export function nearestFreeDay(days: readonly SlotDay[], day: string): SlotDay | null {
  const free = days.filter(({ slots }) => slots !== null && slots.length > 0);
  return free.find((entry) => entry.day > day) ?? free.findLast((entry) => entry.day < day) ?? null;
}

function dayFormat(options: Intl.DateTimeFormatOptions): (day: string) => string {
  // A calendar day is the same in every zone, so it is written as one of UTC.
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return (day) => format.format(new Date(day)).replace(',', '');
}

/** "Monday 24 November". */
export const longDay = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });
/** "Mon". */
export const shortWeekday = dayFormat({ weekday: 'short' });
const dayAndMonth = dayFormat({ day: 'numeric', month: 'long' });
const monthAndYear = dayFormat({ month: 'long', year: 'numeric' });

/** "24 – 30 November 2026", "28 November – 4 December 2026"; of one day "24 November 2026". */
export function spanWords(first: string, last: string): string {
  if (first === last) return `${Number(last.slice(8))} ${monthAndYear(last)}`;
  const start = first.slice(0, 7) === last.slice(0, 7) ? String(Number(first.slice(8))) : dayAndMonth(first);
  return `${start} – ${Number(last.slice(8))} ${monthAndYear(last)}`;
}

/** "no free time", "1 free time", "7 free times". */
export function freeWords(count: number): string {
  if (count === 0) return 'no free time';
  return count === 1 ? '1 free time' : `${count} free times`;
}
