import { plans } from '#content/plans/plans.ts';
import type { AnnouncedPrice, PlanPrice } from '#contract/billing/admin-prices.ts';
import type { PlanTerms } from '#contract/billing/subscription.ts';
import { formatPlainMoney } from '#domain/money/money.ts';
import { STATUSES } from '#domain/statuses.ts';
import { formatDay } from '#web/time/date-time.tsx';

/** "Founder, monthly, NGN". */
export function nameOf({ plan, cadence, currency }: PlanTerms): string {
  return `${plans[plan].name}, ${STATUSES[cadence].label.toLowerCase()}, ${currency}`;
}

export const keyOf = ({ plan, cadence, currency }: PlanTerms) => `${plan}-${cadence}-${currency}`;

/** "+20%", "-12.5%", "no change": how far a price is from the one before, to a tenth of a percent. */
export function changeWords(beforeMinor: number, afterMinor: number): string {
  const tenths = Math.round(((afterMinor - beforeMinor) * 1000) / beforeMinor);
  if (afterMinor === beforeMinor) return 'no change';
  return `${afterMinor > beforeMinor ? '+' : '-'}${Math.abs(tenths) / 10}%`;
}

export function membersWords(subscribers: number): string {
  if (subscribers === 0) return 'No member has it.';
  return subscribers === 1 ? '1 member has it.' : `${subscribers.toLocaleString('en')} members have it.`;
}

/** What announcing a price means, before it is done: against the price that would hold on that day without it. */
export function announcementWords(
  { terms, price, announced, subscribers }: PlanPrice,
  { amountMinor, from }: AnnouncedPrice,
): string {
  const next = formatPlainMoney({ amountMinor, currency: terms.currency });
  const earlier = announced.findLast((one) => one.from < from);
  const change = earlier
    ? `${formatPlainMoney(earlier.price)} from ${formatDay(earlier.from)} → ${next} from ${formatDay(from)} (${changeWords(earlier.price.amountMinor, amountMinor)})`
    : price
      ? `${formatPlainMoney(price)} → ${next} (${changeWords(price.amountMinor, amountMinor)})`
      : next;
  const whatTheyDo = subscribers > 0 ? ` ${renewalWords(price, amountMinor, earlier !== undefined)}` : '';
  const replaced = announced.find((one) => one.from === from);
  const inPlaceOf = replaced
    ? ` It replaces ${formatPlainMoney(replaced.price)}, which is announced for that day: members who were told of that hear the new one.`
    : '';
  return `${change}.${inPlaceOf} New buyers pay it from ${formatDay(from)}. ${membersWords(subscribers)}${whatTheyDo}`;
}

/** When members pay it: by what they pay today. `isNamed`: that is said too, where the change is from another price. */
function renewalWords(price: PlanPrice['price'], amountMinor: number, isNamed: boolean): string {
  const isHigher = price !== null && amountMinor > price.amountMinor;
  const then = isHigher
    ? 'are told by mail, and pay it at the first renewal that comes 30 days after that.'
    : 'pay it at their first renewal from that day on.';
  if (!price || !isNamed) return `Those whose plan renews ${then}`;
  return `It is ${isHigher ? 'more' : 'not more'} than today’s ${formatPlainMoney(price)}: those whose plan renews ${then}`;
}
