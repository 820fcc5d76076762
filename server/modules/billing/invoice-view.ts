import type { InvoiceView } from '#contract/billing/billing.ts';
import { invoiceStanding } from '#domain/billing/history.ts';
import { keptMinor } from '#domain/billing/settlement.ts';
import { toInvoiceEntry, toPaymentView, toPercent } from './billing-view.ts';
import type { InvoiceRow, LineRow } from './invoice.repo.ts';
import type { CreditNote } from './paper.repo.ts';
import type { PaymentRow } from './payment.repo.ts';
import type { RefundRow } from './refund.repo.ts';

export interface InvoiceParts {
  lines: LineRow[];
  payments: PaymentRow[];
  refunds: RefundRow[];
  /** In the order in which they were issued. */
  notes: CreditNote[];
}

/** An invoice as its page and its PDF say it. */
export function toInvoiceView(row: InvoiceRow, parts: InvoiceParts): InvoiceView {
  const { lines, payments, refunds, notes } = parts;
  const money = (amountMinor: number) => ({ amountMinor, currency: row.currency });
  const notedMinor = sum(notes);
  const byNotesMinor = Math.min(row.grantedMinor, creditOfNotes(row, parts));
  const sentMinor = sum(refunds.filter(({ state }) => state === 'sent'));
  return {
    ...toInvoiceEntry(row),
    standing: invoiceStanding(row, notedMinor),
    lines: lines.map(({ description, quantity, unitMinor }) => ({
      description,
      quantity,
      unit: money(unitMinor),
      amount: money(quantity * unitMinor),
    })),
    pricesIncludeTax: row.pricesIncludeTax,
    discount: money(row.discountMinor),
    net: money(row.netMinor),
    taxPercent: toPercent(row.taxPercent),
    tax: money(row.taxMinor),
    seller: row.seller,
    customer: row.customer,
    creditNotes: notes.map(({ id, number, amountMinor }) => ({ id, number, amount: money(amountMinor) })),
    charged: money(row.totalMinor - notedMinor),
    payments: payments.map((payment) => toPaymentView(payment, refunds)),
    becameCredit: { beyond: money(row.grantedMinor - byNotesMinor), byNotes: money(byNotesMinor) },
    sentBack: money(sentMinor),
    promised: money(Math.max(0, row.refundedMinor - sentMinor)),
    kept: money(keptMinor(row)),
    can: { pay: row.state === 'pending', download: row.number !== null },
  };
}

/** A note of days left is credit. One that takes back the whole invoice is, as far as no money goes back for it. */
function creditOfNotes(
  { creditedAt, totalMinor, notedMinor }: InvoiceRow,
  { refunds, notes }: Pick<InvoiceParts, 'refunds' | 'notes'>,
): number {
  const wholeMinor = creditedAt ? totalMinor - notedMinor : 0;
  const restMinor = sum(refunds.filter(({ kind }) => kind === 'rest'));
  return sum(notes.filter(({ event }) => event === 'credit_note')) + Math.max(0, wholeMinor - restMinor);
}

const sum = (rows: readonly { amountMinor: number }[]) =>
  rows.reduce((total, { amountMinor }) => total + amountMinor, 0);
