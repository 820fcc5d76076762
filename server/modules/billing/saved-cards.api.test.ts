import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmTransfer } from '#contract/billing/admin-transfers.ts';
import { listCards, removeCard } from '#contract/billing/cards.ts';
import { startPayment } from '#contract/billing/payments.ts';
import { ownerScope } from '#server/access/make-scope.ts';
import type { CardAttempt, Subject } from '#server/charging.ts';
import type { Paid } from '#server/paid-for.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createBillingSteps } from '#tests/billing.ts';
import { type BothProviders, openBothProviders } from '#tests/setup/both-providers.ts';

import { paystackCards } from '#tests/setup/paystack-books.ts';
import type { Delivery } from '#tests/setup/provider-server.ts';

import { stripeCards } from '#tests/setup/stripe-books.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';
import { createDocumentStore } from '../documents/kind/document-store.ts';
import { resealCards } from './cards.ts';
import { resumeWork } from './jobs.ts';
import { createBillingModule } from './module.ts';
import { paymentCards } from './tables.ts';

let now = new Date('2027-01-04T09:00:00Z');
const clock = () => new Date(now.getTime());
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

let providers: BothProviders;
let paystack: BothProviders['paystack'];
let stripe: BothProviders['stripe'];
let test: TestApp;
/** Billing whose subjects are charged for by nobody but the spy. */
let own: TestApp['context']['billing'];
let steps: ReturnType<typeof createBillingSteps>;
let subject: Subject;
let count = 0;
const enqueued: { name: string; data: object }[] = [];
const heard = { paid: [] as Paid[], attempts: [] as CardAttempt[], bank: [] as string[] };

beforeAll(async () => {
  providers = await openBothProviders(clock);
  ({ paystack, stripe } = providers);
  const identity = createTokenIdentity({ operator: ['user', 'admin'] });
  test = await createTestApp({ overrides: { clock, identity, checkouts: providers.checkouts } });
  steps = createBillingSteps(test);
  await steps.saveSettings({ taxRegistered: false });
  const { accounts, notifications, auditLog } = test.context.modules;
  const { platform } = test.context;
  const store = createDocumentStore(platform);
  const given = { ...platform, ...accounts.gives, ...notifications.gives, ...auditLog.gives, store };
  const jobs = {
    ...test.context.platform.jobs,
    enqueue: async (_tx: unknown, name: string, data: object) => void enqueued.push({ name, data }),
  };
  own = createBillingModule({ ...given, jobs }).services;
  own.register(spy());
});
afterAll(async () => {
  await test.close();
  await providers.close();
});

/** What a module hears that charges for something. */
function spy() {
  return {
    kind: 'work' as const,
    onPaid: async (_tx: unknown, _subject: Subject, paid: Paid) => {
      heard.paid.push(paid);
      return 'kept' as const;
    },
    onAttempt: async (_tx: unknown, _subject: Subject, attempt: CardAttempt) => void heard.attempts.push(attempt),
    onReversed: async () => void heard.bank.push('reversed'),
    onReinstated: async () => void heard.bank.push('reinstated'),
  };
}

describe.each([
  ['Paystack', 'NGN', () => paystack, paystackCards, 'charge_authorization'],
  ['Stripe', 'USD', () => stripe, stripeCards, '/confirm'],
] as const)('a card that %s keeps', (provider, currency, fakeOf, cards, chargePath) => {
  const savedCards = () => own.savedCards;
  const checkout = () => own.checkout;
  const payer = `payer-${provider.toLowerCase()}`;
  let cardId: string;

  beforeEach(() => {
    count += 1;
    subject = { kind: 'work', id: `renewal-${count}` };
    for (const list of Object.values(heard)) list.length = 0;
    fakeOf().clearFaults();
    fakeOf().deliveries.state.tell = undefined;
  });

  const open = (of = subject) =>
    steps.open({
      subject: of,
      payer: ownerScope(payer),
      currency,
      lines: [{ description: 'A month', quantity: 1, unitMinor: 10_000 }],
    });
  const start = async (invoiceId: string, keepCard = false) =>
    (await steps.call(startPayment, { token: payer, params: { invoiceId }, body: { method: 'checkout', keepCard } }))
      .data;
  const verify = ({ reference }: { reference: string }) => own.checkout.settle(reference);
  /** Pays something on the page, and lets us keep the card. */
  async function keep(number?: string) {
    const { id } = await open({ kind: 'work', id: `first-${count}-${number}` });
    const payment = await start(id, true);
    await fakeOf().pay(payment.reference, number);
    await verify(payment);
    cardId = heard.paid.at(-1)?.cardId ?? '';
    heard.paid.length = 0;
    return { payment, id };
  }
  const charge = (key = `key-${count}`, of = cardId) => savedCards().charge({ subject, cardId: of, key });
  const attempts = () => savedCards().attempts(test.context.database.db, subject);
  const outcomes = async () => (await attempts()).map(({ outcome }) => outcome);
  const resume = () => {
    return resumeWork({ ...test.context.platform, checkout: own.checkout, savedCards: own.savedCards });
  };
  const deliver = ({ headers, body }: Delivery) =>
    test.app.inject({
      method: 'POST',
      url: `/api/v1/payments/webhooks/${provider.toLowerCase()}`,
      headers,
      payload: body,
    });
  const entriesOf = async (invoiceId: string) =>
    (await steps.entries()).items
      .filter((entry) => entry.invoiceId === invoiceId)
      .map(({ kind }) => kind)
      .toSorted();
  const paidOnce = ['invoice_issued', 'payment_received'];

  it('is kept where its owner lets us, sealed, and shown as its brand and last digits', async () => {
    const { id: without } = await open();
    const plain = await start(without);
    await fakeOf().pay(plain.reference);
    await verify(plain);
    expect(heard.paid).toEqual([{ method: 'checkout', cardId: null }]);
    await keep();
    await keep();
    const { items } = (await steps.call(listCards, { token: payer })).data;
    expect(items).toMatchObject([{ id: cardId, brand: 'visa', last4: cards.good.slice(-4), isExpired: false }]);
    expect(await savedCards().list(test.context.database.db, ownerScope(payer))).toHaveLength(1);
    const rows = await test.context.database.db.select().from(paymentCards);
    expect(JSON.stringify(rows)).not.toMatch(/AUTH_|cus_|pm_|@/);
    expect(JSON.stringify(items)).not.toMatch(/AUTH_|cus_|pm_|@|sealed/);
    expect((await steps.call(listCards, { token: 'eve' })).data.items).toEqual([]);
  });

  it('is charged once for a key, and while an attempt is open nothing else is', async () => {
    await keep();
    const { id } = await open();
    await Promise.all([charge(), charge(), charge()]);
    await charge(`another-key-${count}`);
    expect(await outcomes()).toEqual(['paid']);
    expect(heard.paid).toEqual([{ method: 'checkout', cardId }]);
    expect(heard.attempts).toEqual([]);
    expect(await entriesOf(id)).toEqual(paidOnce);
  });

  it.each([
    ['silent', 'after'],
    ['html', 'after'],
    [500, 'before'],
    ['cut', 'before'],
  ] as const)(
    'is unknown when the provider is %j %s the charge, and asked by the same reference until it is final',
    async (what, when) => {
      await keep();
      const { id } = await open();
      fakeOf().fault({ on: chargePath, what, when });
      await charge();
      expect(await outcomes()).toEqual(['unknown']);
      expect(heard.attempts.map(({ outcome }) => outcome)).toEqual(['unknown']);
      await charge(`another-key-${count}`);
      expect(await outcomes()).toHaveLength(1);
      const [attempt] = await attempts();
      if (when === 'before') {
        const refused = await steps.call(startPayment, {
          token: payer,
          params: { invoiceId: id },
          body: { method: 'checkout' },
        });
        expect([refused.status, refused.code]).toEqual([409, 'PAYMENT_BEING_CHECKED']);
      }
      // Nobody asks sooner than in ten minutes, and nobody ever gives it up.
      later(9);
      await resume();
      if (when === 'before') expect((await attempts())[0]?.asks).toBe(0);
      fakeOf().fault({
        on: currency === 'NGN' ? '/verify/' : 'GET /v1/payment_intents',
        what: 503,
        when: 'before',
        times: 2,
      });
      later(3 * 24 * 60);
      await resume();
      if (when === 'before') expect(await outcomes()).toEqual(['unknown']);
      later(24 * 60);
      await resume();
      expect(await outcomes()).toEqual(['paid']);
      expect((await attempts())[0]?.id).toBe(attempt?.id);
      expect(await entriesOf(id)).toEqual(paidOnce);
      expect(heard.paid).toHaveLength(1);
    },
  );

  it('is booked once when the message comes before the answer', async () => {
    await keep();
    const { id } = await open();
    fakeOf().deliveries.state.tell = async (delivery) => {
      expect((await deliver(delivery)).statusCode).toBe(200);
      const [attempt] = await attempts();
      const { rows } = await test.context.database.db.execute<{ reference: string }>(
        sql`select reference from payments where id = ${attempt?.id}`,
      );
      await checkout().settle(rows[0]?.reference ?? '');
    };
    await charge();
    expect(await outcomes()).toEqual(['paid']);
    expect(await entriesOf(id)).toEqual(paidOnce);
  });

  it('is away, and charged by another attempt later, when nothing reached the bank', async () => {
    await keep();
    await open();
    fakeOf().fault({ on: chargePath, what: 429, when: 'before', retryAfter: 3600 });
    await charge();
    expect((await attempts())[0]).toMatchObject({ outcome: 'away', againAt: new Date(now.getTime() + 3_600_000) });
    expect(heard.attempts).toMatchObject([{ outcome: 'away' }]);
    later(1);
    await charge(`another-key-${count}`);
    expect(await outcomes()).toEqual(['away', 'paid']);
  });

  it('and a transfer for one invoice: the second money is given back or kept, whatever came first', async () => {
    if (currency === 'USD') {
      const params = { invoiceId: (await open()).id };
      const refused = await steps.call(startPayment, { token: payer, params, body: { method: 'bank_transfer' } });
      return expect(refused.code).toBe('PAYMENT_METHOD_NOT_OFFERED');
    }
    await keep();
    const { id } = await open();
    fakeOf().fault({ on: chargePath, what: 'silent', when: 'after' });
    await charge();
    const transfer = await steps.start(id, 'bank_transfer', payer);
    const seen = { revision: 0, status: 'pending' } as const;
    const body = { receivedMinor: 10_000, receivedOn: clock().toISOString().slice(0, 10), ...seen };
    const confirmed = await steps.call(confirmTransfer, {
      token: 'operator',
      params: { paymentId: transfer.id },
      body,
    });
    expect(confirmed.status).toBe(200);
    later(60);
    await resume();
    expect(await outcomes()).toEqual(['paid']);
    const invoice = await steps.read(id, payer);
    expect(invoice).toMatchObject({ status: 'paid', paid: { amountMinor: 20_000 } });
    expect(invoice.payments.flatMap(({ refunds }) => refunds)).toHaveLength(1);
    expect((await entriesOf(id)).filter((kind) => kind === 'payment_received')).toHaveLength(2);
  });

  it('is removed by its owner and nobody else, forgotten by its provider, and charged no more', async () => {
    await keep();
    expect((await steps.call(removeCard, { token: 'eve', params: { cardId } })).code).toBe('CARD_UNKNOWN');
    const invoice = await open();
    await expect(savedCards().charge({ subject, cardId: 'nobody-has-it', key: 'k' })).rejects.toThrow('no such card');
    await test.context.database.db.transaction((tx) => own.cards.remove(tx, ownerScope(payer), cardId));
    expect((await steps.call(removeCard, { token: payer, params: { cardId } })).status).toBe(404);
    await expect(charge()).rejects.toThrow('no such card');
    expect((await steps.read(invoice.id, payer)).payments).toEqual([]);
    const { items } = (await steps.call(listCards, { token: payer })).data;
    expect(items).toEqual([]);
    const job = enqueued.findLast(({ name }) => name === own.cards.forget.name);
    await own.cards.forget.run(job?.data as { id: string; provider: string; sealed: string });
    const told = currency === 'NGN' ? '/customer/authorization/deactivate' : '/detach';
    expect(fakeOf().countOf(told)).toBe(1);
  });

  it('is left with its provider where nobody can read its seal any more, and the log says so once', async () => {
    await keep();
    const { database, config } = test.context;
    const lost = 'a-lost-secret-with-more-than-32-characters';
    expect(await resealCards(database.db, { secret: lost, secretBefore: config.identity.secret })).toBe(0);
    await database.db.transaction((tx) => own.cards.remove(tx, ownerScope(payer), cardId));
    const job = enqueued.findLast(({ name }) => name === own.cards.forget.name);
    const data = job?.data as { id: string; provider: string; sealed: string };
    const told = currency === 'NGN' ? '/customer/authorization/deactivate' : '/detach';
    const [before, logged] = [fakeOf().countOf(told), test.logLines.length];
    await own.cards.forget.run(data);
    expect(fakeOf().countOf(told)).toBe(before);
    const lines = test.logLines.slice(logged).filter((line) => line.includes('cannot be read'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 50, cardId }]);
    expect(lines.join()).not.toContain(data.sealed);
    // The cards of the other tests stay readable.
    await resealCards(database.db, { secret: config.identity.secret, secretBefore: lost });
  });

  it('is read with the secret of before until it is sealed anew', async () => {
    await keep();
    const { db } = test.context.database;
    const { secret } = test.context.config.identity;
    const next = 'another-secret-with-more-than-32-characters';
    expect(await resealCards(db, { secret: next })).toBeGreaterThan(0);
    expect(await resealCards(db, { secret: next, secretBefore: secret })).toBe(0);
    await open();
    await charge();
    expect(await outcomes()).toEqual(['away']);
    expect(await resealCards(db, { secret, secretBefore: next })).toBe(0);
    later(1);
    await charge(`another-key-${count}`);
    expect(await outcomes()).toEqual(['away', 'paid']);
  });

  it('takes the money once after its bank took it back and gave it again', async () => {
    await keep();
    const { id } = await open();
    await charge();
    const [attempt] = await attempts();
    const { rows } = await test.context.database.db.execute<{ reference: string; provider_payment: string }>(
      sql`select reference, provider_payment from payments where id = ${attempt?.id}`,
    );
    const { reference = '', provider_payment: named = '' } = rows[0] ?? {};
    const dispute = await ('transactions' in fakeOf() ? paystack.dispute(reference) : stripe.dispute(named));
    await checkout().settle(reference);
    expect(heard.bank).toEqual([]);
    const end = (isLost: boolean) =>
      'of' in dispute
        ? paystack.resolve(dispute as never, isLost ? 'auto-accepted' : 'declined')
        : stripe.closeDispute(dispute as never, isLost ? 'lost' : 'won');
    await end(true);
    await checkout().settle(reference);
    await checkout().settle(reference);
    expect((await steps.read(id, payer)).status).toBe('pending');
    await end(false);
    await checkout().settle(reference);
    await checkout().settle(reference);
    expect((await steps.read(id, payer)).status).toBe('paid');
    expect(heard.bank).toEqual(['reversed', 'reinstated']);
    expect(await entriesOf(id)).toEqual([...paidOnce, 'payment_reinstated', 'payment_reversed'].toSorted());
  });
});

describe('a bank that wants the customer', () => {
  const db = () => test.context.database.db;
  beforeEach(() => {
    count += 1;
    subject = { kind: 'work', id: `renewal-${count}` };
    for (const list of Object.values(heard)) list.length = 0;
  });

  it.each([
    ['NGN', 'confirmed'],
    ['NGN', 'declined'],
    ['USD', 'confirmed'],
    ['USD', 'lapsed'],
  ] as const)('in %s: the address is known, no other charge begins, and it is %s', async (currency, end) => {
    const payer = `confirming-${count}`;
    const open = (of: Subject) =>
      steps.open({
        subject: of,
        payer: ownerScope(payer),
        currency,
        lines: [{ description: 'A month', quantity: 1, unitMinor: 10_000 }],
      });
    const body = { method: 'checkout', keepCard: true } as const;
    const first = await open({ kind: 'work', id: `first-${count}` });
    const payment = (await steps.call(startPayment, { token: payer, params: { invoiceId: first.id }, body })).data;
    await (currency === 'NGN'
      ? paystack.pay(payment.reference)
      : stripe.pay(payment.reference, stripeCards.wantsCustomer));
    await own.checkout.settle(payment.reference);
    const cardId = heard.paid.at(-1)?.cardId ?? '';
    if (currency === 'NGN') paystack.next({ is: 'paused' });
    const { id } = await open(subject);
    await own.savedCards.charge({ subject, cardId, key: `confirm-${count}` });
    const read = async () => (await own.savedCards.attempts(db(), subject))[0];
    const attempt = await read();
    expect(attempt).toMatchObject({
      outcome: 'confirm',
      confirmUrl: expect.stringContaining('https://'),
      finalAt: null,
    });
    expect(heard.attempts).toMatchObject([{ outcome: 'confirm', confirmUrl: attempt?.confirmUrl }]);
    await own.savedCards.charge({ subject, cardId, key: `other-${count}` });
    const going = (await steps.call(startPayment, { token: payer, params: { invoiceId: id }, body })).data;
    expect(going).toMatchObject({ id: attempt?.id, redirectUrl: attempt?.confirmUrl });
    await own.savedCards.ask(attempt?.id ?? '');
    expect(await read()).toMatchObject({ outcome: 'confirm', asks: 1 });
    if (currency === 'NGN') await paystack.end(going.reference, end === 'declined' ? 'Insufficient Funds' : undefined);
    else if (end === 'confirmed') await stripe.pay(going.reference, stripeCards.wantsCustomer);
    else await stripe.expire(going.reference);
    await own.savedCards.ask(attempt?.id ?? '');
    const outcome = { confirmed: 'paid', declined: 'funds', lapsed: 'lapsed' }[end];
    expect(await read()).toMatchObject({ outcome, asks: 2, finalAt: now });
    const invoice = await steps.read(id, payer);
    expect(invoice.status).toBe(end === 'confirmed' ? 'paid' : 'pending');
    const why = { confirmed: null, declined: 'funds', lapsed: null }[end];
    expect(invoice.payments.at(-1)).toMatchObject({ declined: why });
    const { rows } = await db().execute<{ endedBy: string | null }>(
      sql`select ended_by as "endedBy" from payments where id = ${attempt?.id}`,
    );
    expect(rows).toEqual([{ endedBy: { confirmed: 'paid', declined: 'bank', lapsed: 'time' }[end] }]);
  });
});
