import { plans } from '#content/plans/plans.ts';
import type { OwnSubscription, PlanTerms, SubscriptionView } from '#contract/billing/subscription.ts';
import { higherPlan } from '#domain/billing/subscription/comp.ts';
import type { EndReason } from '#domain/billing/subscription/subscription.ts';
import type { Cadence } from '#domain/consultation/quote-machine.ts';
import { PLAN_KEYS, type PlanKey } from '#domain/plans.ts';
import { STATUSES } from '#domain/statuses.ts';
import { CURRENCY_NAMES } from '#web/words/currencies.ts';

/** "then each month": how often a plan renews that does. */
export const everyPeriod: Record<Exclude<Cadence, 'one_time'>, string> = {
  monthly: 'each month',
  quarterly: 'every 3 months',
  yearly: 'each year',
};

/** "Founder, monthly". */
export function termsInWords({ plan, cadence }: PlanTerms): string {
  return `${plans[plan].name}, ${STATUSES[cadence].label.toLowerCase()}`;
}

/** What tells it from another one: "Founder, monthly", and where that is paid in another currency "Founder, monthly, in naira". */
export function nameBeside(one: PlanTerms, other: PlanTerms): string {
  const name = termsInWords(one);
  return one.currency === other.currency ? name : `${name}, in ${CURRENCY_NAMES[one.currency]}`;
}

export const endWords: Record<EndReason, string> = {
  period_over: 'The period that you paid for is over, and it did not renew by itself.',
  grace_over: 'It could not be renewed: the payment did not come within 7 days.',
  cancelled: 'Nothing more is charged.',
  dispute: 'Your bank took the payment for it back.',
  refund:
    'Our support refunded it and ended it: the history below says what went back, and whether a bank account is needed.',
};

/** The tax of a price, in words. */
export function taxWords({ includesTax, taxPercent }: { includesTax: boolean; taxPercent: string | null }): string {
  if (taxPercent === null) return 'No tax is charged';
  return includesTax ? 'Tax included' : `${taxPercent}% VAT comes on top`;
}

/** What the button of a plan says, for anyone who has this subscription. */
export function choiceWords(subscription: SubscriptionView | null, terms: PlanTerms): string {
  const { name } = plans[terms.plan];
  if (!subscription || subscription.state === 'ended') return `Choose ${name}`;
  const has = subscription.terms;
  const paidIn = has.currency === terms.currency ? '' : ` in ${CURRENCY_NAMES[terms.currency]}`;
  if (has.plan !== terms.plan)
    return `${!paidIn && rank(terms.plan) > rank(has.plan) ? 'Upgrade' : 'Change'} to ${name}${paidIn}`;
  if (has.cadence !== terms.cadence) return `Change to ${STATUSES[terms.cadence].label.toLowerCase()}${paidIn}`;
  return `Pay${paidIn}`;
}

const rank = (plan: PlanKey) => PLAN_KEYS.indexOf(plan);

/** The plan that the member has by this subscription. */
export function planOf(subscription: SubscriptionView | null): PlanKey {
  return subscription && subscription.state !== 'ended' ? subscription.terms.plan : 'free';
}

/** The plan that the member has: what they pay for, or what was given to them, whichever is higher. */
export function planNow({ subscription, given }: Pick<OwnSubscription, 'subscription' | 'given'>): PlanKey {
  return higherPlan(planOf(subscription), given?.plan ?? 'free');
}

/** What is paid once is not charged again, so its card is not kept. */
export function keepsCard({ cadence }: PlanTerms): boolean {
  return cadence !== 'one_time';
}

export function isSame(a: PlanTerms, b: PlanTerms): boolean {
  return a.plan === b.plan && a.cadence === b.cadence && a.currency === b.currency;
}

/** The last day of a plan that ends by itself, where there is nothing to cancel; null where something follows, or is owed. */
export function endOf({ state, renews, paidUntil }: SubscriptionView): string | null {
  return state === 'active' && !renews ? paidUntil : null;
}
