import { createPaystackAnswers } from './paystack-answers.ts';
import { createPaystackBooks, type Dispute, paystackCards, paystackKey, type Transaction } from './paystack-books.ts';
import { startProviderServer } from './provider-server.ts';

/**
 * Paystack as `payments/README.md` has it, no nicer: references that work once for ever, no word of a failed charge, one text for
 * three reasons, messages without an id, refunds that turn a payment into `reversal-pending`, and 400 or 404 for what it does not
 * know.
 */
export async function startPaystack(clock: () => Date) {
  const books = createPaystackBooks(clock);
  const { sign, deliveries, transactions, cards, refunds, disputes, nextId, disputeView, succeed, tellRefund, of } =
    books;
  const { answer, next, refuseRefunds } = createPaystackAnswers(books);
  const server = await startProviderServer(answer, {
    429: { status: false, message: 'Please wait a few minutes and try again.' },
    500: { status: false, message: 'An error occurred', type: 'api_error', code: 'unknown' },
  });

  return {
    ...server,
    secretKey: paystackKey,
    sign,
    deliveries,
    transactions,
    cards,
    refunds,
    disputes,
    next,
    refuseRefunds,
    /** The payer on the page. Only success is told. */
    async pay(reference: string, number: string = paystackCards.good): Promise<void> {
      const one = of(reference);
      const code = `AUTH_${number}_${one.email}`;
      cards.set(code, { email: one.email, number, isActive: true });
      Object.assign(one, { code, card: number });
      if (number === paystackCards.declined) Object.assign(one, { status: 'failed', words: 'Declined' });
      else if (number === paystackCards.poor) Object.assign(one, { status: 'failed', words: 'Insufficient Funds' });
      else await succeed(one);
    },
    /** The end of what was paused or processing. */
    end: async (reference: string, words?: string) =>
      words ? void Object.assign(of(reference), { status: 'failed', words }) : succeed(of(reference)),
    /** Verify says something else than the message said. */
    say: (reference: string, change: Partial<Pick<Transaction, 'status' | 'amount' | 'currency'>>) =>
      void Object.assign(of(reference), change),
    /** The bank has done with what was pending, in its time. */
    async settleRefunds(): Promise<void> {
      for (const one of refunds.filter(({ status }) => status === 'pending')) {
        const { card } = one.of;
        one.status =
          card === paystackCards.refundFails
            ? 'failed'
            : card === paystackCards.refundNeedsAttention
              ? 'needs-attention'
              : 'processed';
        if (one.status !== 'needs-attention') one.of.status = one.status === 'failed' ? 'success' : 'reversed';
        await tellRefund(one);
      }
    },
    async dispute(reference: string, amount = of(reference).amount): Promise<Dispute> {
      const one = { id: nextId(), of: of(reference), amount, status: 'awaiting-merchant-feedback', resolution: null };
      disputes.push(one);
      await deliveries.post({ event: 'charge.dispute.create', data: disputeView(one, true) });
      return one;
    },
    /** `auto-accepted`: nobody answered in time. `declined`: won. */
    async resolve(one: Dispute, resolution: 'auto-accepted' | 'merchant-accepted' | 'declined'): Promise<void> {
      Object.assign(one, { status: 'resolved', resolution });
      if (resolution !== 'declined') one.of.status = 'reversed';
      else if (one.of.status === 'reversed') one.of.status = 'success';
      await deliveries.post({ event: 'charge.dispute.resolve', data: disputeView(one, true) });
    },
  };
}

export type FakePaystack = Awaited<ReturnType<typeof startPaystack>>;
