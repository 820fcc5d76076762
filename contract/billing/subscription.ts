import { z } from 'zod';
import { END_REASONS } from '#domain/billing/subscription/subscription.ts';
import { SUBSCRIPTION_STATES } from '#domain/billing/subscription/subscription-machine.ts';
import { CADENCES } from '#domain/consultation/quote-machine.ts';
import { PAID_PLANS } from '#domain/plans.ts';
import { day, moment } from '../text.ts';
import { currency, decline, money } from './billing.ts';
import { savedCard } from './cards.ts';

/** A founder's subscription as it is shown. All sums have the tax inside; days are days in Lagos. */
export const planTerms = z.strictObject({ plan: z.enum(PAID_PLANS), cadence: z.enum(CADENCES), currency });
export type PlanTerms = z.infer<typeof planTerms>;

/** What a coupon takes off one payment; absent without one. */
const couponOff = z.object({ code: z.string(), off: money }).optional();

export const period = z.object({ startsOn: day, endsOn: day });

/**
 * Something that was chosen and is not paid for yet. `start`: a first period. `ahead`: the next one before it begins. `owed`:
 * the one that is due. `upgrade`: a higher plan that begins when it is paid for.
 */
export const PURCHASE_KINDS = ['start', 'ahead', 'owed', 'upgrade'] as const;
export const purchase = z.object({
  kind: z.enum(PURCHASE_KINDS),
  invoiceId: z.string(),
  terms: planTerms,
  /** Another choice that was not paid for, and made way for this one. */
  replaced: planTerms.nullable(),
  /** What is left to pay once credit has paid its part. */
  pay: money,
  coupon: couponOff,
  /**
   * The last day on which it can be paid; then it is cancelled, and money that comes later is credit. Null once a transfer was
   * sent for it: it waits for that.
   */
  standsUntil: day.nullable(),
  /** That day is over, and it is about to be cancelled; absent as long as it can be paid. */
  isOver: z.literal(true).optional(),
  /** Whether credit settled all of it already: there is nothing to pay. */
  isSettled: z.boolean(),
});
export type Purchase = z.infer<typeof purchase>;

/** A charge to come. `credit` pays its part of the price, the member pays the rest. */
export const planCharge = z.object({ on: day, terms: planTerms, price: money, pay: money, credit: money });

export const subscriptionView = z.object({
  id: z.string(),
  state: z.enum(SUBSCRIPTION_STATES),
  terms: planTerms,
  /** What the paid period costs by the list. */
  price: money,
  /** The period that is paid for. The day it ends on is the first one of the next. */
  period,
  /** Whether the next period is charged to the card by itself. */
  renews: z.boolean(),
  /** The card that renewals are charged to. */
  card: savedCard.nullable(),
  /** The next charge that happens by itself. */
  charge: planCharge.nullable(),
  /** The day until which that charge waits for a transfer that was sent for the same period; null where it waits for none. */
  heldUntil: day.nullable(),
  /** Another price that was announced for what renews: the first charge of it, and what is paid until then. */
  priceChange: z.object({ on: day, terms: planTerms, from: money, to: money }).nullable(),
  /** Other terms that were chosen for the end of the period. */
  next: z.object({ terms: planTerms, price: money, on: day }).nullable(),
  /** The next period, where it is paid for already. */
  ahead: z.object({ terms: planTerms, period }).nullable(),
  /** The day on which all that is paid for is over: the end of the next period, where that is paid for already. */
  paidUntil: day,
  /** While the last charge did not go through: when the plan ends unpaid. */
  graceEndsAt: moment.nullable(),
  /** Why the bank refused the last charge for the period that is due; null where it refused none. */
  declined: decline.nullable(),
  /** Where the founder confirms a charge with their bank, while that is awaited. */
  confirmUrl: z.string().nullable(),
  /** Whether nobody knows yet what became of a charge: nothing else is charged, and no other plan can be chosen. */
  isChecking: z.boolean(),
  endedFor: z.enum(END_REASONS).nullable(),
  /** When it was cancelled, and by whom: the member, or an operator. Null where it was not, or that was taken back. */
  cancelled: z.object({ at: moment, bySupport: z.boolean() }).nullable(),
  /** "You pay nothing today. Next: ₦15,000 on 3rd Mar, 2027. Renews by itself: on." Null once it has ended. */
  words: z.string().nullable(),
  /** What would be said after cancelling: "You pay nothing more. Your plan ends on 3rd Mar, 2027. Renews by itself: off." Null where it cannot be. */
  cancelWords: z.string().nullable(),
  can: z.object({
    /** Choose other terms. */
    change: z.boolean(),
    cancel: z.boolean(),
    /** Take the cancelling back. */
    return: z.boolean(),
    /** Pay the next period before it begins. */
    payAhead: z.boolean(),
    /** Pay the period that is due, with another card or by transfer. */
    payOwed: z.boolean(),
  }),
});
export type SubscriptionView = z.infer<typeof subscriptionView>;

/** A plan that an operator gave to a founder. `until`: its last day; it is over at 09:00 after it. */
export const givenPlan = z.object({ plan: z.enum(PAID_PLANS), until: day });
export type GivenPlan = z.infer<typeof givenPlan>;

/** Everything the plan page shows. `subscription`: the newest one; null where there was none. */
export const ownSubscription = z.object({
  subscription: subscriptionView.nullable(),
  /** What was chosen and waits to be paid. */
  purchase: purchase.nullable(),
  /** What was given and is not over; absent where there is nothing. The higher plan counts. */
  given: givenPlan.optional(),
});
export type OwnSubscription = z.infer<typeof ownSubscription>;

/**
 * `when`: `now` is paid today and begins with the payment; `ahead` and `owed` pay for the next period of what the founder has;
 * `at_end` begins at the end of the paid period and costs nothing today; `kept` takes such a change back.
 */
export const preview = z.object({
  when: z.enum(['now', 'ahead', 'owed', 'at_end', 'kept']),
  terms: planTerms,
  price: money,
  /** What is paid today. */
  pay: money,
  /** What of the price is paid by credit, the days left of the plan before included. */
  credit: money,
  /** What the days left of the plan before are worth. */
  daysLeft: money,
  /**
   * What the next period is worth that was paid for already and does not begin. It pays of the price where it is of its currency, and
   * becomes credit otherwise.
   */
  ahead: money,
  /**
   * What has come for a choice that is not paid for, absent where nothing has. It is a part of `credit`: of the same choice, or of
   * another one whose place this one takes.
   */
  came: z.object({ sum: money, terms: planTerms }).optional(),
  /** Credit that is left afterwards. */
  kept: money,
  coupon: couponOff,
  /** What would be bought, or what begins at the end. */
  period,
  renews: z.boolean(),
  /** The saved card that the renewals are charged to, where nothing is paid today; null where there is none. */
  card: savedCard.nullable(),
  /** "You pay ₦15,000 today. Next: ₦15,000 on 3rd Mar, 2027. Renews by itself: on." */
  words: z.string(),
  /** The same without the payment of today, for one that was made in part or was sent: "Next: ₦15,000 on …" */
  wordsAfter: z.string(),
});
export type Preview = z.infer<typeof preview>;
