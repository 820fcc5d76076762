import { and, asc, count, desc, eq, gt, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PaymentMethod } from '#domain/billing/ledger.ts';
import type { ChangeOf } from '#domain/state-machine.ts';
import type { Db } from '../../db/client.ts';
import { payments, providerEvents } from './tables.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** Failed or cancelled: money that comes for it is late. */
export const hasEndedUnpaid = ({ state }: PaymentRow) => state === 'failed' || state === 'cancelled';

const isForOperator = or(eq(payments.method, 'bank_transfer'), eq(payments.problem, 'mismatch'));

/** @returns undefined where a payment with this provider is pending, or this reference is known already. */
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

/** A bank transfer, or a checkout that reports another amount, whoever sends it: for the operator. */
export async function findTransfer(db: Db, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), isForOperator));
  return row;
}

export async function findByReference(db: Db, reference: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.reference, reference));
  return row;
}

/** In the order in which they were begun. The caller has locked the invoice where it means to change them. */
export async function listPayments(db: Db, invoiceId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.invoiceId, invoiceId))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

/** One of each provider at most, in the order in which they were begun. */
export async function listPending(db: Db, invoiceId: string, method: PaymentMethod): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.invoiceId, invoiceId), eq(payments.method, method), eq(payments.state, 'pending')))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

/** Changes the row and what was read of it alike. */
export async function updatePayment(db: Db, payment: PaymentRow, change: ChangeOf<PaymentRow, 'state'>): Promise<void> {
  await db.update(payments).set(change).where(eq(payments.id, payment.id));
  Object.assign(payment, change);
}

type Waiting = 'claimed' | 'all' | 'ended';
type Wanted = { waiting: Waiting; reference?: string | undefined };

const isWaiting: Record<Waiting, SQL | undefined> = {
  claimed: and(eq(payments.state, 'pending'), or(isNotNull(payments.claimedAt), eq(payments.problem, 'mismatch'))),
  all: and(eq(payments.state, 'pending'), isForOperator),
  ended: and(inArray(payments.state, ['failed', 'cancelled']), isForOperator),
};
const momentOf: Record<Waiting, SQL | typeof payments.createdAt> = {
  claimed: sql`coalesce(${payments.claimedAt}, ${payments.createdAt})`,
  all: payments.createdAt,
  ended: sql`${payments.endedAt}`,
};
const areWanted = ({ waiting, reference }: Wanted) =>
  reference ? and(isForOperator, eq(payments.reference, reference.toUpperCase())) : isWaiting[waiting];

export async function countTransfers(db: Db, wanted: Wanted): Promise<number> {
  const [row] = await db.select({ total: count() }).from(payments).where(areWanted(wanted));
  return row?.total ?? 0;
}

export async function listTransfers(
  db: Db,
  list: Wanted & { order: 'newest' | 'oldest'; offset: number; limit: number },
): Promise<PaymentRow[]> {
  const direction = list.order === 'newest' ? desc : asc;
  return db
    .select()
    .from(payments)
    .where(areWanted(list))
    .orderBy(direction(momentOf[list.waiting]), direction(payments.id))
    .offset(list.offset)
    .limit(list.limit);
}

export async function findPayments(db: Db, ids: string[]): Promise<Map<string, PaymentRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(payments).where(inArray(payments.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Checkouts that the provider is asked about: pending ones begun before a moment, and those that ended after one, because
 * they may have been paid all the same. Whichever was not asked about for longest comes first.
 */
export async function listCheckoutsToAsk(
  db: Db,
  { begunBefore, endedAfter }: { begunBefore: Date; endedAfter: Date },
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.method, 'checkout'),
        or(
          and(eq(payments.state, 'pending'), lt(payments.createdAt, begunBefore)),
          and(inArray(payments.state, ['failed', 'cancelled']), gt(payments.endedAt, endedAfter)),
        ),
      ),
    )
    .orderBy(sql`${payments.askedAt} asc nulls first`, asc(payments.id))
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
