import { asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
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

export async function hasEntry(db: Db, eventKey: string): Promise<boolean> {
  return (await db.$count(journalEntries, eq(journalEntries.eventKey, eventKey))) > 0;
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

/** What each account holds, and what it held after an entry: in one look at the books. */
export async function sumAccounts(db: Db, entry: EntryRow): Promise<(LedgerLine & { thenMinor: number })[]> {
  const past = sql`(${journalEntries.postedAt}, ${journalEntries.id}) <= (${entry.postedAt.toISOString()}, ${entry.id})`;
  return db
    .select({
      account: journalLines.account,
      currency: journalLines.currency,
      amountMinor: sql<string>`sum(${journalLines.amountMinor})`.mapWith(Number),
      thenMinor: sql<string>`coalesce(sum(${journalLines.amountMinor}) filter (where ${past}), 0)`.mapWith(Number),
    })
    .from(journalLines)
    .innerJoin(journalEntries, sql`${journalEntries.id} = ${journalLines.entryId}`)
    .groupBy(journalLines.account, journalLines.currency)
    .orderBy(journalLines.account, journalLines.currency);
}
