import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { readForecast } from '#contract/billing/plans.ts';
import type { PlanTerms, SubscriptionView } from '#contract/billing/subscription.ts';
import type { EndpointReply } from '#contract/endpoint.ts';
import { sayCharge, sayOnlyIf } from '#domain/billing/subscription/say-price.ts';
import { CURRENCIES, formatPlainMoney, type Money } from '#domain/money/money.ts';
import { PAID_PLANS } from '#domain/plans.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { Day, formatDay } from '#web/time/date-time.tsx';
import { type FutureChoice, forecastQuery } from './plan-queries.ts';
import { endOf, isSame, nameBeside, termsInWords } from './plan-words.ts';

type Charge = EndpointReply<typeof readForecast>['charges'][number];
type NextMonthsProps = { subscription: SubscriptionView; sold: readonly PlanTerms[] };

/** Every charge of the next 12 months, for what the member may do today: read once somebody folds it out. */
export function NextMonths(props: NextMonthsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary="Next 12 months: each payment to come" onToggle={setOpen}>
      {isOpen && <Futures {...props} />}
    </Disclosure>
  );
}

function Futures({ subscription, sold }: NextMonthsProps) {
  const futures = futuresOf(subscription, sold);
  const [chosen, setChosen] = useState(0);
  const { query = { choice: 'keep' } } = futures[chosen] ?? {};
  const forecast = useQuery(forecastQuery(query));
  return (
    <div className="flex flex-col gap-3 py-1 text-base text-ink">
      <SelectField
        className="sm:max-w-md"
        label="If you"
        name="plan-future"
        value={String(chosen)}
        onChange={(event) => setChosen(Number(event.target.value))}
        options={futures.map(({ label }, index) => ({ value: String(index), label }))}
      />
      <Loaded query={forecast} what="What is charged in the next 12 months">
        {({ charges, endsOn, heldUntil }) => (
          <div role="status" className="flex flex-col gap-2">
            <p>{sumInWords(charges)}</p>
            <Charges charges={charges} />
            {heldUntil && <p>{sayOnlyIf(heldUntil)}</p>}
            {endsOn && <p>Your plan ends on {formatDay(endsOn)}.</p>}
          </div>
        )}
      </Loaded>
    </div>
  );
}

/** "12 payments: ₦180,000 in all, and ₦5,000 of your credit." */
function sumInWords(charges: readonly Charge[]): string {
  if (charges.length === 0) return 'Nothing is charged.';
  const count = charges.length === 1 ? '1 payment' : `${charges.length} payments`;
  const credit = sumOf(charges.map((charge) => charge.credit));
  return `${count}: ${sumOf(charges.map(({ pay }) => pay)) || 'nothing'} in all${credit && `, and ${credit} of your credit`}.`;
}

/** What is paid in each currency: a plan may change to the other one. Empty for nothing. */
function sumOf(sums: readonly Money[]): string {
  return CURRENCIES.map((currency) => ({
    currency,
    amountMinor: sums.reduce((sum, money) => (money.currency === currency ? sum + money.amountMinor : sum), 0),
  }))
    .filter(({ amountMinor }) => amountMinor > 0)
    .map(formatPlainMoney)
    .join(' and ');
}

/** The plan is named with its first payment, and again where another one follows. */
function Charges({ charges }: { charges: readonly Charge[] }) {
  return (
    <ul className="divide-y divide-line">
      {charges.map(({ on, terms, pay, credit }, index) => (
        <li key={on} className="flex flex-wrap justify-between gap-x-4 py-1">
          <span>
            <Day value={on} />
            {isNew(charges, index) && `: ${termsInWords(terms)}`}
          </span>
          <span className="tabular-nums">
            {sayCharge({ payMinor: pay.amountMinor, usedMinor: credit.amountMinor, currency: pay.currency })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function isNew(charges: readonly Charge[], index: number): boolean {
  const [before, now] = [charges[index - 1], charges[index]];
  return !before || !now || !isSame(before.terms, now.terms);
}

/** Leaving it as it is, cancelling, taking a planned change back, and every other plan paid as often and in the same currency. */
function futuresOf(subscription: SubscriptionView, sold: readonly PlanTerms[]) {
  const { terms, state, can } = subscription;
  const ends = endOf(subscription) !== null;
  const next = ends || state === 'ending' ? null : subscription.next;
  const label = next
    ? `change to ${nameBeside(next.terms, terms)} on ${formatDay(next.on)}, as planned`
    : ends || state === 'ending'
      ? 'leave it as it is'
      : 'keep your plan';
  const futures: { label: string; query: FutureChoice }[] = [{ label, query: { choice: 'keep' } }];
  if (can.cancel && !ends) futures.push({ label: 'cancel', query: { choice: 'cancel' } });
  if (!can.change) return futures;
  if (next) futures.push({ label: `keep ${nameBeside(terms, next.terms)}`, query: { choice: 'change', ...terms } });
  for (const plan of PAID_PLANS) {
    const other = { ...terms, plan };
    if (plan !== terms.plan && !(next && isSame(next.terms, other)) && sold.some((one) => isSame(one, other)))
      futures.push({ label: `change to ${termsInWords(other)}`, query: { choice: 'change', ...other } });
  }
  return futures;
}
