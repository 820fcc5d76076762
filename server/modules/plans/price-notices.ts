import { PRICE_NOTICE_DAYS, priceInstead, type WithdrawnNotice } from '#domain/billing/subscription/price.ts';
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

/** A price that they were told of is taken back; `subscription` is without it already. */
export function priceBack(subscription: Subscription, withdrawn: Omit<WithdrawnNotice, 'key'>): PlanNotice {
  const { terms } = withdrawn;
  const wrote = `We wrote to you that ${nameOfTerms(terms)} would cost ${priceOf(withdrawn)}.`;
  const kind = 'plan.price_change';
  const instead = priceInstead(subscription, withdrawn);
  switch (instead.kind) {
    case 'stays':
      return {
        kind,
        title: 'The price of your plan stays as it is',
        body: `${wrote} We have taken that back: it costs ${priceOf({ terms, ...instead })}, as now.`,
      };
    case 'lower':
      return {
        kind,
        title: 'The price that we announced has changed',
        body: `${wrote} This has changed: from ${dayInWords(instead.from)} it costs ${priceOf({ terms, ...instead })}.`,
      };
    case 'to_be_told':
      return {
        kind,
        title: 'The price that we announced has changed',
        body: `${wrote} This has changed: another price is to come. We write to you about it ${PRICE_NOTICE_DAYS} days before you pay it.`,
      };
  }
}
