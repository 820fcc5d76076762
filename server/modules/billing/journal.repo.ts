import { asc, count, desc, inArray, sql } from 'drizzle-orm';
import type { LedgerLine } from '#domain/billing/ledger.ts';
import type { Db } from '../../db/client.ts';
import { journalEntries, journalLines } from './tables.ts';

export type EntryRow = typeof journalEntries.$inferSelect;
type LineRow = typeof journalLines.$inferSelect;

/** The database refuses a second entry of the same event, and one whose lines do not sum to zero. */
export async function insertEntry(db: Db, entry: EntryRow, lines: LedgerLine[]): Promise<void> {
  await db.insert(journalEntries).values(entry);
  await db
    .insert(journalLines)
    .values(lines.map((line, index) => ({ ...line, entryId: entry.id, position: index + 1 })));
}

export async function countEntries(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(journalEntries);
  return row?.total ?? 0;
}

/** Newest first, with their lines in order. */
export async function listEntries(
  db: Db,
  slice: { offset: number; limit: number },
): Promise<(EntryRow & { lines: LineRow[] })[]> {
  const entries = await db
    .select()
    .from(journalEntries)
    .orderBy(desc(journalEntries.postedAt), desc(journalEntries.id))
    .offset(slice.offset)
    .limit(slice.limit);
  if (entries.length === 0) return [];
  const ids = entries.map(({ id }) => id);
  const lines = await db
    .select()
    .from(journalLines)
    .where(inArray(journalLines.entryId, ids))
    .orderBy(asc(journalLines.position));
  return entries.map((entry) => ({ ...entry, lines: lines.filter(({ entryId }) => entryId === entry.id) }));
}

/** What each account holds; with `upTo` as it was after that entry. */
export async function sumAccounts(db: Db, upTo?: EntryRow): Promise<LedgerLine[]> {
  const past =
    upTo && sql`(${journalEntries.postedAt}, ${journalEntries.id}) <= (${upTo.postedAt.toISOString()}, ${upTo.id})`;
  const rows = await db
    .select({
      account: journalLines.account,
      currency: journalLines.currency,
      amountMinor: sql<string>`sum(${journalLines.amountMinor})`.mapWith(Number),
    })
    .from(journalLines)
    .innerJoin(journalEntries, sql`${journalEntries.id} = ${journalLines.entryId}`)
    .where(past)
    .groupBy(journalLines.account, journalLines.currency)
    .orderBy(journalLines.account, journalLines.currency);
  return rows;
}
