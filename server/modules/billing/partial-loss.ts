import { links } from '#contract/links.ts';
import type { Db } from '../../db/client.ts';
import type { BillingDeps } from './billing-deps.ts';
import type { DisputeRow } from './dispute.repo.ts';
import { giveBackExcess } from './excess.ts';
import { type LockedInvoice, updateInvoice } from './invoice.repo.ts';
import { noteInvoice, post } from './issue-invoice.ts';
import { hasEntry } from './journal.repo.ts';
import { amountOf, notifyOperators, notifyPayer } from './notes.ts';
import { findLocked, type LockedPayment, updatePayment } from './payment.repo.ts';
import { listLockedRefunds } from './refund.repo.ts';

const LOST = 'Your bank took this part back.';
const WON_AFTER_ALL = 'Your bank had taken it back, and gave it back after all.';

const keyOf = (kind: 'reversed' | 'reinstated', payment: LockedPayment, { id }: Pick<DisputeRow, 'id'>) =>
  `${kind}:${payment.id}:part:${id}`;

/** Whether a bank that takes this amount leaves something: what was sent back before had left already. */
export async function isPartOf(tx: Db, invoice: LockedInvoice, payment: LockedPayment, lost: DisputeRow) {
  const sent = (await listLockedRefunds(tx, invoice)).filter(
    ({ paymentId, state }) => paymentId === payment.id && state === 'sent',
  );
  const heldMinor = payment.receivedMinor - sent.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return lost.currency === payment.currency && lost.amountMinor > 0 && lost.amountMinor < heldMinor;
}

/**
 * A dispute that was lost for a part of its payment: that part has left, and a credit note takes it off the invoice, which stays paid.
 * What was bought stays. Where the part is owed to the payer already, as credit or as a refund, nothing is booked and the operators
 * are told. Happens once for a dispute.
 */
export async function losePart(
  deps: BillingDeps,
  tx: Db,
  invoice: LockedInvoice,
  payment: LockedPayment,
  lost: DisputeRow,
): Promise<void> {
  const key = keyOf('reversed', payment, lost);
  if (await hasEntry(tx, key)) return;
  const { amountMinor } = lost;
  const freeMinor = payment.receivedMinor - payment.refundedMinor - payment.grantedMinor;
  const isBooked = invoice.state === 'paid' && invoice.creditedAt === null && amountMinor <= freeMinor;
  if (isBooked) {
    const { method, currency } = payment;
    await updatePayment(tx, payment, { receivedMinor: payment.receivedMinor - amountMinor });
    const noted = await noteInvoice(deps, tx, invoice, { key: lost.id, amountMinor, reason: LOST }, -amountMinor);
    await post(deps, tx, noted, key, { kind: 'payment_reversed', method, currency, amountMinor });
    await notifyPayer(deps, tx, noted, {
      kind: 'payment.reversed',
      title: `${amountOf(noted, amountMinor)} was taken back by your bank`,
      body: `“${noted.title}” stays paid: a credit note takes the same amount off its invoice.`,
    });
  }
  await tellOperators(deps, tx, payment, lost, 'payment.reversed', {
    title: `A bank took ${amountOf(payment, amountMinor)} of ${amountOf(payment, payment.receivedMinor)} back`,
    body: isBooked
      ? 'A credit note takes it off the invoice, which stays paid.'
      : 'It is not in the books: the payer is owed this money already, as credit or as a refund. Contest it.',
  });
}

/** The bank gave such a part back: nobody owes it any more, so that it goes back or becomes credit. @returns whether there was one. */
export async function winPart(
  deps: BillingDeps,
  tx: Db,
  invoice: LockedInvoice,
  payment: LockedPayment,
  won: DisputeRow,
): Promise<boolean> {
  const key = keyOf('reinstated', payment, won);
  if (!(await hasEntry(tx, keyOf('reversed', payment, won))) || (await hasEntry(tx, key))) return false;
  const { amountMinor } = won;
  const { method, currency } = payment;
  const receivedMinor = payment.receivedMinor + amountMinor;
  const whole = await updatePayment(tx, payment, { receivedMinor, revision: payment.revision + 1 });
  const held = await updateInvoice(tx, invoice, { paidMinor: invoice.paidMinor + amountMinor });
  await post(deps, tx, held, key, { kind: 'payment_reinstated', method, currency, amountMinor });
  await giveBackExcess(deps, tx, held, (await findLocked(tx, held, whole.id)) ?? whole, WON_AFTER_ALL);
  await tellOperators(deps, tx, payment, won, 'payment.reinstated', {
    title: `A bank gave ${amountOf(payment, amountMinor)} back`,
    body: 'It is the payer’s, as credit or as a refund.',
  });
  return true;
}

async function tellOperators(
  deps: BillingDeps,
  tx: Db,
  { id: subjectId, reference, currency }: LockedPayment,
  { amountMinor }: DisputeRow,
  kind: 'payment.reversed' | 'payment.reinstated',
  { title, body }: { title: string; body: string },
): Promise<void> {
  await notifyOperators(deps, tx, links.transfers(), { kind, title, body: `Reference ${reference}. ${body}` });
  const detail = { reference, currency, partMinor: amountMinor };
  await deps.audit(tx, {
    actor: { uid: null, name: 'checkout' },
    action: kind,
    subjectKind: 'payment',
    subjectId,
    detail,
  });
}
