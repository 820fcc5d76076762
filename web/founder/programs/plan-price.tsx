import { useQuery } from '@tanstack/react-query';
import type { PlanKey } from '#domain/plans.ts';
import { planPricesQuery, planPriceWords } from '#web/billing/plan-prices.ts';
import { subscriptionQuery } from '#web/billing/subscription-query.ts';

/** "It costs ₦15,000 a month", as soon as that is known. */
export function PlanPrice({ plan }: { plan: PlanKey }) {
  const prices = useQuery(planPricesQuery);
  const own = useQuery(subscriptionQuery);
  const currency = own.data?.subscription?.terms.currency ?? 'NGN';
  const price = prices.data && !own.isPending && planPriceWords(prices.data, plan, currency);
  return price ? `It costs ${price}` : 'What it costs';
}
