import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { type OperatorScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { InvoiceRow } from './invoice.repo.ts';
import type { LockedPayment, PaymentRow } from './payment.repo.ts';
import { cardAttempts, payments } from './tables.ts';

export type AttemptRow = typeof cardAttempts.$inferSelect;
/** A charge of a kept card, with the payment that it makes. */
export type Attempted = { attempt: AttemptRow; payment: PaymentRow };

const both = { attempt: cardAttempts, payment: payments };
const isOfPayment = eq(payments.id, cardAttempts.paymentId);

/** @returns undefined where the key was used before. */
export async function insertAttempt(db: Db, { id }: LockedPayment, key: string): Promise<AttemptRow | undefined> {
  const row = { paymentId: id, key, outcome: 'unknown' as const };
  return (await db.insert(cardAttempts).values(row).onConflictDoNothing().returning())[0];
}

export async function hasKey(db: Db, key: string): Promise<boolean> {
  const rows = await db.select({ id: cardAttempts.paymentId }).from(cardAttempts).where(eq(cardAttempts.key, key));
  return rows.length > 0;
}

/** All for an invoice, the oldest first. */
export async function listAttempts(db: Db, { id }: Pick<InvoiceRow, 'id'>): Promise<Attempted[]> {
  return db
    .select(both)
    .from(cardAttempts)
    .innerJoin(payments, isOfPayment)
    .where(eq(payments.invoiceId, id))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

export async function findAttempt(db: Db, scope: OperatorScope, id: string): Promise<Attempted | undefined> {
  const [found] = await db
    .select(both)
    .from(cardAttempts)
    .innerJoin(payments, isOfPayment)
    .where(and(within(scope, payments.uid), eq(payments.id, id)));
  return found;
}

/** Of everybody: those that nobody knows the end of. Whichever was not asked about for longest comes first. */
export async function listOpenAttempts(db: Db, scope: OperatorScope): Promise<Attempted[]> {
  return db
    .select(both)
    .from(cardAttempts)
    .innerJoin(payments, isOfPayment)
    .where(and(within(scope, payments.uid), isNull(cardAttempts.finalAt)))
    .orderBy(sql`${cardAttempts.askedAt} asc nulls first`, asc(payments.id))
    .limit(200);
}

export async function updateAttempt(
  db: Db,
  { id }: Pick<LockedPayment, 'id'>,
  change: Partial<Omit<AttemptRow, 'paymentId' | 'key'>>,
): Promise<AttemptRow> {
  const [row] = await db.update(cardAttempts).set(change).where(eq(cardAttempts.paymentId, id)).returning();
  if (!row) throw new Error('no attempt was changed');
  return row;
}

export async function countAsk(db: Db, scope: OperatorScope, id: string, askedAt: Date): Promise<void> {
  if (!(await findAttempt(db, scope, id))) return;
  const asks = sql`${cardAttempts.asks} + 1`;
  await db.update(cardAttempts).set({ asks, askedAt }).where(eq(cardAttempts.paymentId, id));
}

/**
 * Keeps the provider's name for a charge before any money moves.
 * @returns whether it still had the name that was read: otherwise somebody else is about to charge it.
 */
export async function renameCharge(
  db: Db,
  scope: OperatorScope,
  { id, providerReference }: Pick<PaymentRow, 'id' | 'providerReference'>,
  name: string,
): Promise<boolean> {
  const isIt = and(within(scope, payments.uid), eq(payments.id, id), eq(payments.providerReference, providerReference));
  const rows = await db.update(payments).set({ providerReference: name }).where(isIt).returning({ id: payments.id });
  return rows.length === 1;
}
