import { startProviderServer } from './provider-server.ts';
import { createStripeAnswers } from './stripe-answers.ts';
import { createStripeBooks, declines, stripeCards, stripeKey, type Thing, webhookSecret } from './stripe-books.ts';

/**
 * Stripe as `payments/README.md` has it, no nicer: forms with brackets, keys that replay what was answered first (faults too),
 * failures as 402 with the intent inside, pages that end, events in no order that carry a version of their own, refunds that fail
 * after they succeeded, and disputes that carry no reference of ours.
 */
export async function startStripe(clock: () => Date) {
  const books = createStripeBooks(clock);
  const { things, numbers, seconds, sign, deliveries, make, tell, succeed, of, pageOf } = books;
  const { answer, expire } = createStripeAnswers(books);
  const server = await startProviderServer(answer, {
    429: { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'sample text' } },
    500: { error: { type: 'api_error', message: 'sample text' } },
  });

  return {
    ...server,
    secretKey: stripeKey,
    webhookSecret,
    sign,
    deliveries,
    things,
    pageOf,
    /** The payer on the page. A card that is declined leaves it open. `slowly`: a way to pay that takes days. */
    async pay(reference: string, number: string = stripeCards.good, { slowly = false } = {}): Promise<void> {
      const page = pageOf(reference);
      if (page.status !== 'open') throw new Error(`the page is ${page.status}`);
      const { setup_future_usage: usage, metadata = {} } = page.intent_data as {
        setup_future_usage?: string;
        metadata?: object;
      };
      const customer = page.customer ?? (page.customer_creation === 'always' ? make('cus', 'customer', {}).id : null);
      const card = {
        brand: 'visa',
        last4: number.slice(-4),
        exp_month: 12,
        exp_year: 2030,
        fingerprint: `fp${number}`,
      };
      const method = make('pm', 'payment_method', { type: 'card', customer: usage ? customer : null, card });
      numbers.set(method.id, number);
      const intent = make('pi', 'payment_intent', {
        amount: page.amount_total,
        amount_received: 0,
        currency: page.currency,
        customer,
        payment_method: method.id,
        setup_future_usage: usage ?? null,
        status: 'processing',
        last_payment_error: null,
        // What the page carries does not come along by itself.
        metadata,
      });
      page.payment_intent = intent.id;
      // The customer is here: the bank can ask, and a card that declines later does not yet.
      const refused = [stripeCards.wantsCustomer, stripeCards.laterDeclined].some((one) => one === number)
        ? undefined
        : declines[number];
      if (refused) {
        Object.assign(intent, {
          status: 'requires_payment_method',
          payment_method: null,
          last_payment_error: { type: 'card_error', ...refused },
        });
        return tell('payment_intent.payment_failed', intent);
      }
      Object.assign(page, { status: 'complete', url: null, customer, payment_status: slowly ? 'unpaid' : 'paid' });
      if (!slowly) await succeed(intent, number);
      await tell('checkout.session.completed', page);
    },
    /** What took days has come, or has not. */
    async endSlow(reference: string, isPaid: boolean): Promise<void> {
      const page = pageOf(reference);
      const intent = of(String(page.payment_intent));
      if (isPaid) await succeed(intent, stripeCards.good);
      else Object.assign(intent, { status: 'requires_payment_method', last_payment_error: { code: 'payment_failed' } });
      if (isPaid) page.payment_status = 'paid';
      await tell(`checkout.session.async_payment_${isPaid ? 'succeeded' : 'failed'}`, page);
    },
    expire: (reference: string) => expire(pageOf(reference).id),
    say: (id: string, change: object) => void Object.assign(of(id), change),
    /** Banks have done with what was sent back, in their time. */
    async settleRefunds(): Promise<void> {
      for (const one of [...things.values()].filter(({ object }) => object === 'refund')) {
        if (numbers.get(String(one.payment_intent)) !== stripeCards.refundFails || one.status === 'failed') continue;
        Object.assign(one, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
        await tell('refund.failed', one);
      }
    },
    async dispute(intentId: string, status = 'needs_response', amount = Number(of(intentId).amount)): Promise<Thing> {
      const due_by = seconds() + 7 * 86_400;
      const details = { due_by, has_evidence: false, past_due: false, submission_count: 0 };
      const more = { amount, currency: of(intentId).currency, reason: 'fraudulent', status, evidence_details: details };
      const made = make('du', 'dispute', { payment_intent: intentId, charge: of(intentId).latest_charge, ...more });
      await tell('charge.dispute.created', made);
      return made;
    },
    async closeDispute(dispute: Thing, status: 'won' | 'lost' | 'warning_closed'): Promise<void> {
      dispute.status = status;
      await tell('charge.dispute.closed', dispute);
    },
  };
}

export type FakeStripe = Awaited<ReturnType<typeof startStripe>>;
