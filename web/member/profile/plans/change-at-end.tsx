import { plans } from '#content/plans/plans.ts';
import type { PlanTerms, Preview, SubscriptionView } from '#contract/billing/subscription.ts';
import { Button } from '#ui/button/button.tsx';
import { CallFailure } from '#web/components/call-failure.tsx';
import { formatDay } from '#web/time/date-time.tsx';
import { useChangePlan, useKeepPlan } from './plan-queries.ts';
import { termsInWords } from './plan-words.ts';

type ChangeAtEndProps = { preview: Preview; subscription: SubscriptionView | null; onDone: () => void };

/** A choice that costs nothing today: it begins when the period that is paid for is over, or takes back one that would. */
export function ChangeAtEnd({ preview: { when, terms, period, renews }, subscription, onDone }: ChangeAtEndProps) {
  const changing = useChangePlan();
  const keeping = useKeepPlan();
  const isKept = when === 'kept';
  const day = formatDay(period.startsOn);
  return (
    <>
      {!isKept && subscription && (
        <p>
          You keep {nameBeside(subscription.terms, terms)} until {day}.
        </p>
      )}
      {!isKept && !renews && (
        <p>
          {termsInWords(terms)} begins on {day} only if you pay for it by then.
        </p>
      )}
      <CallFailure error={changing.error ?? keeping.error} />
      <div>
        <Button
          loading={changing.isPending || keeping.isPending}
          loadingText={isKept ? 'Keeping it…' : 'Changing it…'}
          onClick={() =>
            isKept ? keeping.mutate(undefined, { onSuccess: onDone }) : changing.mutate(terms, { onSuccess: onDone })
          }
        >
          {isKept ? `Keep ${termsInWords(terms)}` : renews ? `Change on ${day}` : 'Choose it for the next period'}
        </Button>
      </div>
    </>
  );
}

/** The plan alone where the other one has another name: "Founder"; else with how often it is paid: "Founder, yearly". */
const nameBeside = (one: PlanTerms, other: PlanTerms) =>
  one.plan === other.plan ? termsInWords(one) : plans[one.plan].name;
