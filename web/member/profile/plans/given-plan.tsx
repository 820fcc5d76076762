import { plans } from '#content/plans/plans.ts';
import type { GivenPlan as Given, Preview } from '#contract/billing/subscription.ts';
import { higherPlan } from '#domain/billing/subscription/comp.ts';
import type { PlanKey } from '#domain/plans.ts';
import { addDays } from '#domain/time/days.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Card } from '#ui/card/card.tsx';
import { Day, formatDay } from '#web/time/date-time.tsx';

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

/** Said before anything is paid: a plan that was given has as much as what would be bought, and costs nothing. */
export function GivenBefore({ given, preview }: { given: Given; preview: Preview }) {
  const { plan, until } = given;
  const { terms, period } = preview;
  const adds = higherPlan(plan, terms.plan) !== plan;
  if (adds || period.startsOn > until) return null;
  const follows = addDays(until, 1);
  return (
    <Banner tone="warning" title={`${plans[plan].name} is given to you until ${formatDay(until)}`}>
      It costs nothing. What you choose now runs at the same time:{' '}
      {period.endsOn <= follows
        ? 'it ends by then and adds nothing to what you have.'
        : `it adds nothing to what you have until ${formatDay(follows)}.`}
    </Banner>
  );
}
