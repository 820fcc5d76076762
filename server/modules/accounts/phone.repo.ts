import { and, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { phoneConfirmations } from './tables.ts';

export type PhoneRow = typeof phoneConfirmations.$inferSelect;

export async function findPhone(db: Db, uid: string): Promise<PhoneRow | undefined> {
  return (await db.select().from(phoneConfirmations).where(eq(phoneConfirmations.uid, uid)))[0];
}

/** A number that is confirmed stays so while a new code is on its way. Another number begins anew. */
export async function putCode(
  tx: Db,
  row: Pick<PhoneRow, 'uid' | 'number' | 'codeHash' | 'codeSentAt' | 'codeEndsAt'>,
): Promise<void> {
  const { number } = phoneConfirmations;
  await tx
    .insert(phoneConfirmations)
    .values(row)
    .onConflictDoUpdate({
      target: phoneConfirmations.uid,
      set: {
        ...row,
        codeTries: 0,
        confirmedAt: sql`case when ${number} = ${row.number} then ${phoneConfirmations.confirmedAt} end`,
      },
    });
}

/** Counts the try before it is looked at, whatever comes of it. @returns the code's hash, where there is one to try. */
export async function takeTry(
  db: Db,
  { uid, number, tries }: { uid: string; number: string; tries: number },
  now: Date,
): Promise<string | null> {
  const isOpen = and(
    eq(phoneConfirmations.uid, uid),
    eq(phoneConfirmations.number, number),
    isNotNull(phoneConfirmations.codeHash),
    sql`${phoneConfirmations.codeEndsAt} > ${now.toISOString()}::timestamptz`,
    lt(phoneConfirmations.codeTries, tries),
  );
  const [row] = await db
    .update(phoneConfirmations)
    .set({ codeTries: sql`${phoneConfirmations.codeTries} + 1` })
    .where(isOpen)
    .returning({ hash: phoneConfirmations.codeHash });
  return row?.hash ?? null;
}

/** A code works once. @returns whether it was still the newest. */
export async function confirmByCode(db: Db, uid: string, hash: string, confirmedAt: Date): Promise<boolean> {
  const rows = await db
    .update(phoneConfirmations)
    .set({ confirmedAt, codeHash: null })
    .where(and(eq(phoneConfirmations.uid, uid), eq(phoneConfirmations.codeHash, hash)))
    .returning({ uid: phoneConfirmations.uid });
  return rows.length === 1;
}

/** Whatever was confirmed or sent for another number than this one. */
export async function removeOtherNumbers(tx: Db, uid: string, number: string | null): Promise<void> {
  const isOther = number === null ? undefined : ne(phoneConfirmations.number, number);
  await tx.delete(phoneConfirmations).where(and(eq(phoneConfirmations.uid, uid), isOther));
}

/** Anyone who has confirmed this number; a family may share a phone. */
export async function listOwnersOfPhone(db: Db, number: string): Promise<string[]> {
  const rows = await db
    .select({ uid: phoneConfirmations.uid })
    .from(phoneConfirmations)
    .where(and(eq(phoneConfirmations.number, number), isNotNull(phoneConfirmations.confirmedAt)))
    .limit(100);
  return rows.map(({ uid }) => uid);
}
