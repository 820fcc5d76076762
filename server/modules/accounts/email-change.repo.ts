import { eq, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { emailChanges } from './tables.ts';

export type EmailChangeRow = typeof emailChanges.$inferSelect;

export async function findChange(db: Db, uid: string): Promise<EmailChangeRow | undefined> {
  return (await db.select().from(emailChanges).where(eq(emailChanges.uid, uid)))[0];
}

/** As `findChange`, and nobody else changes it until the transaction ends. */
export async function lockChange(tx: Db, uid: string): Promise<EmailChangeRow | undefined> {
  return (await tx.select().from(emailChanges).where(eq(emailChanges.uid, uid)).for('update'))[0];
}

export async function findChangeByToken(db: Db, hash: string): Promise<EmailChangeRow | undefined> {
  const isOfEither = or(eq(emailChanges.oldTokenHash, hash), eq(emailChanges.newTokenHash, hash));
  return (await db.select().from(emailChanges).where(isOfEither))[0];
}

/** In place of the one before, whose links open nothing from then on. */
export async function putChange(tx: Db, change: EmailChangeRow): Promise<void> {
  await tx.insert(emailChanges).values(change).onConflictDoUpdate({ target: emailChanges.uid, set: change });
}

export async function noteConfirmed(
  tx: Db,
  uid: string,
  confirmed: Pick<EmailChangeRow, 'oldConfirmedAt'> | Pick<EmailChangeRow, 'newConfirmedAt'>,
): Promise<void> {
  await tx.update(emailChanges).set(confirmed).where(eq(emailChanges.uid, uid));
}

export async function removeChange(tx: Db, uid: string): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.uid, uid));
}

export async function removeExpiredChanges(db: Db, now: Date): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
}
