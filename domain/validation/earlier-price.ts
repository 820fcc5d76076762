import { formatPlainMoney, type Money } from '../money/money.ts';
import type { EvidenceItem } from './evidence.ts';
import { listed } from './safe-text.ts';
import type { TestCard } from './test-cards.ts';

/** The beliefs that a price is part of: what they would pay, and that their trouble costs them more. */
const PRICE_BELIEFS: readonly string[] = ['V1', 'V5'];

/** What an entry keeps as its price that was noted before the idea had one. Kept since the ninth formula; none was kept before. */
export const NO_PRICE_YET: Money = { amountMinor: 0, currency: 'NGN' };

type Payment = Pick<EvidenceItem, 'side' | 'level' | 'observation' | 'notedPrice'>;

/** Whether a line says that somebody paid, or paid again. */
export const isPayment = ({ side, level }: Pick<EvidenceItem, 'side' | 'level'>) =>
  side === 'for' && (level === 'L5' || level === 'L6');

/**
 * Whether somebody paid while the price was lower than it is now, or in another currency: that shows nothing of today's price. A
 * higher price shows it, and so does as much as today's price for each of them, whatever the price was. What was noted before
 * there was a price shows nothing of it either. This product's own convention.
 */
export function isAtEarlierPrice(line: Payment, price: Money | null): boolean {
  const { notedPrice, observation } = line;
  if (!isPayment(line) || !notedPrice || !price) return false;
  if (notedPrice.amountMinor > 0 && notedPrice.currency !== price.currency) return true;
  const paid = observation?.paid;
  const isEnough =
    observation !== undefined &&
    paid?.currency === price.currency &&
    paid.amountMinor >= price.amountMinor * observation.people;
  return notedPrice.amountMinor < price.amountMinor && !isEnough;
}

/** Whether such a payment is noted for a belief that the price is part of: it counts 0 there (rule S19). */
export const isOfEarlierPrice = (line: Payment & Pick<EvidenceItem, 'assumptionId'>, price: Money | null) =>
  PRICE_BELIEFS.includes(line.assumptionId) && isAtEarlierPrice(line, price);

/** The price in the statement of a belief that the price is part of. */
const PRICE_STATED = /(?:would pay|worth more to them than) ([₦$])([\d,]+(?:\.\d\d)?)/u;
const SIGNS: Readonly<Record<string, Money['currency']>> = { '₦': 'NGN', $: 'USD' };

/** The price that the locked card of a test names; null for a card that names none. */
export function lockedPrice({ assumptionId, weBelieve }: Pick<TestCard, 'assumptionId' | 'weBelieve'>): Money | null {
  const [, sign, amount] = (PRICE_BELIEFS.includes(assumptionId) && PRICE_STATED.exec(weBelieve)) || [];
  const currency = sign && SIGNS[sign];
  if (!currency || !amount) return null;
  return { currency, amountMinor: Math.round(100 * Number(amount.replaceAll(',', ''))) };
}

/** Whether a test passed while the price was lower than it is now, or in another currency: it counts 0 (rule S23). */
export function isTestOfEarlierPrice(
  { side, notedPrice }: Pick<EvidenceItem, 'side' | 'notedPrice'>,
  price: Money | null,
) {
  if (side !== 'for' || !notedPrice || !price) return false;
  return notedPrice.currency !== price.currency || notedPrice.amountMinor < price.amountMinor;
}

/** "at ₦20,000 and ₦30,000", "before there was a price": when payments were noted, by the prices then. */
export function notedAt(prices: readonly (Money | undefined)[]): string {
  const known = prices.filter((price) => price !== undefined);
  const named = new Set(known.filter(({ amountMinor }) => amountMinor > 0).map(formatPlainMoney));
  const isBefore = known.some(({ amountMinor }) => amountMinor === 0);
  return listed([
    ...(named.size > 0 ? [`at ${listed([...named])}`] : []),
    ...(isBefore ? ['before there was a price'] : []),
  ]);
}

/** Names a price, to tell which one the founder answered about. */
export const priceKey = ({ amountMinor, currency }: Money) => `${currency} ${amountMinor}`;

/** Whether the founder is still asked what such a payment was; `answeredPrice` is the price of the answer that it was not of this one. */
export const isPriceOpen = (line: Payment & { answeredPrice?: string }, price: Money | null) =>
  price !== null && isAtEarlierPrice(line, price) && line.answeredPrice !== priceKey(price);

/** "Counts 0 here: noted when the price was ₦20,000, which shows nothing of ₦500,000." */
export const earlierPriceText = (noted: Money, now: Money) => `Counts 0 here: noted ${priceThen(noted, now)}`;

/** "Counts 0 here: passed when the price was ₦20,000. That shows nothing of ₦500,000. Lock a test of this price." */
export const earlierTestText = (locked: Money, now: Money) =>
  `Counts 0 here: passed ${priceThen(locked, now)} Lock a test of this price.`;

const priceThen = (then: Money, now: Money) =>
  `${then.amountMinor > 0 ? `when the price was ${formatPlainMoney(then)}` : 'before there was a price'}. That shows nothing of ${formatPlainMoney(now)}.`;
