/** The line where a day begins first lies fourteen hours ahead of UTC (Kiribati's Line Islands). */
const FIRST_DAWN = 14 * 3_600_000;
/** The line where a day ends last lies twelve hours behind UTC (Baker Island). */
const LAST_DUSK = 12 * 3_600_000;

/** The calendar day in UTC, YYYY-MM-DD: the day that ages are counted to. */
export function utcDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/**
 * The latest calendar day that has begun anywhere on Earth, YYYY-MM-DD: the UTC day or the one after. A date that somebody
 * gives by their own calendar lies in the future only when it lies after this one.
 */
export function latestDay(now: Date): string {
  return utcDay(new Date(now.getTime() + FIRST_DAWN));
}

/** The earliest calendar day that has not ended everywhere on Earth, YYYY-MM-DD: the UTC day or the one before. */
export function earliestDay(now: Date): string {
  return utcDay(new Date(now.getTime() - LAST_DUSK));
}
