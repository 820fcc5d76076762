import { and, eq, gt, isNotNull, isNull, lte, ne, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { supportMessages, supportThreads, supportVisitorNotes } from './tables.ts';

export type VisitorNote = typeof supportVisitorNotes.$inferSelect;

export async function insertNote(db: Db, row: typeof supportVisitorNotes.$inferInsert): Promise<void> {
  await db.insert(supportVisitorNotes).values(row);
}

/** The same message of the same address, while it waits to be confirmed. */
export async function findWaiting(
  db: Db,
  { email, area, text }: Pick<VisitorNote, 'email' | 'area' | 'text'>,
  now: Date,
): Promise<VisitorNote | undefined> {
  const same = and(
    eq(supportVisitorNotes.email, email),
    eq(supportVisitorNotes.area, area),
    eq(supportVisitorNotes.text, text),
  );
  const waits = and(isNull(supportVisitorNotes.confirmedAt), gt(supportVisitorNotes.expiresAt, now));
  return (await db.select().from(supportVisitorNotes).where(and(same, waits)))[0];
}

/** Anyone who confirms the same note at the same moment waits. */
export async function lockNote(db: Db, tokenHash: string): Promise<VisitorNote | undefined> {
  return (
    await db.select().from(supportVisitorNotes).where(eq(supportVisitorNotes.tokenHash, tokenHash)).for('update')
  )[0];
}

export async function confirmNote(db: Db, id: string, confirmedAt: Date): Promise<void> {
  await db.update(supportVisitorNotes).set({ confirmedAt }).where(eq(supportVisitorNotes.id, id));
}

/** Conversations without an account that wait for nobody and whose last message is older; messages and files go with them. */
export async function deleteVisitorThreadsBefore(db: Db, before: Date): Promise<void> {
  const newer = db
    .select({ one: sql`1` })
    .from(supportMessages)
    .where(and(eq(supportMessages.threadId, supportThreads.id), gt(supportMessages.at, before)));
  const isOver = and(isNotNull(supportThreads.visitorEmail), ne(supportThreads.state, 'open'), notExists(newer));
  await db.delete(supportThreads).where(isOver);
}

export async function deleteNotesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(supportVisitorNotes).where(lte(supportVisitorNotes.expiresAt, before));
}
