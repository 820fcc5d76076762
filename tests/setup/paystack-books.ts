import { createHmac } from 'node:crypto';
import { createDeliveries } from './provider-server.ts';

/** Cards of Paystack's test page, by number. */
export const paystackCards = {
  good: '4084084084084081',
  declined: '4084080000005408',
  poor: '4084080000670037',
  notReusable: '507850785078507853',
  refundFails: '4084080000671803',
  refundNeedsAttention: '4084080000671902',
} as const;

export interface Transaction {
  id: number;
  reference: string;
  status: string;
  amount: number;
  currency: string;
  email: string;
  words: string;
  code: string | null;
  card: string | null;
}
export interface Refund {
  id: number;
  of: Transaction;
  amount: number;
  status: string;
  note: string;
}
export interface Dispute {
  id: number;
  of: Transaction;
  amount: number;
  status: string;
  resolution: string | null;
}

export const paystackKey = 'sk_test_paystack0of0this0test';

/** What Paystack holds, how it shows it, and the messages that it signs about it. */
export function createPaystackBooks(clock: () => Date) {
  const transactions = new Map<string, Transaction>();
  const cards = new Map<string, { email: string; number: string; isActive: boolean }>();
  const refunds: Refund[] = [];
  const disputes: Dispute[] = [];
  let count = 0;
  const sign = (body: string) => ({
    'x-paystack-signature': createHmac('sha512', paystackKey).update(body).digest('hex'),
  });
  const deliveries = createDeliveries(sign);

  const view = (one: Transaction) => {
    const { code, card, words, email, status, ...rest } = one;
    const isOver = ['success', 'failed', 'reversed', 'reversal-pending'].includes(status);
    const known = isOver && code ? cards.get(code) : undefined;
    return {
      ...rest,
      domain: 'test',
      status,
      requested_amount: one.amount,
      gateway_response: words,
      message: null,
      channel: 'card',
      metadata: one.id % 2 === 0 ? '' : 0,
      paid_at: status === 'success' ? clock().toISOString() : null,
      fees: null,
      customer: { id: 700_001, email, customer_code: 'CUS_sample' },
      authorization: known
        ? {
            authorization_code: code,
            bin: known.number.slice(0, 6),
            last4: known.number.slice(-4),
            exp_month: '12',
            exp_year: '2030',
            channel: 'card',
            card_type: 'visa ',
            bank: 'TEST BANK',
            country_code: 'NG',
            brand: 'visa',
            reusable: known.number !== paystackCards.notReusable,
            signature: `SIG_${known.number}`,
            account_name: null,
          }
        : {},
    };
  };

  async function succeed(one: Transaction): Promise<void> {
    Object.assign(one, { status: 'success', words: 'Approved' });
    await deliveries.post({ event: 'charge.success', data: view(one) });
  }

  const refundView = ({ id, of, amount, status, note }: Refund) => ({
    id,
    transaction: { id: of.id, domain: 'test', reference: of.reference, amount: of.amount, currency: of.currency },
    status,
    amount,
    currency: of.currency,
    merchant_note: note,
    customer_note: null,
    createdAt: clock().toISOString(),
  });

  /** Amounts as text here and as a number there, and no id but in one event. */
  const tellRefund = ({ id, of, amount, status, note }: Refund) =>
    deliveries.post({
      event: `refund.${status}`,
      data: {
        transaction_reference: of.reference,
        refund_reference: status === 'pending' ? null : `TRF_${id}`,
        amount: status === 'pending' || status === 'processed' ? `${amount}` : amount,
        currency: of.currency,
        status,
        domain: 'test',
        ...(status === 'needs-attention' && { id: `${id}`, merchant_note: note }),
      },
    });

  const disputeView = (one: Dispute, isMessage: boolean) => ({
    id: one.id,
    refund_amount: one.amount,
    currency: one.of.currency,
    status: one.status,
    resolution: one.resolution,
    category: 'chargeback',
    transaction: view(one.of),
    transaction_reference: null,
    dueAt: new Date(clock().getTime() + 16 * 3_600_000).toISOString(),
    [isMessage ? 'created_at' : 'createdAt']: clock().toISOString(),
  });

  const of = (reference: string): Transaction => {
    const found = transactions.get(reference);
    if (!found) throw new Error(`Paystack knows no ${reference}`);
    return found;
  };

  return {
    transactions,
    cards,
    refunds,
    disputes,
    sign,
    deliveries,
    nextId: () => 9_000_000_000 + ++count,
    isEven: () => count % 2 === 0,
    view,
    refundView,
    disputeView,
    succeed,
    tellRefund,
    of,
  };
}

export type PaystackBooks = ReturnType<typeof createPaystackBooks>;
