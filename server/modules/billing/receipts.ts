import { sayPartPayment } from '#domain/billing/papers.ts';
import { type EndedBy, INVOICE_MACHINE, PAYMENT_MACHINE } from '#domain/billing/payment-machine.ts';
import { lateReference, readReference } from '#domain/billing/payment-reference.ts';
import { REFUND_REASONS } from '#domain/billing/refund-reasons.ts';
import { dueMinor, excessMinor, isSettled } from '#domain/billing/settlement.ts';
import { nextState } from '#domain/state-machine.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { BillingDeps } from './billing-deps.ts';
import { applyCredit, checkCredit, USES_OF_CREDIT } from './credit.ts';
import { giveBackExcess, giveBackPayment, keepAllAsCredit } from './excess.ts';
import { type LockedInvoice, updateInvoice } from './invoice.repo.ts';
import { creditInvoice, issueInvoice, post } from './issue-invoice.ts';
import { issuePaper } from './issue-paper.ts';
import { amountOf, notifyPayer, writeToPayer } from './notes.ts';
import {
  findLocked,
  insertPayment,
  type LockedPayment,
  listLocked,
  type PaymentRow,
  updatePayment,
} from './payment.repo.ts';
import { staysAsCredit } from './plan-credit.ts';
import { closePaid, refundAll } from './refunds.ts';

const PAID_ALREADY = 'It had been paid already.';
const PAID_TWICE = { back: 'All of it goes back to you.', credit: 'So it is your credit now.' } as const;
const TOO_LATE = {
  back: REFUND_REASONS.tooLate.toPayer,
  credit: 'This could no longer be paid when the money came, so it is your credit now.',
} as const;

/**
 * Books money that has arrived for a pending payment. Settles the invoice when every kobo is there; too little leaves it
 * pending, too much goes back or becomes credit, and what nobody can use any more does so in full.
 */
export async function receive(
  deps: BillingDeps,
  tx: Db,
  billed: LockedInvoice,
  begun: LockedPayment,
  received: { amountMinor: number; on: string | null },
): Promise<void> {
  const { amountMinor } = received;
  const { currency } = billed;
  const payment = await updatePayment(tx, begun, {
    receivedMinor: begun.receivedMinor + amountMinor,
    receivedOn: received.on,
    revision: begun.revision + 1,
    claimedAt: null,
    problem: null,
    declined: null,
  });
  const invoice = await updateInvoice(tx, billed, { paidMinor: billed.paidMinor + amountMinor });
  const key = `received:${payment.id}:${payment.revision}`;
  const event = { kind: 'payment_received', method: payment.method, currency, amountMinor } as const;
  const entryId = await post(deps, tx, invoice, key, event);
  const receipt = { kind: 'receipt', entryId, amountMinor, paymentId: payment.id } as const;
  if (invoice.state !== 'pending') {
    const fate = staysAsCredit(deps, invoice) ? 'credit' : 'back';
    const isPaid = invoice.state === 'paid';
    const reason = isPaid ? `${PAID_ALREADY} ${PAID_TWICE[fate]}` : TOO_LATE[fate];
    await issuePaper(deps, tx, invoice, { ...receipt, reason });
    await giveBackPayment(deps, tx, invoice, payment, isPaid ? PAID_ALREADY : TOO_LATE[fate]);
    return;
  }
  const checked = await checkCredit(deps, tx, invoice);
  await issuePaper(deps, tx, checked, { ...receipt, reason: sayReceipt(deps, checked, amountMinor) });
  if (isSettled(checked)) return settle(deps, tx, checked, payment);
  // The rest of a checkout is another checkout.
  if (payment.method === 'checkout') await closePaid(deps, tx, payment);
  const usedElsewhere = checked.creditMinor < invoice.creditMinor ? ' Your credit paid something else meanwhile.' : '';
  const [came, missing] = [amountOf(checked, amountMinor), amountOf(checked, dueMinor(checked))];
  const part = { kind: 'payment.part', title: `${came} has arrived, ${missing} is missing` } as const;
  const whenPaid = `is paid once everything is there.${usedElsewhere}`;
  if (payment.method === 'checkout')
    return notifyPayer(deps, tx, checked, { ...part, body: `“${checked.title}” ${whenPaid} Pay the rest.` });
  const { known } = readReference(payment.reference);
  await writeToPayer(deps, tx, checked, {
    ...part,
    body: `We have found ${came} for “${checked.title}”, and ${missing} is missing. It ${whenPaid} Send the rest with the same reference, ${known}.`,
    page: 'invoice',
    next: 'The page of the payment says which account to send it to.',
  });
}

/**
 * Everything is there, be it money or credit: asks the subject's module whether it can still take it, and lets credit pay the rest
 * then. `payment`: what came last; none where credit pays everything.
 */
export async function settle(deps: BillingDeps, tx: Db, full: LockedInvoice, payment?: LockedPayment): Promise<void> {
  await closePending(deps, tx, await listLocked(tx, full), 'paid');
  const subject = { kind: full.subjectKind, id: full.subjectId };
  const paid = { method: payment?.method ?? 'credit', cardId: payment?.cardId ?? null } as const;
  const answer = (await deps.subjects.get(subject.kind)?.onPaid?.(tx, subject, paid)) ?? 'kept';
  if (answer !== 'kept') {
    const tooLate = TOO_LATE[answer === 'credit' ? 'credit' : 'back'];
    const cancelled = await creditInvoice(deps, tx, await closeInvoice(tx, full, 'cancel'), tooLate);
    if (answer === 'credit') await keepAllAsCredit(deps, tx, cancelled, tooLate);
    else await refundAll(deps, tx, cancelled, tooLate);
    return;
  }
  const applied = await applyCredit(deps, tx, await issueInvoice(deps, tx, full));
  const invoice = await closeInvoice(tx, applied, 'pay');
  const { appliedMinor } = invoice;
  await notifyPayer(deps, tx, invoice, {
    kind: 'payment.received',
    title: payment
      ? `${amountOf(invoice, invoice.paidMinor - appliedMinor)} received`
      : `Paid with your credit: ${amountOf(invoice, appliedMinor)}`,
    body: [
      `“${invoice.title}” is paid.`,
      payment && appliedMinor > 0 && `Your credit paid ${amountOf(invoice, appliedMinor)} of it.`,
      sayExcess(deps, invoice),
      'Thank you.',
    ]
      .filter((sentence) => sentence)
      .join(' '),
  });
  const last = payment && (await findLocked(tx, invoice, payment.id));
  if (last) await giveBackExcess(deps, tx, invoice, last, REFUND_REASONS.tooMuch.toPayer);
}

/** What a receipt says of its money: which part it is, and what becomes of money that was not needed. */
function sayReceipt(deps: BillingDeps, invoice: LockedInvoice, amountMinor: number): string {
  const came = sayCame(invoice);
  const fate = staysAsCredit(deps, invoice) ? 'it is your credit' : 'it goes back to you';
  return [sayPart(invoice, amountMinor), came && `${came}: ${fate}.`].filter((sentence) => sentence).join(' ');
}

/** What a receipt says where its money is a part of what is to be paid with money; nothing where it is all of it. */
function sayPart(invoice: LockedInvoice, amountMinor: number): string {
  const leftMinor = dueMinor(invoice);
  const cameMinor = invoice.paidMinor - invoice.appliedMinor - excessMinor(invoice);
  const whole = amountOf(invoice, cameMinor + leftMinor);
  if (leftMinor > 0) return sayPartPayment(amountOf(invoice, amountMinor), whole, amountOf(invoice, leftMinor));
  return invoice.paidMinor - invoice.appliedMinor > amountMinor
    ? `The last part of ${whole}. Nothing is left to pay.`
    : '';
}

const sayCame = (invoice: LockedInvoice): string => {
  const amountMinor = excessMinor(invoice);
  return amountMinor > 0 ? `${amountOf(invoice, amountMinor)} more than was due has come` : '';
};

/** What becomes of money that was not needed; nothing where none came. */
function sayExcess(deps: BillingDeps, invoice: LockedInvoice): string {
  const came = sayCame(invoice);
  if (!came) return '';
  return staysAsCredit(deps, invoice)
    ? `${came}: it is your credit. ${USES_OF_CREDIT}`
    : `${came}, and goes back to you.`;
}

async function closeInvoice(tx: Db, invoice: LockedInvoice, event: 'pay' | 'cancel'): Promise<LockedInvoice> {
  const state = nextState(INVOICE_MACHINE, invoice.state, event);
  return state ? updateInvoice(tx, invoice, { state }) : invoice;
}

/** Ends the pending ones of these payments of an invoice: what brought money is paid, the others are cancelled. */
export async function closePending(
  { clock }: Pick<BillingDeps, 'clock'>,
  tx: Db,
  payments: readonly LockedPayment[],
  endedBy: EndedBy,
): Promise<void> {
  for (const payment of payments) {
    const state = nextState(PAYMENT_MACHINE, payment.state, payment.receivedMinor > 0 ? 'pay' : 'cancel');
    if (state) await updatePayment(tx, payment, { state, endedAt: clock(), endedBy });
  }
}

/**
 * Money for a payment that had ended: a payment of its own, because what ended stays ended. A checkout's is booked
 * once, however often the provider tells of it; of a transfer more may come.
 * @returns the payment that holds the money; undefined where it was booked before.
 */
export async function receiveLate(
  deps: BillingDeps,
  tx: Db,
  invoice: LockedInvoice,
  ended: PaymentRow,
  received: { amountMinor: number; on: string },
): Promise<LockedPayment | undefined> {
  const reference = lateReference(ended.reference, ended.method === 'bank_transfer' ? ended.revision + 1 : 1);
  if ((await listLocked(tx, invoice)).some((payment) => payment.reference === reference)) return undefined;
  const late = await beginAgain(deps, tx, invoice, ended, reference);
  if (late) await receive(deps, tx, invoice, late, received);
  return late;
}

/** A payment of its own in place of one that has ended. Only one with a provider may be pending: a newer try makes way. */
export async function beginAgain(
  deps: BillingDeps,
  tx: Db,
  invoice: LockedInvoice,
  ended: PaymentRow,
  reference: string,
): Promise<LockedPayment | undefined> {
  const payments = await listLocked(tx, invoice);
  await closePending(
    deps,
    tx,
    payments.filter(({ provider }) => provider === ended.provider),
    'replaced',
  );
  const at = deps.clock();
  const { id: _id, ...copied } = ended;
  return insertPayment(tx, invoice, {
    ...copied,
    id: newId(at),
    reference,
    revision: 0,
    state: 'pending',
    receivedMinor: 0,
    refundedMinor: 0,
    grantedMinor: 0,
    endedAt: null,
    endedBy: null,
    createdAt: at,
    redirectUrl: null,
    awaitedAt: null,
    problem: null,
    declined: null,
    rejection: null,
    claimedAt: null,
  });
}
