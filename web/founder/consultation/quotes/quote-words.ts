import type { Quote } from '#contract/quotes/quotes.ts';
import type { OfferChange } from '#domain/consultation/quote-changes.ts';
import type { Cadence } from '#domain/consultation/quote-machine.ts';
import { type Currency, formatMoney } from '#domain/money/money.ts';
import { statusStyle } from '#domain/statuses.ts';

/** What stands where a quote has no title yet. */
export const untitled = 'Untitled request';

/** How an amount and its cadence read together: "₦50,000.00 a month". */
const every: Record<Cadence, string> = {
  one_time: '',
  monthly: ' a month',
  quarterly: ' a quarter',
  yearly: ' a year',
};

export function amountWords(totalMinor: number, currency: Currency, cadence: Cadence): string {
  return `${formatMoney({ amountMinor: totalMinor, currency })}${every[cadence]}`;
}

/** When the invoices come, after "Accepting makes". */
export const invoiceWords: Record<Cadence, string> = {
  one_time: 'one invoice, now',
  monthly: 'an invoice now, and one every month until the work is completed',
  quarterly: 'an invoice now, and one every three months until the work is completed',
  yearly: 'an invoice now, and one every year until the work is completed',
};

type Closing = NonNullable<Quote['closing']>;

/** What became of a quote that is closed. */
export const closingWords: Record<Closing['reason'], { title: string; text: string }> = {
  declined: { title: 'You declined the offer', text: 'Nothing is owed. Ask for a new quote whenever you like.' },
  withdrawn: { title: 'You withdrew this request', text: 'Nothing is owed. Ask for a new quote whenever you like.' },
  expired: {
    title: 'The offer has expired',
    text: 'Nobody accepted it in time. Nothing is owed: ask for a new quote.',
  },
  refused: { title: 'We cannot make you an offer for this', text: 'Nothing is owed.' },
};

/** One change from a version of an offer to the next, in a sentence. */
export function changeWords(change: OfferChange, before: Currency, after: Currency): string {
  const was = (amountMinor: number) => formatMoney({ amountMinor, currency: before });
  const is = (amountMinor: number) => formatMoney({ amountMinor, currency: after });
  switch (change.kind) {
    case 'added':
      return `Added: ${change.line.description}, ${change.line.quantity} × ${is(change.line.unitMinor)}`;
    case 'removed':
      return `Removed: ${change.line.description}, ${change.line.quantity} × ${was(change.line.unitMinor)}`;
    case 'changed':
      return `${change.after.description}: ${change.before.quantity} × ${was(change.before.unitMinor)} became ${change.after.quantity} × ${is(change.after.unitMinor)}`;
    case 'discount':
      return `Discount: ${was(change.before)} became ${is(change.after)}`;
    case 'cadence':
      return `Falls due: ${statusStyle(change.before).label} became ${statusStyle(change.after).label}`;
    case 'currency':
      return `Currency: ${change.before} became ${change.after}`;
  }
}
