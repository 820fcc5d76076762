import { links } from '#contract/links.ts';
import { INVOICE_MACHINE, PAYMENT_MACHINE } from '#domain/billing/payment-machine.ts';
import { readReference } from '#domain/billing/payment-reference.ts';
import { ASKS_ACCOUNT } from '#domain/billing/refund-reasons.ts';
import { keptMinor } from '#domain/billing/settlement.ts';
import { nextState } from '#domain/state-machine.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { TellingDeps } from '../../mail/tell-member.ts';
import type { BillingDeps } from './billing-deps.ts';
import { keepChanges, returnApplied } from './credit.ts';
import { type LockedInvoice, updateInvoice } from './invoice.repo.ts';
import { post } from './issue-invoice.ts';
import { issuePaper } from './issue-paper.ts';
import { amountOf, notifyOperators, notifyPayer, writeToPayer } from './notes.ts';
import { type LockedPayment, listLocked, updatePayment } from './payment.repo.ts';
import { insertRefund, listRefundsOf, type RefundRow } from './refund.repo.ts';

export const refundJobName = 'billing.refund';

export type RefundDeps = TellingDeps &
  Pick<BillingDeps, 'clock' | 'everybody' | 'jobs' | 'listOperators' | 'audit' | 'subjects'>;

/**
 * Promises money back: what was too much, or all that is left of a payment. Harmless to repeat. A checkout's goes back by a
 * job, a transfer waits for the operator, and its payer is asked by mail for an account. `isCovered`: there is a paper for it
 * already, such as the credit note of the invoice.
 */
export async function promiseRefund(
  deps: RefundDeps,
  tx: Db,
  charged: LockedInvoice,
  payment: LockedPayment,
  { isCovered, ...refund }: Pick<RefundRow, 'kind' | 'amountMinor' | 'reason'> & { isCovered: boolean },
): Promise<LockedInvoice> {
  const { currency } = charged;
  const createdAt = deps.clock();
  const promised = await insertRefund(tx, payment, { id: newId(createdAt), createdAt, ...refund });
  if (!promised) return charged;
  const { amountMinor } = promised;
  const isCredit = promised.kind === 'credit';
  await updatePayment(tx, payment, movedFrom(payment, amountMinor, isCredit));
  const invoice = await updateInvoice(tx, charged, movedFrom(charged, amountMinor, isCredit));
  const kind = isCredit ? 'credit_refunded' : 'refund_due';
  const entryId = await post(deps, tx, invoice, `${kind}:${promised.id}`, { kind, currency, amountMinor });
  const { id: paymentId } = payment;
  if (!isCovered)
    await issuePaper(deps, tx, invoice, {
      kind: 'credit_note',
      entryId,
      amountMinor,
      paymentId,
      reason: promised.reason,
    });
  if (isCredit)
    await keepChanges(deps, tx, invoice, `${kind}:${promised.id}`, [
      { kind: 'refunded', paymentId: payment.id, amountMinor },
    ]);
  const amount = amountOf(invoice, amountMinor);
  const news = {
    kind: 'refund.due',
    title: `${amount} goes back to you`,
    body: `${amount} that you paid for “${invoice.title}” goes back to you. ${promised.reason}`,
  } as const;
  if (payment.method === 'checkout') {
    await notifyPayer(deps, tx, invoice, news);
    await deps.jobs.enqueue(tx, refundJobName, { refundId: promised.id });
    return invoice;
  }
  await writeToPayer(deps, tx, invoice, { ...news, body: `${news.body} ${ASKS_ACCOUNT}` });
  await notifyOperators(deps, tx, links.transfers(), {
    kind: 'refund.to_send',
    title: `Refund ${amount} by bank transfer`,
    body: `Reference ${readReference(payment.reference).known}, for “${invoice.title}”.`,
  });
  return invoice;
}

/** What is promised back is no longer held; of credit, it was held as that. */
function movedFrom(
  { refundedMinor, grantedMinor }: Pick<LockedPayment, 'refundedMinor' | 'grantedMinor'>,
  amountMinor: number,
  isCredit: boolean,
) {
  return {
    refundedMinor: refundedMinor + amountMinor,
    ...(isCredit && { grantedMinor: grantedMinor - amountMinor }),
  };
}

/** Everything that has arrived for an invoice and was not promised back yet. What credit has paid becomes credit again. */
export async function refundAll(deps: RefundDeps, tx: Db, charged: LockedInvoice, reason: string): Promise<void> {
  let invoice = charged;
  for (const payment of await listLocked(tx, invoice))
    invoice = await refundPayment(deps, tx, invoice, payment, { reason, isCovered: charged.creditedAt !== null });
  await closeRefunded(tx, await returnApplied(deps, tx, invoice, reason));
}

/** All that is left of one payment. */
export async function refundPayment(
  deps: RefundDeps,
  tx: Db,
  invoice: LockedInvoice,
  payment: LockedPayment,
  why: { reason: string; isCovered: boolean },
): Promise<LockedInvoice> {
  const amountMinor = payment.receivedMinor - payment.refundedMinor - payment.grantedMinor;
  if (amountMinor === 0 || payment.state === 'reversed') return invoice;
  const closed = await closePaid(deps, tx, payment);
  return promiseRefund(deps, tx, invoice, closed, { kind: 'rest', amountMinor, ...why });
}

/** Nothing more is awaited of a payment that brought money. */
export async function closePaid(
  deps: Pick<RefundDeps, 'clock'>,
  tx: Db,
  payment: LockedPayment,
): Promise<LockedPayment> {
  const paid = nextState(PAYMENT_MACHINE, payment.state, 'pay');
  return paid ? updatePayment(tx, payment, { state: paid, endedAt: deps.clock() }) : payment;
}

/** A payment is refunded once all of it was sent back, and an invoice once all that it was paid with is back or became credit. */
export async function closeRefunded(tx: Db, invoice: LockedInvoice): Promise<void> {
  const refunds = await listRefundsOf(tx, invoice);
  const sentOf = (paymentId: string) =>
    refunds
      .filter((refund) => refund.paymentId === paymentId && refund.state === 'sent')
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  // Credit that pays it is no payment.
  let isOpen = keptMinor(invoice) > 0 || invoice.paidMinor === 0;
  for (const payment of (await listLocked(tx, invoice)).filter(({ receivedMinor }) => receivedMinor > 0)) {
    const leftMinor = payment.receivedMinor - sentOf(payment.id);
    const refunded = leftMinor === 0 && nextState(PAYMENT_MACHINE, payment.state, 'refund');
    const { state } = refunded ? await updatePayment(tx, payment, { state: refunded }) : payment;
    isOpen ||= (state === 'paid' || state === 'pending') && leftMinor > payment.grantedMinor;
  }
  const closed = invoice.state === 'paid' ? nextState(INVOICE_MACHINE, invoice.state, 'refund') : null;
  if (closed && !isOpen) await updateInvoice(tx, invoice, { state: closed });
}
