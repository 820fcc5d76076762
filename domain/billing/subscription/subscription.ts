import type { Cadence } from '../../consultation/quote-machine.ts';
import type { Currency } from '../../money/money.ts';
import { DEFAULT_PLAN, type PaidPlan, type PlanKey } from '../../plans.ts';
import { type Period, periodFrom, periodMonths } from './period.ts';
import type { SubscriptionState } from './subscription-machine.ts';

/** What is bought. Currencies are never converted: a price stands in each. */
export type Terms = { plan: PaidPlan; cadence: Cadence; currency: Currency };

/** Terms with what the member was told that they cost, tax included, in minor units. */
export type PricedTerms = { terms: Terms; priceMinor: number };

export const END_REASONS = ['period_over', 'grace_over', 'cancelled', 'dispute', 'refund'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** A founder's subscription, as it stands after the last period that was paid for. */
export type Subscription = {
  id: string;
  /** One higher with each change: part of the keys of what is done once. */
  revision: number;
  state: SubscriptionState;
  terms: Terms;
  /** The day in Lagos that all days are counted from. */
  anchorOn: string;
  /** Whole months from the anchor to the first day of the paid period. */
  month: number;
  /** The number of the paid period. It runs on when plan or cadence change, so each period is paid for once. */
  n: number;
  /** What the paid period costs by the list, tax included. A higher price needs 30 days' notice. */
  priceMinor: number;
  /** What was paid for it, in money and in credit, tax included. No credit is ever above it. */
  paidMinor: number;
  /** The saved card that renewals are charged to. Without one the plan does not renew by itself. */
  card: string | null;
  /** What the next period will be, where the member changed it. */
  next: PricedTerms | null;
  /** The next period, where it is paid for already, by transfer for example. */
  ahead: (PricedTerms & { paidMinor: number }) | null;
  endedFor: EndReason | null;
};

export function sameTerms(a: Terms, b: Terms): boolean {
  return a.plan === b.plan && a.cadence === b.cadence && a.currency === b.currency;
}

/** The period that is paid for. */
export function paidPeriod({ anchorOn, month, terms }: Subscription): Period {
  return periodFrom(anchorOn, month, terms.cadence);
}

/** The day on which all that is paid for is over: with a next period that is paid ahead, the end of that one. */
export function paidUntil(subscription: Subscription): string {
  const { ahead, anchorOn } = subscription;
  const { endsOn } = paidPeriod(subscription);
  return ahead ? periodFrom(anchorOn, nextMonth(subscription), ahead.terms.cadence).endsOn : endsOn;
}

/** Where the period after the paid one begins, in whole months from the anchor. */
export function nextMonth({ month, terms }: Subscription): number {
  return month + periodMonths(terms.cadence);
}

/** What the next period costs and is, as things stand; the price is the one that the member was told. */
export function nextTerms({ next, terms, priceMinor }: Subscription): PricedTerms {
  return next ?? { terms, priceMinor };
}

/** The plan that the member has. In grace it is still the one of the last paid period. */
export function planOf({ state, terms }: Subscription): PlanKey {
  return state === 'ended' ? DEFAULT_PLAN : terms.plan;
}

/** What a saved card can pay: until the day before `endsOn` (in Lagos), in the currencies that its provider takes. */
export type CardLimits = { endsOn: string; currencies: readonly Currency[] };

/**
 * The subscription without its card where that cannot pay the next period: it has expired by then, or its provider does not take
 * the currency. `card`: null where it is not known.
 */
export function withUsableCard(subscription: Subscription, card: CardLimits | null): Subscription {
  const { currency } = nextTerms(subscription).terms;
  const isUsable =
    card === null || (paidPeriod(subscription).endsOn < card.endsOn && card.currencies.includes(currency));
  return isUsable ? subscription : { ...subscription, card: null };
}

/** Whether the next period is charged to the card by itself. What is paid once is not renewed, but can be followed by a change. */
export function renewsByItself({ state, card, next, terms, ahead }: Subscription): boolean {
  if (state === 'ending' || state === 'ended' || card === null || ahead !== null) return false;
  return next !== null || terms.cadence !== 'one_time';
}

/** The same, of what follows a period that is paid ahead where there is one. */
export const goesOnByItself = (subscription: Subscription): boolean => renewsByItself({ ...subscription, ahead: null });
