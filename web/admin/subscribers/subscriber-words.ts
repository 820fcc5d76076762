import type { SubscriberPayment, SubscriberPeriod } from '#contract/billing/admin-subscribers.ts';
import { cardInWords } from '#domain/billing/card-words.ts';
import type { EndReason } from '#domain/billing/subscription/subscription.ts';
import type { BadgeColour } from '#ui/badge/badge.tsx';

type Words = { label: string; colour: BadgeColour };

export const endWords: Record<EndReason, string> = {
  period_over: 'What was paid for is over.',
  grace_over: 'The payment for the next period did not come within 7 days.',
  cancelled: 'Nothing more is charged.',
  dispute: 'The bank took the payment back.',
  refund: 'The payment was sent back.',
};

export const periodStates: Record<SubscriberPeriod['state'], Words> = {
  open: { label: 'Waits to be paid', colour: 'amber' },
  paid: { label: 'Paid', colour: 'moss' },
  withdrawn: { label: 'Withdrawn', colour: 'muted' },
  credited: { label: 'Became credit', colour: 'slate' },
};

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

/** Why a payment came to nothing, or how it stands; empty where its status says it all. */
export function reasonWords({ charge, problem, status }: SubscriberPayment): string {
  if (charge) return charge.outcome === 'paid' ? '' : outcomes[charge.outcome];
  return problem && status !== 'paid' ? problems[problem] : '';
}

const providers: Record<string, string> = { paystack: 'Paystack', stripe: 'Stripe' };
const providerName = (provider: string) => providers[provider] ?? 'the checkout';
