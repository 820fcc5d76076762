import { z } from 'zod';
import { PAYMENT_STATES, REFUND_STATES } from '#domain/billing/payment-machine.ts';
import { ATTEMPT_OUTCOMES } from '#domain/billing/subscription/retry-schedule.ts';
import { SUBSCRIPTION_STATES } from '#domain/billing/subscription/subscription-machine.ts';
import { CURRENCIES } from '#domain/money/money.ts';
import { PLAN_KEYS } from '#domain/plans.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pageQuery, pageReply } from '../paging.ts';
import { day, moment, opaqueId, personText } from '../text.ts';
import { missingAccount } from './admin.ts';
import { comp } from './admin-comps.ts';
import { invoiceEntry, money, paymentMethod, paymentProblem } from './billing.ts';
import { listedCard, savedCard } from './cards.ts';
import { givenPlan, period, planTerms, subscriptionView } from './subscription.ts';

/**
 * Founders and what they pay for, as the operator sees it. Of a card only what is printed on it, and no address that the payer alone
 * may open. Sums have the tax inside; days are days in Lagos.
 */
const operator = { anyRole: ['admin'] } as const;
const params = z.object({ uid: opaqueId });

const person = z.object({ uid: z.string(), name: z.string(), email: z.string() });

export const subscriberEntry = z.object({
  person,
  /** The newest one; null where there was none. */
  subscription: z
    .object({
      state: z.enum(SUBSCRIPTION_STATES),
      terms: planTerms,
      /** The first day that is not paid for. */
      paidUntil: day,
      /** Whether the next period is charged to a card by itself. */
      renews: z.boolean(),
    })
    .nullable(),
  /** What was given to them and is not over; null where there is nothing. */
  given: givenPlan.nullable(),
});
export type SubscriberEntry = z.infer<typeof subscriberEntry>;

export const listSubscribers = defineEndpoint({
  method: 'GET',
  path: '/admin/subscribers',
  summary: 'Founders who pay or paid for a plan or were given one, the newest first; by e-mail any founder',
  access: operator,
  query: z.object({
    ...pageQuery({ size: 25, max: 100 }),
    /** `given`: who has a plan that was given to them. */
    state: z.enum([...SUBSCRIPTION_STATES, 'given']).optional(),
    /** How the address begins. Finds founders who never had a plan too, in order of address, 100 at most. */
    email: z.string().trim().max(254).optional(),
  }),
  reply: z.object(pageReply(subscriberEntry)),
  errors: [],
});

/** A period that was chosen to be paid for. */
export const subscriberPeriod = z.object({
  id: z.string(),
  n: z.int(),
  kind: z.enum(['start', 'next', 'upgrade', 'restored']),
  state: z.enum(['open', 'paid', 'withdrawn', 'credited']),
  terms: planTerms,
  price: money,
  /** The coupon of this one payment. */
  coupon: z.object({ code: z.string(), off: money }).nullable(),
  /** What credit pays of it. */
  credit: money,
  createdAt: moment,
  /** What the period keeps of `paid` is the rest that is neither `refunded` nor `granted`: credit. */
  invoice: invoiceEntry.pick({
    ...{ id: true, number: true, status: true },
    ...{ total: true, paid: true, refunded: true, granted: true },
  }),
});
export type SubscriberPeriod = z.infer<typeof subscriberPeriod>;

export const subscriberPayment = z.object({
  id: z.string(),
  reference: z.string(),
  method: paymentMethod,
  provider: z.string(),
  status: z.enum(PAYMENT_STATES),
  problem: paymentProblem.nullable(),
  amount: money,
  received: money,
  createdAt: moment,
  /** When the member said that the transfer was sent; null where they did not, or a part of it has come since. */
  claimedAt: moment.nullable(),
  invoice: invoiceEntry.pick({ id: true, number: true, title: true, status: true }),
  /** What the bank said of a saved card that we charged by ourselves; null where the member paid. */
  charge: z.object({ outcome: z.enum(ATTEMPT_OUTCOMES), card: savedCard.nullable() }).nullable(),
});
export type SubscriberPayment = z.infer<typeof subscriberPayment>;

export const subscriberRefund = z.object({
  id: z.string(),
  invoiceId: z.string(),
  reference: z.string(),
  status: z.enum(REFUND_STATES),
  amount: money,
  reason: z.string(),
  createdAt: moment,
  sentAt: moment.nullable(),
  missingAccount,
});

/** A sum for each currency of which there is any. */
const sums = z.array(money).max(CURRENCIES.length);

/** What goes back where the running period is refunded, and one that was paid ahead. */
export const periodRefund = z.object({
  /** To the payments that it came from. */
  money: sums,
  /** Paid with credit: it is credit again. */
  credit: sums,
  /** Some of the money came by bank transfer: the member may name an account, and the operator sends it. */
  byTransfer: z.boolean(),
  /** What is taken back: the running period, and the next one where it is paid for. The day one ends on is the first after it. */
  periods: z.array(z.object({ terms: planTerms, period })),
});
export type SubscriberRefund = z.infer<typeof periodRefund>;

export const subscriber = z.object({
  person,
  /** The plan that they have now: what they pay for, or what was given to them, whichever is higher. */
  plan: z.enum(PLAN_KEYS),
  /** The newest one; null where there was none. */
  subscription: subscriptionView
    .omit({ confirmUrl: true, priceChange: true, words: true, cancelWords: true, can: true })
    /** When it ended; null while it has not. */
    .extend({ endedAt: moment.nullable() })
    .nullable(),
  /** What was paid and not used, where there is any. */
  credit: z.array(money),
  cards: z.array(listedCard),
  /** Of the newest 50 invoices of plans, the newest first. */
  periods: z.array(subscriberPeriod),
  payments: z.array(subscriberPayment),
  refunds: z.array(subscriberRefund),
  /** Plans that were given to them: the newest 20, the newest first. */
  comps: z.array(comp),
  /** Null where no paid period runs. */
  refund: periodRefund.nullable(),
  can: z.object({ cancel: z.boolean() }),
});
export type Subscriber = z.infer<typeof subscriber>;

export const readSubscriber = defineEndpoint({
  method: 'GET',
  path: '/admin/subscribers/:uid',
  summary: 'A founder’s plan, what was paid for it, and what became of each charge',
  access: operator,
  params,
  reply: subscriber,
  errors: ['SUBSCRIBER_UNKNOWN'],
});

/** As the founder's own cancelling does it: the plan stays to the end of what is paid for. Harmless to repeat. */
export const cancelSubscriberPlan = defineEndpoint({
  method: 'POST',
  path: '/admin/subscribers/:uid/cancellation',
  summary: 'Cancel a founder’s plan: nothing more is charged, and they are told; the reason stands in the audit',
  access: operator,
  params,
  body: z.strictObject({ reason: personText({ max: 300, min: 3 }) }),
  reply: subscriber,
  errors: ['SUBSCRIBER_UNKNOWN', 'SUBSCRIBER_NO_PLAN'],
});

/** All of it, once, and what was paid ahead with it: the plan ends. */
export const refundSubscriberPeriod = defineEndpoint({
  method: 'POST',
  path: '/admin/subscribers/:uid/refund',
  summary: 'Refund a founder’s running period: the plan ends now, a credit note is made, and they are told',
  access: operator,
  params,
  body: z.strictObject({
    reason: personText({ max: 300, min: 3 }),
    /** What goes back, as it was shown. */
    ...periodRefund.pick({ money: true, credit: true }).shape,
  }),
  reply: subscriber,
  errors: ['SUBSCRIBER_UNKNOWN', 'SUBSCRIBER_NO_REFUND', 'REFUND_SUM_CHANGED'],
});
