import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PaymentMethod } from '#domain/billing/ledger.ts';
import type { ChangeOf } from '#domain/state-machine.ts';
import { type OperatorScope, type OwnerScope, type WritingScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { asLocked, type Locked, lockedRow } from '../../db/locked.ts';
import type { InvoiceRow, LockedInvoice } from './invoice.repo.ts';
import { invoices, payments, providerEvents } from './tables.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type LockedPayment = Locked<PaymentRow>;

/** Failed or cancelled: money that comes for it is late. */
export const hasEndedUnpaid = ({ state }: PaymentRow) => state === 'failed' || state === 'cancelled';

/** @returns undefined where a payment with this provider is pending, or this reference is known already. */
export async function insertPayment(
  db: Db,
  { id: invoiceId, uid }: LockedInvoice,
  row: Omit<typeof payments.$inferInsert, 'invoiceId' | 'uid'>,
): Promise<LockedPayment | undefined> {
  const payment = { ...row, invoiceId, uid };
  return asLocked((await db.insert(payments).values(payment).onConflictDoNothing().returning())[0]);
}

export async function findPayment(db: Db, scope: WritingScope, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(within(scope, payments.uid), eq(payments.id, id)));
  return row;
}

export async function findByReference(
  db: Db,
  scope: OperatorScope,
  reference: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(within(scope, payments.uid), eq(payments.reference, reference)));
  return row;
}

/** By the provider's name for the money; the first one where money came late. */
export async function findNamed(
  db: Db,
  scope: OperatorScope,
  provider: string,
  providerPayment: string,
): Promise<PaymentRow | undefined> {
  const isIt = and(eq(payments.provider, provider), eq(payments.providerPayment, providerPayment));
  const [row] = await db
    .select()
    .from(payments)
    .where(and(within(scope, payments.uid), isIt))
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .limit(1);
  return row;
}

/** In the order in which they were begun. */
export async function listPayments(db: Db, { id }: InvoiceRow): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.invoiceId, id))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

/** The same, to change them. */
export async function listLocked(tx: Db, invoice: LockedInvoice): Promise<LockedPayment[]> {
  return (await listPayments(tx, invoice)).map((payment) => asLocked(payment));
}

export async function findLocked(tx: Db, invoice: LockedInvoice, id: string): Promise<LockedPayment | undefined> {
  return (await listLocked(tx, invoice)).find((payment) => payment.id === id);
}

/** The payment that holds the money of another. */
export async function findWithMoney(
  tx: Db,
  invoice: LockedInvoice,
  asked: PaymentRow,
): Promise<LockedPayment | undefined> {
  return (await listLocked(tx, invoice)).find(
    (candidate) => isUnderSameReference(candidate, asked) && candidate.receivedMinor > 0,
  );
}

/** What has brought money, of several invoices, in the order in which it was begun. */
export async function listArrived(db: Db, scope: OperatorScope, invoiceIds: string[]): Promise<PaymentRow[]> {
  const isOfThem = and(inArray(payments.invoiceId, invoiceIds), gt(payments.receivedMinor, 0));
  return db
    .select()
    .from(payments)
    .where(and(within(scope, payments.uid), isOfThem))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

/** Whether both are the same to their payer: what came late is a payment of its own, under the provider's same reference. */
export const isUnderSameReference = (one: PaymentRow, other: PaymentRow): boolean =>
  one.provider === other.provider && one.providerReference === other.providerReference;

/** Those that the payer began: one of each provider at most, in the order in which they were begun. */
export async function listPending(
  db: Db,
  scope: WritingScope,
  invoiceId: string,
  method: PaymentMethod,
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        within(scope, payments.uid),
        eq(payments.invoiceId, invoiceId),
        eq(payments.method, method),
        eq(payments.begunBy, 'payer'),
        eq(payments.state, 'pending'),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

export async function updatePayment(
  db: Db,
  { id }: LockedPayment,
  change: ChangeOf<PaymentRow, 'state'>,
): Promise<LockedPayment> {
  return lockedRow(await db.update(payments).set(change).where(eq(payments.id, id)).returning());
}

/** When its provider was asked about it last: no more than a place in a queue, so that nobody waits for it. */
export async function markAsked(db: Db, scope: OperatorScope, id: string, askedAt: Date): Promise<void> {
  await db
    .update(payments)
    .set({ askedAt })
    .where(and(within(scope, payments.uid), eq(payments.id, id)));
}

/** Since when its payer waits for the answer of the provider: from the first time that their page asks. */
export async function markAwaited(db: Db, scope: OwnerScope, id: string, awaitedAt: Date): Promise<void> {
  const isFirst = and(eq(payments.id, id), eq(payments.state, 'pending'), isNull(payments.awaitedAt));
  await db
    .update(payments)
    .set({ awaitedAt })
    .where(and(within(scope, payments.uid), isFirst));
}

export async function findPayments(db: Db, scope: OperatorScope, ids: string[]): Promise<Map<string, PaymentRow>> {
  const rows = await db
    .select()
    .from(payments)
    .where(and(within(scope, payments.uid), inArray(payments.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Checkouts that the provider is asked about: pending ones begun before a moment, and those that ended after one, because
 * they may have been paid all the same. Whichever was not asked about for longest comes first.
 */
export async function listCheckoutsToAsk(
  db: Db,
  scope: OperatorScope,
  { begunBefore, endedAfter }: { begunBefore: Date; endedAfter: Date },
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        within(scope, payments.uid),
        eq(payments.method, 'checkout'),
        or(
          // A charge of a kept card has its own times, and is never given up.
          and(eq(payments.state, 'pending'), eq(payments.begunBy, 'payer'), lt(payments.createdAt, begunBefore)),
          and(inArray(payments.state, ['failed', 'cancelled']), gt(payments.endedAt, endedAfter)),
        ),
      ),
    )
    .orderBy(sql`${payments.askedAt} asc nulls first`, asc(payments.id))
    .limit(200);
}

/**
 * A payer's checkouts and transfers said to be sent that ended unpaid, each after its moment, and whose invoice asks for nothing: the
 * newest first, at most `limit`.
 */
export async function listReplaced(
  db: Db,
  scope: OwnerScope,
  { endedAfter, limit }: { endedAfter: Record<PaymentMethod, Date>; limit: number },
): Promise<{ payment: PaymentRow; invoice: InvoiceRow }[]> {
  const late = alias(payments, 'late');
  const { provider, providerReference } = payments;
  const hasCome = db
    .select({ id: late.id })
    .from(late)
    .where(and(eq(late.provider, provider), eq(late.providerReference, providerReference), gt(late.receivedMinor, 0)));
  return db
    .select({ payment: payments, invoice: invoices })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(
      and(
        within(scope, payments.uid),
        or(
          and(
            eq(payments.method, 'checkout'),
            eq(payments.begunBy, 'payer'),
            isNull(payments.problem),
            gt(payments.endedAt, endedAfter.checkout),
          ),
          and(
            eq(payments.method, 'bank_transfer'),
            isNotNull(payments.claimedAt),
            gt(payments.endedAt, endedAfter.bank_transfer),
          ),
        ),
        eq(payments.state, 'cancelled'),
        ne(invoices.state, 'pending'),
        notExists(hasCome),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit);
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
