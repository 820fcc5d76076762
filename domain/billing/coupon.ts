import { exactAmount } from '../exact.ts';
import { Fraction } from '../fraction.ts';
import type { Currency } from '../money/money.ts';
import type { PaidPlan } from '../plans.ts';
import { requireSafe } from '../require.ts';
import { payWithCredit } from './subscription/proration.ts';
import type { PricedTerms } from './subscription/subscription.ts';

/** What a coupon takes off one payment. It says nothing of the next one, which costs the list price. */
export type Coupon = {
  /** Whole percent of the price, 1 to 100, or minor units of one currency. */
  off: { percent: number } | { amountMinor: number; currency: Currency };
  /** The plans that it is for; null for each. */
  plans: readonly PaidPlan[] | null;
  /** How many members can use it; null for any number. Each can use it once. */
  usesMost: number | null;
  /** The first and the last day in Lagos, YYYY-MM-DD; null where there is no last one. */
  from: string;
  until: string | null;
};

/** How often a coupon was used, and whether by the member who asks. */
export type CouponUses = { all: number; byMember: boolean };

export const COUPON_STATES = ['not_yet', 'running', 'over', 'used_up'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

/** How a coupon stands on a day in Lagos, for somebody who has not used it. `usesAll`: how often it was used. */
export function couponState(
  { from, until, usesMost }: Pick<Coupon, 'from' | 'until' | 'usesMost'>,
  usesAll: number,
  today: string,
): CouponState {
  if (today < from) return 'not_yet';
  if (until !== null && today > until) return 'over';
  return usesMost !== null && usesAll >= usesMost ? 'used_up' : 'running';
}

export type CouponRefusal = 'not_yet' | 'over' | 'used_up' | 'used_by_you' | 'other_plan' | 'other_currency';

/** The discount in minor units of the price, or why there is none. */
export type CouponAnswer = { offMinor: number } | { refused: CouponRefusal };

/**
 * What a coupon takes off a price, tax included, on a day in Lagos. A share is rounded once, half up. What is left to pay is
 * nothing, or reaches the smallest amount that the provider charges: then less is taken off. Source: issue "Plans and money",
 * part 1, "one coupon at a time with limits".
 * @throws RangeError for a percentage that is no whole number from 1 to 100, and for a negative amount.
 */
export function couponOff(
  coupon: Coupon,
  { terms, priceMinor }: PricedTerms,
  uses: CouponUses,
  today: string,
  smallestMinor: number,
): CouponAnswer {
  const { off, plans } = coupon;
  const state = couponState(coupon, uses.all, today);
  if (state === 'not_yet' || state === 'over') return { refused: state };
  if (uses.byMember) return { refused: 'used_by_you' };
  if (state === 'used_up') return { refused: state };
  if (plans && !plans.includes(terms.plan)) return { refused: 'other_plan' };
  if ('currency' in off && off.currency !== terms.currency) return { refused: 'other_currency' };
  const listed = 'percent' in off ? shareOf(priceMinor, off.percent) : off.amountMinor;
  return { offMinor: payWithCredit(priceMinor, listed, smallestMinor).usedMinor };
}

function shareOf(priceMinor: number, percent: number): number {
  if (!Number.isInteger(percent) || percent < 1 || percent > 100)
    throw new RangeError('percent must be a whole number from 1 to 100');
  const share = exactAmount('priceMinor', priceMinor).times(Fraction.of(percent, 100));
  return requireSafe('the discount', share.round());
}
