import { links } from '#contract/links.ts';
import { INVOICE_MACHINE, PAYMENT_MACHINE } from '#domain/billing/payment-machine.ts';
import { isSettled } from '#domain/billing/settlement.ts';
import { nextState } from '#domain/state-machine.ts';
import type { Db } from '../../db/client.ts';
import type { BillingDeps } from './billing-deps.ts';
import { type LockedInvoice, updateInvoice } from './invoice.repo.ts';
import { post } from './issue-invoice.ts';
import { amountOf, notifyOperators, notifyPayer } from './notes.ts';
import { listLocked, type PaymentRow, updatePayment } from './payment.repo.ts';
import { closePending } from './receipts.ts';
import { refundPayment } from './refunds.ts';
import { findWithMoney } from './reversal.ts';

/**
 * The payer's bank gave back what it had taken: the books hold it again. An invoice that is still due is paid by it; what was
 * paid another way meanwhile, or is over, is paid twice, and it goes back. Happens once for each time that it was taken.
 * @returns whether there was anything to reinstate.
 */
export async function reinstate(deps: BillingDeps, tx: Db, due: LockedInvoice, asked: PaymentRow): Promise<boolean> {
  const taken = await findWithMoney(tx, due, asked);
  const state = taken && nextState(PAYMENT_MACHINE, taken.state, 'reinstate');
  if (!state) return false;
  const revision = taken.revision + 1;
  const payment = await updatePayment(tx, taken, { state, revision });
  const { method, currency, reference } = payment;
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
      body: `For “${invoice.title}”.${paid ? ' It is paid again.' : ''}`,
    });
    if (paid) {
      await closePending(deps, tx, await listLocked(tx, invoice));
      const subject = { kind: invoice.subjectKind, id: invoice.subjectId };
      await deps.subjects.get(subject.kind)?.onReinstated?.(tx, subject);
    } else if (invoice.state !== 'pending') {
      await refundPayment(
        deps,
        tx,
        invoice,
        payment,
        'It had been paid another way, or was over, before it came back.',
      );
    }
  }
  await notifyOperators(deps, tx, links.transfers(), {
    kind: 'payment.reinstated',
    title: `A bank gave ${amountOf(due, payment.receivedMinor)} back`,
    body: `Reference ${reference}, “${due.title}”.`,
  });
  await deps.audit(tx, {
    actor: { uid: null, name: 'checkout' },
    action: 'payment.reinstated',
    subjectKind: 'payment',
    subjectId: payment.id,
    detail: { reference, currency, amountMinor },
  });
  return true;
}
