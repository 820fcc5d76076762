import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { brand } from '#content/brand.ts';
import type { DevCheckout, DevCheckoutAction } from '#contract/dev/checkout.ts';
import { apiPrefix } from '#contract/endpoint.ts';
import type { JobDefinition } from '../../jobs/jobs.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { type CheckoutRecord, createCheckoutStore } from './checkout-store.ts';
import { chargeOf, verdictOf } from './development-card.ts';
import { type PaymentsPort, type ReadMessage, RefundRefused } from './port.ts';

const provider = 'development';
/** As Node spells it. */
const signatureHeader = 'x-checkout-signature';
const webhookJobName = 'development-checkout.webhook';
const lateMs = 20 * 60_000;

interface Delivery {
  body: string;
  signature: string;
}

export interface DevelopmentCheckoutOptions {
  dir: string;
  secret: string;
  publicUrl: string;
  outbound: Outbound;
  clock: () => Date;
  enqueue(name: string, data: object, options?: { startAfter?: Date }): Promise<void>;
}

/**
 * A payment provider that pretends, for development: like Paystack it has a page of its own to pay on, remembers what
 * happened there, tells of it by signed webhooks over HTTP that it repeats until they are taken, and answers anyone who asks.
 */
export function createDevelopmentCheckout(options: DevelopmentCheckoutOptions) {
  const { dir, publicUrl, clock, enqueue } = options;
  const store = createCheckoutStore(dir);
  const sign = createWebhookSigner(options.secret);
  const call = options.outbound.http({ name: 'the webhook', totalMs: 10_000, longestBytes: 100_000 });

  const isPaid = ({ status, paidAt }: CheckoutRecord) =>
    status === 'paid' && paidAt !== null && new Date(paidAt) <= clock();

  const pageOf = (reference: string) => `${publicUrl}/dev/checkout/${reference}`;

  async function report({ reference, amountMinor, currency, paidAt, takenBack }: CheckoutRecord): Promise<void> {
    // A bank's decision is another message than the payment, and changes each time.
    const nth = takenBack === undefined ? '' : ` ${takenBack} ${clock().toISOString()}`;
    const id = createHash('sha256').update(`${reference} ${paidAt}${nth}`).digest('hex').slice(0, 16);
    const data = { id, reference, amount: amountMinor, currency, status: 'success' };
    const body = JSON.stringify({ event: 'charge.success', data });
    const startAfter = paidAt && new Date(paidAt) > clock() ? { startAfter: new Date(paidAt) } : {};
    await enqueue(webhookJobName, { body, signature: sign(body) } satisfies Delivery, startAfter);
  }

  const port: PaymentsPort = {
    method: 'checkout',
    provider,
    smallestMinor: { NGN: 5000, USD: 50 },
    offers: async () => true,

    async begin(order) {
      const isNew = await store.update(order.reference, (known) => {
        if (known) return { answer: false };
        return { keep: { ...order, status: 'open', paidAt: null, refunds: {} }, answer: true };
      });
      if (!isNew) throw new Error('this reference was used before');
      return { providerReference: order.reference, redirectUrl: pageOf(order.reference), instructions: null };
    },

    async verify({ providerReference }) {
      const record = await store.read(providerReference);
      return record && verdictOf(record, isPaid(record), pageOf(record.reference));
    },

    saved: {
      async charge({ onBegun: _onBegun, token, ...order }) {
        const record = await store.update(order.reference, (known) => {
          const fresh: CheckoutRecord = { ...order, keepCard: false, refunds: {}, ...chargeOf(token, clock()) };
          return known ? { answer: known } : { keep: fresh, answer: fresh };
        });
        return verdictOf(record, isPaid(record), pageOf(record.reference));
      },
      forget: async () => undefined,
    },

    refund: ({ refundId, providerReference, amountMinor, currency }) =>
      store.update(providerReference, (record) => {
        if (!record || !isPaid(record)) throw new RefundRefused('nothing was paid');
        if (record.refunds[refundId] !== undefined) return { answer: 'sent' };
        const refunds = { ...record.refunds, [refundId]: amountMinor };
        const total = Object.values(refunds).reduce((sum, amount) => sum + amount, 0);
        if (currency !== record.currency || total > record.amountMinor)
          throw new RefundRefused('it is more than was paid');
        return { keep: { ...record, refunds }, answer: 'sent' };
      }),

    readWebhook({ headers, body }) {
      const expected = Buffer.from(sign(body));
      const given = Buffer.from(String(headers[signatureHeader] ?? ''));
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return 'forged';
      return parseEvent(body);
    },
  };

  const sandbox = {
    async read(reference: string): Promise<DevCheckout | undefined> {
      const record = await store.read(reference);
      return record && toView(record);
    },

    /** Undefined when the checkout has ended, or there is nothing to report again. */
    async act(reference: string, action: DevCheckoutAction) {
      const at = clock();
      const record = await store.update<CheckoutRecord | undefined>(reference, (known) => {
        if (!known) return { answer: undefined };
        if (action === 'repeat_webhook') return { answer: isPaid(known) ? known : undefined };
        if (action === 'take_back' || action === 'give_back') {
          const takenBack = action === 'take_back';
          if (!isPaid(known) || (known.takenBack ?? false) === takenBack) return { answer: undefined };
          const keep = { ...known, takenBack };
          return { keep, answer: keep };
        }
        if (known.status === 'paid') return { answer: undefined };
        const keep = { ...known, ...outcomes(at)[action], paidWith: action };
        return { keep, answer: keep };
      });
      if (!record) return undefined;
      const reports = action === 'pay_twice_told' ? 2 : record.status === 'paid' ? 1 : 0;
      for (let count = 0; count < reports; count += 1) await report(record);
      return { checkout: toView(record), goTo: staying.includes(action) ? null : record.callbackUrl };
    },
  };

  const webhooks: JobDefinition<Delivery> = {
    name: webhookJobName,
    retryLimit: 8,
    async run({ body, signature }) {
      const answer = await call(`${publicUrl}${apiPrefix}/payments/webhooks/${provider}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: signature },
        body,
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the webhook was answered ${answer.status}`);
    },
  };

  return { ...port, sandbox, jobs: [webhooks] };
}

export type DevelopmentCheckout = ReturnType<typeof createDevelopmentCheckout>;

/** Signs as Paystack does: HMAC-SHA512 over the very bytes, in hex. */
export function createWebhookSigner(secret: string): (body: string | Buffer) => string {
  const key = createHmac('sha256', secret).update('development checkout').digest();
  return (body) => createHmac('sha512', key).update(body).digest('hex');
}

/** What leaves the payer on the page. */
const staying: readonly DevCheckoutAction[] = [
  'repeat_webhook',
  'pay_without_return',
  'pay_late',
  'take_back',
  'give_back',
];

type Outcome = Exclude<DevCheckoutAction, 'repeat_webhook' | 'take_back' | 'give_back'>;

function outcomes(at: Date): Record<Outcome, Partial<CheckoutRecord>> {
  const paid = { status: 'paid', paidAt: at.toISOString() } as const;
  return {
    pay: paid,
    pay_twice_told: paid,
    pay_without_return: paid,
    pay_then_funds: paid,
    pay_then_expired: paid,
    pay_then_confirm: paid,
    pay_late: { status: 'paid', paidAt: new Date(at.getTime() + lateMs).toISOString() },
    decline: { status: 'declined' },
    cancel: { status: 'abandoned' },
  };
}

function toView(record: CheckoutRecord): DevCheckout {
  const { reference, title, amountMinor, currency, status, paidAt, refunds } = record;
  const isRefunded = Object.values(refunds).reduce((sum, amount) => sum + amount, 0) >= amountMinor;
  return {
    reference,
    merchant: brand.name,
    title,
    amount: { amountMinor, currency },
    status: isRefunded ? 'refunded' : status,
    paidAt,
    keepsCard: record.keepCard ?? false,
    isTakenBack: record.takenBack ?? false,
  };
}

function parseEvent(body: Buffer): ReadMessage {
  try {
    const { event, data } = JSON.parse(body.toString('utf8')) as { event?: unknown; data?: Record<string, unknown> };
    if (typeof event !== 'string' || typeof data?.id !== 'string' || typeof data.reference !== 'string')
      return 'not_ours';
    return { key: `${event}:${data.id}`.slice(0, 200), reference: data.reference.slice(0, 64) };
  } catch {
    return 'forged';
  }
}
