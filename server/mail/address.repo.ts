import { and, count, desc, eq, lt, ne } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { mailAddresses, mailEvents, sentMails } from './tables.ts';

export type AddressRow = typeof mailAddresses.$inferSelect;

/** A mail that is tried again keeps its name. */
export async function noteSent(db: Db, row: typeof sentMails.$inferSelect): Promise<void> {
  await db.insert(sentMails).values(row).onConflictDoNothing();
}

export async function findSent(db: Db, id: string): Promise<typeof sentMails.$inferSelect | undefined> {
  return (await db.select().from(sentMails).where(eq(sentMails.id, id)))[0];
}

/** When mails went to an address, the newest first: those of the last 30 days are kept. */
export async function listSentTo(db: Db, address: string, limit: number): Promise<Date[]> {
  const rows = await db
    .select({ sentAt: sentMails.sentAt })
    .from(sentMails)
    .where(eq(sentMails.address, address.toLowerCase()))
    .orderBy(desc(sentMails.sentAt))
    .limit(limit);
  return rows.map(({ sentAt }) => sentAt);
}

export async function findAddress(db: Db, address: string): Promise<AddressRow | undefined> {
  return (await db.select().from(mailAddresses).where(eq(mailAddresses.address, address)))[0];
}

/** Reports of one address take turns until the transaction ends. */
export async function lockAddress(tx: Db, address: string, now: Date): Promise<AddressRow> {
  await tx.insert(mailAddresses).values({ address, state: 'fine', changedAt: now }).onConflictDoNothing();
  const [row] = await tx.select().from(mailAddresses).where(eq(mailAddresses.address, address)).for('update');
  if (!row) throw new Error('an address was not kept');
  return row;
}

export async function updateAddress(
  tx: Db,
  address: string,
  change: Partial<Omit<AddressRow, 'address'>>,
): Promise<void> {
  await tx.update(mailAddresses).set(change).where(eq(mailAddresses.address, address));
}

/** @returns whether it was not taken before. */
export async function takeEvent(tx: Db, key: string, takenAt: Date): Promise<boolean> {
  const rows = await tx.insert(mailEvents).values({ key, takenAt }).onConflictDoNothing().returning();
  return rows.length === 1;
}

const isMarked = ne(mailAddresses.state, 'fine');

export async function countMarked(db: Db): Promise<number> {
  return (await db.select({ total: count() }).from(mailAddresses).where(isMarked))[0]?.total ?? 0;
}

/** The newest first. */
export async function listMarked(db: Db, { limit, offset }: { limit: number; offset: number }): Promise<AddressRow[]> {
  return db
    .select()
    .from(mailAddresses)
    .where(isMarked)
    .orderBy(desc(mailAddresses.changedAt), mailAddresses.address)
    .limit(limit)
    .offset(offset);
}

export async function removeBefore(db: Db, before: Date): Promise<void> {
  await db.delete(sentMails).where(lt(sentMails.sentAt, before));
  await db.delete(mailEvents).where(lt(mailEvents.takenAt, before));
  // What is fine and of which nothing was heard since says nothing any more.
  await db.delete(mailAddresses).where(and(eq(mailAddresses.state, 'fine'), lt(mailAddresses.changedAt, before)));
}
