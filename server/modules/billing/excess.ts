import { excessMinor, keptMinor } from '#domain/billing/settlement.ts';
import type { Db } from '../../db/client.ts';
import type { BillingDeps } from './billing-deps.ts';
import { grantCredit } from './credit.ts';
import type { LockedInvoice } from './invoice.repo.ts';
import type { LockedPayment } from './payment.repo.ts';
import { staysAsCredit } from './plan-credit.ts';
import { closePaid, closeRefunded, promiseRefund, refundAll, refundPayment } from './refunds.ts';

/** A payment that nothing is owed for: all that is left of it. */
export async function giveBackPayment(
  deps: BillingDeps,
  tx: Db,
  invoice: LockedInvoice,
  payment: LockedPayment,
  reason: string,
): Promise<void> {
  if (!staysAsCredit(deps, invoice)) {
    await refundPayment(deps, tx, invoice, payment, { reason, isCovered: false });
    return;
  }
  const { id, revision, receivedMinor, refundedMinor, grantedMinor } = await closePaid(deps, tx, payment);
  const amountMinor = receivedMinor - refundedMinor - grantedMinor;
  await grantCredit(deps, tx, invoice, { key: `${id}:${revision}`, amountMinor, reason });
}

/** What the payment that came last brought too much. */
export async function giveBackExcess(
  deps: BillingDeps,
  tx: Db,
  invoice: LockedInvoice,
  payment: LockedPayment,
  reason: string,
): Promise<void> {
  const amountMinor = excessMinor(invoice);
  if (amountMinor === 0) return;
  const { id, revision } = payment;
  if (staysAsCredit(deps, invoice))
    await grantCredit(deps, tx, invoice, { key: `${id}:${revision}`, amountMinor, reason });
  else await promiseRefund(deps, tx, invoice, payment, { kind: 'excess', amountMinor, reason, isCovered: false });
}

/** All that a cancelled invoice holds. */
export async function giveBackAll(deps: BillingDeps, tx: Db, invoice: LockedInvoice, reason: string): Promise<void> {
  if (staysAsCredit(deps, invoice)) await keepAllAsCredit(deps, tx, invoice, reason);
  else await refundAll(deps, tx, invoice, reason);
}

/** All that an invoice holds becomes credit. Harmless to repeat. */
export async function keepAllAsCredit(deps: BillingDeps, tx: Db, held: LockedInvoice, reason: string): Promise<void> {
  const amountMinor = Math.max(0, keptMinor(held));
  const invoice = await grantCredit(deps, tx, held, { key: `all:${held.id}`, amountMinor, reason });
  await closeRefunded(tx, invoice);
}
