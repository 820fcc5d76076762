import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { CreditPart } from '#domain/billing/credit.ts';
import type { Currency } from '#domain/money/money.ts';
import { type OperatorScope, type OwnerScope, within } from '../../access/scope.ts';
import type { Subject } from '../../charging.ts';
import type { Db } from '../../db/client.ts';
import type { InvoiceRow, LockedInvoice } from './invoice.repo.ts';
import { customerCredits, invoices, payments } from './tables.ts';

type ChangeRow = typeof customerCredits.$inferSelect;

/** Anyone who uses a payer's credit takes turns. Taken after the invoice is locked. */
export async function lockCredit(tx: Db, uid: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`credit of ${uid}`}, 0))`);
}

/** What the payer can use, the oldest first: not credit whose money the payer's bank took. */
export async function listCredit(db: Db, scope: OwnerScope, currency: Currency): Promise<CreditPart[]> {
  const held = sql<string>`sum(${customerCredits.amountMinor})`;
  return db
    .select({ paymentId: customerCredits.paymentId, amountMinor: held.mapWith(Number) })
    .from(customerCredits)
    .innerJoin(payments, eq(payments.id, customerCredits.paymentId))
    .where(
      and(within(scope, customerCredits.uid), eq(customerCredits.currency, currency), ne(payments.state, 'reversed')),
    )
    .groupBy(customerCredits.paymentId)
    .having(sql`${held} > 0`)
    .orderBy(sql`min(${customerCredits.createdAt})`, customerCredits.paymentId);
}

/** What is left of the credit whose money lies with a payment. */
export async function findCreditOf(db: Db, _scope: OperatorScope, paymentId: string): Promise<number> {
  const [row] = await db
    .select({ held: sql<string>`coalesce(sum(${customerCredits.amountMinor}), 0)`.mapWith(Number) })
    .from(customerCredits)
    .where(eq(customerCredits.paymentId, paymentId));
  return row?.held ?? 0;
}

/** What of the payer's credit the unpaid invoices rely on. */
export async function sumAwaited(db: Db, scope: OwnerScope, currency: Currency): Promise<number> {
  const [row] = await db
    .select({
      awaited: sql<string>`coalesce(sum(${invoices.creditMinor} - ${invoices.appliedMinor}), 0)`.mapWith(Number),
    })
    .from(invoices)
    .where(and(within(scope, invoices.uid), eq(invoices.currency, currency), eq(invoices.state, 'pending')));
  return row?.awaited ?? 0;
}

/** The credit that pays an invoice and has not come back from it. */
export async function listApplied(db: Db, { id }: InvoiceRow): Promise<CreditPart[]> {
  const used = sql<string>`-sum(${customerCredits.amountMinor})`;
  return db
    .select({ paymentId: customerCredits.paymentId, amountMinor: used.mapWith(Number) })
    .from(customerCredits)
    .where(and(eq(customerCredits.invoiceId, id), inArray(customerCredits.kind, ['applied', 'returned'])))
    .groupBy(customerCredits.paymentId)
    .having(sql`${used} > 0`)
    .orderBy(customerCredits.paymentId);
}

/** A change that was kept before is refused by the database. */
export async function insertChange(
  tx: Db,
  { id: invoiceId, uid, currency }: LockedInvoice,
  row: Pick<ChangeRow, 'id' | 'key' | 'kind' | 'amountMinor' | 'paymentId' | 'createdAt'>,
): Promise<void> {
  await tx.insert(customerCredits).values({ ...row, invoiceId, uid, currency });
}

/** The invoices that credit of a payment has paid, be it that it came back from them since. */
export async function listPaidWithCreditOf(db: Db, scope: OperatorScope, paymentId: string): Promise<Subject[]> {
  const { subjectKind: kind, subjectId: id } = invoices;
  const isApplied = and(eq(customerCredits.paymentId, paymentId), eq(customerCredits.kind, 'applied'));
  return db
    .selectDistinct({ kind, id })
    .from(customerCredits)
    .innerJoin(invoices, eq(invoices.id, customerCredits.invoiceId))
    .where(and(within(scope, customerCredits.uid), isApplied));
}
