import { invoiceTax } from '../../finance/invoice-tax.ts';
import { addMonths } from '../../time/calendar-months.ts';
import { addDays, daysBetween } from '../../time/days.ts';
import { lagosDay, periodMonths } from './period.ts';
import { nextMonth, nextTerms, type PricedTerms, type Subscription, sameTerms, type Terms } from './subscription.ts';

/** Source: issue "Plans and money", "30 days' notice of a price change". */
export const PRICE_NOTICE_DAYS = 30;

/** A price from a day on (Lagos), minor units; a later one of the same terms takes its place. */
export type Price = { terms: Terms; amountMinor: number; from: string };

/**
 * Prices with the VAT rate (0.075 for 7.5%, 0 where none is charged), and whether it is inside them. `withdrawn`: what was announced
 * and taken back before its day.
 */
export type PriceList = { prices: readonly Price[]; withdrawn?: readonly Price[]; rate: number; includesTax: boolean };

/** When each notice was sent, by its key: milliseconds UTC. */
export type Notices = ReadonlyMap<string, number>;

/** What the terms cost on a day, tax included, in minor units; null where they are not sold. */
export function priceOn(list: PriceList, terms: Terms, day: string): number | null {
  return pricesOf(list, terms).find(({ from }) => from <= day)?.grossMinor ?? null;
}

/**
 * What the next period costs: the price of its first day. A higher one than the member was told counts only from 30 days after
 * the notice of it; until then the earlier one does. A lower one counts at once. Terms that are no longer sold keep their price.
 */
export function renewalPrice(subscription: Subscription, list: PriceList, notices: Notices): PricedTerms {
  const { terms, priceMinor } = nextTerms(subscription);
  const dueOn = addMonths(subscription.anchorOn, nextMonth(subscription));
  const counts = ({ grossMinor, from }: Gross) => {
    if (from > dueOn) return false;
    if (grossMinor <= priceMinor) return true;
    const sentAt = notices.get(priceNoticeKey(subscription, grossMinor, from));
    return sentAt !== undefined && daysBetween(lagosDay(sentAt), dueOn) >= PRICE_NOTICE_DAYS;
  };
  return { terms, priceMinor: pricesOf(list, terms).find(counts)?.grossMinor ?? priceMinor };
}

/** What a change to these terms will cost, where all that is announced is told today: it is told with the change itself. */
export function priceOfChange(
  subscription: Subscription,
  to: PricedTerms,
  { list, notices }: { list: PriceList; notices: Notices },
  now: number,
): PricedTerms {
  const changed = { ...subscription, next: to };
  const told = priceNotices(changed, list, lagosDay(now)).map(({ key }) => [key, now] as const);
  return renewalPrice(changed, list, new Map([...notices, ...told]));
}

/**
 * The keys of the notices that a change at the end of the period is itself: of the announced price that it says, where that is not
 * today's. None where it says today's.
 */
export function toldWithChange(changed: Subscription, list: PriceList, today: string): string[] {
  const { next } = changed;
  const listedMinor = next && priceOn(list, next.terms, today);
  if (!next || listedMinor === null) return [];
  return priceNotices({ ...changed, next: { ...next, priceMinor: listedMinor } }, list, today)
    .filter(({ priceMinor }) => priceMinor === next.priceMinor)
    .map(({ key }) => key);
}

/**
 * The subscription once a price is taken back that was told with the change to it: what comes next costs what it costs today. Announced
 * again, it needs its notice. Any other stays as it is, and is the same object.
 */
export function withoutPrice(
  subscription: Subscription,
  { terms, priceMinor }: Pick<WithdrawnNotice, 'terms' | 'priceMinor'>,
  list: PriceList,
  today: string,
): Subscription {
  const { next } = subscription;
  if (!next || !sameTerms(next.terms, terms) || next.priceMinor !== priceMinor) return subscription;
  const listedMinor = priceOn(list, terms, today);
  if (listedMinor === null || listedMinor >= priceMinor) return subscription;
  return { ...subscription, next: { terms, priceMinor: listedMinor }, revision: subscription.revision + 1 };
}

/** A higher price that the member is to hear of, the renewal it counts from, and the day to tell it. */
export type PriceNotice = { key: string; priceMinor: number; from: string; tellOn: string };

/**
 * The higher prices of what the member has. Each is told 30 days before the first renewal on or after its day; told later, on
 * `today`, it counts from the first renewal that is 30 days away.
 */
export function priceNotices(subscription: Subscription, list: PriceList, today: string): PriceNotice[] {
  const { terms, priceMinor } = nextTerms(subscription);
  const listed = pricesOf(list, terms);
  return listed.flatMap((price) => {
    if (price.grossMinor <= priceMinor) return [];
    const tellOn = addDays(firstRenewalFrom(subscription, terms, price.from), -PRICE_NOTICE_DAYS);
    const told = tellOn > today ? tellOn : today;
    const from = firstRenewalFrom(subscription, terms, latest(price.from, addDays(told, PRICE_NOTICE_DAYS)));
    // Another price may have taken its place by then.
    if (listed.find((other) => other.from <= from) !== price) return [];
    return [
      { key: priceNoticeKey(subscription, price.grossMinor, price.from), priceMinor: price.grossMinor, from, tellOn },
    ];
  });
}

/**
 * The prices that the member was told of and that were taken back since, by the key of the notice that no longer counts. `instead`: the
 * one that took its place on the same day.
 */
export function withdrawnNotices(
  { terms, next, id }: Subscription,
  { withdrawn = [], ...list }: PriceList,
  notices: Notices,
): WithdrawnNotice[] {
  const own = next && !sameTerms(next.terms, terms) ? [terms, next.terms] : [terms];
  return own
    .flatMap((one) => {
      const standing = pricesOf(list, one);
      return pricesOf({ ...list, prices: withdrawn }, one).map(({ grossMinor, from }) => {
        const other = standing.find((price) => price.from === from);
        const instead = other ? { priceMinor: other.grossMinor, from } : null;
        return { key: priceNoticeKey({ id }, grossMinor, from), terms: one, priceMinor: grossMinor, instead };
      });
    })
    .filter(({ key }) => notices.has(key));
}

export type WithdrawnNotice = PricedTerms & { key: string; instead: { priceMinor: number; from: string } | null };

/**
 * What the member hears in the place of a price that was taken back, once `subscription` is without it: what they have now (`stays`), a
 * lower price from their own renewal on, or, of a higher one, that its notice is still to come.
 */
export function priceInstead(
  subscription: Subscription,
  { terms, instead }: Pick<WithdrawnNotice, 'terms' | 'instead'>,
):
  | { kind: 'stays'; priceMinor: number }
  | { kind: 'lower'; priceMinor: number; from: string }
  | { kind: 'to_be_told' } {
  const { next, priceMinor: hasMinor } = subscription;
  const priceMinor = next && sameTerms(next.terms, terms) ? next.priceMinor : hasMinor;
  if (!instead || instead.priceMinor === priceMinor) return { kind: 'stays', priceMinor };
  if (instead.priceMinor > priceMinor) return { kind: 'to_be_told' };
  return { kind: 'lower', priceMinor: instead.priceMinor, from: firstRenewalFrom(subscription, terms, instead.from) };
}

type Gross = { grossMinor: number; from: string };

/** Newest first. */
function pricesOf({ prices, rate, includesTax }: PriceList, terms: Terms): Gross[] {
  return prices
    .filter((price) => sameTerms(price.terms, terms))
    .sort((a, b) => (a.from < b.from ? 1 : -1))
    .map(({ amountMinor, from }) => {
      const lines = [{ unit_minor: amountMinor, quantity: 1 }];
      return { grossMinor: invoiceTax({ lines, rate, prices_include_tax: includesTax }).gross, from };
    });
}

const latest = (a: string, b: string) => (a > b ? a : b);

function priceNoticeKey({ id }: Pick<Subscription, 'id'>, grossMinor: number, from: string): string {
  return `price:${id}:${from}:${grossMinor}`;
}

function firstRenewalFrom(subscription: Subscription, terms: Terms, day: string): string {
  let month = nextMonth(subscription);
  while (addMonths(subscription.anchorOn, month) < day) month += periodMonths(terms.cadence);
  return addMonths(subscription.anchorOn, month);
}
