import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listPaymentMethods } from '#contract/billing/payments.ts';
import type { Subject } from '#server/charging.ts';
import type { PaymentsPort, Verdict } from '#server/ports/payments/port.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createBillingSteps } from '#tests/billing.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

/** A provider that knows its own checkouts and nobody else's, and signs in a header of its own. */
function createProvider(provider: string, signatureHeader: string) {
  const known = new Map<string, Verdict>();
  const seen = { isOpen: true, asked: [] as string[], refunded: [] as string[] };
  const port: PaymentsPort = {
    method: 'checkout',
    provider,
    smallestMinor: { NGN: 1 },
    offers: async () => seen.isOpen,
    async begin({ reference, amountMinor, currency }) {
      known.set(reference, { status: 'pending', amountMinor, currency });
      const redirectUrl = `https://${provider}.example/${reference}`;
      return { providerReference: reference, redirectUrl, instructions: null };
    },
    async verify({ reference }) {
      seen.asked.push(reference);
      return known.get(reference);
    },
    async refund({ providerReference }) {
      seen.refunded.push(providerReference);
      return 'sent';
    },
    readWebhook({ headers, body }) {
      if (headers[signatureHeader] !== `${provider} signs`) return 'forged';
      return { key: body.toString(), reference: body.toString() };
    },
  };
  const say = (reference: string, status: Verdict['status']) =>
    known.set(reference, { status, amountMinor: 10_000_000, currency: 'NGN' });
  return { port, seen, say };
}

const a = createProvider('provider-a', 'x-a-signature');
const b = createProvider('provider-b', 'x-b-signature');
let test: TestApp;
let steps: ReturnType<typeof createBillingSteps>;
let subject: Subject;
let count = 0;

beforeAll(async () => {
  const identity = createTokenIdentity({ operator: ['user', 'admin'] });
  test = await createTestApp({ overrides: { identity, checkouts: [b.port, a.port] } });
  steps = createBillingSteps(test);
  await steps.saveSettings({ taxRegistered: false });
});
afterAll(() => test.close());
beforeEach(() => {
  for (const { seen } of [a, b]) Object.assign(seen, { isOpen: true, asked: [], refunded: [] });
  count += 1;
  subject = { kind: 'work', id: `provided-${count}` };
});

const checkout = () => test.context.billing.checkout;

/** A payment begun with A, after which B opens, who comes first. */
async function beginWithA() {
  const { id } = await steps.open({ subject });
  b.seen.isOpen = false;
  const payment = await steps.start(id, 'checkout');
  b.seen.isOpen = true;
  return { id, payment };
}

const refundsOf = async (id: string) => (await steps.read(id)).payments.flatMap(({ refunds }) => refunds);

describe('a payment begun with a provider who is not the first one any more', () => {
  it('is gone on with, settled and refunded by that provider, and the other one hears nothing of it', async () => {
    const { id, payment } = await beginWithA();
    expect(payment.redirectUrl).toBe(`https://provider-a.example/${payment.reference}`);
    expect(await steps.start(id, 'checkout')).toMatchObject({ id: payment.id, redirectUrl: payment.redirectUrl });
    a.say(payment.reference, 'success');
    await checkout().settle(payment.reference);
    expect((await steps.read(id)).status).toBe('paid');
    await steps.refund(subject);
    const [refund] = await refundsOf(id);
    await checkout().sendRefund(refund?.id ?? '');
    expect(a.seen.refunded).toEqual([payment.reference]);
    expect(b.seen).toMatchObject({ asked: [], refunded: [] });
    expect(await steps.read(id)).toMatchObject({ status: 'refunded' });
  });

  it('is tried again with that provider after a decline', async () => {
    const { id, payment } = await beginWithA();
    a.say(payment.reference, 'failed');
    const again = await steps.start(id, 'checkout');
    expect(again.redirectUrl).toBe(`https://provider-a.example/${again.reference}`);
    expect(again.reference).not.toBe(payment.reference);
    expect(b.seen.asked).toEqual([]);
  });

  it('may stand beside one with another provider; what both bring is kept once and goes back where it came from', async () => {
    const { id, payment } = await beginWithA();
    a.seen.isOpen = false;
    const other = await steps.start(id, 'checkout');
    expect(other.redirectUrl).toBe(`https://provider-b.example/${other.reference}`);
    expect((await steps.read(id)).payments.map(({ status }) => status)).toEqual(['pending', 'pending']);
    b.say(other.reference, 'success');
    await checkout().settle(other.reference);
    expect((await steps.read(id)).payments.map(({ status }) => status)).toEqual(['cancelled', 'paid']);
    a.say(payment.reference, 'success');
    await checkout().settle(payment.reference);
    const [refund, ...rest] = await refundsOf(id);
    expect(rest).toEqual([]);
    await checkout().sendRefund(refund?.id ?? '');
    expect(a.seen.refunded).toEqual([payment.reference]);
    expect(b.seen.refunded).toEqual([]);
    expect((await steps.read(id)).status).toBe('paid');
  });
});

it('begins with the first one, and offers a method once however many there are', async () => {
  const { id } = await steps.open({ subject });
  const { reference, redirectUrl } = await steps.start(id, 'checkout');
  expect(redirectUrl).toBe(`https://provider-b.example/${reference}`);
  const offered = await steps.call(listPaymentMethods, { token: 'ada', query: { currency: 'NGN' } });
  expect(offered.data.items).toEqual([{ method: 'checkout' }, { method: 'bank_transfer' }]);
});

it.each([
  ['provider-a', { 'x-a-signature': 'provider-a signs' }, 200],
  ['provider-b', { 'x-b-signature': 'provider-b signs' }, 200],
  ['provider-a', { 'x-b-signature': 'provider-b signs' }, 401],
  ['provider-b', { 'x-a-signature': 'provider-a signs' }, 401],
  ['provider-c', { 'x-a-signature': 'provider-a signs' }, 401],
  ['bank-transfer', {}, 401],
])('takes at the address of %s what is signed %j: %i', async (provider, headers, status) => {
  const url = `/api/v1/payments/webhooks/${provider}`;
  const payload = `CRN-NOBOD-${count}`;
  expect((await test.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(status);
});
