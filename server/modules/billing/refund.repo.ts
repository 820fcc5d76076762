import { and, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { refunds } from './tables.ts';

export type RefundRow = typeof refunds.$inferSelect;

/** @returns undefined where this payment was refunded so already. */
export async function insertRefund(db: Db, row: typeof refunds.$inferInsert): Promise<RefundRow | undefined> {
  const [inserted] = await db.insert(refunds).values(row).onConflictDoNothing().returning();
  return inserted;
}

/** For the operator and for jobs. */
export async function findRefund(db: Db, id: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row;
}

export async function listRefundsOf(db: Db, invoiceId: string): Promise<RefundRow[]> {
  return db.select().from(refunds).where(eq(refunds.invoiceId, invoiceId)).orderBy(refunds.createdAt, refunds.id);
}

/** Changes the row and what was read of it alike. */
export async function updateRefund(db: Db, refund: RefundRow, change: Partial<RefundRow>): Promise<void> {
  await db.update(refunds).set(change).where(eq(refunds.id, refund.id));
  Object.assign(refund, change);
}

const inState = (state: RefundRow['state'] | undefined) => (state ? eq(refunds.state, state) : undefined);

export async function countRefunds(db: Db, state: RefundRow['state'] | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(refunds).where(inState(state));
  return row?.total ?? 0;
}

export async function listRefunds(
  db: Db,
  state: RefundRow['state'] | undefined,
  slice: { offset: number; limit: number },
): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(inState(state))
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
    .offset(slice.offset)
    .limit(slice.limit);
}

/** Those that a provider still has to send. */
export async function listUnsent(db: Db): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.state, 'pending'), eq(refunds.method, 'checkout')))
    .limit(200);
}
