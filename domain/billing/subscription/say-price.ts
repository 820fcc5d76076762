import { type Currency, formatPlainMoney } from '../../money/money.ts';
import { showTime } from '../../scheduling/show-time.ts';

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
  /** The next payment: what is to pay for it, and when. Null where none follows. */
  next: { payMinor: number; currency: Currency; on: string } | null;
  /** The day the plan ends where no payment follows. */
  endsOn: string;
  renews: boolean;
};

/**
 * What a member reads before they pay, change or cancel: "You pay ₦15,000 today. Next: ₦15,000 on 3rd Mar, 2027. Renews by
 * itself: on." Source: issue "Plans and money", part 1, a literal.
 */
export function sayPrice(price: PriceInWords): string {
  const { currency, todayMinor, couponMinor = 0, creditMinor = 0, keptMinor = 0, next, endsOn, renews } = price;
  const amount = (amountMinor: number) => formatPlainMoney({ amountMinor, currency });
  return [
    todayMinor > 0
      ? `You pay ${amount(todayMinor)} today.`
      : `You pay nothing ${next || couponMinor > 0 ? 'today' : 'more'}.`,
    couponMinor > 0 && `Your coupon takes ${amount(couponMinor)} off this payment alone.`,
    creditMinor > 0 && `${amount(creditMinor)} of what you paid is taken off.`,
    keptMinor > 0 && `${amount(keptMinor)} stays as your credit.`,
    next
      ? `Next: ${formatPlainMoney({ amountMinor: next.payMinor, currency: next.currency })} on ${dayInWords(next.on)}.`
      : `${todayMinor > 0 ? 'Nothing after that. ' : ''}Your plan ends on ${dayInWords(endsOn)}.`,
    `Renews by itself: ${renews ? 'on' : 'off'}.`,
  ]
    .filter((sentence) => sentence)
    .join(' ');
}

/** "3rd Mar, 2027". */
export function dayInWords(day: string): string {
  return showTime(day, 'UTC').date;
}
