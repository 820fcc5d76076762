import { z } from 'zod';
import { couponCode } from '../coupons/coupons.ts';
import { defineEndpoint } from '../endpoint.ts';
import { day, opaqueId } from '../text.ts';
import { currency, money, paymentMethod } from './billing.ts';
import { ownSubscription, planCharge, planTerms, preview, purchase } from './subscription.ts';

/**
 * What a plan costs, and a founder's own subscription. All sums have the tax inside; days are days in Lagos. Rules:
 * domain/billing/subscription/, decision record 33.
 */
const founder = { anyRole: ['founder'] } as const;

export const listPlans = defineEndpoint({
  method: 'GET',
  path: '/plans',
  summary: 'What each plan costs today',
  access: 'public',
  reply: z.object({
    prices: z.array(z.object({ terms: planTerms, price: money })),
    /** Whether the prices have the tax inside. */
    includesTax: z.boolean(),
    /** Such as "7.5"; null where the seller charges no tax. */
    taxPercent: z.string().nullable(),
  }),
  errors: [],
});

export const readSubscription = defineEndpoint({
  method: 'GET',
  path: '/subscription',
  summary: 'Your own plan: what is paid for and what comes next',
  access: founder,
  reply: ownSubscription,
  errors: [],
});

/** `coupon`: the code of one, taken off what is paid today. */
const chosen = planTerms.extend({ method: paymentMethod, coupon: couponCode.optional() });
const couponErrors = [
  'COUPON_UNKNOWN',
  'COUPON_NOT_YET',
  'COUPON_OVER',
  'COUPON_USED_UP',
  'COUPON_USED_BY_YOU',
  'COUPON_OTHER_PLAN',
  'COUPON_OTHER_CURRENCY',
  'COUPON_NOTHING_TO_PAY',
] as const;

/** The terms that the founder has, or has chosen for the end of the period, mean the next period of them. */
export const previewSubscription = defineEndpoint({
  method: 'POST',
  path: '/subscription/preview',
  summary: 'What a choice costs, in words, before anything is paid',
  access: founder,
  body: chosen,
  reply: preview,
  errors: ['PLAN_NOT_SOLD', 'PLAN_CHECKING', 'PLAN_PAID_AHEAD', 'PAYMENT_METHOD_NOT_OFFERED', ...couponErrors],
});

/**
 * Makes the invoice; it is paid like any other invoice. An earlier choice that is not paid is withdrawn. `pay` is the sum that the
 * preview showed: no other sum is charged.
 */
export const purchasePlan = defineEndpoint({
  method: 'POST',
  path: '/subscription/purchases',
  summary: 'Choose a plan, or the next period: makes the invoice',
  access: founder,
  body: chosen.extend({ pay: money }),
  reply: purchase,
  status: 201,
  errors: [
    'PLAN_NOT_SOLD',
    'PLAN_CHECKING',
    'PLAN_PAID_AHEAD',
    'PLAN_NOTHING_TO_PAY',
    'PLAN_SUM_CHANGED',
    'PAYMENT_METHOD_NOT_OFFERED',
    ...couponErrors,
    'IDEMPOTENCY_KEY_REUSED',
  ],
  idempotent: true,
  limit: { max: 20, windowSeconds: 60 },
});

/** Money that comes for it after all is credit. Harmless to repeat. */
export const dropPurchase = defineEndpoint({
  method: 'DELETE',
  path: '/subscription/purchases',
  summary: 'Not now: drop what was chosen and is not paid for',
  access: founder,
  reply: ownSubscription,
  errors: ['PLAN_TRANSFER_SENT', 'PLAN_CHECKING'],
});

/** A lower plan, another cadence or another currency. Harmless to repeat. */
export const changePlan = defineEndpoint({
  method: 'POST',
  path: '/subscription/change',
  summary: 'Choose other terms for the end of the period',
  access: founder,
  body: planTerms,
  reply: ownSubscription,
  errors: ['PLAN_NONE', 'PLAN_NOT_SOLD', 'PLAN_CHECKING', 'PLAN_PAID_AHEAD', 'PLAN_IS_PAID_FIRST'],
});

export const keepPlan = defineEndpoint({
  method: 'DELETE',
  path: '/subscription/change',
  summary: 'Take a change for the end of the period back',
  access: founder,
  reply: ownSubscription,
  errors: ['PLAN_NONE'],
});

/** Nothing more is charged. Harmless to repeat. */
export const cancelPlan = defineEndpoint({
  method: 'POST',
  path: '/subscription/cancellation',
  summary: 'Cancel: the plan stays to the end of what is paid for',
  access: founder,
  reply: ownSubscription,
  errors: ['PLAN_NONE'],
});

/** Harmless to repeat. */
export const returnToPlan = defineEndpoint({
  method: 'POST',
  path: '/subscription/return',
  summary: 'Take the cancelling back',
  access: founder,
  reply: ownSubscription,
  errors: ['PLAN_NONE'],
});

/** Null: nothing is charged by itself any more. */
export const setRenewal = defineEndpoint({
  method: 'PUT',
  path: '/subscription/renewal',
  summary: 'Choose the card that renewals are charged to, or none',
  access: founder,
  body: z.strictObject({ cardId: opaqueId.nullable() }),
  reply: ownSubscription,
  errors: ['PLAN_NONE', 'PLAN_CARD_UNKNOWN'],
});

/** `change` needs the terms; `renew` the card that would be charged from now on. */
const forecastQuery = z.object({
  choice: z.enum(['keep', 'cancel', 'change', 'renew']).default('keep'),
  cardId: opaqueId.optional(),
  plan: planTerms.shape.plan.optional(),
  cadence: planTerms.shape.cadence.optional(),
  currency: currency.optional(),
});

export const readForecast = defineEndpoint({
  method: 'GET',
  path: '/subscription/forecast',
  summary: 'Every charge of the next 12 months, if you keep, cancel, change or renew with a card',
  access: founder,
  query: forecastQuery,
  reply: z.object({
    /** In the order in which they come; at most those of 12 months. */
    charges: z.array(planCharge),
    /** The day the plan ends on within these months; null where it goes on. */
    endsOn: day.nullable(),
    /** The day until which the first charge waits for a transfer that was sent for the same period; null where it waits for none. */
    heldUntil: day.nullable(),
  }),
  errors: ['PLAN_NONE', 'PLAN_NOT_SOLD', 'PLAN_CHECKING', 'PLAN_PAID_AHEAD', 'PLAN_CARD_UNKNOWN'],
});
