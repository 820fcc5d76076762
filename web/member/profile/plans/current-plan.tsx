import { plans } from '#content/plans/plans.ts';
import type { PlanTerms, SubscriptionView } from '#contract/billing/subscription.ts';
import { cardInWords } from '#domain/billing/card-words.ts';
import { sayHeld } from '#domain/billing/subscription/say-price.ts';
import { formatPlainMoney } from '#domain/money/money.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { priceInWords } from '#web/billing/plan-prices.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { Day } from '#web/time/date-time.tsx';
import { planStates } from '#web/words/plan-states.ts';
import { askCancel } from './ask-cancel.tsx';
import { useCancelPlan, useKeepPlan, useReturnToPlan, useTaxNote } from './plan-queries.ts';
import { endOf, isSame, nameBeside } from './plan-words.ts';

type CurrentPlanProps = {
  subscription: SubscriptionView;
  /** Nothing can be chosen while a payment is asked about. */
  onChoose: ((terms: PlanTerms) => void) | undefined;
};

/** What a founder pays for, how it stands and what can be done with it. */
export function CurrentPlan({ subscription, onChoose }: CurrentPlanProps) {
  const { terms, price, state, period, words, card, renews, heldUntil, priceChange, next, ahead, can } = subscription;
  const [cancelling, keeping, returning] = [useCancelPlan(), useKeepPlan(), useReturnToPlan()];
  const tax = useTaxNote();
  const { label, colour } = planStates[state];
  const ends = endOf(subscription);
  return (
    <Card level={3} title={plans[terms.plan].name} eyebrow="Your plan">
      <p className="flex flex-wrap gap-2">
        <Badge colour={colour}>{label}</Badge>
        <StatusBadge status={terms.cadence} />
      </p>
      <p>
        {priceInWords(price, terms.cadence)}
        {tax}. Paid for until <Day value={ahead && isSame(ahead.terms, terms) ? ahead.period.endsOn : period.endsOn} />.
      </p>
      {words && <p>{words}</p>}
      {priceChange && (
        <p>
          The price changes: from <Day value={priceChange.on} /> you pay{' '}
          {priceInWords(priceChange.to, priceChange.terms.cadence)}, and until then {formatPlainMoney(priceChange.from)}
          . If you cancel before that day, nothing more is charged.
        </p>
      )}
      {heldUntil && <p>{sayHeld(heldUntil)}</p>}
      {card && renews && <p>Renewals are charged to your {cardInWords(card)}.</p>}
      {ahead && (
        <p>
          The next period is paid for already: <Day value={ahead.period.startsOn} /> to{' '}
          <Day value={ahead.period.endsOn} />.
        </p>
      )}
      {next && (
        <p>
          {ends ? (
            'Chosen for the next period, once you pay for it'
          ) : (
            <>
              {state === 'ending' ? 'If you keep the plan, from ' : 'From '}
              <Day value={next.on} />
            </>
          )}
          : {nameBeside(next.terms, terms)}, {priceInWords(next.price, next.terms.cadence)}.
        </p>
      )}
      <CallFailure error={keeping.error ?? returning.error} />
      <div className="flex flex-wrap gap-3 pt-1">
        {next && state !== 'ending' && (
          <Button
            variant="secondary"
            loading={keeping.isPending}
            loadingText="Keeping it…"
            onClick={() =>
              keeping.mutate(undefined, {
                onSuccess: () => toast.success(ends ? 'It is not chosen any more.' : 'Your plan stays as it is.'),
              })
            }
          >
            {ends ? 'Take this choice back' : `Keep ${nameBeside(terms, next.terms)}`}
          </Button>
        )}
        {can.return && (
          <Button
            variant="secondary"
            loading={returning.isPending}
            loadingText="Taking it back…"
            onClick={() =>
              returning.mutate(undefined, {
                onSuccess: (own) => toast.success(`Your plan goes on. ${own.subscription?.words ?? ''}`.trim()),
              })
            }
          >
            Keep the plan
          </Button>
        )}
        {can.payAhead && onChoose && (
          <Button variant="secondary" onClick={() => onChoose(next?.terms ?? terms)}>
            Pay the next period now
          </Button>
        )}
        {can.cancel && !ends && (
          <Button variant="secondary" onClick={() => void askCancel(subscription, () => cancelling.mutateAsync())}>
            Cancel the plan
          </Button>
        )}
      </div>
      {ends && (
        <p>
          Ends on <Day value={ends} />, nothing more is charged: there is nothing to cancel.
        </p>
      )}
    </Card>
  );
}
