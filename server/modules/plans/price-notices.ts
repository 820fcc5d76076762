import { dayInWords, sayPriceChange } from '#domain/billing/subscription/say-price.ts';
import { nextTerms, type Subscription } from '#domain/billing/subscription/subscription.ts';
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

/** `announcedMinor`: what they were told that it would cost. `instead`: what was announced in its place, from a day on. */
export const priceBack = (
  subscription: Subscription,
  announcedMinor: number,
  instead: { priceMinor: number; from: string } | null,
): PlanNotice => {
  const { terms, priceMinor } = subscription.next ?? subscription;
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
