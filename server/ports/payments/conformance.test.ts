import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localOutbound } from '#tests/setup/local-outbound.ts';
import { createBankTransfer } from './bank-transfer.ts';
import { createDevelopmentCheckout, createWebhookSigner } from './development-checkout.ts';
import { type PaymentOrder, type PaymentsPort, RefundRefused } from './port.ts';

/** Where providers put their signatures: ours, Paystack, Stripe. */
const SIGNATURE_HEADERS = ['x-checkout-signature', 'x-paystack-signature', 'stripe-signature'];

interface Bench {
  port: PaymentsPort;
  close(): void;
}

const order: PaymentOrder = {
  reference: 'CRN-TEST1-TEST2',
  amountMinor: 10_750_000,
  currency: 'NGN',
  title: 'Pitch review, Ọlá & sons',
  email: 'ada@cairn.example',
  callbackUrl: 'http://localhost:3000/m/founder/consultation?payment=p1',
};
const account = { bankName: 'Test Bank', accountName: 'Cairn Ltd', accountNumber: '0123456789', swift: '' };

function bankBench(): Bench {
  return {
    port: createBankTransfer(async (currency) => (currency === 'NGN' ? account : undefined)),
    close: () => undefined,
  };
}

let now = new Date('2026-11-22T09:00:00Z');
const sent: { name: string; data: object; startAfter?: Date }[] = [];
function openCheckout() {
  const dir = mkdtempSync(join(tmpdir(), 'cairn-checkout-'));
  const checkout = createDevelopmentCheckout({
    dir: join(dir, 'checkout'),
    secret: 'a secret of this test',
    publicUrl: 'http://localhost:3000',
    outbound: localOutbound,
    clock: () => now,
    enqueue: async (name, data, options) => void sent.push({ name, data, ...options }),
  });
  return { checkout, close: () => rmSync(dir, { recursive: true, force: true }) };
}
function checkoutBench(): Bench {
  const { checkout, close } = openCheckout();
  return { port: checkout, close };
}

beforeEach(() => {
  now = new Date('2026-11-22T09:00:00Z');
  sent.length = 0;
});

describe.each([
  ['bank transfer', bankBench],
  ['the development checkout', checkoutBench],
])('payment by %s', (_name, open) => {
  let bench: Bench;
  beforeEach(() => {
    bench = open();
  });
  afterEach(() => bench.close());

  it('is offered in naira, and says either where to go or where to send the money', async () => {
    expect(await bench.port.offers('NGN')).toBe(true);
    const { redirectUrl, instructions } = await bench.port.begin(order);
    expect([redirectUrl, instructions].filter((way) => way !== null)).toHaveLength(1);
    expect(instructions?.reference ?? redirectUrl).toContain(order.reference);
  });

  it('never says by itself that the money is there', async () => {
    await bench.port.begin(order);
    expect((await bench.port.verify(order.reference))?.status).not.toBe('success');
    expect(await bench.port.verify('CRN-NOBOD-KNOWS')).toBeUndefined();
  });

  it.each([undefined, '', 'ab', '0'.repeat(128)])('reads no message that is signed with %j', (signature) => {
    const body = Buffer.from(
      JSON.stringify({ event: 'charge.success', data: { id: '1', reference: order.reference } }),
    );
    const headers = Object.fromEntries(SIGNATURE_HEADERS.map((header) => [header, signature]));
    expect(bench.port.readWebhook({ headers, body })).toBeUndefined();
  });
});

describe('a bank transfer', () => {
  it('is not offered in a currency without an account, and goes back by hand', async () => {
    const { port } = bankBench();
    expect(await port.offers('USD')).toBe(false);
    await expect(port.begin({ ...order, currency: 'USD' })).rejects.toThrow();
    expect(await port.refund({ ...order, refundId: 'r1' })).toBe('by_hand');
  });
});

describe('the development checkout', () => {
  let checkout: ReturnType<typeof createDevelopmentCheckout>;
  let close: () => void;
  beforeEach(async () => {
    ({ checkout, close } = openCheckout());
    await checkout.begin(order);
  });
  afterEach(() => close());
  const status = async () => (await checkout.verify(order.reference))?.status;
  const readSigned = (body: string, signature: string | undefined) =>
    checkout.readWebhook({ headers: { 'x-checkout-signature': signature }, body: Buffer.from(body) });

  it('takes a reference once', async () => {
    await expect(checkout.begin(order)).rejects.toThrow();
  });

  it('is paid once, also after a decline and a cancel', async () => {
    await checkout.sandbox.act(order.reference, 'decline');
    expect(await status()).toBe('failed');
    await checkout.sandbox.act(order.reference, 'cancel');
    expect(await status()).toBe('abandoned');
    const paid = await checkout.sandbox.act(order.reference, 'pay');
    expect(paid?.goTo).toBe(order.callbackUrl);
    expect(await checkout.verify(order.reference)).toEqual({
      status: 'success',
      amountMinor: order.amountMinor,
      currency: 'NGN',
    });
    expect(await checkout.sandbox.act(order.reference, 'pay')).toBeUndefined();
    expect(await checkout.sandbox.act(order.reference, 'decline')).toBeUndefined();
  });

  it('is pending until money that comes late is there', async () => {
    await checkout.sandbox.act(order.reference, 'pay_late');
    expect(await status()).toBe('pending');
    expect(sent[0]?.startAfter).toEqual(new Date('2026-11-22T09:20:00Z'));
    now = new Date('2026-11-22T09:20:00Z');
    expect(await status()).toBe('success');
  });

  it('signs its messages, and gives each repeat the same key', async () => {
    await checkout.sandbox.act(order.reference, 'pay_twice_told');
    await checkout.sandbox.act(order.reference, 'repeat_webhook');
    const deliveries = sent.map(({ data }) => data as { body: string; signature: string });
    expect(deliveries).toHaveLength(3);
    const events = deliveries.map(({ body, signature }) => readSigned(body, signature));
    expect(new Set(events.map((event) => event?.key)).size).toBe(1);
    expect(events[0]?.reference).toBe(order.reference);
    const [first] = deliveries;
    expect(readSigned(`${first?.body} `, first?.signature)).toBeUndefined();
  });

  it.each(['{', 'null', '[]', '{"event":5}', '{"event":"x","data":{"id":1}}'])('reads nothing in %j', (body) => {
    const sign = createWebhookSigner('a secret of this test');
    expect(readSigned(body, sign(body))).toBeUndefined();
  });

  it('sends money back once for each refund, and never more than was paid', async () => {
    const refund = { refundId: 'r1', reference: order.reference, amountMinor: 10_000_000, currency: 'NGN' as const };
    await expect(checkout.refund(refund)).rejects.toThrow(RefundRefused);
    await checkout.sandbox.act(order.reference, 'pay');
    expect(await Promise.all([checkout.refund(refund), checkout.refund(refund)])).toEqual(['sent', 'sent']);
    await expect(checkout.refund({ ...refund, refundId: 'r2' })).rejects.toThrow(RefundRefused);
    expect(await checkout.refund({ ...refund, refundId: 'r3', amountMinor: 750_000 })).toBe('sent');
    expect((await checkout.sandbox.read(order.reference))?.status).toBe('refunded');
  });

  it.each(['../secret', '..%2F', 'a/b', ''])('opens no file by the reference %j', async (reference) => {
    expect(await checkout.verify(reference)).toBeUndefined();
  });
});
