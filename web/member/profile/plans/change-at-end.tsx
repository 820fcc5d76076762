import { plans } from '#content/plans/plans.ts';
import type { PlanTerms, Preview, SubscriptionView } from '#contract/billing/subscription.ts';
import { Button } from '#ui/button/button.tsx';
import { CallFailure } from '#web/components/call-failure.tsx';
import { formatDay } from '#web/time/date-time.tsx';
import { useChangePlan, useKeepPlan } from './plan-queries.ts';
import { nameBeside, termsInWords } from './plan-words.ts';

type ChangeAtEndProps = { preview: Preview; subscription: SubscriptionView | null; onDone: () => void };

/** A choice that costs nothing today: it begins when the period that is paid for is over, or takes back one that would. */
export function ChangeAtEnd({ preview: { when, terms, period, renews }, subscription, onDone }: ChangeAtEndProps) {
  const changing = useChangePlan();
  const keeping = useKeepPlan();
  const isKept = when === 'kept';
  const day = formatDay(period.startsOn);
  const isOther = subscription?.terms.plan !== terms.plan;
  return (
    <>
      {!isKept && subscription && (
        <p>
          You keep {isOther ? plans[subscription.terms.plan].name : inSentence(subscription.terms, terms)} until {day}.
        </p>
      )}
      {!isKept && !renews && (
        <p>
          {inSentence(terms, subscription?.terms ?? terms)} begins on {day} only if you pay for it by then.
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

/** With the comma that ends what stands between two. */
const inSentence = (one: PlanTerms, other: PlanTerms) =>
  nameBeside(one, other) + (one.currency === other.currency ? '' : ',');
