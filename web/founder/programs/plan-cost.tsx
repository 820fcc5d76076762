import { useQuery } from '@tanstack/react-query';
import type { PlanKey } from '#domain/plans.ts';
import { TextLink } from '#ui/link/link.tsx';
import { planPricesQuery, planPriceWords } from '#web/billing/plan-prices.ts';
import { subscriptionQuery } from '#web/billing/subscription-query.ts';
import { paths } from '#web/paths.ts';

/** What a plan costs, in the currency in which the founder pays already: a link to where it is chosen, with the price in it. */
export function PlanCost({ plan }: { plan: PlanKey }) {
  const prices = useQuery(planPricesQuery);
  const own = useQuery(subscriptionQuery);
  const currency = own.data?.subscription?.terms.currency ?? 'NGN';
  const price = prices.data && !own.isPending && planPriceWords(prices.data, plan, currency);
  return <TextLink href={paths.member.plans}>{price ? `It costs ${price}` : 'What it costs'}</TextLink>;
}
