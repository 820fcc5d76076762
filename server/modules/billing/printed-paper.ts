import type { InvoiceView } from '#contract/billing/billing.ts';
import type { PaperKind } from '#domain/billing/papers.ts';
import type { Money } from '#domain/money/money.ts';

/** What a receipt or a credit note says. */
export type PrintedPaper = Pick<InvoiceView, 'seller' | 'customer' | 'title'> & {
  kind: PaperKind;
  number: string;
  issuedAt: string;
  amount: Money;
  /** Of a credit note that takes a part of an invoice back. */
  tax: { net: Money; vat: Money; percent: string } | null;
  reason: string;
  /** Null where no invoice was issued for it, or not yet. */
  invoiceNumber: string | null;
  /** Whether its invoice waits for the rest of the money. */
  isPending: boolean;
  payment: { method: 'checkout' | 'bank_transfer'; reference: string } | null;
};
