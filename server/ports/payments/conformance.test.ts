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
  keepCard: false,
};
/** As the provider is asked about it. */
const asked = (reference = order.reference) => ({
  reference,
  providerReference: reference,
  currency: 'NGN' as const,
  disputes: false,
});
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
    const { providerReference, redirectUrl, instructions } = await bench.port.begin(order);
    expect(providerReference).toBe(order.reference);
    expect([redirectUrl, instructions].filter((way) => way !== null)).toHaveLength(1);
    expect(instructions?.reference ?? redirectUrl).toContain(order.reference);
  });

  it('never says by itself that the money is there', async () => {
    await bench.port.begin(order);
    expect((await bench.port.verify(asked()))?.status).not.toBe('success');
    expect(await bench.port.verify(asked('CRN-NOBOD-KNOWS'))).toBeUndefined();
  });

  it.each([undefined, '', 'ab', '0'.repeat(128)])('reads no message that is signed with %j', (signature) => {
    const body = Buffer.from(
      JSON.stringify({ event: 'charge.success', data: { id: '1', reference: order.reference } }),
    );
    const headers = Object.fromEntries(SIGNATURE_HEADERS.map((header) => [header, signature]));
    expect(bench.port.readWebhook({ headers, body })).toBe('forged');
  });
});

describe('a bank transfer', () => {
  it('is offered only where there is an account, never in dollars, and goes back by hand', async () => {
    const port = createBankTransfer(async () => account);
    expect(await createBankTransfer(async () => undefined).offers('NGN')).toBe(false);
    expect(await port.offers('NGN')).toBe(true);
    expect(await port.offers('USD')).toBe(false);
    await expect(port.begin({ ...order, currency: 'USD' })).rejects.toThrow();
    const refund = { refundId: 'r1', providerReference: order.reference, providerPayment: null };
    expect(await port.refund({ ...refund, amountMinor: 500, currency: 'NGN' })).toBe('by_hand');
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
  const status = async () => (await checkout.verify(asked()))?.status;
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
    expect(await checkout.verify(asked())).toEqual({
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
    expect(new Set(events.map((event) => JSON.stringify(event))).size).toBe(1);
    expect(events[0]).toMatchObject({ reference: order.reference });
    const [first] = deliveries;
    expect(readSigned(`${first?.body} `, first?.signature)).toBe('forged');
  });

  it.each([
    ['{', 'forged'],
    ['null', 'forged'],
    ['[]', 'not_ours'],
    ['{"event":5}', 'not_ours'],
    ['{"event":"x","data":{"id":1}}', 'not_ours'],
  ])('reads in %j that it is %s', (body, what) => {
    const sign = createWebhookSigner('a secret of this test');
    expect(readSigned(body, sign(body))).toBe(what);
  });

  it('sends money back once for each refund, and never more than was paid', async () => {
    const named = { providerReference: order.reference, providerPayment: null };
    const refund = { refundId: 'r1', ...named, amountMinor: 10_000_000, currency: 'NGN' as const };
    await expect(checkout.refund(refund)).rejects.toThrow(RefundRefused);
    await checkout.sandbox.act(order.reference, 'pay');
    expect(await Promise.all([checkout.refund(refund), checkout.refund(refund)])).toEqual(['sent', 'sent']);
    await expect(checkout.refund({ ...refund, refundId: 'r2' })).rejects.toThrow(RefundRefused);
    expect(await checkout.refund({ ...refund, refundId: 'r3', amountMinor: 750_000 })).toBe('sent');
    expect((await checkout.sandbox.read(order.reference))?.status).toBe('refunded');
  });

  it.each([
    ['pay', { status: 'success' }],
    ['pay_then_funds', { status: 'failed', declined: 'funds' }],
    ['pay_then_expired', { status: 'failed', declined: 'expired' }],
    ['pay_then_confirm', { status: 'confirm', confirmUrl: 'http://localhost:3000/dev/checkout/CRN-AGAIN-00001' }],
  ] as const)('keeps a card where it may, which after %j is charged once for a reference', async (action, verdict) => {
    const kept = { ...order, reference: 'CRN-KEPT0-00001', keepCard: true };
    await checkout.begin(kept);
    await checkout.sandbox.act(kept.reference, action);
    const { card } = (await checkout.verify(asked(kept.reference))) ?? {};
    expect(card).toMatchObject({ email: order.email, reusable: true, expiresYear: 2029 });
    const { keepCard: _keepCard, ...charge } = {
      ...order,
      reference: 'CRN-AGAIN-00001',
      providerReference: 'CRN-AGAIN-00001',
      token: card?.token ?? '',
    };
    const onBegun = async () => undefined;
    expect(await checkout.saved?.charge({ ...charge, onBegun })).toMatchObject(verdict);
    expect(await checkout.saved?.charge({ ...charge, token: 'pay', onBegun })).toMatchObject(verdict);
    await checkout.sandbox.act(order.reference, 'pay');
    expect((await checkout.verify(asked()))?.card).toBeUndefined();
  });

  it('says when the payer’s bank took the money back, and gave it back', async () => {
    await checkout.sandbox.act(order.reference, 'pay');
    expect(await checkout.sandbox.act(order.reference, 'give_back')).toBeUndefined();
    await checkout.sandbox.act(order.reference, 'take_back');
    expect(await status()).toBe('reversed');
    await checkout.sandbox.act(order.reference, 'give_back');
    expect(await status()).toBe('success');
    const told = sent.map(({ data }) => JSON.stringify(data));
    expect(new Set(told).size).toBe(3);
  });

  it.each(['../secret', '..%2F', 'a/b', ''])('opens no file by the reference %j', async (reference) => {
    expect(await checkout.verify(asked(reference))).toBeUndefined();
  });
});
