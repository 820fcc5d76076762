import type { Cadence } from '#domain/consultation/quote-machine.ts';
import type { Currency } from '#domain/money/money.ts';
import type { PaidPlan } from '#domain/plans.ts';

/** Whether the prices have the tax inside, where the seller charges any. */
export const PRICES_INCLUDE_TAX = true;

/**
 * What each plan costs until an operator sets another price, in minor units. A quarter is three months; a year costs ten of
 * them; a year that is paid once and not renewed costs eleven.
 */
export const PLAN_PRICES: Record<PaidPlan, Record<Currency, Record<Cadence, number>>> = {
  ideation: {
    NGN: { monthly: 1_500_000, quarterly: 4_500_000, yearly: 15_000_000, one_time: 16_500_000 },
    USD: { monthly: 1_000, quarterly: 3_000, yearly: 10_000, one_time: 11_000 },
  },
  founder: {
    NGN: { monthly: 4_000_000, quarterly: 12_000_000, yearly: 40_000_000, one_time: 44_000_000 },
    USD: { monthly: 3_000, quarterly: 9_000, yearly: 30_000, one_time: 33_000 },
  },
};
