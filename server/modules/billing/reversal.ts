import { links } from '#contract/links.ts';
import { INVOICE_MACHINE, PAYMENT_MACHINE, REFUND_MACHINE } from '#domain/billing/payment-machine.ts';
import { isSettled } from '#domain/billing/settlement.ts';
import { nextState } from '#domain/state-machine.ts';
import type { Db } from '../../db/client.ts';
import type { BillingDeps } from './billing-deps.ts';
import { listPaidWithCreditOf } from './credit.repo.ts';
import { withdrawCredit } from './credit.ts';
import { giveBackPayment } from './excess.ts';
import { type LockedInvoice, updateInvoice } from './invoice.repo.ts';
import { post } from './issue-invoice.ts';
import { amountOf, namedInAudit, notifyOperators, notifyPayer } from './notes.ts';
import { findWithMoney, type LockedPayment, listLocked, type PaymentRow, updatePayment } from './payment.repo.ts';
import { closePending } from './receipts.ts';
import { listLockedRefunds, updateRefund } from './refund.repo.ts';

const REINSTATED_LATE = 'It had been paid another way, or was over, before it came back.';

/**
 * The payer's bank took the money of a checkout back. What was promised back and not sent is not sent any more, and the
 * books lose what had not been sent back before. An invoice that stands is due again. The operators are always told: where
 * a refund was sent, the money has left twice. Happens once.
 */
export async function reverse(deps: BillingDeps, tx: Db, charged: LockedInvoice, asked: PaymentRow): Promise<void> {
  const late = await findWithMoney(tx, charged, asked);
  const state = late && nextState(PAYMENT_MACHINE, late.state, 'reverse');
  if (!state) return;
  const voided = await voidUnsent(deps, tx, charged, late);
  let { invoice, payment } = await withdrawCredit(deps, tx, voided.invoice, voided.payment);
  const { method, currency, refundedMinor: sentMinor } = payment;
  const about = await namedInAudit(deps, tx, invoice, payment);
  const amountMinor = payment.receivedMinor - sentMinor;
  payment = await updatePayment(tx, payment, { state });
  if (amountMinor > 0) {
    const left = { ...invoice, paidMinor: invoice.paidMinor - amountMinor };
    const event = invoice.creditedAt ? 'refund' : isSettled(left) ? undefined : 'reverse';
    const next = event && nextState(INVOICE_MACHINE, invoice.state, event);
    invoice = await updateInvoice(tx, invoice, { paidMinor: left.paidMinor, ...(next && { state: next }) });
    const key = `reversed:${payment.id}:${payment.revision}`;
    await post(deps, tx, invoice, key, { kind: 'payment_reversed', method, currency, amountMinor });
    await notifyPayer(deps, tx, invoice, {
      kind: 'payment.reversed',
      title: `${amountOf(invoice, amountMinor)} was taken back by your bank`,
      body: `“${invoice.title}” ${invoice.state === 'pending' ? 'is due again.' : 'is not charged again.'}`,
    });
    const subject = { kind: invoice.subjectKind, id: invoice.subjectId };
    if (charged.state === 'paid' && invoice.state !== 'paid')
      await deps.subjects.get(subject.kind)?.onReversed?.(tx, subject);
    // What it paid as credit is not paid for any more.
    for (const paid of await listPaidWithCreditOf(tx, deps.everybody, payment.id))
      await deps.subjects.get(paid.kind)?.onReversed?.(tx, paid);
  }
  const title = `A bank took ${amountOf(invoice, payment.receivedMinor)} back`;
  const standing = invoice.state === 'pending' ? ' The invoice is due again; what was booked stands.' : '';
  const twice = sentMinor > 0 ? ` ${amountOf(invoice, sentMinor)} had been sent back before: contest it.` : '';
  const body = `Reference ${about.reference}, “${invoice.title}”.${standing}${twice}`;
  await notifyOperators(deps, tx, links.transfers(), { kind: 'payment.reversed', title, body });
  await deps.audit(tx, {
    actor: { uid: null, name: 'checkout' },
    action: 'payment.reversed',
    subjectKind: 'payment',
    subjectId: payment.id,
    detail: { ...about, currency, reversedMinor: amountMinor, sentBackMinor: sentMinor },
  });
}

/**
 * The payer's bank gave back what it had taken: the books hold it again. An invoice that is still due is paid by it; what was
 * paid another way meanwhile, or is over, is paid twice, and it goes back or becomes credit. Happens once for each time that it was taken.
 * @returns whether there was anything to reinstate.
 */
export async function reinstate(deps: BillingDeps, tx: Db, due: LockedInvoice, asked: PaymentRow): Promise<boolean> {
  const taken = await findWithMoney(tx, due, asked);
  const state = taken && nextState(PAYMENT_MACHINE, taken.state, 'reinstate');
  if (!state) return false;
  const revision = taken.revision + 1;
  const payment = await updatePayment(tx, taken, { state, revision });
  const { method, currency } = payment;
  const about = await namedInAudit(deps, tx, due, payment);
  const amountMinor = payment.receivedMinor - payment.refundedMinor;
  if (amountMinor > 0) {
    const held = { ...due, paidMinor: due.paidMinor + amountMinor };
    const paid = isSettled(held) ? nextState(INVOICE_MACHINE, due.state, 'pay') : null;
    const sums = { paidMinor: held.paidMinor, ...(paid && { state: paid }) };
    const invoice = await updateInvoice(tx, due, sums);
    const key = `reinstated:${payment.id}:${revision}`;
    await post(deps, tx, invoice, key, { kind: 'payment_reinstated', method, currency, amountMinor });
    await notifyPayer(deps, tx, invoice, {
      kind: 'payment.reinstated',
      title: `Your bank gave ${amountOf(invoice, amountMinor)} back to us`,
      body: paid ? `“${invoice.title}” is paid again.` : `You had paid it for “${invoice.title}”.`,
    });
    if (paid) await closePending(deps, tx, await listLocked(tx, invoice), 'paid');
    else if (invoice.state !== 'pending') await giveBackPayment(deps, tx, invoice, payment, REINSTATED_LATE);
    const subject = { kind: invoice.subjectKind, id: invoice.subjectId };
    if (invoice.state !== 'pending') await deps.subjects.get(subject.kind)?.onReinstated?.(tx, subject);
    for (const lost of await listPaidWithCreditOf(tx, deps.everybody, payment.id))
      await deps.subjects.get(lost.kind)?.onReinstated?.(tx, lost);
  }
  await notifyOperators(deps, tx, links.transfers(), {
    kind: 'payment.reinstated',
    title: `A bank gave ${amountOf(due, payment.receivedMinor)} back`,
    body: `Reference ${about.reference}, “${due.title}”.`,
  });
  await deps.audit(tx, {
    actor: { uid: null, name: 'checkout' },
    action: 'payment.reinstated',
    subjectKind: 'payment',
    subjectId: payment.id,
    detail: { ...about, currency, amountMinor },
  });
  return true;
}

/** Takes back the promises of a payment that were not kept yet. */
async function voidUnsent(deps: BillingDeps, tx: Db, charged: LockedInvoice, paid: LockedPayment) {
  let [invoice, payment] = [charged, paid];
  for (const refund of await listLockedRefunds(tx, invoice)) {
    const state = nextState(REFUND_MACHINE, refund.state, 'void');
    if (refund.paymentId !== payment.id || !state) continue;
    const { currency, amountMinor } = refund;
    await updateRefund(tx, refund, { state, bankDetails: null, bankDetailsAt: null });
    payment = await updatePayment(tx, payment, { refundedMinor: payment.refundedMinor - amountMinor });
    invoice = await updateInvoice(tx, invoice, { refundedMinor: invoice.refundedMinor - amountMinor });
    await post(deps, tx, invoice, `refund_void:${refund.id}`, { kind: 'refund_void', currency, amountMinor });
  }
  return { invoice, payment };
}
