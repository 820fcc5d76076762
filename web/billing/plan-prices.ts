import { queryOptions } from '@tanstack/react-query';
import { listPlans } from '#contract/billing/plans.ts';
import type { EndpointReply } from '#contract/endpoint.ts';
import { CADENCES, type Cadence } from '#domain/consultation/quote-machine.ts';
import { type Currency, formatPlainMoney, type Money } from '#domain/money/money.ts';
import type { PlanKey } from '#domain/plans.ts';
import { call } from '#web/api/client.ts';

const perCadence: Record<Cadence, string> = {
  monthly: 'a month',
  quarterly: 'every 3 months',
  yearly: 'a year',
  one_time: 'once, for a year',
};

/** "₦15,000 a month". */
export function priceInWords(price: Money, cadence: Cadence): string {
  return `${formatPlainMoney(price)} ${perCadence[cadence]}`;
}

export const planPricesQuery = queryOptions({
  queryKey: ['plan prices'],
  queryFn: ({ signal }) => call(listPlans, {}, { signal }),
});

/** "₦15,000 a month": the price by the month, or the first one that there is; undefined where the plan is not sold so. */
export function planPriceWords(
  { prices }: EndpointReply<typeof listPlans>,
  plan: PlanKey,
  currency: Currency,
): string | undefined {
  const sold = prices.filter(({ terms }) => terms.plan === plan && terms.currency === currency);
  const cadences: readonly Cadence[] = ['monthly', ...CADENCES];
  const first = cadences.flatMap((cadence) => sold.filter(({ terms }) => terms.cadence === cadence))[0];
  return first && priceInWords(first.price, first.terms.cadence);
}
