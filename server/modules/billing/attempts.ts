import { PAYMENT_MACHINE } from '#domain/billing/payment-machine.ts';
import { type AttemptOutcome, isDecline } from '#domain/billing/subscription/retry-schedule.ts';
import { nextState } from '#domain/state-machine.ts';
import type { CardAttempt } from '../../charging.ts';
import type { Db } from '../../db/client.ts';
import type { Away, Verdict } from '../../ports/payments/port.ts';
import { type Attempted, type AttemptRow, findAttempt, updateAttempt } from './attempt.repo.ts';
import type { BillingDeps } from './billing-deps.ts';
import type { LockedInvoice } from './invoice.repo.ts';
import { type LockedPayment, updatePayment } from './payment.repo.ts';

/**
 * Books what became of a charge of a kept card, and tells the subject's module where that changed; of what was paid it hears by
 * `onPaid`. An end stays the end, unless the money came after all. Nothing happens to a payment that the payer began.
 */
export async function noteAttempt(
  deps: BillingDeps,
  tx: Db,
  invoice: LockedInvoice,
  payment: LockedPayment,
  answer: Verdict | Away,
): Promise<LockedPayment> {
  const known = await findAttempt(tx, deps.everybody, payment.id);
  if (!known) return payment;
  const { attempt } = known;
  const outcome = outcomeOf(answer, attempt.outcome);
  if (outcome === attempt.outcome || (attempt.finalAt && outcome !== 'paid')) return payment;
  const isOpen = outcome === 'unknown' || outcome === 'confirm';
  const confirmUrl = answer.status === 'confirm' ? (answer.confirmUrl ?? null) : null;
  const changed = await updateAttempt(tx, payment, {
    outcome,
    finalAt: isOpen ? null : deps.clock(),
    confirmUrl,
    ...(answer.status === 'away' && { againAt: answer.againAt ?? null }),
  });
  const noted = await endPayment(deps, tx, payment, outcome, confirmUrl);
  if (outcome !== 'paid') await tellAttempt(deps, tx, invoice, { attempt: changed, payment: noted });
  return noted;
}

/** Tells the subject's module how a charge stands. */
export async function tellAttempt(
  deps: BillingDeps,
  tx: Db,
  invoice: LockedInvoice,
  attempted: Attempted,
): Promise<void> {
  const subject = { kind: invoice.subjectKind, id: invoice.subjectId };
  await deps.subjects.get(subject.kind)?.onAttempt?.(tx, subject, toCardAttempt(attempted));
}

async function endPayment(
  { clock }: BillingDeps,
  tx: Db,
  payment: LockedPayment,
  outcome: AttemptOutcome,
  redirectUrl: string | null,
): Promise<LockedPayment> {
  if (outcome === 'confirm') return updatePayment(tx, payment, { redirectUrl });
  if (outcome === 'unknown' || outcome === 'paid') return payment;
  const state = nextState(PAYMENT_MACHINE, payment.state, 'fail');
  const declined = isDecline(outcome) ? outcome : null;
  const problem = declined ? 'declined' : 'abandoned';
  const endedBy = declined ? 'bank' : 'time';
  return state
    ? updatePayment(tx, payment, { state, problem, declined, redirectUrl: null, endedAt: clock(), endedBy })
    : payment;
}

function outcomeOf(answer: Verdict | Away, before: AttemptOutcome): AttemptOutcome {
  switch (answer.status) {
    case 'success':
    case 'reversed':
      return 'paid';
    case 'failed':
      return answer.declined ?? 'other';
    case 'abandoned':
      return 'lapsed';
    case 'confirm':
      return 'confirm';
    case 'away':
      return 'away';
    case 'pending':
      return before === 'confirm' ? 'confirm' : 'unknown';
  }
}

export function toCardAttempt({
  attempt,
  payment,
}: {
  attempt: AttemptRow;
  payment: Attempted['payment'];
}): CardAttempt {
  const { outcome, finalAt, againAt, asks, askedAt, confirmUrl } = attempt;
  return {
    id: payment.id,
    cardId: payment.cardId ?? '',
    at: payment.createdAt,
    outcome,
    finalAt,
    againAt,
    asks,
    askedAt,
    confirmUrl,
  };
}
