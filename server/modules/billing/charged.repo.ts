import { and, desc, eq, inArray } from 'drizzle-orm';
import { type OwnerScope, within } from '../../access/scope.ts';
import type { Subject } from '../../charging.ts';
import type { Db } from '../../db/client.ts';
import type { AttemptRow } from './attempt.repo.ts';
import type { InvoiceRow } from './invoice.repo.ts';
import type { PaymentRow } from './payment.repo.ts';
import type { RefundRow } from './refund.repo.ts';
import { cardAttempts, invoices, payments, refunds } from './tables.ts';

export async function listInvoicesOf(
  db: Db,
  payer: OwnerScope,
  kind: Subject['kind'],
  limit: number,
): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(and(within(payer, invoices.uid), eq(invoices.subjectKind, kind)))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(limit);
}

/** All for these invoices, with the charge of a kept card that each is; the newest first. */
export async function listPaymentsOf(
  db: Db,
  payer: OwnerScope,
  invoiceIds: readonly string[],
): Promise<{ payment: PaymentRow; attempt: AttemptRow | null }[]> {
  return db
    .select({ payment: payments, attempt: cardAttempts })
    .from(payments)
    .leftJoin(cardAttempts, eq(cardAttempts.paymentId, payments.id))
    .where(and(within(payer, payments.uid), inArray(payments.invoiceId, [...invoiceIds])))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(200);
}

/** All of these invoices, the newest first. */
export async function listRefundsIn(
  db: Db,
  payer: OwnerScope,
  invoiceIds: readonly string[],
): Promise<{ refund: RefundRow; payment: Pick<PaymentRow, 'reference' | 'state'> }[]> {
  return db
    .select({ refund: refunds, payment: { reference: payments.reference, state: payments.state } })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(within(payer, payments.uid), inArray(refunds.invoiceId, [...invoiceIds])))
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
    .limit(200);
}
