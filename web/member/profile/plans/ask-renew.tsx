import type { readForecast } from '#contract/billing/plans.ts';
import type { EndpointReply } from '#contract/endpoint.ts';
import { cardInWords } from '#domain/billing/card-words.ts';
import {
  dayInWords,
  priceChanges,
  sayCharge,
  sayOnlyIf,
  sayPriceChange,
} from '#domain/billing/subscription/say-price.ts';
import { formatPlainMoney } from '#domain/money/money.ts';
import { askConfirm } from '#web/components/dialog-store.ts';
import { everyPeriod } from './plan-words.ts';

type Forecast = EndpointReply<typeof readForecast>;
type Charges = Forecast['charges'];

type Renewal = {
  card: { brand: string; last4: string };
  /** What the card would be charged in the next 12 months. */
  forecast: Pick<Forecast, 'charges' | 'heldUntil'>;
  work: () => Promise<unknown>;
};

/** What a card will be charged, and when, before it renews the plan. Resolves to whether that was confirmed. */
export function askRenew({ card, forecast: { charges, heldUntil }, work }: Renewal): Promise<boolean> {
  return askConfirm({
    title: `Renew with ${cardInWords(card)}?`,
    text: (
      <>
        <p>This card is charged: {chargesInWords(charges)}</p>
        {heldUntil && <p className="mt-2">{sayOnlyIf(heldUntil)}</p>}
        <p className="mt-2">You can turn this off here, or cancel the plan, at any time.</p>
      </>
    ),
    confirmLabel: 'Renew with this card',
    cancelLabel: 'Not now',
    work,
  });
}

/** "₦15,000 on 3rd Mar, 2027, then each month. From 3rd Apr, 2027 it costs ₦20,000 instead of ₦15,000." */
function chargesInWords(charges: Charges): string {
  const at = charges.findIndex(({ pay }) => pay.amountMinor > 0);
  const first = charges[at];
  const byCredit = charges
    .slice(0, first ? at : undefined)
    .map(({ on, credit }) => `${formatPlainMoney(credit)} on ${dayInWords(on)}`)
    .join(' and ');
  if (!first) return `nothing in the next 12 months.${byCredit && ` Your credit pays: ${byCredit}.`}`;
  const { on, pay, credit } = first;
  const sum = sayCharge({ payMinor: pay.amountMinor, usedMinor: credit.amountMinor, currency: pay.currency });
  const [told = first] = charges;
  const changes = priceChanges(toPriced(told), charges.map(toPriced)).map(sayPriceChange);
  return [
    `${sum} on ${dayInWords(on)}${thenInWords(first)}.`,
    byCredit && `Before that your credit pays: ${byCredit}.`,
    ...changes,
  ]
    .filter((sentence) => sentence)
    .join(' ');
}

/** The sum again where the first one is less: a part of it has come, or a coupon takes a part. */
function thenInWords({ terms: { cadence }, price, pay, credit }: Charges[number]): string {
  if (cadence === 'one_time') return '';
  const isLess = pay.amountMinor + credit.amountMinor < price.amountMinor;
  return `, then ${isLess ? `${formatPlainMoney(price)} ` : ''}${everyPeriod[cadence]}`;
}

const toPriced = ({ on, terms, price }: Charges[number]) => ({ on, terms, priceMinor: price.amountMinor });
