import { links } from '#contract/links.ts';
import { DECLINE_WORDS } from '#domain/billing/decline-words.ts';
import { lateReference } from '#domain/billing/payment-reference.ts';
import { dueMinor } from '#domain/billing/settlement.ts';
import type { NoticeKind } from '#domain/notifications/notices.ts';
import type { Db } from '../../db/client.ts';
import { mailMember } from '../../mail/tell-member.ts';
import type { Verdict } from '../../ports/payments/port.ts';
import type { BillingDeps } from './billing-deps.ts';
import { type LockedInvoice, lockInvoice } from './invoice.repo.ts';
import { amountOf, invoiceButton, notifyPayer } from './notes.ts';
import { findLocked, type LockedPayment, listLocked, type PaymentRow, updatePayment } from './payment.repo.ts';

/** A page that has asked for so long says, before a minute is over, that we write. Source: issue "Plans and money", part 1. */
const LONG_MS = 40_000;

/** Whether the payer has waited for the answer so long that they were told that we write, or are told so now. */
export function isLongAwaited({ awaitedAt }: Pick<PaymentRow, 'awaitedAt'>, now: Date): boolean {
  return awaitedAt !== null && now.getTime() - awaitedAt.getTime() >= LONG_MS;
}

const FINAL: readonly Verdict['status'][] = ['success', 'failed', 'abandoned'];

/**
 * Writes what became of a checkout to a payer who has waited for it on the page, once; anyone who learned it there at once gets no
 * mail. A plan writes itself that it was paid for, and what became of a charge that was its own.
 */
export async function answerPayer(
  deps: BillingDeps,
  tx: Db,
  { invoiceId, id }: Pick<PaymentRow, 'invoiceId' | 'id'>,
  verdict: Verdict,
): Promise<void> {
  if (!FINAL.includes(verdict.status)) return;
  const invoice = await lockInvoice(tx, deps.everybody, invoiceId);
  const payment = await findLocked(tx, invoice, id);
  if (!payment?.awaitedAt) return;
  await updatePayment(tx, payment, { awaitedAt: null });
  if (!isLongAwaited(payment, deps.clock()) || payment.begunBy === 'schedule') return;
  const answer = sayAnswer(invoice, payment, await moneyOf(tx, invoice, payment), verdict);
  if (!answer) return;
  // What was received has its notice already.
  if (answer.kind === 'payment.declined') await notifyPayer(deps, tx, invoice, answer);
  await mailMember(
    deps,
    tx,
    { uid: invoice.uid, href: links.invoice(invoice.id), ...answer },
    { button: invoiceButton(invoice) },
  );
}

/** The payment that holds the money: another one where it came after its own had ended. */
async function moneyOf(tx: Db, invoice: LockedInvoice, payment: LockedPayment): Promise<LockedPayment> {
  const late = (await listLocked(tx, invoice)).find(
    ({ reference }) => reference === lateReference(payment.reference, 1),
  );
  return late ?? payment;
}

type Answer = { kind: NoticeKind; title: string; body: string };

function sayAnswer(
  invoice: LockedInvoice,
  { problem, amountMinor }: LockedPayment,
  { receivedMinor, grantedMinor, refundedMinor }: LockedPayment,
  { status, declined }: Verdict,
): Answer | undefined {
  const amount = amountOf(invoice, amountMinor);
  const about = `Your payment for “${invoice.title}”`;
  if (problem === 'mismatch')
    return {
      kind: 'payment.declined',
      title: `We look into your payment of ${amount}`,
      body: `Another amount was reported for “${invoice.title}” than we asked for. We look into it.`,
    };
  if (status === 'failed')
    return {
      kind: 'payment.declined',
      title: `Your payment of ${amount} was declined`,
      body: `${about} was declined. ${DECLINE_WORDS[declined ?? 'other']} Nothing was charged.`,
    };
  if (status === 'abandoned')
    return {
      kind: 'payment.declined',
      title: `Your payment of ${amount} was not finished`,
      body: `${about} was not finished, and nothing was charged.`,
    };
  const title = `${amount} received`;
  // Credit is written of as it is made.
  if (grantedMinor > 0) return undefined;
  if (refundedMinor > 0)
    return {
      kind: 'payment.received',
      title,
      body: `${about} came when it could not be used any more: ${amountOf(invoice, refundedMinor)} goes back to you.`,
    };
  if (receivedMinor === 0) return undefined;
  if (invoice.state === 'pending')
    return {
      kind: 'payment.received',
      title,
      body: `${about} has arrived, and ${amountOf(invoice, dueMinor(invoice))} is still missing.`,
    };
  return invoice.subjectKind === 'plan'
    ? undefined
    : { kind: 'payment.received', title, body: `“${invoice.title}” is paid. Thank you.` };
}
