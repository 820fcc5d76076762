import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ReadMessage, WebhookMessage } from './port.ts';

const toleranceSeconds = 300;

const text = z.string().optional().catch(undefined);
const shape = z.object({
  id: z.string().startsWith('evt_'),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: text,
      client_reference_id: text,
      payment_intent: text,
      metadata: z.object({ reference: text }).optional().catch(undefined),
    }),
  }),
});

/**
 * `t=SECONDS,v1=HEX[,v1=HEX]`: HMAC-SHA256 over the time, a dot and the very bytes. Any of several signatures may be right, of any
 * of our secrets: there are two while one is changed for the other. What is older than five minutes is refused.
 */
export function readStripeWebhook(
  secrets: readonly string[],
  { headers, body }: WebhookMessage,
  now: Date,
): ReadMessage {
  if (!isSigned(secrets, String(headers['stripe-signature'] ?? ''), body, now)) return 'forged';
  const message = shape.safeParse(parse(body)).data;
  if (!message) return 'not_ours';
  const { id: key, type, data } = message;
  const { id, client_reference_id: ofSession, payment_intent: of, metadata } = data.object;
  const reference = metadata?.reference ?? (type.startsWith('checkout.session.') ? ofSession : undefined);
  const providerPayment = type.startsWith('payment_intent.') ? id : of;
  if (!/^(checkout\.session|payment_intent|refund|charge)\./.test(type) || !(reference || providerPayment))
    return 'not_ours';
  return { key, ...(reference && { reference: reference.slice(0, 64) }), ...(providerPayment && { providerPayment }) };
}

function isSigned(secrets: readonly string[], header: string, body: Buffer, now: Date): boolean {
  const parts = header.split(',').map((part) => part.split('='));
  const valuesOf = (name: string) => parts.flatMap(([key, value]) => (key?.trim() === name && value ? [value] : []));
  const [time] = valuesOf('t');
  if (!time || !/^\d{1,12}$/.test(time)) return false;
  if (now.getTime() / 1000 - Number(time) > toleranceSeconds) return false;
  const given = valuesOf('v1').map((value) => Buffer.from(value));
  return secrets.some((secret) => {
    const expected = Buffer.from(createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex'));
    return given.some((one) => one.length === expected.length && timingSafeEqual(one, expected));
  });
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
