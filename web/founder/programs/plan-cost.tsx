import { lazy, Suspense } from 'react';
import type { PlanKey } from '#domain/plans.ts';
import { TextLink } from '#ui/link/link.tsx';
import { arrive } from '#web/code/arrival.ts';
import { paths } from '#web/paths.ts';

// Without a network nothing is locked: what a saved course keeps on the device holds no prices.
const PlanPrice = lazy(async () => ({ default: (await arrive(() => import('./plan-price.tsx'))).PlanPrice }));

/** What a plan costs, in the currency in which the founder pays already: a link to where it is chosen, with the price in it. */
export function PlanCost({ plan }: { plan: PlanKey }) {
  return (
    <TextLink href={paths.member.plans}>
      <Suspense fallback="What it costs">
        <PlanPrice plan={plan} />
      </Suspense>
    </TextLink>
  );
}
