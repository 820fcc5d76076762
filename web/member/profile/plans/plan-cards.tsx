import { Check } from 'lucide-react';
import { onEveryPlan, plans } from '#content/plans/plans.ts';
import type { listPlans } from '#contract/billing/plans.ts';
import type { PlanTerms, SubscriptionView } from '#contract/billing/subscription.ts';
import type { EndpointReply } from '#contract/endpoint.ts';
import type { Cadence } from '#domain/consultation/quote-machine.ts';
import { type Currency, formatPlainMoney } from '#domain/money/money.ts';
import { PLAN_KEYS, type PlanKey } from '#domain/plans.ts';
import { STATUSES } from '#domain/statuses.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { PlanLimits } from '#web/billing/plan-limits.tsx';
import { priceInWords } from '#web/billing/plan-prices.ts';
import { paths } from '#web/paths.ts';
import { formatDay } from '#web/time/date-time.tsx';
import { CURRENCY_NAMES, CURRENCY_OPTIONS } from '#web/words/currencies.ts';
import { askCancel } from './ask-cancel.tsx';
import { useCancelPlan } from './plan-queries.ts';
import { choiceWords, endOf, isSame, taxWords } from './plan-words.ts';
import { SHOWN_CADENCES, useShownPrices } from './shown-prices.ts';

type Prices = EndpointReply<typeof listPlans>;
type PlanCardsProps = {
  prices: Prices;
  subscription: SubscriptionView | null;
  /** The plan that the member has now. */
  current: PlanKey;
  /** What waits to be paid stands above them. */
  isBelow?: boolean;
  /** Nothing can be chosen by anyone who is no founder, nor while a payment is asked about. */
  onChoose?: ((terms: PlanTerms) => void) | undefined;
};

/** Every plan with its price in one currency, paid as often as is chosen here. Starts with what the member has. */
export function PlanCards({ prices, subscription, current, isBelow = false, onChoose }: PlanCardsProps) {
  const { currency, cadence, isChanged, show } = useShownPrices(subscription?.terms);
  /** Told above the plans already. */
  const running = subscription !== null && subscription.state !== 'ended' ? subscription.terms : null;
  const others = PLAN_KEYS.filter(
    (plan) => plan === 'free' || !running || !isSame(running, { plan, cadence, currency }),
  );
  const isSold = prices.prices.length > 0;
  return (
    <div className="flex flex-col gap-4">
      {(running || isBelow) && (
        <h3 className="pt-2 font-display text-xl font-semibold tracking-tight">
          {running ? 'Other plans and prices' : 'Plans and prices'}
        </h3>
      )}
      {isSold && (
        <div className="grid grid-cols-pair gap-3 sm:max-w-md">
          <SelectField
            label="How often"
            name="plan-cadence"
            value={cadence}
            onChange={({ target }) => show('often', target.value)}
            options={SHOWN_CADENCES.map((value) => ({ value, label: STATUSES[value].label }))}
          />
          <SelectField
            label="Currency"
            name="plan-currency"
            value={currency}
            onChange={({ target }) => show('currency', target.value)}
            options={CURRENCY_OPTIONS}
          />
        </div>
      )}
      <p role="status" className="sr-only">
        {isChanged && `Prices are shown ${STATUSES[cadence].label.toLowerCase()}, in ${CURRENCY_NAMES[currency]}.`}
      </p>
      {running && running.currency !== currency && (
        <p>
          You pay in {CURRENCY_NAMES[running.currency]} now. A plan in {CURRENCY_NAMES[currency]} begins when the period
          that you paid for is over.
        </p>
      )}
      <div className="grid gap-4 md:grid-cols-3">
        {others.map((plan) => (
          <PlanCard key={plan} {...{ plan, cadence, currency, prices, subscription, current, onChoose }} />
        ))}
      </div>
      <Disclosure summary="How much each plan has">
        <PlanLimits />
      </Disclosure>
    </div>
  );
}

type PlanCardProps = PlanCardsProps & { plan: PlanKey; cadence: Cadence; currency: Currency };

function PlanCard({ plan, cadence, currency, prices, subscription, current, onChoose }: PlanCardProps) {
  const { name, summary } = plans[plan];
  const isCurrent = plan === current;
  const terms = plan === 'free' ? null : { plan, cadence, currency };
  const next = subscription && !isOver(subscription) ? subscription.next : null;
  const has = subscription && subscription.state !== 'ended' ? subscription.terms : null;
  const price = terms && prices.prices.find((one) => isSame(one.terms, terms))?.price;
  return (
    <Card
      level={3}
      title={name}
      look="plain"
      actions={onChoose && <PlanAction {...{ terms, price, subscription, onChoose }} />}
    >
      <p>
        <strong className="block text-lg tabular-nums">
          {price
            ? priceInWords(price, cadence)
            : terms
              ? 'Not sold just now'
              : formatPlainMoney({ amountMinor: 0, currency })}
        </strong>
        {price && <span className="text-sm text-stone">{taxWords(prices)}</span>}
      </p>
      {subscription && next && terms && isSame(next.terms, terms) && (
        <p>
          <Badge colour="slate">
            {endOf(subscription) ? 'Chosen for the next period' : `Chosen from ${formatDay(next.on)}`}
          </Badge>
        </p>
      )}
      {isCurrent && (
        <p>
          <Badge colour="moss">
            {has && has.plan === plan ? `Your plan, ${STATUSES[has.cadence].label.toLowerCase()}` : 'Your plan'}
          </Badge>
        </p>
      )}
      <p className="text-stone">{summary}</p>
      {terms && (
        <TextLink href={paths.programs} className="w-fit text-sm">
          Which courses
          <span className="sr-only"> come with {name}</span>
        </TextLink>
      )}
      {!terms && (
        <Disclosure summary="What is in it">
          <ul className="flex flex-col gap-2">
            {onEveryPlan.map((line) => (
              <li key={line} className="flex gap-2.5">
                <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-moss" />
                {line}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Card>
  );
}

/** Whether nothing follows it, whatever was chosen. */
const isOver = ({ state }: SubscriptionView) => state === 'ended' || state === 'ending';

/** Whether it is another plan than what the founder has, or has chosen for the end of the period. */
function canChoose({ can, terms, next }: SubscriptionView, other: PlanTerms): boolean {
  return can.change && !isSame(terms, other) && !(next && isSame(next.terms, other));
}

type PlanActionProps = Pick<PlanCardsProps, 'subscription'> & {
  terms: PlanTerms | null;
  price: unknown;
  onChoose: (terms: PlanTerms) => void;
};

/** The free plan is chosen by cancelling: the same button, no harder to find than any other. */
function PlanAction({ terms, price, subscription, onChoose }: PlanActionProps) {
  const cancelling = useCancelPlan();
  if (!terms)
    return subscription?.can.cancel && !endOf(subscription) ? (
      <Button variant="secondary" onClick={() => void askCancel(subscription, () => cancelling.mutateAsync())}>
        Change to {plans.free.name}
      </Button>
    ) : null;
  const isRunning = subscription !== null && subscription.state !== 'ended';
  if (!price || (isRunning && !canChoose(subscription, terms))) return null;
  return (
    <Button variant="secondary" onClick={() => onChoose(terms)}>
      {choiceWords(subscription, terms)}
    </Button>
  );
}
