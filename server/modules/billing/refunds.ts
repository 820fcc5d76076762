import { links } from '#contract/links.ts';
import { INVOICE_MACHINE, PAYMENT_MACHINE, REFUND_MACHINE } from '#domain/billing/payment-machine.ts';
import { nextState } from '#domain/state-machine.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { BillingDeps } from './billing-deps.ts';
import { type InvoiceRow, lockInvoice, updateInvoice } from './invoice.repo.ts';
import { post } from './issue-invoice.ts';
import { amountOf, notifyOperators, notifyPayer } from './notes.ts';
import { findPayments, listPayments, type PaymentRow, updatePayment } from './payment.repo.ts';
import { findRefund, insertRefund, listRefundsOf, type RefundRow, updateRefund } from './refund.repo.ts';

export const refundJobName = 'billing.refund';

type Deps = Pick<BillingDeps, 'clock' | 'jobs' | 'notify' | 'listOperators' | 'audit'>;

/**
 * Promises money back: what was too much, or all that is left of a payment. Harmless to repeat. A checkout's goes back by a
 * job, a transfer waits for the operator. The caller has locked the invoice.
 */
export async function promiseRefund(
  deps: Deps,
  tx: Db,
  invoice: InvoiceRow,
  payment: PaymentRow,
  refund: Pick<RefundRow, 'kind' | 'amountMinor' | 'reason'>,
): Promise<void> {
  const { currency } = invoice;
  const createdAt = deps.clock();
  const promised = await insertRefund(tx, {
    id: newId(createdAt),
    paymentId: payment.id,
    invoiceId: invoice.id,
    method: payment.method,
    provider: payment.provider,
    currency,
    createdAt,
    ...refund,
  });
  if (!promised) return;
  const { amountMinor } = promised;
  await updatePayment(tx, payment, { refundedMinor: payment.refundedMinor + amountMinor });
  await updateInvoice(tx, invoice, { refundedMinor: invoice.refundedMinor + amountMinor });
  await post(deps, tx, invoice, `refund_due:${promised.id}`, { kind: 'refund_due', currency, amountMinor });
  const amount = amountOf(invoice, amountMinor);
  await notifyPayer(deps, tx, invoice, {
    kind: 'refund.due',
    title: `${amount} goes back to you`,
    body: `For “${invoice.title}”. ${promised.reason}`,
  });
  if (payment.method === 'checkout') await deps.jobs.enqueue(tx, refundJobName, { refundId: promised.id });
  else
    await notifyOperators(deps, tx, links.transfers(), {
      kind: 'refund.to_send',
      title: `Refund ${amount} by bank transfer`,
      body: `Reference ${payment.reference}, for “${invoice.title}”.`,
    });
}

/** Everything that has arrived for an invoice and was not promised back yet. The caller has locked the invoice. */
export async function refundAll(deps: Deps, tx: Db, invoice: InvoiceRow, reason: string): Promise<void> {
  for (const payment of await listPayments(tx, invoice.id)) await refundPayment(deps, tx, invoice, payment, reason);
}

/** All that is left of one payment. The caller has locked the invoice. */
export async function refundPayment(
  deps: Deps,
  tx: Db,
  invoice: InvoiceRow,
  payment: PaymentRow,
  reason: string,
): Promise<void> {
  const amountMinor = payment.receivedMinor - payment.refundedMinor;
  if (amountMinor === 0 || payment.state === 'reversed') return;
  const paid = nextState(PAYMENT_MACHINE, payment.state, 'pay');
  if (paid) await updatePayment(tx, payment, { state: paid, endedAt: deps.clock() });
  await promiseRefund(deps, tx, invoice, payment, { kind: 'rest', amountMinor, reason });
}

/** The money has left. Nothing happens to what was sent already. @returns the refund as it is now. */
export async function recordRefundSent(deps: Deps, tx: Db, refundId: string): Promise<RefundRow | undefined> {
  const known = await findRefund(tx, refundId);
  if (!known) return undefined;
  const invoice = await lockInvoice(tx, known.invoiceId);
  const refund = await findRefund(tx, refundId);
  const state = refund && nextState(REFUND_MACHINE, refund.state, 'send');
  if (!state) return refund;
  const payment = (await findPayments(tx, [refund.paymentId])).get(refund.paymentId);
  if (payment?.state === 'reversed') {
    await reportSentTwice(deps, tx, refund, payment);
    return refund;
  }
  const { method, currency, amountMinor } = refund;
  await updateRefund(tx, refund, { state, sentAt: deps.clock() });
  await post(deps, tx, invoice, `refund_sent:${refund.id}`, { kind: 'refund_sent', method, currency, amountMinor });
  await closeRefunded(tx, invoice);
  await notifyPayer(deps, tx, invoice, {
    kind: 'refund.sent',
    title: `${amountOf(invoice, amountMinor)} was sent back`,
    body: `For “${invoice.title}”. Your bank may take some days to show it.`,
  });
  return refund;
}

/** The provider sent it in the very moment in which the payer's bank took the money: the books had it withdrawn. */
async function reportSentTwice(deps: Deps, tx: Db, refund: RefundRow, payment: PaymentRow): Promise<void> {
  const { currency, amountMinor } = refund;
  await notifyOperators(deps, tx, links.transfers(), {
    kind: 'refund.sent_twice',
    title: `${amountOf(refund, amountMinor)} left twice`,
    body: `Reference ${payment.reference}: a bank took it back, and the refund was sent as well. Contest it.`,
  });
  await deps.audit(tx, {
    actor: { uid: null, name: 'checkout' },
    action: 'refund.sent_twice',
    subjectKind: 'refund',
    subjectId: refund.id,
    detail: { reference: payment.reference, currency, amountMinor },
  });
}

/** A payment is refunded once all of it was sent back, and an invoice once all of its payments are. */
async function closeRefunded(tx: Db, invoice: InvoiceRow): Promise<void> {
  const refunds = await listRefundsOf(tx, invoice.id);
  const sentOf = (paymentId: string) =>
    refunds
      .filter((refund) => refund.paymentId === paymentId && refund.state === 'sent')
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const payments = (await listPayments(tx, invoice.id)).filter(({ receivedMinor }) => receivedMinor > 0);
  for (const payment of payments) {
    const refunded = nextState(PAYMENT_MACHINE, payment.state, 'refund');
    if (refunded && sentOf(payment.id) === payment.receivedMinor) await updatePayment(tx, payment, { state: refunded });
  }
  const closed = invoice.state === 'paid' ? nextState(INVOICE_MACHINE, invoice.state, 'refund') : null;
  if (closed && payments.every(({ state }) => state !== 'paid' && state !== 'pending'))
    await updateInvoice(tx, invoice, { state: closed });
}
