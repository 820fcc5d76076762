import type { InvoiceView, PaymentView } from '#contract/billing/billing.ts';
import { formatMoney, formatPlainMoney, type Money } from '#domain/money/money.ts';

type Tried = Pick<InvoiceView, 'payments'>;

/** The transfer that its payer says is sent, and that nobody has found yet. */
export function sentTransferOf({ payments }: Tried): PaymentView | undefined {
  return payments.find(
    ({ status, method, claimedAt }) => status === 'pending' && method === 'bank_transfer' && claimedAt !== null,
  );
}

/** The transfer that was looked for and not found, where nothing was tried after it. */
export function notFoundOf({ payments }: Tried): PaymentView | undefined {
  const last = payments.at(-1);
  return last?.method === 'bank_transfer' && last.status === 'failed' ? last : undefined;
}

/** The name that transfers for it come from: as their payer gave it last, or the account's. */
export function payerNameOf({ payments, customer }: Pick<InvoiceView, 'payments' | 'customer'>): string {
  return payments.findLast(({ payerName }) => payerName)?.payerName ?? customer.name;
}

/** An online payment that was begun, and of which nobody knows yet what became of it. */
export function checkedPaymentOf({ payments }: Tried): PaymentView | undefined {
  return payments.find(
    ({ status, method, problem }) => status === 'pending' && method === 'checkout' && problem === null,
  );
}

/** What becomes of money that an invoice does not need: each part that comes pays it first. */
export function excessInWords({ subject }: Pick<InvoiceView, 'subject'>): string {
  return subject.kind === 'plan' ? 'what is not needed becomes your credit' : 'what is not needed goes back to you';
}

/**
 * How the sums of an invoice are written where it is paid: those of a plan without minor units where they have none, as its price is
 * written beside them; all others as they stand on the invoice.
 */
export function sumWordsOf({ subject }: Pick<InvoiceView, 'subject'>): SumWords {
  return subject.kind === 'plan' ? formatPlainMoney : formatMoney;
}

export type SumWords = (money: Money) => string;

/** What has not arrived yet of a payment. */
export function missingOf({ amount, received }: PaymentView): Money {
  return { ...amount, amountMinor: amount.amountMinor - received.amountMinor };
}
