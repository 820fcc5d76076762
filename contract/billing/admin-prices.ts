import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { day } from '../text.ts';
import { money } from './billing.ts';
import { planTerms } from './subscription.ts';

/** What plans cost, as the operator sets it. Rules: domain/billing/subscription/price.ts. */
const operator = { anyRole: ['admin'] } as const;

const planPrice = z.object({
  terms: planTerms,
  /** What a new buyer pays today; null where these terms are not sold. */
  price: money.nullable(),
  /** Prices that begin later, by their day in Lagos. */
  announced: z.array(z.object({ price: money, from: day })),
  /** How many have these terms now. */
  subscribers: z.int(),
});
export type PlanPrice = z.infer<typeof planPrice>;

export const listPlanPrices = defineEndpoint({
  method: 'GET',
  path: '/admin/plan-prices',
  summary: 'What each plan costs, and the prices that are announced',
  access: operator,
  reply: z.object({ items: z.array(planPrice), includesTax: z.boolean() }),
  errors: [],
});

const announced = z.strictObject({
  terms: planTerms,
  amountMinor: z.int({ error: 'Give an amount.' }).min(1, { error: 'Give an amount above zero.' }).max(1e14),
  from: day,
});

/**
 * New buyers pay it from its day. Members who have these terms pay a higher one only at a renewal 30 days after they were told. Another
 * one for the same day takes its place.
 */
export const announcePlanPrice = defineEndpoint({
  method: 'POST',
  path: '/admin/plan-prices',
  summary: 'Set what a plan costs from a day on; who has it is told 30 days before a higher one counts',
  access: operator,
  body: announced,
  reply: planPrice,
  errors: ['PLAN_PRICE_TOO_SOON', 'PLAN_PRICE_TOO_SMALL', 'PLAN_PRICE_SAME'],
});
export type AnnouncedPrice = z.output<typeof announcePlanPrice.body>;

/** Before its day. Members who were told of it are told that it does not come. */
export const withdrawPlanPrice = defineEndpoint({
  method: 'POST',
  path: '/admin/plan-prices/withdrawal',
  summary: 'Take an announced price back before its day; who was told of it is told that too',
  access: operator,
  body: announced,
  reply: planPrice,
  errors: ['PLAN_PRICE_NOT_ANNOUNCED'],
});
