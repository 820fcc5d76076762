import { z } from 'zod';
import { COUPON_STATES } from '#domain/billing/coupon.ts';
import { PAID_PLANS } from '#domain/plans.ts';
import { currency } from '../billing/billing.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pageQuery, pageReply } from '../paging.ts';
import { day, moment, opaqueId } from '../text.ts';
import { couponCode } from './coupons.ts';

/** What takes something off one payment of a plan, as the operator makes it. Rules: domain/billing/coupon.ts. */
const operator = { anyRole: ['admin'] } as const;

const percent = z
  .int({ error: 'Give a whole number from 1 to 100.' })
  .min(1, { error: 'Give a whole number from 1 to 100.' })
  .max(100, { error: 'Give a whole number from 1 to 100.' });
const amountMinor = z.int({ error: 'Give an amount.' }).min(1, { error: 'Give an amount above zero.' }).max(1e14);

/** A share of the price, or an amount off a price in the same currency. */
const off = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percent }),
  z.strictObject({ kind: z.literal('amount'), amountMinor, currency }),
]);
export type CouponOff = z.infer<typeof off>;

const couponFields = {
  code: couponCode,
  off,
  plans: z.array(z.enum(PAID_PLANS)).min(1, { error: 'Choose at least one plan.' }).max(PAID_PLANS.length),
  /** How many members can use it; null for any number. Each can use it once. */
  usesMost: z.int({ error: 'Give a whole number.' }).min(1, { error: 'Give 1 or more.' }).max(1_000_000).nullable(),
  /** The first and the last day in Lagos; no last day where it is null. */
  from: day,
  until: day.nullable(),
};

export const couponEntry = z.object({
  id: z.string(),
  ...couponFields,
  state: z.enum([...COUPON_STATES, 'ended']),
  /** `paid`: what they were used for is paid. `held`: it waits to be paid, and counts until then. */
  uses: z.object({ paid: z.int(), held: z.int() }),
  endedAt: moment.nullable(),
  createdAt: moment,
  can: z.object({ end: z.boolean() }),
});
export type CouponEntry = z.infer<typeof couponEntry>;

export const listCoupons = defineEndpoint({
  method: 'GET',
  path: '/admin/coupons',
  summary: 'Coupons and how often they were used, newest first',
  access: operator,
  query: z.object(pageQuery({ size: 25, max: 100 })),
  reply: z.object(pageReply(couponEntry)),
  errors: [],
});

export const createCoupon = defineEndpoint({
  method: 'POST',
  path: '/admin/coupons',
  summary: 'Make a coupon',
  access: operator,
  body: z.strictObject(couponFields).refine(({ from, until }) => until === null || until >= from, {
    path: ['until'],
    error: 'Give a day that is not before the first one.',
  }),
  reply: couponEntry,
  status: 201,
  errors: ['COUPON_CODE_TAKEN', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
});
export type CouponBody = z.output<typeof createCoupon.body>;

/** Harmless to repeat. What holds it already keeps what it takes off. */
export const endCoupon = defineEndpoint({
  method: 'POST',
  path: '/admin/coupons/:couponId/end',
  summary: 'End a coupon now: nobody can use it any more',
  access: operator,
  params: z.object({ couponId: opaqueId }),
  reply: couponEntry,
  errors: ['COUPON_UNKNOWN'],
});
