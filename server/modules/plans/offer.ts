import type { ErrorCode } from '#contract/errors.ts';
import { paidAhead, renewed, started } from '#domain/billing/subscription/advance.ts';
import { type ChangeRefusal, changedAtEnd, planChange, upgraded } from '#domain/billing/subscription/change-plan.ts';
import type { Facts } from '#domain/billing/subscription/decide.ts';
import { dueAt, lagosDay, type Period, periodFrom } from '#domain/billing/subscription/period.ts';
import { priceOn, renewalPrice } from '#domain/billing/subscription/price.ts';
import { payWithCredit, type Split } from '#domain/billing/subscription/proration.ts';
import { graceEndsAt, isOpen } from '#domain/billing/subscription/retry-schedule.ts';
import {
  nextMonth,
  nextTerms,
  type PricedTerms,
  paidPeriod,
  type Subscription,
  sameTerms,
  type Terms,
} from '#domain/billing/subscription/subscription.ts';
import { addDays } from '#domain/time/days.ts';
import type { CouponOff } from '../../charging.ts';

/** How many days an unpaid choice stands, its first one not counted. Source: decision record 33. */
const STANDS_DAYS = { start: 7, upgrade: 3 } as const;

/** What is paid today, and for what. `standsUntil`: the last day on which it can be paid. */
type Bought = PricedTerms &
  Split & { n: number; period: Period; daysLeftMinor: number; standsUntil: string; coupon: CouponOff | null };

/** What a founder's choice comes to. `after`: the subscription once that is paid for, or chosen. */
export type Offer =
  | { when: 'refused'; code: ErrorCode }
  | { when: 'kept' | 'at_end'; after: Subscription; bought: PricedTerms; period: Period }
  | ({
      when: 'now' | 'ahead' | 'owed';
      kind: 'start' | 'next' | 'upgrade';
      /** Where the period begins; null: it begins on the day it is paid for. */
      place: { anchorOn: string; month: number } | null;
      after: (card: string | null) => Subscription | null;
    } & Bought);

/** An offer that something is paid for. */
export type PaidOffer = Extract<Offer, { kind: string }>;

const CODES: Record<ChangeRefusal, ErrorCode> = {
  same_terms: 'PLAN_NOTHING_TO_PAY',
  payment_unsettled: 'PLAN_CHECKING',
  paid_ahead: 'PLAN_PAID_AHEAD',
  not_sold: 'PLAN_NOT_SOLD',
  ended: 'PLAN_NONE',
};

/**
 * What these terms come to for a founder with this subscription: a first period, the next one of what they have, a higher plan
 * now, or a change at the end. Pure: the preview and the purchase ask the same.
 */
export function offerOf(kept: Subscription | null, facts: Facts, to: Terms, now: number): Offer {
  if (facts.attempts.some(isOpen)) return { when: 'refused', code: 'PLAN_CHECKING' };
  const subscription = kept?.state === 'ended' ? null : kept;
  if (!subscription) return firstPeriod(facts, to, now);
  if (sameTerms(to, nextTerms(subscription).terms)) return nextPeriod(subscription, facts, now);
  const change = planChange(subscription, to, facts, now);
  if (change.when === 'refused') return { when: 'refused', code: CODES[change.why] };
  if (change.when !== 'now') {
    const after = changedAtEnd(subscription, change) ?? subscription;
    return { when: change.when, after, bought: nextTerms(after), period: periodAfter(after) };
  }
  const today = lagosDay(now);
  const { endsOn } = paidPeriod(subscription);
  const last = today < endsOn ? endsOn : lagosDay(graceEndsAt(endsOn));
  const { anchorOn, month } = change;
  return {
    ...change,
    kind: 'upgrade',
    coupon: null,
    n: subscription.n + 1,
    place: anchorOn === subscription.anchorOn ? { anchorOn, month } : null,
    standsUntil: earliest(addDays(today, STANDS_DAYS.upgrade), last),
    after: (card) => upgraded(subscription, change, card),
  };
}

function firstPeriod(facts: Facts, terms: Terms, now: number): Offer {
  const today = lagosDay(now);
  const priceMinor = priceOn(facts.list, terms, today);
  if (priceMinor === null) return { when: 'refused', code: 'PLAN_NOT_SOLD' };
  return {
    when: 'now',
    kind: 'start',
    ...{ terms, priceMinor, n: 1, daysLeftMinor: 0, coupon: null, place: null },
    ...splitOf(facts, { terms, priceMinor }),
    period: periodFrom(today, 0, terms.cadence),
    standsUntil: addDays(today, STANDS_DAYS.start),
    after: (card) => started('new', { terms, priceMinor, paidMinor: priceMinor, card }, now),
  };
}

function nextPeriod(subscription: Subscription, facts: Facts, now: number): Offer {
  if (subscription.ahead) return { when: 'refused', code: 'PLAN_PAID_AHEAD' };
  const { endsOn } = paidPeriod(subscription);
  const bought = renewalPrice(subscription, facts.list, facts.notices);
  const isOwed = now >= dueAt(endsOn);
  return {
    when: isOwed ? 'owed' : 'ahead',
    kind: 'next',
    ...bought,
    ...splitOf(facts, bought),
    n: subscription.n + 1,
    coupon: null,
    daysLeftMinor: 0,
    place: { anchorOn: subscription.anchorOn, month: nextMonth(subscription) },
    period: periodFrom(subscription.anchorOn, nextMonth(subscription), bought.terms.cadence),
    standsUntil: isOwed ? lagosDay(graceEndsAt(endsOn)) : endsOn,
    after: (card) => {
      const payment = { ...bought, paidMinor: bought.priceMinor, card };
      return isOwed ? renewed(subscription, payment) : paidAhead(subscription, payment);
    },
  };
}

/** The same with a coupon: it takes off the price of this payment alone, and credit pays of the rest. */
export function withCoupon(offer: PaidOffer, coupon: CouponOff, smallestMinor: number): PaidOffer {
  const split = payWithCredit(offer.priceMinor - coupon.offMinor, offer.usedMinor + offer.keptMinor, smallestMinor);
  return { ...offer, ...split, coupon };
}

function splitOf({ creditMinor, smallestMinor }: Facts, { terms, priceMinor }: PricedTerms): Split {
  return payWithCredit(priceMinor, creditMinor[terms.currency], smallestMinor[terms.currency]);
}

/** The period after the paid one, as things stand. */
export function periodAfter(subscription: Subscription): Period {
  const { terms } = subscription.ahead ?? nextTerms(subscription);
  return periodFrom(subscription.anchorOn, nextMonth(subscription), terms.cadence);
}

const earliest = (a: string, b: string) => (a < b ? a : b);
