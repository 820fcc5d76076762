import type { InvoiceView, PaymentView } from '#contract/billing/billing.ts';
import type { Money } from '#domain/money/money.ts';

type Tried = Pick<InvoiceView, 'payments'>;

/** The transfer that its payer says is sent, and that nobody has found yet. */
export function sentTransferOf({ payments }: Tried): PaymentView | undefined {
  return payments.find(
    ({ status, method, claimedAt }) => status === 'pending' && method === 'bank_transfer' && claimedAt !== null,
  );
}

/** What has not arrived yet of a payment. */
export function missingOf({ amount, received }: PaymentView): Money {
  return { ...amount, amountMinor: amount.amountMinor - received.amountMinor };
}
