import type { InvoiceEntry, PaymentView } from '#contract/billing/billing.ts';
import type { OwnRefund } from '#contract/billing/credit.ts';
import { readReference } from '#domain/billing/payment-reference.ts';
import { dueMinor } from '#domain/billing/settlement.ts';
import type { Db } from '../../db/client.ts';
import type { InvoiceRow } from './invoice.repo.ts';
import type { PaymentRow } from './payment.repo.ts';
import { listRefundsOf, missingAccountOf, needsAccount, type RefundRow } from './refund.repo.ts';

/** What crosses the wire, from rows. */
export function toInvoiceEntry(row: InvoiceRow): InvoiceEntry {
  const money = (amountMinor: number) => ({ amountMinor, currency: row.currency });
  return {
    id: row.id,
    number: row.number,
    title: row.title,
    subject: { kind: row.subjectKind, id: row.subjectId },
    status: row.state,
    total: money(row.totalMinor),
    paid: money(row.paidMinor),
    due: money(row.state === 'pending' ? dueMinor(row) : 0),
    refunded: money(row.refundedMinor),
    credit: money(row.creditMinor),
    granted: money(row.grantedMinor),
    createdAt: row.createdAt.toISOString(),
    issuedAt: row.issuedAt?.toISOString() ?? null,
    dueOn: row.dueOn,
  };
}

/** A payment with what went back of it. */
export async function viewPayment(db: Db, payment: PaymentRow): Promise<PaymentView> {
  return toPaymentView(payment, await listRefundsOf(db, { id: payment.invoiceId }));
}

export function toPaymentView(row: PaymentRow, refunds: RefundRow[]): PaymentView {
  const money = (amountMinor: number) => ({ amountMinor, currency: row.currency });
  const isPending = row.state === 'pending';
  const { known, isLate } = readReference(row.reference);
  return {
    id: row.id,
    invoiceId: row.invoiceId,
    method: row.method,
    status: row.state,
    reference: row.reference,
    knownReference: known,
    isLate,
    amount: money(row.amountMinor),
    received: money(row.receivedMinor),
    redirectUrl: isPending ? row.redirectUrl : null,
    instructions: row.instructions,
    problem: row.problem,
    declined: row.declined,
    ...(row.payerName !== null && { payerName: row.payerName }),
    ...(row.rejection !== null && { rejection: row.rejection }),
    claimedAt: row.claimedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    refunds: refunds.filter(({ paymentId }) => paymentId === row.id).map(toRefundView),
    can: {
      claim: row.method === 'bank_transfer' && (isPending ? row.claimedAt === null : row.state === 'failed'),
    },
  };
}

function toRefundView({ id, amountMinor, currency, reason, state, createdAt, sentAt }: RefundRow) {
  return {
    id,
    amount: { amountMinor, currency },
    reason,
    status: state,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

export function toOwnRefund(row: RefundRow, payment: Pick<PaymentRow, 'state'>): OwnRefund {
  return {
    ...toRefundView(row),
    bankDetailsAt: row.bankDetailsAt?.toISOString() ?? null,
    missingAccount: missingAccountOf(row, payment),
    can: { giveBankDetails: needsAccount(row, payment) },
  };
}

/** "7.500" from the database is "7.5". */
export function toPercent(percent: string): string {
  return percent.includes('.') ? percent.replace(/\.?0+$/, '') : percent;
}
