/** What a founder may write; texts in characters. */
export const QUOTE_LIMITS = {
  title: 120,
  brief: 10_000,
  files: 5,
  message: 4000,
  messages: 1000,
  note: 4000,
  reason: 1000,
  versions: 50,
  perFounder: 200,
} as const;

const dayMs = 24 * 3600 * 1000;
/** Zones are up to 12 hours behind UTC: a day is past once it is past everywhere. */
const furthestBehindMs = 12 * 3600 * 1000;
const longestAheadMs = 5 * 366 * dayMs;

export type DeadlineProblem = 'past' | 'too_far';

/** Why a day (YYYY-MM-DD) is no deadline, or null where it is one: not past anywhere, and at most five years ahead. */
export function deadlineProblem(day: string, now: string): DeadlineProblem | null {
  const moment = Date.parse(now);
  if (day < isoDay(moment - furthestBehindMs)) return 'past';
  return day > isoDay(moment + longestAheadMs) ? 'too_far' : null;
}

function isoDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
