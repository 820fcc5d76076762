import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { supportVisitorNotes } from './tables.ts';

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

/** Whoever confirms the same note at the same moment waits. */
export async function lockNote(db: Db, tokenHash: string): Promise<VisitorNote | undefined> {
  return (
    await db.select().from(supportVisitorNotes).where(eq(supportVisitorNotes.tokenHash, tokenHash)).for('update')
  )[0];
}

export async function confirmNote(db: Db, id: string, confirmedAt: Date): Promise<void> {
  await db.update(supportVisitorNotes).set({ confirmedAt }).where(eq(supportVisitorNotes.id, id));
}

export async function deleteNotesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(supportVisitorNotes).where(lte(supportVisitorNotes.expiresAt, before));
}
