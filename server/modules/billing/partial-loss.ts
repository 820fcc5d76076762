import { links } from '#contract/links.ts';
import type { Db } from '../../db/client.ts';
import type { BillingDeps } from './billing-deps.ts';
import { findUnused, withdrawCredit } from './credit.ts';
import type { DisputeRow } from './dispute.repo.ts';
import { giveBackExcess } from './excess.ts';
import { type LockedInvoice, updateInvoice } from './invoice.repo.ts';
import { noteInvoice, post } from './issue-invoice.ts';
import { hasEntry } from './journal.repo.ts';
import { amountOf, namedInAudit, notifyOperators, notifyPayer } from './notes.ts';
import { findLocked, type LockedPayment, updatePayment } from './payment.repo.ts';
import { listLockedRefunds } from './refund.repo.ts';

const LOST = 'Your bank took this part back.';
const WON_AFTER_ALL = 'Your bank had taken it back, and gave it back after all.';

const keyOf = (kind: 'reversed' | 'reinstated', payment: LockedPayment, { id }: Pick<DisputeRow, 'id'>) =>
  `${kind}:${payment.id}:part:${id}`;

/** Whether a bank that takes this amount leaves something: what was sent back before had left already. */
export async function isPartOf(tx: Db, invoice: LockedInvoice, payment: LockedPayment, lost: DisputeRow) {
  const heldMinor = payment.receivedMinor - (await sumSent(tx, invoice, payment));
  return lost.currency === payment.currency && lost.amountMinor > 0 && lost.amountMinor < heldMinor;
}

async function sumSent(tx: Db, invoice: LockedInvoice, payment: LockedPayment): Promise<number> {
  return (await listLockedRefunds(tx, invoice))
    .filter(({ paymentId, state }) => paymentId === payment.id && state === 'sent')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/**
 * A dispute that was lost for a part of its payment: that part has left, and a credit note takes it off the invoice, which stays paid.
 * What was bought stays. Where the payment does not hold that much any more, what is left of its credit ends first. Where the payer is
 * owed the part by a refund that is not sent, or has used the credit, nothing is booked and the operators are told. Happens once for a
 * dispute.
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
  const parts = await partsOf(deps, tx, invoice, payment, amountMinor);
  if (parts) {
    const { noteMinor, creditMinor } = parts;
    const { method, currency } = payment;
    const withdrawn = await withdrawCredit(deps, tx, invoice, payment, creditMinor);
    await updatePayment(tx, withdrawn.payment, { receivedMinor: payment.receivedMinor - amountMinor });
    const left = await updateInvoice(tx, withdrawn.invoice, { paidMinor: invoice.paidMinor - creditMinor });
    const note = { key: lost.id, amountMinor: noteMinor, reason: LOST };
    const noted = noteMinor > 0 ? await noteInvoice(deps, tx, left, note, -noteMinor) : left;
    await post(deps, tx, noted, key, { kind: 'payment_reversed', method, currency, amountMinor });
    await notifyPayer(deps, tx, noted, {
      kind: 'payment.reversed',
      title: `${amountOf(noted, amountMinor)} was taken back by your bank`,
      body: lostWords(noted, parts),
    });
  }
  await tellOperators(deps, tx, invoice, payment, lost, 'payment.reversed', {
    title: `A bank took ${amountOf(payment, amountMinor)} of ${amountOf(payment, payment.receivedMinor)} back`,
    body: parts
      ? operatorWords(invoice, parts)
      : 'It is not in the books: the payer is owed this money already, as credit or as a refund. Contest it.',
  });
}

/** What a credit note takes off the invoice, and what of the payment's credit ends. */
type Parts = { noteMinor: number; creditMinor: number };

/** Undefined where the part is not covered by both: then it is owed to the payer. */
async function partsOf(
  deps: BillingDeps,
  tx: Db,
  invoice: LockedInvoice,
  payment: LockedPayment,
  amountMinor: number,
): Promise<Parts | undefined> {
  const mayNote = invoice.state === 'paid' && invoice.creditedAt === null;
  const freeMinor = payment.receivedMinor - payment.refundedMinor - payment.grantedMinor;
  if (mayNote && amountMinor <= freeMinor) return { noteMinor: amountMinor, creditMinor: 0 };
  if (payment.refundedMinor > (await sumSent(tx, invoice, payment))) return undefined;
  const creditMinor = Math.min(amountMinor, await findUnused(deps, tx, invoice, payment));
  const noteMinor = amountMinor - creditMinor;
  return noteMinor === 0 || (mayNote && noteMinor <= freeMinor) ? { noteMinor, creditMinor } : undefined;
}

function lostWords(invoice: LockedInvoice, { noteMinor, creditMinor }: Parts): string {
  if (creditMinor === 0) return `“${invoice.title}” stays paid: a credit note takes the same amount off its invoice.`;
  const ends = `${amountOf(invoice, creditMinor)} of your credit from “${invoice.title}” ends with it.`;
  return noteMinor > 0
    ? `${ends} A credit note takes ${amountOf(invoice, noteMinor)} off its invoice, which stays paid.`
    : ends;
}

function operatorWords(invoice: LockedInvoice, { noteMinor, creditMinor }: Parts): string {
  if (creditMinor === 0) return 'A credit note takes it off the invoice, which stays paid.';
  const ends = `${amountOf(invoice, creditMinor)} of the payer’s credit ends with it.`;
  return noteMinor > 0
    ? `${ends} A credit note takes ${amountOf(invoice, noteMinor)} off the invoice, which stays paid.`
    : ends;
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
  await tellOperators(deps, tx, invoice, payment, won, 'payment.reinstated', {
    title: `A bank gave ${amountOf(payment, amountMinor)} back`,
    body: 'It is the payer’s, as credit or as a refund.',
  });
  return true;
}

async function tellOperators(
  deps: BillingDeps,
  tx: Db,
  invoice: LockedInvoice,
  payment: LockedPayment,
  { amountMinor }: DisputeRow,
  kind: 'payment.reversed' | 'payment.reinstated',
  { title, body }: { title: string; body: string },
): Promise<void> {
  const about = await namedInAudit(deps, tx, invoice, payment);
  await notifyOperators(deps, tx, links.transfers(), { kind, title, body: `Reference ${about.reference}. ${body}` });
  const detail = { ...about, currency: payment.currency, partMinor: amountMinor };
  await deps.audit(tx, {
    actor: { uid: null, name: 'checkout' },
    action: kind,
    subjectKind: 'payment',
    subjectId: payment.id,
    detail,
  });
}
