import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { listPlans } from '#contract/billing/plans.ts';
import type { EndpointReply } from '#contract/endpoint.ts';
import type { Cadence } from '#domain/consultation/quote-machine.ts';
import { formatPlainMoney } from '#domain/money/money.ts';
import { PAID_PLANS, type PaidPlan } from '#domain/plans.ts';
import { TextLink } from '#ui/link/link.tsx';
import { SkeletonLines, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { paths } from '../../paths.ts';

type Prices = EndpointReply<typeof listPlans>;

/** What the plans cost today, each in its card. Without schemas: this page is kept small. */
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
        <SkeletonLines count={2} />
      </SkeletonRegion>
    );
  if (reading === 'failed')
    return (
      <>
        The prices could not be read just now. They stand{' '}
        <TextLink href={paths.member.plans}>beside your plan</TextLink>.
      </>
    );
  return PAID_PLANS.map((plan) => {
    const place = document.querySelector(`[data-plan="${plan}"]:not([data-prices])`);
    const price = <strong key={plan}>{pricesOf(reading, plan)}</strong>;
    return place ? createPortal(price, place) : price;
  });
}

/** In the order in which two of them are told. */
const periods: [Cadence, string][] = [
  ['monthly', 'a month'],
  ['yearly', 'a year'],
  ['quarterly', 'a quarter'],
  ['one_time', 'for one year that does not renew'],
];

/** "₦15,000 or $10 a month, ₦150,000 or $100 a year, 7.5% tax in it". */
function pricesOf({ prices, taxPercent, includesTax }: Prices, plan: PaidPlan): string {
  const told = periods.flatMap(([cadence, words]) => {
    const own = prices.filter(({ terms }) => terms.plan === plan && terms.cadence === cadence);
    return own.length > 0 ? [`${own.map(({ price }) => formatPlainMoney(price)).join(' or ')} ${words}`] : [];
  });
  if (told.length === 0) return 'Not sold just now.';
  const tax = taxPercent !== null && `${taxPercent}% tax ${includesTax ? 'in it' : 'on top'}`;
  return [...told.slice(0, 2), tax].filter(Boolean).join(', ');
}

async function readPrices(signal: AbortSignal): Promise<Prices> {
  const answer = await fetch('/api/v1/plans', { signal });
  if (!answer.ok) throw new Error(`the plans answered ${answer.status}`);
  return ((await answer.json()) as { data: Prices }).data;
}
