import { links } from '#contract/links.ts';
import { INVOICE_MACHINE, PAYMENT_MACHINE, REFUND_MACHINE } from '#domain/billing/payment-machine.ts';
import { readReference } from '#domain/billing/payment-reference.ts';
import { ASKS_ACCOUNT } from '#domain/billing/refund-reasons.ts';
import { keptMinor } from '#domain/billing/settlement.ts';
import { nextState } from '#domain/state-machine.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { TellingDeps } from '../../mail/tell-member.ts';
import type { PaymentsPort } from '../../ports/payments/port.ts';
import type { BillingDeps } from './billing-deps.ts';
import { keepChanges, returnApplied } from './credit.ts';
import { type LockedInvoice, lockInvoice, updateInvoice } from './invoice.repo.ts';
import { post } from './issue-invoice.ts';
import { issuePaper } from './issue-paper.ts';
import { amountOf, namedInAudit, notifyOperators, notifyPayer, writeToPayer } from './notes.ts';
import { findLocked, type LockedPayment, listLocked, type PaymentRow, updatePayment } from './payment.repo.ts';
import { insertRefund, listLockedRefunds, listRefundsOf, type RefundRow, updateRefund } from './refund.repo.ts';

export const refundJobName = 'billing.refund';

type Deps = TellingDeps & Pick<BillingDeps, 'clock' | 'everybody' | 'jobs' | 'listOperators' | 'audit' | 'subjects'>;

/**
 * Promises money back: what was too much, or all that is left of a payment. Harmless to repeat. A checkout's goes back by a
 * job, a transfer waits for the operator. `isCovered`: there is a paper for it already, such as the credit note of the invoice.
 */
export async function promiseRefund(
  deps: Deps,
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
  const isTransfer = payment.method === 'bank_transfer';
  await notifyPayer(deps, tx, invoice, {
    kind: 'refund.due',
    title: `${amount} goes back to you`,
    body: `For “${invoice.title}”. ${promised.reason}${isTransfer ? ` ${ASKS_ACCOUNT}` : ''}`,
    ...(isTransfer && { href: links.billingHistory() }),
  });
  if (payment.method === 'checkout') await deps.jobs.enqueue(tx, refundJobName, { refundId: promised.id });
  else
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
export async function refundAll(deps: Deps, tx: Db, charged: LockedInvoice, reason: string): Promise<void> {
  let invoice = charged;
  for (const payment of await listLocked(tx, invoice))
    invoice = await refundPayment(deps, tx, invoice, payment, { reason, isCovered: charged.creditedAt !== null });
  await closeRefunded(tx, await returnApplied(deps, tx, invoice, reason));
}

/** All that is left of one payment. */
export async function refundPayment(
  deps: Deps,
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
export async function closePaid(deps: Pick<Deps, 'clock'>, tx: Db, payment: LockedPayment): Promise<LockedPayment> {
  const paid = nextState(PAYMENT_MACHINE, payment.state, 'pay');
  return paid ? updatePayment(tx, payment, { state: paid, endedAt: deps.clock() }) : payment;
}

/** The money has left. Nothing happens to what was sent already. */
export async function recordRefundSent(
  deps: Deps & Pick<BillingDeps, 'methods'>,
  tx: Db,
  { id, invoiceId }: RefundRow,
): Promise<void> {
  const invoice = await lockInvoice(tx, deps.everybody, invoiceId);
  const refund = (await listLockedRefunds(tx, invoice)).find((one) => one.id === id);
  const state = refund && nextState(REFUND_MACHINE, refund.state, 'send');
  if (!state) return;
  const payment = await findLocked(tx, invoice, refund.paymentId);
  if (payment?.state === 'reversed') return reportSentTwice(deps, tx, invoice, refund, payment);
  const { method, currency, amountMinor } = refund;
  const again = refund.returnedTimes > 0 ? `:${refund.returnedTimes}` : '';
  // Nobody needs to know the account any more.
  await updateRefund(tx, refund, { state, sentAt: deps.clock(), bankDetails: null, bankDetailsAt: null });
  await post(deps, tx, invoice, `refund_sent:${refund.id}${again}`, {
    kind: 'refund_sent',
    method,
    currency,
    amountMinor,
  });
  await closeRefunded(tx, invoice);
  const isByHand = refund.state === 'failed';
  const sentBy = isByHand ? undefined : deps.methods.find(({ provider }) => provider === payment?.provider);
  await writeToPayer(deps, tx, invoice, {
    kind: 'refund.sent',
    title: `${amountOf(invoice, amountMinor)} was sent back`,
    body: [
      `For “${invoice.title}”.`,
      payment && `You had paid it with the reference ${readReference(payment.reference).known}.`,
      sayShown(sentBy),
    ]
      .filter((sentence) => sentence)
      .join(' '),
  });
}

/** When the payer sees it, as the provider says it that sent it; of what was sent by hand nobody does. */
function sayShown(sentBy: PaymentsPort | undefined): string {
  return sentBy?.refundShownInDays
    ? `Your bank may need up to ${sentBy.refundShownInDays} business days to show it.`
    : 'Your bank may take some days to show it.';
}

/**
 * The provider asks for the payer's bank details. Where the payer has given them, it does not take them, and the operator sends
 * the money by hand.
 */
export async function recordRefundAttention(deps: Deps, tx: Db, { id, invoiceId }: RefundRow): Promise<void> {
  const invoice = await lockInvoice(tx, deps.everybody, invoiceId);
  const refund = (await listLockedRefunds(tx, invoice)).find((one) => one.id === id);
  if (!refund) return;
  if (refund.bankDetails) return recordRefundFailed(deps, tx, refund);
  const state = nextState(REFUND_MACHINE, refund.state, 'hold');
  if (!state) return;
  await updateRefund(tx, refund, { state });
  await askForDetails(deps, tx, invoice, `${amountOf(invoice, refund.amountMinor)} cannot go back the way it came`);
}

/** The provider does not send it, or what it sent came back: the operator sends it by hand. */
export async function recordRefundFailed(deps: Deps, tx: Db, { id, invoiceId }: RefundRow): Promise<void> {
  const invoice = await lockInvoice(tx, deps.everybody, invoiceId);
  const refund = (await listLockedRefunds(tx, invoice)).find((one) => one.id === id);
  const state = refund && nextState(REFUND_MACHINE, refund.state, refund.state === 'sent' ? 'fail' : 'refuse');
  const payment = state && (await findLocked(tx, invoice, refund.paymentId));
  if (!payment) return;
  const { method, currency, amountMinor } = refund;
  const amount = amountOf(invoice, amountMinor);
  const returnedTimes = refund.returnedTimes + 1;
  if (refund.state === 'sent') {
    await updateRefund(tx, refund, { state, sentAt: null, returnedTimes });
    const key = `refund_returned:${id}:${returnedTimes}`;
    await post(deps, tx, invoice, key, { kind: 'refund_returned', method, currency, amountMinor });
    await askForDetails(deps, tx, invoice, `${amount} came back to us`);
  } else {
    await updateRefund(tx, refund, { state, returnedTimes });
    if (!refund.bankDetails) await askForDetails(deps, tx, invoice, `${amount} cannot go back the way it came`);
  }
  await notifyOperators(deps, tx, links.transfers(), {
    kind: 'refund.failed',
    title: `The provider does not send a refund of ${amount}`,
    body: `Reference ${readReference(payment.reference).known}. ${refund.bankDetails ? 'Send it by hand, then mark it as sent.' : 'The payer is asked for a bank account. Send it by hand once it is known.'}`,
  });
}

async function askForDetails(deps: Deps, tx: Db, invoice: LockedInvoice, title: string): Promise<void> {
  await writeToPayer(deps, tx, invoice, {
    kind: 'refund.attention',
    title,
    body: `For “${invoice.title}”. Tell us in your billing history which bank account we may send it to.`,
  });
}

/** The provider sent it in the very moment in which the payer's bank took the money: the books had it withdrawn. */
async function reportSentTwice(
  deps: Deps,
  tx: Db,
  invoice: LockedInvoice,
  refund: RefundRow,
  payment: PaymentRow,
): Promise<void> {
  const { currency, amountMinor } = refund;
  const about = await namedInAudit(deps, tx, invoice, payment);
  await notifyOperators(deps, tx, links.transfers(), {
    kind: 'refund.sent_twice',
    title: `${amountOf(refund, amountMinor)} left twice`,
    body: `Reference ${about.reference}: a bank took it back, and the refund was sent as well. Contest it.`,
  });
  await deps.audit(tx, {
    actor: { uid: null, name: 'checkout' },
    action: 'refund.sent_twice',
    subjectKind: 'refund',
    subjectId: refund.id,
    detail: { ...about, currency, amountMinor },
  });
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
