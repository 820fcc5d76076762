import type { ReactNode } from 'react';
import { plans } from '#content/plans/plans.ts';
import type { Subscriber } from '#contract/billing/admin-subscribers.ts';
import { cardInWords } from '#domain/billing/card-words.ts';
import { formatPlainMoney } from '#domain/money/money.ts';
import { STATUSES } from '#domain/statuses.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { DateTime, Day, formatDay, formatMonth } from '#web/time/date-time.tsx';
import { planStates } from '#web/words/plan-states.ts';
import { endWords, isRestored, lastPaidWords } from './subscriber-words.ts';

/** Who it is, what they pay for, with which cards, and what is theirs. */
export function SubscriberPlan({ subscriber }: { subscriber: Subscriber }) {
  const { person, subscription, cards, credit } = subscriber;
  return (
    <Card title="Plan">
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <Fact label="E-mail">
          <a className="wrap-anywhere text-moss underline" href={`mailto:${person.email}`}>
            {person.email}
          </a>
        </Fact>
        {subscription ? (
          <SubscriptionFacts subscription={subscription} isRestored={isRestored(subscriber)} />
        ) : (
          <Fact label="Pays for">No plan so far</Fact>
        )}
        <Fact label="Cards">
          {cards.length === 0
            ? 'None'
            : cards.map((card) => (
                <span key={card.id} className="block">
                  {cardInWords(card)}, {card.isExpired ? 'expired' : 'until'}{' '}
                  {formatMonth(`${card.expiresYear}-${String(card.expiresMonth).padStart(2, '0')}`)}
                </span>
              ))}
        </Fact>
        <Fact label="Credit">{credit.length === 0 ? 'None' : credit.map(formatPlainMoney).join(' and ')}</Fact>
      </dl>
    </Card>
  );
}

type SubscriptionFactsProps = { subscription: NonNullable<Subscriber['subscription']>; isRestored: boolean };

function SubscriptionFacts({ subscription, isRestored }: SubscriptionFactsProps) {
  const { state, terms, price, period, paidUntil, renews, charge, next, ahead, graceEndsAt, isChecking } = subscription;
  const { endedFor, endedAt, cancelled, heldUntil } = subscription;
  const isOver = state === 'ended';
  const { label, colour } = planStates[state];
  return (
    <>
      <Fact label={isOver ? 'Paid for' : 'Pays for'}>
        {plans[terms.plan].name}, {STATUSES[terms.cadence].label.toLowerCase()}, {formatPlainMoney(price)}
      </Fact>
      <Fact label="State">
        <Badge colour={colour}>{label}</Badge>
        {cancelled && (
          <span className="block text-sm text-stone">
            Cancelled by {cancelled.bySupport ? 'an operator' : 'the member'} on <DateTime value={cancelled.at} />
          </span>
        )}
        {isRestored && (
          <span className="block text-sm text-stone">
            The bank took the payment back and gave it back: the plan runs to the end of its period and does not renew.
          </span>
        )}
        {endedFor && <span className="block text-sm text-stone">{endWords[endedFor]}</span>}
        {isChecking && <span className="block text-sm text-stone">We are asking the bank about a charge.</span>}
        {graceEndsAt && (
          <span className="block text-sm text-stone">
            Ends unpaid on <DateTime value={graceEndsAt} withTime />
          </span>
        )}
      </Fact>
      {isOver ? (
        <Fact label="Ended on">
          {endedAt ? <DateTime value={endedAt} withTime /> : 'Not known'}
          <span className="block text-sm text-stone">{lastPaidWords(subscription)}</span>
        </Fact>
      ) : (
        <>
          <Fact label="Paid until">
            <Day value={paidUntil} />
            <span className="block text-sm text-stone">
              The running period began on {formatDay(period.startsOn)}.
              {ahead && ` The next one, from ${formatDay(ahead.period.startsOn)}, is paid for too.`}
            </span>
          </Fact>
          <Fact label="Renews by itself">
            {renews ? 'On' : 'Off'}
            {charge && (
              <span className="block text-sm text-stone">
                {formatPlainMoney(charge.pay)} on {formatDay(charge.on)}
                {heldUntil && '. Until then the card waits for a transfer that they say they sent.'}
              </span>
            )}
          </Fact>
        </>
      )}
      {next && state !== 'ending' && (
        <Fact label="Chosen after that">
          {plans[next.terms.plan].name}, {STATUSES[next.terms.cadence].label.toLowerCase()},{' '}
          {formatPlainMoney(next.price)} from <Day value={next.on} />
        </Fact>
      )}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-stone">{label}</dt>
      <dd className="min-w-0 max-sm:-mt-3">{children}</dd>
    </>
  );
}
