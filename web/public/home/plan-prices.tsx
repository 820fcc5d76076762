import { useEffect, useState } from 'react';
import { plans } from '#content/plans/plans.ts';
import type { listPlans } from '#contract/billing/plans.ts';
import type { EndpointReply } from '#contract/endpoint.ts';
import type { Cadence } from '#domain/consultation/quote-machine.ts';
import { CURRENCIES, type Currency, formatPlainMoney } from '#domain/money/money.ts';
import { PAID_PLANS, type PaidPlan } from '#domain/plans.ts';
import { TextLink } from '#ui/link/link.tsx';
import { SkeletonLines, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { paths } from '../../paths.ts';

type Prices = EndpointReply<typeof listPlans>;

/** What the plans cost today. Without schemas: this page is kept small. */
export function PlanPrices() {
  const [reading, setReading] = useState<Prices | 'loading' | 'failed'>('loading');
  useEffect(() => {
    const controller = new AbortController();
    readPrices(controller.signal).then(setReading, () => !controller.signal.aborted && setReading('failed'));
    return () => controller.abort();
  }, []);
  if (reading === 'loading')
    return (
      <SkeletonRegion label="Loading the prices...">
        <SkeletonLines count={3} />
      </SkeletonRegion>
    );
  if (reading === 'failed')
    return (
      <p>
        The prices could not be read just now. They stand{' '}
        <TextLink href={paths.member.plans}>beside your plan</TextLink>.
      </p>
    );
  if (reading.prices.length === 0) return <p className="text-stone">No paid plan is sold just now.</p>;
  return (
    <>
      <dl className="grid gap-x-8 gap-y-3 md:grid-cols-2">
        {PAID_PLANS.map((plan) => (
          <div key={plan}>
            <dt className="font-semibold">{plans[plan].name}</dt>
            {CURRENCIES.map((currency) => (
              <dd key={currency}>{pricesIn(reading, plan, currency)}</dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="text-sm text-stone">{taxWords(reading)} You see what you pay, and when again, before you pay.</p>
    </>
  );
}

const periods: Record<Cadence, string> = {
  monthly: 'a month',
  quarterly: 'a quarter',
  yearly: 'a year',
  one_time: 'for one year that does not renew',
};

function pricesIn({ prices }: Prices, plan: PaidPlan, currency: Currency): string {
  const own = prices.filter(({ terms }) => terms.plan === plan && terms.currency === currency);
  return own.map(({ terms, price }) => `${formatPlainMoney(price)} ${periods[terms.cadence]}`).join(', ');
}

function taxWords({ taxPercent, includesTax }: Prices): string {
  if (taxPercent === null) return 'No tax is added.';
  return includesTax ? `Tax of ${taxPercent}% is in the prices.` : `Tax of ${taxPercent}% is added.`;
}

async function readPrices(signal: AbortSignal): Promise<Prices> {
  const answer = await fetch('/api/v1/plans', { signal });
  if (!answer.ok) throw new Error(`the plans answered ${answer.status}`);
  return ((await answer.json()) as { data: Prices }).data;
}
