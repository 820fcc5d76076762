/**
 * How many entries that spoke against an idea were removed on a day (YYYY-MM-DD, in UTC), and from how many that somebody who was
 * asked had said no to the person was taken out: the entry removed, or its count lowered.
 */
export type RemovedAgainst = { date: string; entries: number; denied?: number };

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
export function withRemoved(
  before: readonly RemovedAgainst[],
  { date, entries, denied = 0 }: RemovedAgainst,
): RemovedAgainst[] {
  if (entries === 0 && denied === 0) return [...before];
  const others = before.filter((one) => one.date !== date);
  const same = before.find((one) => one.date === date);
  const deniedNow = (same?.denied ?? 0) + denied;
  return [...others, { date, entries: (same?.entries ?? 0) + entries, ...(deniedNow > 0 && { denied: deniedNow }) }];
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "1 entry that spoke against was removed on 26 November 2026." In one line, however many days there are. */
export function removedWords(removed: readonly RemovedAgainst[]): string | null {
  return told(removed, ({ entries }) => entries, 'that spoke against', 'removed');
}

/** "1 entry that somebody asked said no to was removed or lowered on 26 November 2026." */
export function deniedRemovedWords(removed: readonly RemovedAgainst[]): string | null {
  return told(removed, ({ denied = 0 }) => denied, 'that somebody asked said no to', 'removed or lowered');
}

function told(
  removed: readonly RemovedAgainst[],
  count: (one: RemovedAgainst) => number,
  which: string,
  done: string,
): string | null {
  const days = removed.filter((one) => count(one) > 0);
  if (days.length === 0) return null;
  const entries = days.reduce((sum, one) => sum + count(one), 0);
  const last = days.reduce((day, { date }) => (date > day ? date : day), '');
  const what = entries === 1 ? `1 entry ${which} was` : `${entries} entries ${which} were`;
  const when = `${days.length > 1 ? 'the last ' : ''}on ${DAY.format(new Date(`${last}T00:00:00Z`))}`;
  return `${what} ${done}${days.length > 1 ? ',' : ''} ${when}.`;
}
