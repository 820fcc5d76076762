import { plans } from '#content/plans/plans.ts';
import type { PlanKey } from '#domain/plans.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { PlanCost } from './plan-cost.tsx';

/** What a plan does not have, where it is had, and what is open all the same. */
export function LockedNote({ plan }: { plan: PlanKey }) {
  return (
    <Banner title={`This course comes with the ${plans[plan].name} plan`} action={<PlanCost plan={plan} />}>
      Its first lesson is open to you, and the other courses of the list stay free.
    </Banner>
  );
}
