import { type Currency, formatPlainMoney } from '../../money/money.ts';
import { showTime } from '../../scheduling/show-time.ts';
import { addDays } from '../../time/days.ts';
import type { Period } from './period.ts';
import { type PricedTerms, sameTerms } from './subscription.ts';

/** What a choice costs, in minor units of one currency, tax included; days in Lagos, YYYY-MM-DD. */
export type PriceInWords = {
  currency: Currency;
  todayMinor: number;
  /** What a coupon takes off today's payment. */
  couponMinor?: number | undefined;
  /** Credit that was used for today's payment. */
  creditMinor?: number;
  /** Credit that is left after it. */
  keptMinor?: number;
  /** The next payment: what of it is to pay, what credit pays, and when. Null where none follows. */
  next: (ChargeInWords & { on: string }) | null;
  /** Other prices that are charged from a day on, as they are announced: in the order of their days. */
  priceChanges?: readonly PriceChange[];
  /** The day the plan ends where no payment follows. */
  endsOn: string;
  /** How many months a plan lasts that begins once its transfer is found: on no day that is known yet. */
  monthsOnceFound?: number | undefined;
  renews: boolean;
};

/**
 * What is to come of a plan whose next period is owed, and is not charged again: `endsOn` is the last day of its grace, in Lagos.
 * "Your plan ends on 4th Jan, 2027, unless it is paid by then. Renews by itself: off."
 */
export function sayOwed({ endsOn, renews }: Pick<PriceInWords, 'endsOn' | 'renews'>): string {
  return `Your plan ends on ${dayInWords(endsOn)}, unless it is paid by then. ${sayRenews(renews)}`;
}

/** What a member reads who cancels a plan that is over already: its next period was not paid. */
export const ENDS_TODAY = 'You pay nothing more. Your plan ends today. Renews by itself: off.';

/** A charge to come, in minor units: what is to pay, and what credit pays of it. */
export type ChargeInWords = { payMinor: number; usedMinor?: number; currency: Currency };

/** The first charge of another price, and the price before it: minor units. */
export type PriceChange = { on: string; fromMinor: number; toMinor: number; currency: Currency };

/**
 * What a member reads before they pay, change or cancel: "You pay ₦15,000 today. Next: ₦15,000 on 3rd Mar, 2027. Renews by
 * itself: on." Source: issue "Plans and money", part 1, a literal.
 */
export function sayPrice(price: PriceInWords): string {
  const { currency, todayMinor, couponMinor = 0, creditMinor = 0, keptMinor = 0, next } = price;
  const amount = (amountMinor: number) => formatPlainMoney({ amountMinor, currency });
  return join([
    todayMinor > 0
      ? `You pay ${amount(todayMinor)} today.`
      : `You pay nothing ${next || couponMinor > 0 ? 'today' : 'more'}.`,
    couponMinor > 0 && `Your coupon takes ${amount(couponMinor)} off this payment alone.`,
    creditMinor > 0 && `${amount(creditMinor)} of what you paid is taken off.`,
    keptMinor > 0 && `${amount(keptMinor)} stays as your credit.`,
    sayAfter(price),
  ]);
}

/** What comes after the payment of today: "Nothing else is charged. Your plan ends on 3rd Mar, 2027. Renews by itself: off." */
export function sayAfter({
  todayMinor,
  next,
  priceChanges = [],
  endsOn,
  monthsOnceFound,
  renews,
}: Omit<PriceInWords, 'currency'>): string {
  return join([
    next && `Next: ${sayCharge(next)} on ${dayInWords(next.on)}.`,
    ...priceChanges.map(sayPriceChange),
    !next && todayMinor > 0 && 'Nothing else is charged.',
    !next &&
      (monthsOnceFound
        ? `The plan begins on the day we find your transfer and ends ${monthsInWords(monthsOnceFound)} later.`
        : `Your plan ends on ${dayInWords(endsOn)}.`),
    sayRenews(renews),
  ]);
}

const sayRenews = (renews: boolean) => `Renews by itself: ${renews ? 'on' : 'off'}.`;

/** "₦10,000", where credit pays a part "₦10,000 and ₦5,000 of your credit", and where it pays all "₦10,000 of your credit". */
export function sayCharge({ payMinor, usedMinor = 0, currency }: ChargeInWords): string {
  const pay = formatPlainMoney({ amountMinor: payMinor, currency });
  if (usedMinor <= 0) return pay;
  const used = `${formatPlainMoney({ amountMinor: usedMinor, currency })} of your credit`;
  return payMinor > 0 ? `${pay} and ${used}` : used;
}

/** What a card does that waits for a transfer: "We look for your transfer until 8th Mar, 2027; if we have not found it by then, …" */
export function sayHeld(heldUntil: string): string {
  return `We look for your transfer until ${dayInWords(heldUntil)}; if we have not found it by then, your card is charged.`;
}

/** The same of a charge that stands in a list, and what becomes of the renewal once the transfer is found. */
export function sayOnlyIf(heldUntil: string): string {
  return `On ${dayInWords(heldUntil)} it is charged only if your transfer has not been found by then. If it is found, the plan does not renew by itself any more.`;
}

/** The charges that ask for another price than what is told until then, of the terms that renew. They come in their order. */
export function priceChanges(
  { terms, priceMinor }: PricedTerms,
  charges: readonly (PricedTerms & { on: string })[],
): PriceChange[] {
  const { currency } = terms;
  const same = charges.filter((charge) => sameTerms(charge.terms, terms));
  return same.flatMap(({ on, priceMinor: toMinor }, index) => {
    const fromMinor = same[index - 1]?.priceMinor ?? priceMinor;
    return toMinor === fromMinor ? [] : [{ on, fromMinor, toMinor, currency }];
  });
}

/** "From 31st Mar, 2027 it costs ₦20,000 instead of ₦15,000." */
export function sayPriceChange({ on, fromMinor, toMinor, currency }: PriceChange): string {
  const [from, to] = [fromMinor, toMinor].map((amountMinor) => formatPlainMoney({ amountMinor, currency }));
  return `From ${dayInWords(on)} it costs ${to} instead of ${from}.`;
}

const join = (sentences: readonly (string | false | null)[]) => sentences.filter((sentence) => sentence).join(' ');

function monthsInWords(months: number): string {
  if (months === 12) return 'one year';
  return months === 1 ? 'one month' : `${months} months`;
}

/**
 * The days that a payment pays for, the last one included: "3rd Feb to 2nd Mar, 2027", and where the year turns
 * "3rd Dec, 2026 to 2nd Jan, 2027".
 */
export function sayPeriod({ startsOn, endsOn }: Period): string {
  const lastOn = addDays(endsOn, -1);
  const first = dayInWords(startsOn);
  const isOneYear = startsOn.slice(0, 4) === lastOn.slice(0, 4);
  return `${isOneYear ? first.replace(/, \d+$/, '') : first} to ${dayInWords(lastOn)}`;
}

/** "3rd Mar, 2027". */
export function dayInWords(day: string): string {
  return showTime(day, 'UTC').date;
}
