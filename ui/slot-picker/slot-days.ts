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

/** "Mon": a calendar day is the same in every zone, so it is written as one of UTC. */
export function shortWeekday(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { timeZone: 'UTC', weekday: 'short' });
}

/** "no free time", "1 free time", "7 free times". */
export function freeWords(count: number): string {
  if (count === 0) return 'no free time';
  return count === 1 ? '1 free time' : `${count} free times`;
}
