import { started } from '#domain/billing/subscription/advance.ts';
import type { Facts } from '#domain/billing/subscription/decide.ts';
import { dueAt } from '#domain/billing/subscription/period.ts';
import type { Price } from '#domain/billing/subscription/price.ts';
import type { Attempt, AttemptOutcome } from '#domain/billing/subscription/retry-schedule.ts';
import type { Subscription, Terms } from '#domain/billing/subscription/subscription.ts';
import type { Cadence } from '#domain/consultation/quote-machine.ts';
import type { Currency } from '#domain/money/money.ts';

export const CARD = 'card-1';

export function terms(plan: Terms['plan'], cadence: Cadence = 'monthly', currency: Currency = 'NGN'): Terms {
  return { plan, cadence, currency };
}

/** ₦15,000 and ₦40,000 a month, a quarter at three times and a year at ten times that; $10 and $30. Invented for tests. */
const MONTHLY: Record<Terms['plan'], Record<Currency, number>> = {
  ideation: { NGN: 1_500_000, USD: 1000 },
  founder: { NGN: 4_000_000, USD: 3000 },
};
const TIMES: Record<Cadence, number> = { monthly: 1, quarterly: 3, yearly: 10, one_time: 11 };

export const PRICES: Price[] = (['ideation', 'founder'] as const).flatMap((plan) =>
  (['monthly', 'quarterly', 'yearly', 'one_time'] as const).flatMap((cadence) =>
    (['NGN', 'USD'] as const).map((currency) => ({
      terms: { plan, cadence, currency },
      amountMinor: MONTHLY[plan][currency] * TIMES[cadence],
      from: '2020-01-01',
    })),
  ),
);

export function factsOf(change: Partial<Facts> = {}): Facts {
  return {
    list: { prices: PRICES, rate: 0.075, includesTax: true },
    creditMinor: { NGN: 0, USD: 0 },
    smallestMinor: { NGN: 5000, USD: 50 },
    attempts: [],
    notices: new Map(),
    card: null,
    recordedPlan: null,
    ...change,
  };
}

/** Bought by card at noon in Lagos on a day, at the list's price. */
export function bought(day: string, of: Terms, change: Partial<Subscription> = {}): Subscription {
  const priceMinor = MONTHLY[of.plan][of.currency] * TIMES[of.cadence];
  const payment = { terms: of, priceMinor, paidMinor: priceMinor, card: CARD };
  return { ...started('sub-1', payment, dueAt(day) + 3 * 3_600_000), ...change };
}

export function attemptOf(n: number, at: number, outcome: AttemptOutcome, change: Partial<Attempt> = {}): Attempt {
  const isOpen = outcome === 'unknown' || outcome === 'confirm';
  return {
    id: `try-${n}-${at}`,
    n,
    card: CARD,
    at,
    outcome,
    finalAt: isOpen ? null : at,
    againAt: null,
    asks: 0,
    askedAt: null,
    ...change,
  };
}
