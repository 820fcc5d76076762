import { useEffect, useState } from 'react';
import type { listPlans } from '#contract/billing/plans.ts';
import type { EndpointReply } from '#contract/endpoint.ts';
import type { Cadence } from '#domain/consultation/quote-machine.ts';
import { formatPlainMoney } from '#domain/money/money.ts';
import type { PaidPlan } from '#domain/plans.ts';

export type Prices = EndpointReply<typeof listPlans>;

/**
 * What the plans cost today. These pages are made at build, and an operator may change a price afterwards, so they ask. Without schemas:
 * public pages are kept small.
 */
export function usePricesNow({ isWanted = true } = {}): Prices | 'loading' | 'failed' {
  const [reading, setReading] = useState<Prices | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    readPrices(controller.signal).then(setReading, () => !controller.signal.aborted && setReading('failed'));
    return () => controller.abort();
  }, [isWanted]);
  return reading;
}

/** In the order in which two of them are told. */
const periods: [Cadence, string][] = [
  ['monthly', 'a month'],
  ['yearly', 'a year'],
  ['quarterly', 'a quarter'],
  ['one_time', 'for one year that does not renew'],
];

/** "₦15,000 or $10 a month, ₦150,000 or $100 a year, 7.5% tax in it"; undefined where the plan is not sold. */
export function pricesOf({ prices, taxPercent, includesTax }: Prices, plan: PaidPlan): string | undefined {
  const told = periods.flatMap(([cadence, words]) => {
    const own = prices.filter(({ terms }) => terms.plan === plan && terms.cadence === cadence);
    return own.length > 0 ? [`${own.map(({ price }) => formatPlainMoney(price)).join(' or ')} ${words}`] : [];
  });
  if (told.length === 0) return undefined;
  const tax = taxPercent !== null && `${taxPercent}% tax ${includesTax ? 'in it' : 'on top'}`;
  return [...told.slice(0, 2), tax].filter(Boolean).join(', ');
}

async function readPrices(signal: AbortSignal): Promise<Prices> {
  const answer = await fetch('/api/v1/plans', { signal });
  if (!answer.ok) throw new Error(`the plans answered ${answer.status}`);
  return ((await answer.json()) as { data: Prices }).data;
}
