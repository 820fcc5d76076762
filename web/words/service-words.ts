import type { IncludedTax, ServiceCard } from '#contract/consultation/consultation.ts';
import { CURRENCIES, formatMoney, type Money } from '#domain/money/money.ts';
import { counted } from './figures.ts';

/** "24 hours", "3 days", "1 hour": whole days from two days on. */
export function noticeWords(hours: number): string {
  return hours >= 48 && hours % 24 === 0 ? counted(hours / 24, 'day') : counted(hours, 'hour');
}

/** What is to be paid in each currency, and the tax that is in it: "₦26,875.00 or $21.50, incl. 7.5% VAT". */
export function priceWords(prices: readonly Money[], tax: IncludedTax): string {
  const words = prices.filter(({ amountMinor }) => amountMinor > 0).map(formatMoney);
  return words.length === 0 ? 'Free' : withTaxWords(words.join(' or '), tax);
}

/** "₦26,875.00, incl. 7.5% VAT", or the words alone where there is no tax. */
export function withTaxWords(words: string, tax: IncludedTax): string {
  return tax ? `${words}, incl. ${tax.percent}% VAT` : words;
}

/** The prices of a card as money; none where it is free. */
export function pricesOf({ prices }: Pick<ServiceCard, 'prices'>): Money[] {
  return CURRENCIES.map((currency) => ({ amountMinor: prices[currency], currency })).filter(
    ({ amountMinor }) => amountMinor > 0,
  );
}

/** The rule for cancelling, in plain words. */
export function cancelWords({ rules, prices }: Pick<ServiceCard, 'rules' | 'prices'>): string {
  if (pricesOf({ prices }).length === 0) return 'Cancel at any time before it begins.';
  if (rules.cancelNoticeHours === 0) return 'Cancel before it begins and the price is refunded in full.';
  const notice = noticeWords(rules.cancelNoticeHours);
  return `Cancel at least ${notice} before and the price is refunded in full. After that you can still cancel, without a refund.`;
}

/** The rule for moving, in plain words. */
export function moveWords({ rules }: Pick<ServiceCard, 'rules'>): string {
  if (rules.maxMoves === 0) return 'It cannot be moved to another time.';
  const times = rules.maxMoves === 1 ? 'once' : `up to ${rules.maxMoves} times`;
  const when =
    rules.moveNoticeHours === 0 ? 'before it begins' : `at least ${noticeWords(rules.moveNoticeHours)} before`;
  return `Move it ${times}, ${when}, at no charge.`;
}

const eitherOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** "Amara Eze", "Amara Eze or Tunde Bello", "one of 4 advisers". */
export function adviserWords(advisers: readonly { name: string }[]): string {
  if (advisers.length > 3) return `one of ${advisers.length} advisers`;
  return eitherOf.format(advisers.map(({ name }) => name));
}
