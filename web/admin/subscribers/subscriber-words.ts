import { plans } from '#content/plans/plans.ts';
import type { Subscriber, SubscriberPayment, SubscriberPeriod } from '#contract/billing/admin-subscribers.ts';
import { cardInWords } from '#domain/billing/card-words.ts';
import { readReference } from '#domain/billing/payment-reference.ts';
import { dayInWords, sayPeriod } from '#domain/billing/subscription/say-price.ts';
import type { EndReason } from '#domain/billing/subscription/subscription.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { BadgeColour } from '#ui/badge/badge.tsx';

type Words = { label: string; colour: BadgeColour };

export const endWords: Record<EndReason, string> = {
  period_over: 'What was paid for is over.',
  grace_over: 'The payment for the next period did not come within 7 days.',
  cancelled: 'Nothing more is charged.',
  dispute: 'The bank took the payment back.',
  refund: 'An operator refunded the payment.',
};

/**
 * Of a plan that has ended: which period was paid for last, or that its money is not here any more where that ended it. With it went
 * what was paid ahead.
 */
export function lastPaidWords({
  period,
  endedFor,
}: Pick<NonNullable<Subscriber['subscription']>, 'period' | 'endedFor'>): string {
  if (endedFor === 'refund' || endedFor === 'dispute')
    return `Nothing from ${dayInWords(period.startsOn)} on is paid for any more.`;
  return `${sayPeriod(period)} was the last period that was paid for.`;
}

/** Whether it is about to end because it came back after a dispute, not because anybody cancelled it. */
export function isRestored({ subscription, periods }: Pick<Subscriber, 'subscription' | 'periods'>): boolean {
  const running = periods.find(({ state }) => state === 'paid');
  return subscription?.state === 'ending' && !subscription.cancelled && running?.kind === 'restored';
}

/** What they chose and have not paid for yet: it goes on beside a plan that is given. Empty where there is none. */
export function waitingWords({ periods, payments }: Pick<Subscriber, 'periods' | 'payments'>): string {
  const open = periods.find(({ state }) => state === 'open');
  if (!open) return '';
  const name = plans[open.terms.plan].name;
  const begun = payments.filter(({ status, invoice }) => status === 'pending' && invoice.id === open.invoice.id);
  const sent = begun.find(({ method, claimedAt }) => method === 'bank_transfer' && claimedAt !== null);
  const online = begun.find(({ method }) => method === 'checkout');
  const stays = `It stays: once it is paid, they pay for ${name} beside the plan that you give.`;
  if (sent) return `They have a transfer of ${formatMoney(missingOf(sent))} under way for ${name}. ${stays}`;
  const part = begun.find(({ received }) => received.amountMinor > 0);
  if (part)
    return `${formatMoney(part.received)} of a transfer for ${name} has come, and ${formatMoney(missingOf(part))} is missing. ${stays}`;
  if (online) return `An online payment of ${formatMoney(online.amount)} for ${name} is not finished. ${stays}`;
  if (open.kind === 'next') return `The next period of ${name} is not paid for yet. ${stays}`;
  return `They chose ${name} and have not paid for it yet. ${stays}`;
}

const missingOf = ({ amount, received }: SubscriberPayment) => ({
  ...amount,
  amountMinor: amount.amountMinor - received.amountMinor,
});

const periodStates: Record<SubscriberPeriod['state'], Words> = {
  open: { label: 'Waits to be paid', colour: 'amber' },
  paid: { label: 'Paid', colour: 'moss' },
  withdrawn: { label: 'Withdrawn', colour: 'muted' },
  credited: { label: 'Became credit', colour: 'slate' },
};

type Sums = SubscriberPeriod['invoice'];

/** What the period itself keeps of what was paid, in minor units. */
const keptMinor = ({ paid, refunded, granted }: Sums) => paid.amountMinor - refunded.amountMinor - granted.amountMinor;

/**
 * What is taken off the price of a period. One that came back costs what was paid for it before; one that was withdrawn used no
 * credit.
 */
export function lessWords(
  period: Pick<SubscriberPeriod, 'kind' | 'state' | 'price' | 'coupon' | 'credit' | 'invoice'>,
): string[] {
  const { kind, state, price, coupon, credit, invoice } = period;
  const offMinor = price.amountMinor - invoice.total.amountMinor;
  return [
    coupon && `${coupon.code} takes ${formatMoney(coupon.off)} off`,
    kind === 'restored' &&
      offMinor > 0 &&
      `${formatMoney({ ...price, amountMinor: offMinor })} less, as it was paid for before the dispute`,
    credit.amountMinor > 0 && state !== 'withdrawn' && `${formatMoney(credit)} by credit`,
  ].filter((words) => typeof words === 'string');
}

/** What is promised back of an invoice and was not sent yet, in minor units. */
export function unsentMinor(invoice: Pick<Sums, 'id'>, refunds: Subscriber['refunds']): number {
  const unsent = refunds.filter(
    ({ invoiceId, status }) => invoiceId === invoice.id && status !== 'sent' && status !== 'void',
  );
  return unsent.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
}

/** What came and where it is now: "₦7,000.00 paid", "₦20,000.00 more became credit". `toSendMinor`: not sent yet. */
export function sumsWords(invoice: Sums, toSendMinor: number): string[] {
  const { paid, refunded, granted, total } = invoice;
  const sentMinor = refunded.amountMinor - toSendMinor;
  const kept = keptMinor(invoice);
  const isMore = kept >= total.amountMinor;
  return [
    (kept > 0 || paid.amountMinor === 0) && `${formatMoney({ ...paid, amountMinor: kept })} paid`,
    granted.amountMinor > 0 && `${formatMoney(granted)}${isMore ? ' more' : ''} became credit`,
    sentMinor > 0 && `${formatMoney({ ...refunded, amountMinor: sentMinor })} went back`,
    toSendMinor > 0 && `${formatMoney({ ...refunded, amountMinor: toSendMinor })} is to go back`,
  ].filter((words) => words !== false);
}

const toSend: Words = { label: 'Refund not sent yet', colour: 'amber' };

/** How a period stands by what became of its money: what was paid may have gone back since. */
export function periodState(
  { state, invoice }: Pick<SubscriberPeriod, 'state' | 'invoice'>,
  toSendMinor: number,
): Words {
  if (state === 'open' || state === 'withdrawn') return periodStates[state];
  const { paid, refunded, granted, total, status } = invoice;
  if (status === 'pending') return { label: 'Due again', colour: 'amber' };
  const kept = keptMinor(invoice);
  if (kept > 0) {
    const tooMuch = Math.max(0, paid.amountMinor - total.amountMinor);
    const isRefunded = kept < total.amountMinor && refunded.amountMinor > tooMuch;
    if (!isRefunded) return periodStates.paid;
    return toSendMinor > 0 ? toSend : { label: 'Refunded in part', colour: 'slate' };
  }
  if (refunded.amountMinor > 0 && toSendMinor > 0) return toSend;
  if (refunded.amountMinor > 0) return { label: 'Refunded in full', colour: 'slate' };
  if (granted.amountMinor > 0) return periodStates.credited;
  return state === 'paid' ? periodStates.paid : { label: 'No longer paid', colour: 'muted' };
}

export const periodKinds: Record<SubscriberPeriod['kind'], string> = {
  start: 'First period',
  next: 'Next period',
  upgrade: 'Upgrade',
  restored: 'Came back after a dispute',
};

type Outcome = NonNullable<SubscriberPayment['charge']>['outcome'];

const outcomes: Record<Outcome, string> = {
  unknown: 'Nobody knows yet: we ask the provider',
  confirm: 'Waits for the member to confirm with the bank',
  paid: 'Paid',
  lapsed: 'Not confirmed in time',
  away: 'The provider could not be reached',
  expired: 'Refused: the card has expired',
  stolen: 'Refused: the bank does not accept the card any more',
  funds: 'Refused: not enough money',
  other: 'Refused by the bank',
};

const problems: Record<NonNullable<SubscriberPayment['problem']>, string> = {
  declined: 'Declined',
  abandoned: 'Left before it was paid',
  mismatch: 'The provider reports another amount',
};

/** How a payment was made, and by whom it was begun. */
export function wayWords({ method, provider, charge }: SubscriberPayment): string {
  if (method === 'bank_transfer') return 'Bank transfer';
  if (!charge) return `Online, ${providerName(provider)}`;
  return `${charge.card ? cardInWords(charge.card) : 'Saved card'}, charged by us`;
}

/** It made way for another one, or was dropped, before anything was known of its money. */
const mayStillCome = (payment: Pick<SubscriberPayment, 'charge' | 'problem' | 'status' | 'received'>): boolean => {
  const { charge, problem, status, received } = payment;
  return !charge && status === 'cancelled' && !problem && received.amountMinor === 0;
};

/** Whether money has come with the reference of a payment, in another one: a payment that has ended stays without it. */
export const hasComeSince = ({ id, reference }: Named, all: readonly (Named & Pick<SubscriberPayment, 'received'>)[]) =>
  all.some(
    (other) =>
      other.id !== id &&
      other.received.amountMinor > 0 &&
      readReference(other.reference).known === readReference(reference).known,
  );
type Named = Pick<SubscriberPayment, 'id' | 'reference'>;

/**
 * Why a payment came to nothing, or how it stands; empty where its status says it all. `hasCome`: its money has, in another one.
 */
export function reasonWords(
  payment: Pick<SubscriberPayment, 'charge' | 'problem' | 'status' | 'received'> & {
    invoice: Pick<SubscriberPayment['invoice'], 'status'>;
  },
  hasCome: boolean,
): string {
  const { charge, problem, status, invoice } = payment;
  if (charge) return charge.outcome === 'paid' ? '' : outcomes[charge.outcome];
  if (mayStillCome(payment) && hasCome) return 'Its money came after that';
  if (mayStillCome(payment))
    return invoice.status === 'pending'
      ? 'It may still come: it pays for this then, and what is more is their credit'
      : 'It may still come: it is their credit then';
  return problem && status !== 'paid' ? problems[problem] : '';
}

/**
 * What is said in place of a payment's status: one that is over and paid only a part is not paid, and one that made way for another is
 * not awaited, but may still come.
 */
export function paymentStatusWords(
  payment: Pick<SubscriberPayment, 'charge' | 'problem' | 'status' | 'amount' | 'received'>,
): string | undefined {
  const { status, amount, received } = payment;
  if (mayStillCome(payment)) return 'No longer awaited';
  return status === 'paid' && received.amountMinor < amount.amountMinor ? 'Ended with a part' : undefined;
}

const providers: Record<string, string> = { paystack: 'Paystack', stripe: 'Stripe' };
const providerName = (provider: string) => providers[provider] ?? 'the checkout';
