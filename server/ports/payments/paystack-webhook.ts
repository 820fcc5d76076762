import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ReadMessage, WebhookMessage } from './port.ts';

const text = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined);
const shape = z.object({
  event: z.string(),
  data: z.object({
    id: text,
    reference: text,
    amount: text,
    status: text,
    resolution: text,
    transaction_reference: text,
    refund_reference: text,
    transaction: z.object({ id: text, reference: text }).optional().catch(undefined),
    bank_transfer: z.object({ transaction_id: text, amount: text }).optional().catch(undefined),
  }),
});

/**
 * HMAC-SHA512 of the very bytes with the secret key, in hex. A message has no id and no signed time: its parts make its key, and
 * one that is sent again counts once.
 */
export function readPaystackWebhook(secretKey: string, { headers, body }: WebhookMessage): ReadMessage {
  const expected = Buffer.from(createHmac('sha512', secretKey).update(body).digest('hex'));
  const given = Buffer.from(String(headers['x-paystack-signature'] ?? ''));
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return 'forged';
  const message = shape.safeParse(parse(body)).data;
  if (!message) return 'not_ours';
  const { event, data } = message;
  const keyOf = (...parts: unknown[]) => [event, ...parts].filter(Boolean).join(':').slice(0, 200);
  if (event.startsWith('charge.dispute.'))
    return named(keyOf(data.id, data.status, data.resolution), data.transaction?.reference, data.transaction?.id);
  if (event.startsWith('refund.'))
    return named(
      keyOf(data.transaction_reference, data.refund_reference, data.amount, data.id),
      data.transaction_reference,
    );
  if (event === 'bank.transfer.rejected') {
    const { transaction_id: of, amount } = data.bank_transfer ?? {};
    return named(keyOf(of, amount), undefined, of);
  }
  return event.startsWith('charge.') ? named(keyOf(data.id), data.reference, data.id) : 'not_ours';
}

function named(key: string, reference: string | undefined, providerPayment?: string): ReadMessage {
  if (!reference && !providerPayment) return 'not_ours';
  return { key, ...(reference && { reference: reference.slice(0, 64) }), ...(providerPayment && { providerPayment }) };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
