import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { RefundEntry } from '#contract/billing/admin.ts';
import type { ChangeOf } from '#domain/state-machine.ts';
import { type OperatorScope, type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { asLocked, type Locked, lockedRow } from '../../db/locked.ts';
import type { InvoiceRow, LockedInvoice } from './invoice.repo.ts';
import type { LockedPayment, PaymentRow } from './payment.repo.ts';
import { payments, refunds } from './tables.ts';

export type RefundRow = typeof refunds.$inferSelect;
export type LockedRefund = Locked<RefundRow>;

/** A transfer has to be sent by somebody, and so has what the provider refused; not what the payer's bank took itself. */
export function isByHand({ method, state }: RefundRow, payment: Pick<PaymentRow, 'state'>): boolean {
  if (payment.state === 'reversed') return false;
  return method === 'bank_transfer' ? state === 'pending' || state === 'failed' : state === 'failed';
}

/** What did not go back the way it came has nowhere to go yet. A transfer goes back to the account that it came from. */
export const isWithoutAccount = ({ method, state, bankDetails }: RefundRow): boolean =>
  method === 'checkout' && (state === 'failed' || state === 'attention') && bankDetails === null;

/** What is not known of where it goes, as `listRefunds` says it; the filter `attention` finds those where it is not null. */
export function missingAccountOf(refund: RefundRow, payment: Pick<PaymentRow, 'state'>): RefundEntry['missingAccount'] {
  if (payment.state === 'reversed') return null;
  if (isWithoutAccount(refund)) return 'needed';
  return isByHand(refund, payment) && refund.bankDetails === null ? 'unsaid' : null;
}

/** Whether it helps to know an account of the payer, or to correct the one that is known. */
export const needsAccount = (refund: RefundRow, payment: Pick<PaymentRow, 'state'>): boolean =>
  isByHand(refund, payment) ||
  (payment.state !== 'reversed' &&
    (refund.state === 'attention' || (refund.state === 'pending' && refund.bankDetailsAt !== null)));

/** @returns undefined where this payment was refunded so already. */
export async function insertRefund(
  db: Db,
  { id: paymentId, invoiceId, method, provider, currency }: LockedPayment,
  row: Pick<typeof refunds.$inferInsert, 'id' | 'kind' | 'amountMinor' | 'reason' | 'createdAt'>,
): Promise<LockedRefund | undefined> {
  const refund = { ...row, paymentId, invoiceId, method, provider, currency };
  return asLocked((await db.insert(refunds).values(refund).onConflictDoNothing().returning())[0]);
}

/** For the operator and for jobs. */
export async function findRefund(db: Db, _scope: OperatorScope, id: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row;
}

/** The payer's own. */
export async function findOwnRefund(db: Db, scope: OwnerScope, id: string): Promise<RefundRow | undefined> {
  const [row] = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(within(scope, payments.uid), eq(refunds.id, id)));
  return row?.refund;
}

/** The payer's own of which the account is known: the one that was told last comes first. */
export async function listWithAccount(db: Db, scope: OwnerScope, limit: number): Promise<RefundRow[]> {
  const rows = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(within(scope, payments.uid), isNotNull(refunds.bankDetails)))
    .orderBy(desc(refunds.bankDetailsAt), desc(refunds.id))
    .limit(limit);
  return rows.map(({ refund }) => refund);
}

export async function listRefundsOf(db: Db, invoice: Pick<InvoiceRow, 'id'>): Promise<RefundRow[]> {
  return db.select().from(refunds).where(eq(refunds.invoiceId, invoice.id)).orderBy(refunds.createdAt, refunds.id);
}

/** The same, to change them. */
export async function listLockedRefunds(tx: Db, invoice: LockedInvoice): Promise<LockedRefund[]> {
  return (await listRefundsOf(tx, invoice)).map((refund) => asLocked(refund));
}

export async function updateRefund(
  db: Db,
  { id }: LockedRefund,
  change: ChangeOf<RefundRow, 'state'>,
): Promise<LockedRefund> {
  return lockedRow(await db.update(refunds).set(change).where(eq(refunds.id, id)).returning());
}

/** `headers`: how the accounts begin that can be read. */
interface RefundFilter {
  status: RefundRow['state'] | 'by_hand' | undefined;
  headers: readonly string[];
}

function matches({ status, headers }: RefundFilter) {
  const isReadable = inArray(sql`split_part(coalesce(${refunds.bankDetails}, ''), '.', 1)`, headers);
  if (status === 'by_hand') return and(isToSendByHand(), or(eq(refunds.method, 'bank_transfer'), isReadable));
  if (status === 'attention') return or(eq(refunds.state, 'attention'), and(isToSendByHand(), not(isReadable)));
  return status && eq(refunds.state, status);
}

/** As `isByHand` says it of one. */
function isToSendByHand() {
  const isReversed = sql`exists (select 1 from ${payments} where ${payments.id} = ${refunds.paymentId}
    and ${payments.state} = 'reversed')`;
  const isTransfer = and(eq(refunds.method, 'bank_transfer'), eq(refunds.state, 'pending'));
  const isRefused = and(eq(refunds.method, 'checkout'), eq(refunds.state, 'failed'));
  return and(or(isTransfer, isRefused), not(isReversed));
}

export async function countRefunds(db: Db, _scope: OperatorScope, filter: RefundFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(refunds).where(matches(filter));
  return row?.total ?? 0;
}

export async function listRefunds(
  db: Db,
  _scope: OperatorScope,
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

/** Of everybody, to encrypt the accounts anew. */
export async function listSealed(db: Db): Promise<{ id: string; sealed: string }[]> {
  const { id, bankDetails } = refunds;
  const rows = await db.select({ id, bankDetails }).from(refunds).where(isNotNull(bankDetails));
  return rows.flatMap((row) => (row.bankDetails === null ? [] : { id: row.id, sealed: row.bankDetails }));
}

/** Nothing happens where it was changed since it was read. */
export async function reseal(db: Db, { id, sealed }: { id: string; sealed: string }, anew: string): Promise<void> {
  const isIt = and(eq(refunds.id, id), eq(refunds.bankDetails, sealed));
  await db.update(refunds).set({ bankDetails: anew }).where(isIt);
}

/** While one run asks a provider, no other one does. */
const askedForMs = 2 * 60_000;
const lastAskedBefore = (now: Date) => {
  const before = new Date(now.getTime() - askedForMs);
  return or(isNull(refunds.askedAt), lt(refunds.askedAt, before));
};

/**
 * Takes a refund for the run that is about to ask its provider. @returns undefined where another run has it, or where it is not in
 * this state any more.
 */
export async function takeToAsk(
  db: Db,
  _scope: OperatorScope,
  { id, state }: Pick<RefundRow, 'id' | 'state'>,
  now: Date,
): Promise<RefundRow | undefined> {
  const isFree = and(eq(refunds.id, id), eq(refunds.state, state), lastAskedBefore(now));
  const [taken] = await db.update(refunds).set({ askedAt: now }).where(isFree).returning();
  return taken;
}

/**
 * Those that a provider still has to send, or for which it wants bank details; whichever was not asked about for longest comes first.
 * What was promised a moment ago has a job of its own.
 */
export async function listToAsk(
  db: Db,
  _scope: OperatorScope,
  state: 'pending' | 'attention',
  now: Date,
): Promise<RefundRow[]> {
  const isOlder = lt(refunds.createdAt, new Date(now.getTime() - askedForMs));
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.state, state), eq(refunds.method, 'checkout'), isOlder, lastAskedBefore(now)))
    .orderBy(asc(sql`coalesce(${refunds.askedAt}, ${refunds.createdAt})`), asc(refunds.id))
    .limit(200);
}

/**
 * What a bank took back after a provider was asked to send it: it may leave all the same. Asked last after a moment, and nothing was
 * told of it yet.
 */
export async function listVoidSince(db: Db, _scope: OperatorScope, since: Date): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.state, 'void'), eq(refunds.method, 'checkout'), gt(refunds.askedAt, since)))
    .orderBy(desc(refunds.askedAt), desc(refunds.id))
    .limit(500);
}

/**
 * Those that a provider sent after a moment and may yet come back; whichever was sent last comes first. Not what the operator
 * sends by hand, once the provider has not.
 */
export async function listSentSince(db: Db, _scope: OperatorScope, since: Date): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.state, 'sent'),
        eq(refunds.method, 'checkout'),
        eq(refunds.returnedTimes, 0),
        gt(refunds.sentAt, since),
      ),
    )
    .orderBy(desc(refunds.sentAt), desc(refunds.id))
    .limit(500);
}
