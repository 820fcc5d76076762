import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { brand } from '#content/brand.ts';
import type { DevCheckout, DevCheckoutAction } from '#contract/dev/checkout.ts';
import { apiPrefix } from '#contract/endpoint.ts';
import type { JobDefinition } from '../../jobs/jobs.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { type CheckoutRecord, createCheckoutStore } from './checkout-store.ts';
import { type PaymentsPort, type ProviderEvent, RefundRefused } from './port.ts';

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

  async function report({ reference, amountMinor, currency, paidAt }: CheckoutRecord): Promise<void> {
    const id = createHash('sha256').update(`${reference} ${paidAt}`).digest('hex').slice(0, 16);
    const data = { id, reference, amount: amountMinor, currency, status: 'success' };
    const body = JSON.stringify({ event: 'charge.success', data });
    const startAfter = paidAt && new Date(paidAt) > clock() ? { startAfter: new Date(paidAt) } : {};
    await enqueue(webhookJobName, { body, signature: sign(body) } satisfies Delivery, startAfter);
  }

  const port: PaymentsPort = {
    method: 'checkout',
    provider,
    offers: async () => true,

    async begin(order) {
      const isNew = await store.update(order.reference, (known) => {
        if (known) return { answer: false };
        return { keep: { ...order, status: 'open', paidAt: null, refunds: {} }, answer: true };
      });
      if (!isNew) throw new Error('this reference was used before');
      return { redirectUrl: `${publicUrl}/dev/checkout/${order.reference}`, instructions: null };
    },

    async verify(reference) {
      const record = await store.read(reference);
      if (!record) return undefined;
      const { amountMinor, currency, status } = record;
      if (isPaid(record)) return { status: 'success', amountMinor, currency };
      const other = { open: 'pending', paid: 'pending', declined: 'failed', abandoned: 'abandoned' } as const;
      return { status: other[status], amountMinor, currency };
    },

    refund: ({ refundId, reference, amountMinor, currency }) =>
      store.update(reference, (record) => {
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
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
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
        if (known.status === 'paid') return { answer: undefined };
        const keep = { ...known, ...outcomes(at)[action] };
        return { keep, answer: keep };
      });
      if (!record) return undefined;
      const reports = action === 'pay_twice_told' ? 2 : record.status === 'paid' ? 1 : 0;
      for (let count = 0; count < reports; count += 1) await report(record);
      const stays = action === 'repeat_webhook' || action === 'pay_without_return' || action === 'pay_late';
      return { checkout: toView(record), goTo: stays ? null : record.callbackUrl };
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

function outcomes(at: Date): Record<Exclude<DevCheckoutAction, 'repeat_webhook'>, Partial<CheckoutRecord>> {
  const paid = { status: 'paid', paidAt: at.toISOString() } as const;
  return {
    pay: paid,
    pay_twice_told: paid,
    pay_without_return: paid,
    pay_late: { status: 'paid', paidAt: new Date(at.getTime() + lateMs).toISOString() },
    decline: { status: 'declined' },
    cancel: { status: 'abandoned' },
  };
}

function toView({ reference, title, amountMinor, currency, status, paidAt, refunds }: CheckoutRecord): DevCheckout {
  const isRefunded = Object.values(refunds).reduce((sum, amount) => sum + amount, 0) >= amountMinor;
  return {
    reference,
    merchant: brand.name,
    title,
    amount: { amountMinor, currency },
    status: isRefunded ? 'refunded' : status,
    paidAt,
  };
}

function parseEvent(body: Buffer): ProviderEvent | undefined {
  try {
    const { event, data } = JSON.parse(body.toString('utf8')) as { event?: unknown; data?: Record<string, unknown> };
    if (typeof event !== 'string' || typeof data?.id !== 'string' || typeof data.reference !== 'string')
      return undefined;
    return { key: `${event}:${data.id}`.slice(0, 200), reference: data.reference.slice(0, 64) };
  } catch {
    return undefined;
  }
}
