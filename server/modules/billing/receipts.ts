import { INVOICE_MACHINE, PAYMENT_MACHINE } from '#domain/billing/payment-machine.ts';
import { dueMinor, excessMinor, isSettled } from '#domain/billing/settlement.ts';
import { nextState } from '#domain/state-machine.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { BillingDeps } from './billing-deps.ts';
import { type InvoiceRow, updateInvoice } from './invoice.repo.ts';
import { creditInvoice, issueInvoice, post } from './issue-invoice.ts';
import { amountOf, tellOperators, tellPayer } from './notes.ts';
import { insertPayment, listPayments, type PaymentRow, updatePayment } from './payment.repo.ts';
import { promiseRefund, refundAll, refundPayment } from './refunds.ts';

const PAID_ALREADY = 'It had been paid already.';
const TOO_LATE = 'The money came when it could no longer be booked.';

/**
 * Books money that has arrived for a pending payment. Settles the invoice when every kobo is there; too little leaves it
 * pending, too much goes back, and what nobody can use any more goes back in full. The caller holds the invoice's lock.
 */
export async function receive(
  deps: BillingDeps,
  tx: Db,
  invoice: InvoiceRow,
  payment: PaymentRow,
  received: { amountMinor: number; on: string | null },
): Promise<void> {
  const { amountMinor } = received;
  const { currency } = invoice;
  await updatePayment(tx, payment, {
    receivedMinor: payment.receivedMinor + amountMinor,
    receivedOn: received.on,
    revision: payment.revision + 1,
    claimedAt: null,
    problem: null,
  });
  await updateInvoice(tx, invoice, { paidMinor: invoice.paidMinor + amountMinor });
  const key = `received:${payment.id}:${payment.revision}`;
  await post(deps, tx, invoice, key, { kind: 'payment_received', method: payment.method, currency, amountMinor });
  if (invoice.state !== 'pending') {
    const reason = invoice.state === 'paid' ? PAID_ALREADY : TOO_LATE;
    return refundPayment(deps, tx, invoice, payment, reason);
  }
  if (!isSettled(invoice)) {
    return tellPayer(deps, tx, invoice, {
      kind: 'payment.part',
      title: `${amountOf(invoice, amountMinor)} has arrived, ${amountOf(invoice, dueMinor(invoice))} is missing`,
      body: `“${invoice.title}” is paid once everything is there. Send the rest with the same reference.`,
    });
  }
  await settle(deps, tx, invoice, payment);
}

/** Money is there in full: asks the subject's room whether it can still take it. */
async function settle(deps: BillingDeps, tx: Db, invoice: InvoiceRow, payment: PaymentRow): Promise<void> {
  await closePending(deps, tx, invoice);
  // The row just changed is the one to go on with.
  Object.assign(payment, { state: 'paid' });
  const subject = { kind: invoice.subjectKind, id: invoice.subjectId };
  const answer = (await deps.subjects[subject.kind]?.onPaid(tx, subject)) ?? 'kept';
  if (answer === 'refund') {
    await closeInvoice(tx, invoice, 'cancel');
    await creditInvoice(deps, tx, invoice);
    return refundAll(deps, tx, invoice, TOO_LATE);
  }
  await closeInvoice(tx, invoice, 'pay');
  await issueInvoice(deps, tx, invoice);
  await tellPayer(deps, tx, invoice, {
    kind: 'payment.received',
    title: `${amountOf(invoice, invoice.totalMinor)} received`,
    body: `“${invoice.title}” is paid. Thank you.`,
  });
  const excess = excessMinor(invoice);
  if (excess === 0) return;
  const reason = 'You paid more than was due.';
  await promiseRefund(deps, tx, invoice, payment, { kind: 'excess', amountMinor: excess, reason });
}

async function closeInvoice(tx: Db, invoice: InvoiceRow, event: 'pay' | 'cancel'): Promise<void> {
  const state = nextState(INVOICE_MACHINE, invoice.state, event);
  if (state) await updateInvoice(tx, invoice, { state });
}

/** Ends the pending payments of an invoice: what brought money is paid, the others are cancelled. */
export async function closePending({ clock }: Pick<BillingDeps, 'clock'>, tx: Db, invoice: InvoiceRow): Promise<void> {
  for (const payment of await listPayments(tx, invoice.id)) {
    const state = nextState(PAYMENT_MACHINE, payment.state, payment.receivedMinor > 0 ? 'pay' : 'cancel');
    if (state) await updatePayment(tx, payment, { state, endedAt: clock() });
  }
}

/**
 * Money for a payment that had ended without: a payment of its own, because what ended stays ended. Books it once, however
 * often the provider tells of it. The caller holds the invoice's lock.
 */
export async function receiveLate(deps: BillingDeps, tx: Db, invoice: InvoiceRow, ended: PaymentRow): Promise<void> {
  const { clock } = deps;
  const reference = `${ended.reference}-LATE`;
  // Only one payment of a method may be pending: a newer try makes way.
  for (const payment of await listPayments(tx, invoice.id)) {
    if (payment.reference === reference) return;
    if (payment.method !== ended.method || payment.state !== 'pending') continue;
    await updatePayment(tx, payment, { state: 'cancelled', endedAt: clock() });
  }
  const at = clock();
  const { id: _id, ...copied } = ended;
  const late = await insertPayment(tx, {
    ...copied,
    id: newId(at),
    reference,
    state: 'pending',
    endedAt: null,
    createdAt: at,
    redirectUrl: null,
    problem: null,
  });
  if (late)
    await receive(deps, tx, invoice, late, { amountMinor: late.amountMinor, on: at.toISOString().slice(0, 10) });
}

/** The payer's bank took the money back: the invoice is due again, and the operators are told. The caller holds the lock. */
export async function reverse(deps: BillingDeps, tx: Db, invoice: InvoiceRow, payment: PaymentRow): Promise<void> {
  const state = nextState(PAYMENT_MACHINE, payment.state, 'reverse');
  if (!state || payment.refundedMinor > 0) return;
  const { method, currency, receivedMinor: amountMinor } = payment;
  const due = nextState(INVOICE_MACHINE, invoice.state, 'reverse');
  await updatePayment(tx, payment, { state });
  await updateInvoice(tx, invoice, { paidMinor: invoice.paidMinor - amountMinor, ...(due && { state: due }) });
  const key = `reversed:${payment.id}`;
  await post(deps, tx, invoice, key, { kind: 'payment_reversed', method, currency, amountMinor });
  const amount = amountOf(invoice, amountMinor);
  await tellPayer(deps, tx, invoice, {
    kind: 'payment.reversed',
    title: `${amount} was taken back by your bank`,
    body: `“${invoice.title}” is due again.`,
  });
  await tellOperators(deps, tx, '/m/admin/transfers', {
    kind: 'payment.reversed',
    title: `A bank took ${amount} back`,
    body: `Reference ${payment.reference}, “${invoice.title}”. The invoice is due again; what was booked stands.`,
  });
}
