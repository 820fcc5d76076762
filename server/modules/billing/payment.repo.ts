import { and, asc, count, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { PaymentMethod } from '#domain/billing/ledger.ts';
import type { Db } from '../../db/client.ts';
import { payments, providerEvents } from './tables.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** @returns undefined where a payment of this method is pending, or this reference is known already. */
export async function insertPayment(db: Db, row: typeof payments.$inferInsert): Promise<PaymentRow | undefined> {
  const [inserted] = await db.insert(payments).values(row).onConflictDoNothing().returning();
  return inserted;
}

/** The founder's own payment. */
export async function findPayment(db: Db, uid: string, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.uid, uid), eq(payments.id, id)));
  return row;
}

/** A bank transfer, whoever sends it: for the operator. */
export async function findTransfer(db: Db, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.method, 'bank_transfer')));
  return row;
}

export async function findByReference(db: Db, reference: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.reference, reference));
  return row;
}

/** In the order in which they were begun. The caller holds the invoice's lock where it means to change them. */
export async function listPayments(db: Db, invoiceId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.invoiceId, invoiceId))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

export async function findPending(db: Db, invoiceId: string, method: PaymentMethod): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.invoiceId, invoiceId), eq(payments.method, method), eq(payments.state, 'pending')));
  return row;
}

/** Changes the row and what was read of it alike. */
export async function updatePayment(db: Db, payment: PaymentRow, change: Partial<PaymentRow>): Promise<void> {
  await db.update(payments).set(change).where(eq(payments.id, payment.id));
  Object.assign(payment, change);
}

const waiting = (which: 'claimed' | 'all') =>
  and(
    eq(payments.state, 'pending'),
    eq(payments.method, 'bank_transfer'),
    which === 'claimed' ? isNotNull(payments.claimedAt) : undefined,
  );

export async function countTransfers(db: Db, which: 'claimed' | 'all'): Promise<number> {
  const [row] = await db.select({ total: count() }).from(payments).where(waiting(which));
  return row?.total ?? 0;
}

export async function listTransfers(
  db: Db,
  list: { waiting: 'claimed' | 'all'; order: 'newest' | 'oldest'; offset: number; limit: number },
): Promise<PaymentRow[]> {
  const direction = list.order === 'newest' ? desc : asc;
  const moment = list.waiting === 'claimed' ? payments.claimedAt : payments.createdAt;
  return db
    .select()
    .from(payments)
    .where(waiting(list.waiting))
    .orderBy(direction(moment), direction(payments.id))
    .offset(list.offset)
    .limit(list.limit);
}

export async function findPayments(db: Db, ids: string[]): Promise<Map<string, PaymentRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(payments).where(inArray(payments.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Checkouts that were begun before this moment and of which nothing was heard, the oldest first. */
export async function listOpenCheckouts(db: Db, before: Date): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.state, 'pending'), eq(payments.method, 'checkout'), lt(payments.createdAt, before)))
    .orderBy(asc(payments.createdAt))
    .limit(200);
}

/** @returns whether it is new. */
export async function addProviderEvent(db: Db, event: typeof providerEvents.$inferInsert): Promise<boolean> {
  const rows = await db.insert(providerEvents).values(event).onConflictDoNothing().returning();
  return rows.length === 1;
}

/** Messages so old that no provider repeats them. */
export async function purgeProviderEvents(db: Db, before: Date): Promise<void> {
  await db.delete(providerEvents).where(lt(providerEvents.receivedAt, before));
}
