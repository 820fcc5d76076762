import { PLAN_KEYS } from '../../plans.ts';
import { addMonths } from '../../time/calendar-months.ts';
import { advance, type Payment } from './advance.ts';
import type { Facts } from './decide.ts';
import { dueAt, lagosDay, type Period, periodFrom } from './period.ts';
import { priceOfChange, priceOn } from './price.ts';
import { creditForDaysLeft, payWithCredit, type Split } from './proration.ts';
import { isOpen } from './retry-schedule.ts';
import {
  nextMonth,
  nextTerms,
  type PricedTerms,
  paidPeriod,
  type Subscription,
  sameTerms,
  type Terms,
} from './subscription.ts';

/**
 * `payment_unsettled`: nobody knows yet what became of a charge, so nothing else is charged. `paid_ahead`: the next period is
 * paid for as it is. `not_sold`: these terms have no price today.
 */
export type ChangeRefusal = 'same_terms' | 'payment_unsettled' | 'paid_ahead' | 'not_sold' | 'ended';

/** What a change costs and when it begins. Minor units of the terms' currency, tax included. */
export type PlanChange =
  | { when: 'refused'; why: ChangeRefusal }
  /** What was planned for the end of the period is taken back. */
  | { when: 'kept' }
  | ({ when: 'at_end'; on: string } & PricedTerms)
  | ({ when: 'now'; daysLeftMinor: number; anchorOn: string; month: number; period: Period } & PricedTerms & Split);

/**
 * What happens when the member wants other terms. A higher plan in the same currency begins now: the days left are credited, a
 * new period is paid for and its day is the new anchor. Anything else (a lower plan, another cadence, another currency) begins
 * at the end of the paid period, so nothing is credited across currencies. A next period that was paid ahead in another currency
 * becomes credit of that one, and pays nothing of an upgrade.
 *
 * On the first day of a period the anchor stays, so 31 January lives through an upgrade on 28 February. When the next period is
 * due and not paid (the renewal day before its charge, and the grace), the new plan is that period, and nothing is credited.
 * Source: issue "Plans and money", part 1 and "a plan change on the renewal day"; decision record 33.
 */
export function planChange(subscription: Subscription, to: Terms, facts: Facts, now: number): PlanChange {
  const refuse = (why: ChangeRefusal): PlanChange => ({ when: 'refused', why });
  const { terms, state, next, ahead } = subscription;
  if (state === 'ended') return refuse('ended');
  if (facts.attempts.some(isOpen)) return refuse('payment_unsettled');
  if (sameTerms(to, nextTerms(subscription).terms)) return refuse('same_terms');
  if (next && sameTerms(to, terms)) return { when: 'kept' };
  const today = lagosDay(now);
  const priceMinor = priceOn(facts.list, to, today);
  if (priceMinor === null) return refuse('not_sold');

  const paid = paidPeriod(subscription);
  if (!isUpgrade(terms, to)) {
    if (ahead) return refuse('paid_ahead');
    return { when: 'at_end', on: paid.endsOn, ...priceOfChange(subscription, { terms: to, priceMinor }, facts, now) };
  }
  const place = placeOfUpgrade(subscription, paid, today);
  const daysLeftMinor = creditForDaysLeft(subscription.paidMinor, paid, today);
  const aheadMinor = ahead?.terms.currency === to.currency ? ahead.paidMinor : 0;
  const available = facts.creditMinor[to.currency] + daysLeftMinor + aheadMinor;
  const split = payWithCredit(priceMinor, available, facts.smallestMinor[to.currency]);
  return {
    when: 'now',
    terms: to,
    priceMinor,
    daysLeftMinor,
    ...split,
    ...place,
    period: periodFrom(place.anchorOn, place.month, to.cadence),
  };
}

/**
 * The subscription after an upgrade was paid for, with the card that renewals are charged to; null after a transfer. What was
 * paid ahead has become credit.
 */
export function upgraded(subscription: Subscription, change: PlanChange, card: string | null): Subscription | null {
  if (change.when !== 'now') return null;
  const { terms, priceMinor, payMinor, usedMinor, anchorOn, month } = change;
  const payment: Payment = { terms, priceMinor, paidMinor: payMinor + usedMinor, card };
  return advance(subscription, 'pay', { ...payment, anchorOn, month, n: subscription.n + 1, next: null, ahead: null });
}

/** The subscription once the member has chosen what comes at the end of the period, or has taken that back. */
export function changedAtEnd(subscription: Subscription, change: PlanChange): Subscription | null {
  if (change.when !== 'at_end' && change.when !== 'kept') return null;
  const next = change.when === 'kept' ? null : { terms: change.terms, priceMinor: change.priceMinor };
  return { ...subscription, next, revision: subscription.revision + 1 };
}

/**
 * Cancelled: nothing more is charged, and the plan stays to the end of what is paid for. Where nothing paid for is left (in
 * grace, and on the renewal day once its hour has come) it ends at once.
 */
export function cancelled(subscription: Subscription, now: number): Subscription | null {
  const isOver = !subscription.ahead && now >= dueAt(paidPeriod(subscription).endsOn);
  return isOver
    ? advance(subscription, 'stop', { endedFor: 'cancelled', next: null })
    : advance(subscription, 'cancel');
}

/** One tap takes the cancelling back, with the card and the planned change as they were. Once it has ended, a plan is bought anew. */
export function returned(subscription: Subscription): Subscription | null {
  return advance(subscription, 'return');
}

/** Whether the plan is a higher one, in the same currency. */
function isUpgrade(from: Terms, to: Terms): boolean {
  return to.currency === from.currency && PLAN_KEYS.indexOf(to.plan) > PLAN_KEYS.indexOf(from.plan);
}

function placeOfUpgrade(subscription: Subscription, paid: Period, today: string): { anchorOn: string; month: number } {
  const { anchorOn, month } = subscription;
  if (today === paid.startsOn) return { anchorOn, month };
  if (today >= addMonths(anchorOn, nextMonth(subscription))) return { anchorOn, month: nextMonth(subscription) };
  return { anchorOn: today, month: 0 };
}
