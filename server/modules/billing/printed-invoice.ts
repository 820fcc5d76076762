import type { InvoiceView } from '#contract/billing/billing.ts';
import { type HistoryStatus, invoiceStanding } from '#domain/billing/history.ts';
import { keptMinor } from '#domain/billing/settlement.ts';
import type { Money } from '#domain/money/money.ts';
import { type InvoiceParts, toInvoiceView } from './billing-view.ts';
import type { InvoiceRow } from './invoice.repo.ts';
import type { CreditNote } from './paper.repo.ts';

/** What an invoice says on paper: more than on its page, since nothing stands beside it. */
export type PrintedInvoice = InvoiceView & {
  /** As the billing history says it. */
  standing: HistoryStatus['status'];
  /** What took something off the total, in the order in which they were issued. */
  creditNotes: { number: string; amount: Money }[];
  /** The total without what credit notes took off. */
  charged: Money;
  /** What became credit: `beyond` was paid and not needed, `byNotes` is what credit notes gave back. */
  becameCredit: { beyond: Money; byNotes: Money };
  /** What has left on its way back, and what is only promised. */
  sentBack: Money;
  promised: Money;
  /** Of what was paid: neither credit nor promised back. */
  kept: Money;
};

export function toPrintedInvoice(row: InvoiceRow, parts: InvoiceParts, notes: readonly CreditNote[]): PrintedInvoice {
  const money = (amountMinor: number) => ({ amountMinor, currency: row.currency });
  const notedMinor = sum(notes);
  const byNotesMinor = Math.min(row.grantedMinor, creditOfNotes(row, parts, notes));
  const sentMinor = sum(parts.refunds.filter(({ state }) => state === 'sent'));
  return {
    ...toInvoiceView(row, parts),
    standing: invoiceStanding(row, notedMinor),
    creditNotes: notes.map(({ number, amountMinor }) => ({ number, amount: money(amountMinor) })),
    charged: money(row.totalMinor - notedMinor),
    becameCredit: { beyond: money(row.grantedMinor - byNotesMinor), byNotes: money(byNotesMinor) },
    sentBack: money(sentMinor),
    promised: money(Math.max(0, row.refundedMinor - sentMinor)),
    kept: money(keptMinor(row)),
  };
}

/** A note of days left is credit. One that takes back the whole invoice is, as far as no money goes back for it. */
function creditOfNotes(
  { creditedAt, totalMinor, notedMinor }: InvoiceRow,
  { refunds }: InvoiceParts,
  notes: readonly CreditNote[],
): number {
  const wholeMinor = creditedAt ? totalMinor - notedMinor : 0;
  const restMinor = sum(refunds.filter(({ kind }) => kind === 'rest'));
  return sum(notes.filter(({ event }) => event === 'credit_note')) + Math.max(0, wholeMinor - restMinor);
}

const sum = (rows: readonly { amountMinor: number }[]) =>
  rows.reduce((total, { amountMinor }) => total + amountMinor, 0);
