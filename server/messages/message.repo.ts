import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { type MessageState, textMessages, textMonths } from './tables.ts';

export type MessageRow = typeof textMessages.$inferSelect;
type Change = Partial<Pick<MessageRow, 'state' | 'reference' | 'reason' | 'costMinor' | 'costCurrency'>>;

/** @returns whether nothing had its key before. */
export async function insertMessage(tx: Db, row: typeof textMessages.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(textMessages).values(row).onConflictDoNothing().returning({ id: textMessages.id });
  return rows.length === 1;
}

export async function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  return (await db.select().from(textMessages).where(eq(textMessages.id, id)))[0];
}

/** Only from one of these states. @returns whether it was in one. */
export async function changeMessage(
  tx: Db,
  id: string,
  from: readonly MessageState[],
  change: Change,
  changedAt: Date,
): Promise<boolean> {
  const rows = await tx
    .update(textMessages)
    .set({ ...change, changedAt })
    .where(and(eq(textMessages.id, id), inArray(textMessages.state, [...from])))
    .returning({ id: textMessages.id });
  return rows.length === 1;
}

export async function changeByReference(
  tx: Db,
  reference: string,
  from: readonly MessageState[],
  change: Change,
  changedAt: Date,
): Promise<void> {
  await tx
    .update(textMessages)
    .set({ ...change, changedAt })
    .where(and(eq(textMessages.reference, reference), inArray(textMessages.state, [...from])));
}

/** In one statement, so that several at once do not pass the limit. @returns whether there was room for them. */
export async function takeParts(tx: Db, month: string, parts: number, limit: number): Promise<boolean> {
  if (parts > limit) return false;
  const rows = await tx
    .insert(textMonths)
    .values({ month, parts })
    .onConflictDoUpdate({
      target: textMonths.month,
      set: { parts: sql`${textMonths.parts} + ${parts}` },
      setWhere: sql`${textMonths.parts} + ${parts} <= ${limit}`,
    })
    .returning({ month: textMonths.month });
  return rows.length === 1;
}

export async function giveBackParts(tx: Db, month: string, parts: number): Promise<void> {
  await tx
    .update(textMonths)
    .set({ parts: sql`greatest(0, ${textMonths.parts} - ${parts})` })
    .where(eq(textMonths.month, month));
}

export async function findParts(db: Db, month: string): Promise<number> {
  return (await db.select().from(textMonths).where(eq(textMonths.month, month)))[0]?.parts ?? 0;
}

export async function removeMessagesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(textMessages).where(lt(textMessages.createdAt, before));
}
