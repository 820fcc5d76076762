import { INVOICE_MACHINE, PAYMENT_MACHINE } from '#domain/billing/payment-machine.ts';
import { dueMinor, excessMinor, isSettled } from '#domain/billing/settlement.ts';
import { nextState } from '#domain/state-machine.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { BillingDeps } from './billing-deps.ts';
import { type InvoiceRow, updateInvoice } from './invoice.repo.ts';
import { creditInvoice, issueInvoice, post } from './issue-invoice.ts';
import { amountOf, notifyPayer } from './notes.ts';
import { insertPayment, listPayments, type PaymentRow, updatePayment } from './payment.repo.ts';
import { promiseRefund, refundAll, refundPayment } from './refunds.ts';

const PAID_ALREADY = 'It had been paid already.';
const TOO_LATE = 'The money came when it could no longer be booked.';

/**
 * Books money that has arrived for a pending payment. Settles the invoice when every kobo is there; too little leaves it
 * pending, too much goes back, and what nobody can use any more goes back in full. The caller has locked the invoice.
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
    return notifyPayer(deps, tx, invoice, {
      kind: 'payment.part',
      title: `${amountOf(invoice, amountMinor)} has arrived, ${amountOf(invoice, dueMinor(invoice))} is missing`,
      body: `“${invoice.title}” is paid once everything is there. ${payment.method === 'checkout' ? 'Pay the rest.' : 'Send the rest with the same reference.'}`,
    });
  }
  await settle(deps, tx, invoice, payment);
}

/** Money is there in full: asks the subject's module whether it can still take it. */
async function settle(deps: BillingDeps, tx: Db, invoice: InvoiceRow, payment: PaymentRow): Promise<void> {
  const payments = await listPayments(tx, invoice.id);
  // The row just changed is the one to go on with.
  await closePending(
    deps,
    tx,
    payments.map((one) => (one.id === payment.id ? payment : one)),
  );
  const subject = { kind: invoice.subjectKind, id: invoice.subjectId };
  const answer = (await deps.subjects.get(subject.kind)?.onPaid?.(tx, subject, payment.method)) ?? 'kept';
  if (answer === 'refund') {
    await closeInvoice(tx, invoice, 'cancel');
    await creditInvoice(deps, tx, invoice);
    return refundAll(deps, tx, invoice, TOO_LATE);
  }
  await closeInvoice(tx, invoice, 'pay');
  await issueInvoice(deps, tx, invoice);
  await notifyPayer(deps, tx, invoice, {
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

/** Ends the pending ones of these payments of an invoice: what brought money is paid, the others are cancelled. */
export async function closePending(
  { clock }: Pick<BillingDeps, 'clock'>,
  tx: Db,
  payments: readonly PaymentRow[],
): Promise<void> {
  for (const payment of payments) {
    const state = nextState(PAYMENT_MACHINE, payment.state, payment.receivedMinor > 0 ? 'pay' : 'cancel');
    if (state) await updatePayment(tx, payment, { state, endedAt: clock() });
  }
}

/**
 * Money for a payment that had ended: a payment of its own, because what ended stays ended. A checkout's is booked
 * once, however often the provider tells of it; of a transfer more may come. The caller has locked the invoice.
 * @returns the payment that holds the money; undefined where it was booked before.
 */
export async function receiveLate(
  deps: BillingDeps,
  tx: Db,
  invoice: InvoiceRow,
  ended: PaymentRow,
  received: { amountMinor: number; on: string },
): Promise<PaymentRow | undefined> {
  const { clock } = deps;
  const nth = ended.method === 'bank_transfer' && ended.revision > 0 ? ended.revision + 1 : '';
  const reference = `${ended.reference}-LATE${nth}`;
  const payments = await listPayments(tx, invoice.id);
  if (payments.some((payment) => payment.reference === reference)) return undefined;
  // Only one payment with a provider may be pending: a newer try makes way.
  await closePending(
    deps,
    tx,
    payments.filter(({ provider }) => provider === ended.provider),
  );
  const at = clock();
  const { id: _id, ...copied } = ended;
  const late = await insertPayment(tx, {
    ...copied,
    id: newId(at),
    reference,
    revision: 0,
    state: 'pending',
    receivedMinor: 0,
    refundedMinor: 0,
    endedAt: null,
    createdAt: at,
    redirectUrl: null,
    problem: null,
  });
  if (late) await receive(deps, tx, invoice, late, received);
  return late;
}
