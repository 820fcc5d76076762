import { plans } from '#content/plans/plans.ts';
import type { PlanTerms } from '#contract/billing/subscription.ts';
import { STATUSES } from '#domain/statuses.ts';

/** "Founder, monthly, NGN". */
export function nameOf({ plan, cadence, currency }: PlanTerms): string {
  return `${plans[plan].name}, ${STATUSES[cadence].label.toLowerCase()}, ${currency}`;
}

export const keyOf = ({ plan, cadence, currency }: PlanTerms) => `${plan}-${cadence}-${currency}`;
