import { plans } from '#content/plans/plans.ts';
import type { GivenPlan as Given } from '#contract/billing/subscription.ts';
import { higherPlan } from '#domain/billing/subscription/comp.ts';
import type { PlanKey } from '#domain/plans.ts';
import { Card } from '#ui/card/card.tsx';
import { Day } from '#web/time/date-time.tsx';

/** A plan that a founder was given, beside what they pay for: the higher one counts. */
export function GivenPlan({ given: { plan, until }, paid }: { given: Given; paid: PlanKey }) {
  const counts = higherPlan(paid, plan) !== paid;
  return (
    <Card level={3} title={plans[plan].name} eyebrow={counts ? 'Your plan now' : 'Also yours'}>
      <p>
        Given to you until <Day value={until} />. It costs nothing and ends by itself.
      </p>
      {paid !== 'free' && (
        <p>
          {counts
            ? `You pay for ${plans[paid].name} too, which goes on as it is.`
            : `You pay for ${plans[paid].name}, which has as much or more.`}
        </p>
      )}
    </Card>
  );
}
