/** How many entries that spoke against an idea were removed on a day (YYYY-MM-DD, in UTC). */
export type RemovedAgainst = { date: string; entries: number };

/** A typing error is corrected within this time of its entry. */
const CORRECTION_MINUTES = 15;

/** Where the entry stood: when it was made, and when the newest version was kept; times as `toISOString` writes them. */
type Removed = { createdAt: string; keptAt: string | null };

/**
 * Whether the removal of an entry corrects it: within 15 minutes, and no kept version may hold it. Every other removal of what
 * spoke against the idea is told to every reader. This product's own convention.
 */
export function isCorrection({ createdAt, keptAt }: Removed, at: string): boolean {
  const isSoon = Date.parse(at) - Date.parse(createdAt) <= CORRECTION_MINUTES * 60_000;
  return isSoon && (keptAt === null || Date.parse(keptAt) < Date.parse(createdAt));
}

/** The removals with some more of a day. */
export function withRemoved(before: readonly RemovedAgainst[], { date, entries }: RemovedAgainst): RemovedAgainst[] {
  const others = before.filter((one) => one.date !== date);
  const same = before.find((one) => one.date === date)?.entries ?? 0;
  return entries === 0 ? [...before] : [...others, { date, entries: same + entries }];
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "1 entry that spoke against was removed on 26 November 2026." In one line, however many days there are. */
export function removedWords(removed: readonly RemovedAgainst[]): string | null {
  const entries = removed.reduce((sum, one) => sum + one.entries, 0);
  const last = removed.reduce((day, { date }) => (date > day ? date : day), '');
  if (entries === 0) return null;
  const what = entries === 1 ? '1 entry that spoke against was' : `${entries} entries that spoke against were`;
  const when = `${removed.length > 1 ? 'the last ' : ''}on ${DAY.format(new Date(`${last}T00:00:00Z`))}`;
  return `${what} removed${removed.length > 1 ? ',' : ''} ${when}.`;
}
