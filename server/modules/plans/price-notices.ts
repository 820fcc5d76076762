import type { WithdrawnNotice } from '#domain/billing/subscription/price.ts';
import { dayInWords, sayPriceChange } from '#domain/billing/subscription/say-price.ts';
import { nextTerms, type Subscription, sameTerms } from '#domain/billing/subscription/subscription.ts';
import { type PlanNotice, priceOf } from './plan-notice.ts';
import { nameOfTerms } from './plan-words.ts';

export function priceComing(subscription: Subscription, priceMinor: number, from: string): PlanNotice {
  const before = nextTerms(subscription);
  return {
    kind: 'plan.price_change',
    title: `The price of your plan changes on ${dayInWords(from)}`,
    body: `${sayPriceChange({ on: from, fromMinor: before.priceMinor, toMinor: priceMinor, currency: before.terms.currency })} You can change your plan. If you cancel before that day, nothing more is charged.`,
  };
}

/** A price that they were told of is taken back. `instead`: what was announced in its place, from a day on. */
export const priceBack = (
  { priceMinor: hasMinor, next }: Subscription,
  { terms, priceMinor: announcedMinor, instead }: Omit<WithdrawnNotice, 'key'>,
): PlanNotice => {
  const priceMinor = next && sameTerms(next.terms, terms) ? next.priceMinor : hasMinor;
  const wrote = `We wrote to you that ${nameOfTerms(terms)} would cost ${priceOf({ terms, priceMinor: announcedMinor })}.`;
  if (instead)
    return {
      kind: 'plan.price_change',
      title: 'The price that we announced has changed',
      body: `${wrote} That is not so any more: from ${dayInWords(instead.from)} it costs ${priceOf({ terms, priceMinor: instead.priceMinor })}.`,
    };
  return {
    kind: 'plan.price_change',
    title: 'The price of your plan stays as it is',
    body: `${wrote} We have taken that back: it costs ${priceOf({ terms, priceMinor })}, as now.`,
  };
};
