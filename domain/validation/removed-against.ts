import type { Weakened } from './made-weaker.ts';

/**
 * How many entries that spoke against an idea were removed, set aside or made weaker on a day (YYYY-MM-DD, in UTC), with how many people they told
 * of (what was removed before 27 November 2026 has none, and so have sources); how many went to another belief; and from how many that
 * somebody who was asked had said no to the person was taken out: the entry removed, or its count lowered.
 */
export type RemovedAgainst = { date: string; entries: number; people?: number; denied?: number; moved?: number };

/** The same as it is stored: with what was told of each observation, so that the same people are not told twice. What is older has none. */
export type KeptRemoval = RemovedAgainst & { of?: Record<string, ToldOf> };
type ToldOf = { people: number; most: number; isWeaker?: boolean; isMoved?: boolean };

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
  before: readonly KeptRemoval[],
  { date, entries, people = 0, denied = 0, moved = 0 }: RemovedAgainst,
): KeptRemoval[] {
  if (entries === 0 && people === 0 && denied === 0 && moved === 0) return [...before];
  const others = before.filter((one) => one.date !== date);
  const same = before.find((one) => one.date === date);
  const now = {
    people: (same?.people ?? 0) + people,
    denied: (same?.denied ?? 0) + denied,
    moved: (same?.moved ?? 0) + moved,
  };
  return [
    ...others,
    {
      ...{ date, entries: (same?.entries ?? 0) + entries },
      ...(now.people > 0 && { people: now.people }),
      ...(now.denied > 0 && { denied: now.denied }),
      ...(now.moved > 0 && { moved: now.moved }),
      ...(same?.of && { of: same.of }),
    },
  ];
}

/**
 * The removals with what an edit or a removal took from one observation, of which `peopleBefore` spoke against: in a day no more than
 * its people, one entry, however often it changes; and that it went to another belief is told once for good.
 */
export function withWeakened(
  before: readonly KeptRemoval[],
  date: string,
  { id, peopleBefore, isWeaker, people, isMoved }: Weakened & { id: string; peopleBefore: number },
): KeptRemoval[] {
  const told = before.find((one) => one.date === date)?.of?.[id] ?? { people: 0, most: 0 };
  const most = Math.max(told.most, peopleBefore);
  const now = Math.min(most, told.people + people);
  const isMoveTold = before.some((one) => one.of?.[id]?.isMoved);
  const entries = isWeaker && !told.isWeaker ? 1 : 0;
  const after = withRemoved(before, {
    ...{ date, entries, people: now - told.people },
    ...(isMoved && !isMoveTold && { moved: 1 }),
  });
  const ofThis = {
    ...{ people: now, most },
    ...((isWeaker || told.isWeaker) && { isWeaker: true }),
    ...((isMoved || told.isMoved) && { isMoved: true }),
  };
  return after.map((one) => (one.date === date ? { ...one, of: { ...one.of, [id]: ofThis } } : one));
}

/** What every reader is told of them: no observation by itself. */
export const toldRemovals = (kept: readonly KeptRemoval[]): RemovedAgainst[] =>
  kept.map(({ of: _of, ...told }) => told);

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Rule of the sentence that tells what was removed. */
export const REMOVED_RULE = 'C24.removed';

/** What every such sentence says, and no other objection. */
export const REMOVED = / (?:was|were) (?:removed,?|moved to another belief) /u;

/** All that was removed, in one text that no page may fold away; null where nothing was. */
export function removalWords(removed: readonly RemovedAgainst[]): string | null {
  const texts = [removedWords(removed), movedWords(removed), deniedWords(removed)];
  return texts.filter((text) => text !== null).join(' ') || null;
}

/**
 * "35 people who spoke against it were removed, set aside or made weaker on 26 November 2026 (2 entries).", "1 entry that spoke against was …" where nobody counted its people. In one line, however many days there are.
 */
function removedWords(removed: readonly RemovedAgainst[]): string | null {
  const people = removed.reduce((sum, one) => sum + (one.people ?? 0), 0);
  const all = total(removed, ({ entries }) => entries);
  if (all === null) return null;
  const { count, when } = all;
  const entries = count === 1 ? '1 entry' : `${figure(count)} entries`;
  if (people === 0)
    return `${entries} that spoke against ${count === 1 ? 'was' : 'were'} removed, set aside or made weaker ${when}.`;
  const who = people === 1 ? '1 person who spoke against it was' : `${figure(people)} people who spoke against it were`;
  return `${who} removed, set aside or made weaker ${when} (${entries}).`;
}

/** "1 entry that spoke against was moved to another belief on 26 November 2026." */
function movedWords(removed: readonly RemovedAgainst[]): string | null {
  const all = total(removed, ({ moved = 0 }) => moved);
  if (all === null) return null;
  const what =
    all.count === 1 ? '1 entry that spoke against was' : `${figure(all.count)} entries that spoke against were`;
  return `${what} moved to another belief ${all.when}.`;
}

/** "1 entry that somebody asked said no to was removed or lowered on 26 November 2026." */
function deniedWords(removed: readonly RemovedAgainst[]): string | null {
  const all = total(removed, ({ denied = 0 }) => denied);
  if (all === null) return null;
  const what =
    all.count === 1
      ? '1 entry that somebody asked said no to was'
      : `${figure(all.count)} entries that somebody asked said no to were`;
  return `${what} removed or lowered ${all.when}.`;
}

/** How many in all, and when: the one day, or the last of several; null for none. */
function total(removed: readonly RemovedAgainst[], countOf: (one: RemovedAgainst) => number) {
  const days = removed.filter((one) => countOf(one) > 0);
  if (days.length === 0) return null;
  const last = days.reduce((day, { date }) => (date > day ? date : day), '');
  const day = DAY.format(new Date(`${last}T00:00:00Z`));
  return {
    count: days.reduce((sum, one) => sum + countOf(one), 0),
    when: `on ${day}${days.length > 1 ? ' and before' : ''}`,
  };
}

const figure = (count: number) => count.toLocaleString('en-GB');
