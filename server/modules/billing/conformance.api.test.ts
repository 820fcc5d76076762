import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPayment } from '#contract/billing/payments.ts';
import { ownerScope } from '#server/access/make-scope.ts';
import type { Subject } from '#server/charging.ts';
import { createDevelopmentCheckout, type DevelopmentCheckout } from '#server/ports/payments/development-checkout.ts';
import { type PaymentsPort, ProviderUnavailable } from '#server/ports/payments/port.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createBillingSteps } from '#tests/billing.ts';
import { type BothProviders, openBothProviders } from '#tests/setup/both-providers.ts';
import { briefOutbound as outbound } from '#tests/setup/brief-outbound.ts';
import type { Delivery } from '#tests/setup/provider-server.ts';
import type { Thing } from '#tests/setup/stripe-books.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';
import { resumeWork } from './jobs.ts';

let now = new Date('2027-02-01T09:00:00Z');
const clock = () => new Date(now.getTime());
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};

/** One provider as the faults need it. */
interface Bench {
  currency: 'NGN' | 'USD';
  /** The payer pays. @returns the message that tells of it. */
  pay(reference: string): Promise<Delivery>;
  /** It says that another amount or currency came. */
  alter(reference: string, change: { amount?: number; currency?: string }): void;
  /** Every call to it fails from now on, or none does. */
  away(isAway: boolean): void;
  refuseRefunds(reference: string): Promise<void>;
  /** How many runs asked it to send money back: each one looks first whether it was sent. */
  refundsAsked(): number;
  /** The payer's bank takes the money. @returns the message that tells of it. */
  takeBack(reference: string): Promise<Delivery>;
  /** After it took the money, it gives it back. */
  giveBack(reference: string): Promise<void>;
}

let test: TestApp;
let steps: ReturnType<typeof createBillingSteps>;
let providers: BothProviders;
let paystack: BothProviders['paystack'];
let stripe: BothProviders['stripe'];
let development: DevelopmentCheckout;
const developmentJobs: Delivery[] = [];
const developmentRefunds: string[] = [];
const isDevelopmentAway = { now: false };
let count = 0;
let dir: string;
let subject: Subject;
/** Another one in each test: nobody begins many payments in a minute. */
let payer: string;

const last = <T>(list: readonly T[]): T => list.at(-1) ?? expect.fail('nothing was told');

const benches: Record<string, () => Bench> = {
  paystack: () => ({
    currency: 'NGN',
    async pay(reference) {
      await paystack.pay(reference);
      return last(paystack.deliveries.waiting);
    },
    alter: (reference, change) => paystack.say(reference, change),
    away: (isAway) =>
      isAway ? paystack.fault({ on: '/', what: 503, when: 'before', times: 10_000 }) : paystack.clearFaults(),
    async refuseRefunds() {
      paystack.refuseRefunds();
    },
    refundsAsked: () => paystack.countOf('GET /refund'),
    async takeBack(reference) {
      await paystack.resolve(await paystack.dispute(reference), 'auto-accepted');
      return last(paystack.deliveries.waiting);
    },
    giveBack: (reference) =>
      paystack.resolve(last(paystack.disputes.filter(({ of }) => of.reference === reference)), 'declined'),
  }),
  stripe: () => ({
    currency: 'USD',
    async pay(reference) {
      await stripe.pay(reference);
      return last(stripe.deliveries.waiting);
    },
    alter(reference, { amount, currency }) {
      const page = stripe.pageOf(reference);
      const of = String(page.payment_intent);
      if (amount) stripe.say(of, { amount_received: amount });
      if (currency) for (const id of [of, page.id]) stripe.say(id, { currency: currency.toLowerCase() });
    },
    away: (isAway) =>
      isAway ? stripe.fault({ on: '/', what: 503, when: 'before', times: 10_000 }) : stripe.clearFaults(),
    refuseRefunds: async (reference) => void (await stripe.dispute(String(stripe.pageOf(reference).payment_intent))),
    refundsAsked: () => stripe.countOf('GET /v1/refunds'),
    async takeBack(reference) {
      const dispute = await stripe.dispute(String(stripe.pageOf(reference).payment_intent));
      await stripe.closeDispute(dispute, 'lost');
      return last(stripe.deliveries.waiting);
    },
    async giveBack(reference) {
      const of = String(stripe.pageOf(reference).payment_intent);
      const isIt = ({ object, payment_intent: intent }: Thing) => object === 'dispute' && intent === of;
      await stripe.closeDispute(last([...stripe.things.values()].filter(isIt)), 'won');
    },
  }),
  development: () => ({
    currency: 'NGN',
    async pay(reference) {
      await development.sandbox.act(reference, 'pay');
      return last(developmentJobs);
    },
    alter: (reference, change) => void altered.set(reference, change),
    away: (isAway) => void Object.assign(isDevelopmentAway, { now: isAway }),
    async refuseRefunds(reference) {
      const more = {
        refundId: 'by hand',
        providerReference: reference,
        providerPayment: null,
        currency: 'NGN' as const,
      };
      await development.refund({ ...more, amountMinor: 1 });
    },
    refundsAsked: () => developmentRefunds.length,
    async takeBack(reference) {
      await development.sandbox.act(reference, 'take_back');
      return last(developmentJobs);
    },
    giveBack: async (reference) => void (await development.sandbox.act(reference, 'give_back')),
  }),
};
/** What the development checkout is made to say wrongly: it has no faults of its own. */
const altered = new Map<string, { amount?: number; currency?: string }>();

beforeAll(async () => {
  providers = await openBothProviders(clock);
  ({ paystack, stripe } = providers);
  // Who comes first is begun with: each test opens the one that it is about.
  const open = { provider: '' };
  opened = open;
  const only = (port: PaymentsPort): PaymentsPort => ({
    ...port,
    offers: async (currency) => open.provider === port.provider && port.offers(currency),
  });
  const identity = createTokenIdentity({ operator: ['user', 'admin'] });
  dir = mkdtempSync(join(tmpdir(), 'cairn-conformance-'));
  const secret = 'a secret of this test';
  development = createDevelopmentCheckout({
    dir,
    secret,
    publicUrl: 'http://localhost:3000',
    outbound,
    clock,
    async enqueue(_name, data) {
      const { body, signature } = data as { body: string; signature: string };
      developmentJobs.push({ body, headers: { 'x-checkout-signature': signature } });
    },
  });
  const wayward: PaymentsPort = {
    ...development,
    async begin(order) {
      if (isDevelopmentAway.now) throw new ProviderUnavailable();
      return development.begin(order);
    },
    async verify(asked) {
      if (isDevelopmentAway.now) throw new ProviderUnavailable();
      const verdict = await development.verify(asked);
      const { amount: amountMinor, currency } = altered.get(asked.providerReference) ?? {};
      return verdict && { ...verdict, ...(amountMinor && { amountMinor }), ...(currency && { currency }) };
    },
    async refund(order) {
      if (isDevelopmentAway.now) throw new ProviderUnavailable();
      developmentRefunds.push(order.refundId);
      return development.refund(order);
    },
  };
  const checkouts = [...providers.checkouts, wayward].map(only);
  test = await createTestApp({ overrides: { clock, identity, checkouts } });
  steps = createBillingSteps(test);
  await steps.saveSettings({ taxRegistered: false });
});
let opened = { provider: '' };
afterAll(async () => {
  await test.close();
  rmSync(dir, { recursive: true, force: true });
  await providers.close();
});

describe.each(Object.entries(benches))('the books of a payment by %s', (provider, benchOf) => {
  const bench = benchOf();
  const { currency } = bench;
  const totalMinor = 1_000_000;
  const settle = (reference: string) => test.context.billing.checkout.settle(reference);

  beforeEach(() => {
    opened.provider = provider;
    count += 1;
    subject = { kind: 'work', id: `conform-${count}` };
    payer = `payer-${count}`;
    bench.away(false);
  });

  async function begin() {
    const lines = [{ description: 'Work', quantity: 1, unitMinor: totalMinor }];
    const { id } = await steps.open({ subject, payer: ownerScope(payer), currency, lines });
    const { reference } = await steps.start(id, 'checkout', payer);
    return { id, reference };
  }
  async function pay() {
    const begun = await begin();
    return { ...begun, message: await bench.pay(begun.reference) };
  }
  const deliver = async ({ headers, body }: Delivery) =>
    (await test.app.inject({ method: 'POST', url: `/api/v1/payments/webhooks/${provider}`, headers, payload: body }))
      .statusCode;
  /** As the job does that a message begins. */
  const hear = async (message: Delivery, reference: string) => {
    expect(await deliver(message)).toBe(200);
    await settle(reference);
  };
  const entries = async (invoiceId: string) =>
    (await steps.entries()).items
      .filter((one) => one.invoiceId === invoiceId)
      .map(({ kind }) => kind)
      .toSorted();
  const statusOf = async (id: string) => (await steps.read(id, payer)).status;
  const refundIds = async (id: string) =>
    (await steps.read(id, payer)).payments.flatMap(({ refunds }) => refunds.map((refund) => refund.id));
  const resume = () => {
    const { billing, platform } = test.context;
    return resumeWork({ ...platform, checkout: billing.checkout, savedCards: billing.savedCards });
  };
  const once = ['invoice_issued', 'payment_received'];

  it('have one entry for a message that comes ten times', async () => {
    const { id, reference, message } = await pay();
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(message)));
    expect(new Set(answers)).toEqual(new Set([200]));
    await Promise.all(Array.from({ length: 10 }, () => settle(reference)));
    expect(await entries(id)).toEqual(once);
  });

  it('stand however messages are ordered: of the dispute before the payment', async () => {
    const { id, reference, message } = await pay();
    const taken = await bench.takeBack(reference);
    await hear(taken, reference);
    await hear(message, reference);
    await hear(taken, reference);
    later(1);
    await resume();
    const { paid } = await steps.read(id, payer);
    const received = (await entries(id)).filter((kind) => kind === 'payment_received').length;
    const reversed = (await entries(id)).filter((kind) => kind === 'payment_reversed').length;
    expect(received).toBe(reversed);
    expect(paid.amountMinor).toBe(0);
  });

  it.each([{ amount: totalMinor - 1 }, { amount: totalMinor + 1 }, { currency: 'GHS' }])(
    'have nothing where it reports %j',
    async (change) => {
      const { id, reference, message } = await pay();
      bench.alter(reference, change);
      await hear(message, reference);
      expect(await entries(id)).toEqual([]);
      expect((await steps.read(id, payer)).payments).toMatchObject([{ problem: 'mismatch', status: 'pending' }]);
    },
  );

  it('have nothing of a forged message', async () => {
    const { id, reference } = await begin();
    const { headers, body } = await bench.pay((await begin()).reference);
    const forged = { headers, body: body.replace(/"(amount|amount_total)":\s*\d+/, '"$1":1') };
    expect(await deliver({ ...forged, body: `${forged.body} ` })).toBe(401);
    expect(await deliver({ headers: {}, body })).toBe(401);
    await settle(reference);
    expect(await entries(id)).toEqual([]);
  });

  it('have one entry when the message is played again after 72 hours', async () => {
    const { id, reference, message } = await pay();
    await hear(message, reference);
    later(73);
    // Stripe signs the time: what is old is refused. Paystack does not, and it counts once all the same.
    expect(await deliver(message)).toBe(provider === 'stripe' ? 401 : 200);
    await settle(reference);
    expect(await entries(id)).toEqual(once);
  });

  it('are right when the message was lost: it is asked', async () => {
    const { id } = await pay();
    later(1);
    await resume();
    expect(await entries(id)).toEqual(once);
  });

  it('are right though it is away at each step', async () => {
    const lines = [{ description: 'Work', quantity: 1, unitMinor: totalMinor }];
    const { id } = await steps.open({ subject, payer: ownerScope(payer), currency, lines });
    const start = () =>
      steps.call(startPayment, { token: payer, params: { invoiceId: id }, body: { method: 'checkout' } });
    bench.away(true);
    expect((await start()).code).toBe('PAYMENT_PROVIDER_AWAY');
    bench.away(false);
    const { reference } = (await start()).data;
    const message = await bench.pay(reference);
    bench.away(true);
    expect(await deliver(message)).toBe(200);
    await expect(settle(reference)).rejects.toThrow(ProviderUnavailable);
    later(1);
    await resume();
    expect(await entries(id)).toEqual([]);
    bench.away(false);
    await resume();
    expect(await entries(id)).toEqual(once);
    await steps.refund(subject);
    later(1);
    bench.away(true);
    await resume();
    expect(await entries(id)).not.toContain('refund_sent');
    bench.away(false);
    await resume();
    if (provider === 'paystack') await paystack.settleRefunds();
    later(1);
    await resume();
    await resume();
    expect((await entries(id)).filter((kind) => kind === 'refund_sent')).toHaveLength(1);
    expect(await statusOf(id)).toBe('refunded');
  });

  it('promise a refund that is refused, and it is left to the operator', async () => {
    const { id, reference, message } = await pay();
    await hear(message, reference);
    await bench.refuseRefunds(reference);
    await steps.refund(subject);
    for (const refundId of await refundIds(id)) await test.context.billing.checkout.sendRefund(refundId);
    expect(await entries(id)).toEqual(['invoice_credited', 'invoice_issued', 'payment_received', 'refund_due']);
    expect((await steps.read(id, payer)).payments.flatMap(({ refunds }) => refunds)).toMatchObject([
      { status: 'failed' },
    ]);
  });

  it('say once that a bank took the money after it came', async () => {
    const { id, reference, message } = await pay();
    await hear(message, reference);
    const taken = await bench.takeBack(reference);
    await hear(taken, reference);
    await hear(taken, reference);
    expect(await entries(id)).toEqual([...once, 'payment_reversed']);
    expect(await statusOf(id)).toBe('pending');
  });

  it('have a refund sent once that several runs would send', async () => {
    const { id, reference, message } = await pay();
    await hear(message, reference);
    await steps.refund(subject);
    const before = bench.refundsAsked();
    const [refundId = ''] = await refundIds(id);
    await Promise.all([1, 2, 3].map(() => test.context.billing.checkout.sendRefund(refundId)));
    expect(bench.refundsAsked()).toBe(before + 1);
    if (provider === 'paystack') await paystack.settleRefunds();
    later(1);
    await resume();
    expect(await statusOf(id)).toBe('refunded');
  });

  it('owe a refund once that a bank made void and whose money it gave back', async () => {
    const { id, reference, message } = await pay();
    await hear(message, reference);
    await steps.refund(subject);
    await hear(await bench.takeBack(reference), reference);
    await bench.giveBack(reference);
    await settle(reference);
    const refunds = (await steps.read(id, payer)).payments.flatMap((payment) => payment.refunds);
    expect(refunds.map(({ status }) => status).toSorted()).toEqual(['pending', 'void']);
    const about = (await entries(id)).filter((kind) => kind.startsWith('refund_'));
    expect(about).toEqual(['refund_due', 'refund_due', 'refund_void']);
  });

  it('say nothing of a bank where the money went back by our own refund', async () => {
    const { id, reference, message } = await pay();
    await hear(message, reference);
    await steps.refund(subject);
    for (const refundId of await refundIds(id)) await test.context.billing.checkout.sendRefund(refundId);
    await settle(reference);
    if (provider === 'paystack') await paystack.settleRefunds();
    await settle(reference);
    later(1);
    await resume();
    expect(await entries(id)).toEqual([
      'invoice_credited',
      'invoice_issued',
      'payment_received',
      'refund_due',
      'refund_sent',
    ]);
  });
});

it('leaves no key and no token in a log or an answer', () => {
  const secrets = [paystack.secretKey, stripe.secretKey, stripe.webhookSecret, 'AUTH_', 'pm_test', 'cus_test'];
  expect(test.logLines.length).toBeGreaterThan(0);
  for (const line of test.logLines) for (const secret of secrets) expect(line).not.toContain(secret);
});

describe('why a card was declined', () => {
  it.each([
    ['Expired Card', 'expired'],
    ['Stolen Card, Pick Up', 'stolen'],
    ['Insufficient Funds', 'funds'],
    ['Do Not Honour', 'other'],
  ])('is told to the payer in a word of ours: %s', async (words, declined) => {
    opened.provider = 'paystack';
    count += 1;
    payer = `payer-${count}`;
    const lines = [{ description: 'Work', quantity: 1, unitMinor: 1_000_000 }];
    const about = { subject: { kind: 'work' as const, id: `conform-${count}` }, currency: 'NGN' as const, lines };
    const { id } = await steps.open({ ...about, payer: ownerScope(payer) });
    const { reference } = await steps.start(id, 'checkout', payer);
    await paystack.end(reference, words);
    await test.context.billing.checkout.settle(reference);
    const invoice = await steps.read(id, payer);
    expect(invoice.payments).toMatchObject([{ problem: 'declined', declined }]);
    expect(JSON.stringify(invoice)).not.toContain(words);
  });
});
