import type { HistoryRow } from '#contract/billing/history.ts';
import {
  type HistoryFigures,
  type HistoryLine,
  historyKindOf,
  invoiceStanding,
  openMinor,
  readFigures,
  shownMinor,
} from '#domain/billing/history.ts';
import { withoutLeft } from '#domain/billing/papers.ts';
import { sayHowSent } from '#domain/billing/refund-reasons.ts';
import { dueMinor } from '#domain/billing/settlement.ts';
import { sayEnded } from '#domain/billing/transfers.ts';
import { CURRENCIES, type Currency } from '#domain/money/money.ts';
import { toOwnRefund } from './billing-view.ts';
import type { HistoryEntry } from './history.repo.ts';
import type { InvoiceRow } from './invoice.repo.ts';
import type { RefundRow } from './refund.repo.ts';

/** An entry of the books, as the member reads it. */
export function toHistoryRow(found: HistoryEntry): HistoryRow {
  const { entry, invoice, paper, refund, payment, lines } = found;
  const figures = readFigures(lines.map((line) => ({ ...line, event: entry.kind })));
  const promises = entry.kind === 'refund_due' || entry.kind === 'credit_refunded';
  return {
    id: entry.id,
    kind: historyKindOf(entry.kind),
    event: entry.kind,
    title: invoice.title,
    number: entry.kind === 'invoice_issued' ? invoice.number : (paper?.number ?? null),
    at: entry.postedAt.toISOString(),
    amount: { amountMinor: shownMinor(entry.kind, figures), currency: invoice.currency },
    ...toMoney(figures, invoice.currency),
    status: statusOf(found),
    reason: refund ? whyAndHow(found.entry, refund) : reasonOf(found),
    invoiceId: invoice.id,
    file: fileOf(found),
    refund: promises && refund && payment ? toOwnRefund(refund, payment) : null,
  };
}

/**
 * What the books hold of a member, in each currency that they have entries in.
 * @param unpaid the invoices that are asked for: most are issued, and so in the books, only once they are paid.
 */
export function toTotals(lines: readonly (HistoryLine & { currency: Currency })[], unpaid: readonly InvoiceRow[]) {
  return CURRENCIES.flatMap((currency) => {
    const own = lines.filter((line) => line.currency === currency);
    if (own.length === 0) return [];
    const figures = readFigures(own);
    const asked = unpaid.filter((invoice) => invoice.currency === currency);
    const notIssued = asked.filter(({ issuedAt }) => issuedAt === null);
    return [
      {
        currency,
        ...toMoney(figures, currency),
        open: { amountMinor: openMinor(figures), currency },
        early: { amountMinor: notIssued.reduce((sum, { paidMinor }) => sum + paidMinor, 0), currency },
        due: { amountMinor: asked.reduce((sum, invoice) => sum + dueMinor(invoice), 0), currency },
      },
    ];
  });
}

function toMoney(figures: HistoryFigures, currency: Currency) {
  const money = (amountMinor: number) => ({ amountMinor, currency });
  return {
    charged: money(figures.chargedMinor),
    paid: money(figures.paidMinor),
    givenBack: money(figures.givenBackMinor),
    credit: money(figures.creditMinor),
    promised: money(figures.promisedMinor),
  };
}

/** Of what was sent by hand, what the payer finds it by too. */
const whyAndHow = ({ kind }: HistoryEntry['entry'], refund: RefundRow): string =>
  [refund.reason, kind === 'refund_sent' && sayHowSent(refund)].filter((sentence) => sentence).join(' ');

/** As its paper says it, as long as that is so; and why the payment was ended of which it is a part. */
function reasonOf({ entry, paper, payment, invoice }: HistoryEntry): string {
  const reason = paper?.reason ?? '';
  if (invoice.state === 'pending') return reason;
  const why = entry.kind === 'payment_received' && payment?.rejection ? sayEnded(payment.rejection) : '';
  return [withoutLeft(reason), why].filter((sentence) => sentence !== '').join(' ');
}

function fileOf({ entry, invoice, paper }: HistoryEntry): HistoryRow['file'] {
  if (entry.kind === 'invoice_issued') return { kind: 'invoice', id: invoice.id };
  return paper && { kind: 'paper', id: paper.id };
}

/** How it stands by now: what an invoice, a payment or a refund became, and what is over of everything else. */
function statusOf({ entry, invoice, payment, refund, creditedMinor }: HistoryEntry): HistoryRow['status'] {
  switch (entry.kind) {
    case 'invoice_issued':
      return invoiceStanding(invoice, creditedMinor);
    case 'payment_received':
      return payment?.state === 'refunded' || payment?.state === 'reversed' ? payment.state : 'paid';
    case 'payment_reinstated':
      return 'paid';
    case 'payment_reversed':
      return 'reversed';
    case 'refund_due':
    case 'credit_refunded':
      if (refund?.state === 'sent') return 'completed';
      if (refund?.state === 'void' || (refund?.state === 'failed' && payment?.state === 'reversed')) return 'cancelled';
      return refund?.state ?? 'pending';
    case 'refund_void':
      return 'cancelled';
    case 'refund_returned':
      return 'failed';
    default:
      return 'completed';
  }
}
