import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { briefOutbound as outbound } from '#tests/setup/brief-outbound.ts';
import { type FakePaystack, startPaystack } from '#tests/setup/paystack.ts';
import { paystackCards } from '#tests/setup/paystack-books.ts';
import { type FakeStripe, startStripe } from '#tests/setup/stripe.ts';
import { stripeCards } from '#tests/setup/stripe-books.ts';
import { createPaystack } from './paystack.ts';
import { KeyRefused, type PaymentsPort, ProviderUnavailable, RefundRefused } from './port.ts';
import { createStripe } from './stripe.ts';

let now = new Date('2026-12-02T08:00:00Z');
const clock = () => now;
const totalMs = 400;
let paystack: FakePaystack;
let stripe: FakeStripe;
let naira: PaymentsPort;
let dollars: PaymentsPort;
let count = 0;
let reference: string;

beforeAll(async () => {
  [paystack, stripe] = await Promise.all([startPaystack(clock), startStripe(clock)]);
  naira = createPaystack({
    secretKey: paystack.secretKey,
    baseUrl: paystack.url,
    outbound,
    clock,
    totalMs,
    takesDollars: true,
  });
  const webhookSecrets = [stripe.webhookSecret];
  dollars = createStripe({
    secretKey: stripe.secretKey,
    baseUrl: stripe.url,
    outbound,
    clock,
    totalMs,
    webhookSecrets,
  });
});
afterAll(async () => {
  await paystack.close();
  await stripe.close();
});
beforeEach(() => {
  now = new Date('2026-12-02T08:00:00Z');
  for (const one of [paystack, stripe]) one.clearFaults();
  count += 1;
  reference = `CRN-TEST-${count}`;
});

const orderOf = (currency: 'NGN' | 'USD', keepCard = false) => ({
  reference,
  amountMinor: currency === 'NGN' ? 1_500_000 : 2_000,
  currency,
  title: 'Founder plan, Ọlá & sons',
  email: 'ada@cairn.example',
  callbackUrl: 'http://localhost:3000/m/profile?payment=p1',
  keepCard,
});
const asked = (providerReference: string, disputes = false) => ({
  reference,
  providerReference,
  currency: 'NGN' as const,
  disputes,
});

/** Paid on the page; the card is kept. */
async function payKept(port: PaymentsPort, number?: string) {
  const order = orderOf(port === naira ? 'NGN' : 'USD', true);
  const { providerReference } = await port.begin(order);
  await (port === naira ? paystack : stripe).pay(reference, number);
  const verdict = await port.verify(asked(providerReference));
  return { order, providerReference, verdict, card: verdict?.card };
}

describe.each([
  ['Paystack', () => naira, () => paystack, 'NGN', paystackCards],
  ['Stripe', () => dollars, () => stripe, 'USD', stripeCards],
] as const)('%s', (_name, portOf, fakeOf, currency, cards) => {
  const saved = () => portOf().saved ?? expect.fail();
  async function charge(card: { token: string; email: string } | undefined, of = `CRN-AGAIN-${count}`) {
    const { keepCard: _keepCard, ...order } = {
      ...orderOf(currency),
      reference: of,
      ...card,
      token: card?.token ?? '',
    };
    const state = { name: of };
    const answer = () =>
      saved().charge({
        ...order,
        providerReference: state.name,
        onBegun: async (name) => void Object.assign(state, { name }),
      });
    return { state, answer };
  }

  it('sends the payer to its page, and says what happened only when it is asked', async () => {
    const { providerReference, redirectUrl } = await portOf().begin(orderOf(currency));
    expect(redirectUrl).toMatch(/^https:/);
    expect(await portOf().verify(asked(providerReference))).toMatchObject({ status: 'pending' });
    await fakeOf().pay(reference);
    const { amountMinor } = orderOf(currency);
    const verdict = await portOf().verify(asked(providerReference, true));
    expect(verdict).toMatchObject({ status: 'success', amountMinor, currency, providerPayment: expect.any(String) });
    expect(await portOf().verify(asked('CRN-NOBOD-KNOWS'))).toBeUndefined();
  });

  it('keeps a card that may be charged again, and charges it once for a reference', async () => {
    const { card } = await payKept(portOf());
    expect(card).toMatchObject({ reusable: true, expiresYear: 2030, last4: cards.good.slice(-4) });
    const { state, answer } = await charge(card);
    expect(await answer()).toMatchObject({ status: 'success', amountMinor: orderOf(currency).amountMinor, currency });
    expect(await answer()).toMatchObject({ status: 'success' });
    expect(await portOf().verify(asked(state.name))).toMatchObject({ status: 'success' });
  });

  it.each([
    ['silent', 'after'],
    ['cut', 'after'],
    [500, 'after'],
    ['html', 'after'],
    ['truncated', 'after'],
    [503, 'before'],
    ['silent', 'before'],
  ] as const)(
    'is not believed when it is %j %s a charge: the same reference is asked and sent again',
    async (what, when) => {
      const { card } = await payKept(portOf());
      const on = currency === 'NGN' ? 'charge_authorization' : '/confirm';
      fakeOf().fault({ on, what, when });
      const { state, answer } = await charge(card);
      await expect(answer()).rejects.toThrow(ProviderUnavailable);
      const found = await portOf().verify(asked(state.name));
      if (when === 'after') expect(found).toMatchObject({ status: 'success' });
      else expect(found).toBeUndefined();
      expect(await answer()).toMatchObject({ status: 'success' });
    },
  );

  it('charged nothing where it says to come back later', async () => {
    const { card } = await payKept(portOf());
    const on = currency === 'NGN' ? 'charge_authorization' : '/confirm';
    fakeOf().fault({ on, what: 429, when: 'before', retryAfter: 60 }, { on, what: 429, when: 'before' });
    const { answer } = await charge(card);
    expect(await answer()).toMatchObject({ status: 'away', againAt: new Date(now.getTime() + 60_000) });
    expect(await answer()).toMatchObject({ status: 'away' });
    expect(await answer()).toMatchObject({ status: 'success' });
  });

  it('sends a refund once for its id, whatever happens on the way, and refuses too much', async () => {
    const { providerReference, verdict } = await payKept(portOf());
    const providerPayment = verdict?.providerPayment ?? null;
    const order = { refundId: `r-${count}`, providerReference, providerPayment, amountMinor: 800, currency };
    fakeOf().fault({ on: currency === 'NGN' ? 'POST /refund' : 'POST /v1/refunds', what: 'cut', when: 'after' });
    await expect(portOf().refund(order)).rejects.toThrow(ProviderUnavailable);
    const made = [await portOf().refund(order), await portOf().refund({ ...order, providerPayment: null })];
    expect(new Set(made).size).toBe(1);
    const tooMuch = { ...order, refundId: `r-${count}-2`, amountMinor: orderOf(currency).amountMinor };
    await expect(portOf().refund(tooMuch)).rejects.toThrow(RefundRefused);
    expect(await portOf().readRefund?.(tooMuch)).toBeUndefined();
    await fakeOf().settleRefunds();
    expect(await portOf().readRefund?.(order)).toBe('sent');
    // Our own refund is never a reversal.
    expect(await portOf().verify(asked(providerReference, true))).toMatchObject({ status: 'success' });
  });

  it('tells a refund that did not come through', async () => {
    const { providerReference, verdict } = await payKept(portOf(), cards.refundFails);
    const named = { providerReference, providerPayment: verdict?.providerPayment ?? null };
    const order = { refundId: `r-${count}`, ...named, amountMinor: 800, currency };
    expect(['pending', 'sent']).toContain(await portOf().refund(order));
    await fakeOf().settleRefunds();
    expect(await portOf().readRefund?.(order)).toBe('failed');
  });

  it('forgets a card, and does not mind one that is gone', async () => {
    const { card } = await payKept(portOf());
    await saved().forget(card?.token ?? '');
    await saved().forget(card?.token ?? '');
    const { answer } = await charge(card);
    expect((await answer()).status).not.toBe('success');
  });
});

describe('Paystack alone', () => {
  const chargeKept = async () => {
    const { card, order } = await payKept(naira);
    const onBegun = async () => undefined;
    const again = { ...order, reference: `CRN-AGAIN-${count}`, providerReference: `CRN-AGAIN-${count}` };
    return () => naira.saved?.charge({ ...again, email: card?.email ?? '', token: card?.token ?? '', onBegun });
  };

  it('keeps no card that cannot be used again, and says so', async () => {
    expect((await payKept(naira, paystackCards.notReusable)).card).toMatchObject({ reusable: false });
  });

  it.each([
    [
      { is: 'failed', words: 'Insufficient Funds' },
      { status: 'failed', declined: 'funds' },
    ],
    [
      { is: 'failed', words: 'Expired Card' },
      { status: 'failed', declined: 'expired' },
    ],
    [{ is: 'paused' }, { status: 'confirm', confirmUrl: expect.stringContaining('resume') }],
    [{ is: 'processing' }, { status: 'pending' }],
    [{ is: 'of a status nobody knows' }, { status: 'pending' }],
    [
      { is: 'limited', minutes: 30 },
      { status: 'away', againAt: new Date('2026-12-02T08:30:00Z') },
    ],
  ] as const)('answers a charge that is %j', async (coming, verdict) => {
    const charge = await chargeKept();
    paystack.next(coming);
    expect(await charge()).toMatchObject(verdict);
  });

  it('refuses a card that another address kept, and a wrong key', async () => {
    const { card, order } = await payKept(naira);
    const again = { ...order, reference: `CRN-B-${count}`, providerReference: '', onBegun: async () => undefined };
    const token = card?.token ?? '';
    const other = await naira.saved?.charge({ ...again, token, email: 'ada-new@cairn.example' });
    expect(other).toMatchObject({ status: 'failed', declined: 'other' });
    const wrong = createPaystack({
      secretKey: 'sk_test_wrong',
      baseUrl: paystack.url,
      outbound,
      clock,
      takesDollars: false,
    });
    await expect(wrong.check?.()).rejects.toThrow(KeyRefused);
    await expect(wrong.saved?.charge({ ...again, token, email: order.email })).rejects.toThrow(ProviderUnavailable);
    expect([await wrong.offers('NGN'), await wrong.offers('USD'), await naira.offers('USD')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('says that a bank took the money only of a lost dispute, also of a payment that was partly refunded', async () => {
    const { providerReference, verdict } = await payKept(naira);
    const status = async () => (await naira.verify(asked(providerReference, true)))?.status;
    const part = { providerReference, providerPayment: verdict?.providerPayment ?? null, currency: 'NGN' as const };
    await naira.refund({ ...part, refundId: `r-${count}`, amountMinor: 500_000 });
    expect(await status()).toBe('success');
    await paystack.settleRefunds();
    const dispute = await paystack.dispute(reference, 1_000_000);
    expect(await status()).toBe('success');
    await paystack.resolve(dispute, 'auto-accepted');
    expect(await status()).toBe('reversed');
    await paystack.resolve(dispute, 'declined');
    expect(await status()).toBe('success');
    expect(await naira.listDisputes?.(now)).toMatchObject([{ state: 'won', reference }]);
    expect(await naira.readDispute?.(String(dispute.id))).toMatchObject({ amountMinor: 1_000_000 });
  });

  it('reads a refund that wants the payer’s bank account', async () => {
    const { providerReference } = await payKept(naira, paystackCards.refundNeedsAttention);
    const order = { refundId: `r-${count}`, providerReference, providerPayment: null, currency: 'NGN' as const };
    await naira.refund({ ...order, amountMinor: 1_500_000 });
    await paystack.settleRefunds();
    expect(await naira.refund({ ...order, amountMinor: 1_500_000 })).toBe('attention');
  });
});

describe('Stripe alone', () => {
  const keptWith = async (number: string) => {
    const { card, order } = await payKept(dollars, number);
    const again = { ...order, reference: `CRN-AGAIN-${count}` };
    const state = { name: again.reference };
    const onBegun = async (name: string) => void Object.assign(state, { name });
    const charge = () =>
      dollars.saved?.charge({ ...again, token: card?.token ?? '', providerReference: state.name, onBegun });
    return { state, charge, again };
  };

  it('declines a kept card with the intent inside a 402', async () => {
    const { state, charge } = await keptWith(stripeCards.laterDeclined);
    expect(await charge()).toMatchObject({ status: 'failed', declined: 'stolen' });
    expect(await dollars.verify(asked(state.name))).toMatchObject({ status: 'failed', declined: 'stolen' });
  });

  it('gives the payer a page where the bank wants them', async () => {
    const { state, charge, again } = await keptWith(stripeCards.wantsCustomer);
    const stopped = await charge();
    expect(stopped).toMatchObject({ status: 'confirm', confirmUrl: expect.stringContaining('checkout.stripe.com') });
    expect(await dollars.verify(asked(state.name))).toEqual(stopped);
    await stripe.pay(again.reference, stripeCards.wantsCustomer);
    expect(await dollars.verify(asked(state.name))).toMatchObject({ status: 'success' });
  });

  it('is asked again where it fell silent between the refusal and the page', async () => {
    const { state, charge } = await keptWith(stripeCards.wantsCustomer);
    stripe.fault({ on: 'POST /v1/checkout/sessions', what: 'silent', when: 'before', times: 2 });
    await expect(charge()).rejects.toThrow(ProviderUnavailable);
    expect(state.name).toMatch(/^pi_/);
    expect(await dollars.verify(asked(state.name))).toBeUndefined();
    expect(await charge()).toMatchObject({ status: 'confirm' });
    await stripe.expire(`CRN-AGAIN-${count}`);
    expect(await dollars.verify(asked(state.name))).toMatchObject({ status: 'abandoned' });
  });

  it.each([
    [true, 'success'],
    [false, 'failed'],
  ])('waits for what takes days: %j is %s', async (isPaid, status) => {
    const { providerReference } = await dollars.begin(orderOf('USD'));
    await stripe.pay(reference, stripeCards.good, { slowly: true });
    expect(await dollars.verify(asked(providerReference))).toMatchObject({ status: 'pending' });
    await stripe.endSlow(reference, isPaid);
    expect(await dollars.verify(asked(providerReference))).toMatchObject({ status });
  });

  it('says that a bank took the money only of a lost dispute; an inquiry moves none, and refunds are refused', async () => {
    const { providerReference, verdict } = await payKept(dollars);
    const intent = verdict?.providerPayment ?? '';
    const status = async () => (await dollars.verify(asked(providerReference, true)))?.status;
    await stripe.dispute(intent, 'warning_needs_response');
    expect(await status()).toBe('success');
    const dispute = await stripe.dispute(intent);
    const order = { refundId: `r-${count}`, providerReference, providerPayment: intent, currency: 'USD' as const };
    await expect(dollars.refund({ ...order, amountMinor: 500 })).rejects.toThrow(/charge_disputed/);
    await stripe.closeDispute(dispute, 'lost');
    expect(await status()).toBe('reversed');
    await stripe.closeDispute(dispute, 'won');
    expect(await status()).toBe('success');
    expect(await dollars.listDisputes?.(now)).toMatchObject([{ state: 'won' }, { state: 'inquiry' }]);
  });

  it('makes nothing twice where the answer to the page was lost', async () => {
    const before = stripe.countOf('POST /v1/checkout/sessions');
    stripe.fault({ on: 'POST /v1/checkout/sessions', what: 'cut', when: 'after' });
    const { providerReference } = await dollars.begin(orderOf('USD'));
    expect(stripe.countOf('POST /v1/checkout/sessions') - before).toBe(2);
    expect(stripe.pageOf(reference).id).toBe(providerReference);
  });
});

it('is a Stripe that Stripe’s own client works with', async () => {
  const { hostname: host, port } = new URL(stripe.url);
  const options = { host, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 } as const;
  const client = new Stripe(stripe.secretKey, options);
  const price_data = { currency: 'usd', unit_amount: 2_000, product_data: { name: 'Founder' } };
  const page = await client.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [{ quantity: 1, price_data }],
      client_reference_id: reference,
      customer_creation: 'always',
      payment_intent_data: { setup_future_usage: 'off_session' },
      success_url: 'https://cairn.example/',
    },
    { idempotencyKey: reference },
  );
  await stripe.pay(reference);
  const paid = await client.checkout.sessions.retrieve(page.id, { expand: ['payment_intent'] });
  expect([paid.status, paid.payment_status, paid.url]).toEqual(['complete', 'paid', null]);
  const intent = paid.payment_intent as Stripe.PaymentIntent;
  const again = {
    amount: 900,
    currency: 'usd',
    customer: String(intent.customer),
    payment_method: String(intent.payment_method),
  };
  const made = await client.paymentIntents.create(again);
  expect(made.status).toBe('requires_confirmation');
  expect((await client.paymentIntents.confirm(made.id, { off_session: true })).status).toBe('succeeded');
  await expect(client.paymentIntents.confirm(made.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  expect((await client.refunds.create({ payment_intent: made.id, amount: 400 })).status).toBe('succeeded');
  expect((await client.refunds.list({ payment_intent: made.id })).data).toHaveLength(1);
  await expect(
    client.checkout.sessions.create(
      { mode: 'payment', success_url: 'https://cairn.example/' },
      { idempotencyKey: reference },
    ),
  ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  const wrong = new Stripe('sk_test_wrong', options);
  await expect(wrong.refunds.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  const message = stripe.deliveries.waiting.at(-1);
  const header = message?.headers['stripe-signature'] ?? '';
  const at = now.getTime() / 1000;
  const event = client.webhooks.constructEvent(message?.body ?? '', header, stripe.webhookSecret, 300, undefined, at);
  expect(event.type).toBe('refund.created');
});
