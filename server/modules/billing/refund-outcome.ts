import { links } from '#contract/links.ts';
import { REFUND_MACHINE } from '#domain/billing/payment-machine.ts';
import { readReference } from '#domain/billing/payment-reference.ts';
import { sayHowSent } from '#domain/billing/refund-reasons.ts';
import { nextState } from '#domain/state-machine.ts';
import type { Db } from '../../db/client.ts';
import type { PaymentsPort } from '../../ports/payments/port.ts';
import { openAccount } from './bank-details.ts';
import type { BillingDeps } from './billing-deps.ts';
import { type LockedInvoice, lockInvoice } from './invoice.repo.ts';
import { post } from './issue-invoice.ts';
import { amountOf, namedInAudit, notifyOperators, writeToPayer } from './notes.ts';
import { findLocked, type PaymentRow } from './payment.repo.ts';
import { type LockedRefund, listLockedRefunds, type RefundRow, updateRefund } from './refund.repo.ts';
import { closeRefunded, type RefundDeps } from './refunds.ts';

type OutcomeDeps = RefundDeps & Pick<BillingDeps, 'accountSeal' | 'log'>;

/** The money has left. Nothing happens to what was sent already. `how`: what is known of money that was sent by hand. */
export async function recordRefundSent(
  deps: RefundDeps & Pick<BillingDeps, 'methods'>,
  tx: Db,
  { id, invoiceId }: RefundRow,
  how: Pick<RefundRow, 'sentReference' | 'sentAccountEnd'> = { sentReference: null, sentAccountEnd: null },
): Promise<void> {
  const invoice = await lockInvoice(tx, deps.everybody, invoiceId);
  const refund = (await listLockedRefunds(tx, invoice)).find((one) => one.id === id);
  if (!refund) return;
  const payment = await findLocked(tx, invoice, refund.paymentId);
  if (payment && refund.state === 'void') return reportSentTwice(deps, tx, invoice, refund, payment);
  const state = nextState(REFUND_MACHINE, refund.state, 'send');
  if (!state) return;
  const { method, currency, amountMinor } = refund;
  const again = refund.returnedTimes > 0 ? `:${refund.returnedTimes}` : '';
  // Nobody needs to know the account any more.
  await updateRefund(tx, refund, { state, sentAt: deps.clock(), bankDetails: null, bankDetailsAt: null, ...how });
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
      `${amountOf(invoice, amountMinor)} that you paid for “${invoice.title}” was sent back to you.`,
      payment && `You had paid it with the reference ${readReference(payment.reference).known}.`,
      sayHowSent(how),
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
export async function recordRefundAttention(deps: OutcomeDeps, tx: Db, { id, invoiceId }: RefundRow): Promise<void> {
  const invoice = await lockInvoice(tx, deps.everybody, invoiceId);
  const refund = (await listLockedRefunds(tx, invoice)).find((one) => one.id === id);
  if (!refund) return;
  if (await openAccount(deps, refund)) return recordRefundFailed(deps, tx, refund);
  const state = nextState(REFUND_MACHINE, refund.state, 'hold');
  if (!state) return;
  await updateRefund(tx, refund, { state });
  await askForDetails(deps, tx, invoice, refund, 'cannot go back the way it came');
}

/** The provider does not send it, or what it sent came back: the operator sends it by hand. */
export async function recordRefundFailed(deps: OutcomeDeps, tx: Db, { id, invoiceId }: RefundRow): Promise<void> {
  const invoice = await lockInvoice(tx, deps.everybody, invoiceId);
  const refund = (await listLockedRefunds(tx, invoice)).find((one) => one.id === id);
  const state = refund && nextState(REFUND_MACHINE, refund.state, refund.state === 'sent' ? 'fail' : 'refuse');
  const payment = state && (await findLocked(tx, invoice, refund.paymentId));
  if (!payment) return;
  const { method, currency, amountMinor } = refund;
  const amount = amountOf(invoice, amountMinor);
  const returnedTimes = refund.returnedTimes + 1;
  const account = await openAccount(deps, refund);
  if (refund.state === 'sent') {
    await updateRefund(tx, refund, { state, sentAt: null, sentReference: null, sentAccountEnd: null, returnedTimes });
    const key = `refund_returned:${id}:${returnedTimes}`;
    await post(deps, tx, invoice, key, { kind: 'refund_returned', method, currency, amountMinor });
    await askForDetails(deps, tx, invoice, refund, 'came back to us');
  } else {
    await updateRefund(tx, refund, { state, returnedTimes });
    if (!account) await askForDetails(deps, tx, invoice, refund, 'cannot go back the way it came');
  }
  await notifyOperators(deps, tx, links.transfers(), {
    kind: 'refund.failed',
    title: `The provider does not send a refund of ${amount}`,
    body: `Reference ${readReference(payment.reference).known}. ${account ? 'Send it by hand, then mark it as sent.' : 'The payer is asked for a bank account. Send it by hand once it is known.'}`,
  });
}

async function askForDetails(
  deps: RefundDeps,
  tx: Db,
  invoice: LockedInvoice,
  { amountMinor }: RefundRow,
  why: 'cannot go back the way it came' | 'came back to us',
): Promise<void> {
  const amount = amountOf(invoice, amountMinor);
  await writeToPayer(deps, tx, invoice, {
    kind: 'refund.attention',
    title: `${amount} ${why}`,
    body: `${amount} that you paid for “${invoice.title}” ${why}. Tell us in your billing history which bank account we may send it to.`,
  });
}

/** The provider sent it although the payer's bank took the money: the books had it withdrawn. Told once: it is asked about no more. */
async function reportSentTwice(
  deps: RefundDeps,
  tx: Db,
  invoice: LockedInvoice,
  refund: LockedRefund,
  payment: PaymentRow,
): Promise<void> {
  if (refund.askedAt === null) return;
  await updateRefund(tx, refund, { askedAt: null });
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
