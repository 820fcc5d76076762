import { and, count, desc, eq, not, or, sql } from 'drizzle-orm';
import type { ChangeOf } from '#domain/state-machine.ts';
import type { Db } from '../../db/client.ts';
import { payments, refunds } from './tables.ts';

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
export async function updateRefund(db: Db, refund: RefundRow, change: ChangeOf<RefundRow, 'state'>): Promise<void> {
  await db.update(refunds).set(change).where(eq(refunds.id, refund.id));
  Object.assign(refund, change);
}

type RefundFilter = RefundRow['state'] | 'by_hand' | undefined;

function matches(filter: RefundFilter) {
  if (filter !== 'by_hand') return filter && eq(refunds.state, filter);
  const isReversed = sql`exists (select 1 from ${payments} where ${payments.id} = ${refunds.paymentId}
    and ${payments.state} = 'reversed')`;
  const isTransfer = and(eq(refunds.method, 'bank_transfer'), eq(refunds.state, 'pending'));
  const isRefused = and(eq(refunds.method, 'checkout'), eq(refunds.state, 'failed'));
  return and(or(isTransfer, isRefused), not(isReversed));
}

export async function countRefunds(db: Db, filter: RefundFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(refunds).where(matches(filter));
  return row?.total ?? 0;
}

export async function listRefunds(
  db: Db,
  filter: RefundFilter,
  slice: { offset: number; limit: number },
): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(matches(filter))
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
