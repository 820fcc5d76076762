import { addMinutes } from 'date-fns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAuditEntries } from '#contract/audit-log/audit-log.ts';
import { listDisputes } from '#contract/billing/admin-disputes.ts';
import { readInvoice } from '#contract/billing/billing.ts';
import { readCredit, refundCredit } from '#contract/billing/credit.ts';
import { listHistory } from '#contract/billing/history.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createBillingSteps } from '#tests/billing.ts';
import { createPlanSteps, founderPlan, ideation, type PlanSteps } from '#tests/plan-steps.ts';
import { type BothProviders, openBothProviders } from '#tests/setup/both-providers.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';
import type { Dispute } from '../../ports/payments/port.ts';

/** The price of a month, and the part of it that a bank takes. */
const PRICE = 1_500_000;
const PART = 600_000;

let steps: PlanSteps;
let told: Dispute[] = [];
beforeAll(async () => {
  steps = await createPlanSteps();
  steps.checkout.port.listDisputes = async () => told;
  await steps.operatorAccount();
});
afterAll(() => steps.test.close());

/** A founder with a paid month, and what a bank says of its payment. */
async function begin() {
  const uid = await steps.begin();
  const before = await steps.balances();
  const { invoiceId } = await steps.choose(uid, ideation);
  const { reference } = await steps.payByCheckout(uid, invoiceId);
  const tell = async (state: Dispute['state'], amountMinor: number, id = `dsp-${uid}`, of = reference) => {
    told = [{ id, reference: of, state, reason: 'general', amountMinor, currency: 'NGN', dueAt: null }];
    await steps.test.context.billing.disputes.askProviders();
  };
  const history = async () => (await steps.call(listHistory, { token: uid, query: {} })).data;
  return {
    ...{ uid, invoiceId, reference, tell },
    /** What the books hold since, by account. */
    async since() {
      const now = await steps.balances();
      const changes = Object.keys({ ...before, ...now }).map((key) => [key, (now[key] ?? 0) - (before[key] ?? 0)]);
      return Object.fromEntries(changes.filter(([, amount]) => amount !== 0));
    },
    events: async () => (await history()).items.map(({ event, amount }) => [event, amount.amountMinor]),
    totals: async () => (await history()).totals,
    invoice: async () => (await steps.call(readInvoice, { token: uid, params: { invoiceId } })).data,
    notices: async (token: string) =>
      (await steps.call(listNotifications, { token, query: { pageSize: 50 } })).data.items.map(({ title, body }) => ({
        title,
        body,
      })),
  };
}

describe('a dispute that is lost for a part of the payment', () => {
  it('takes that part once, lowers the invoice by a credit note, and leaves the plan', async () => {
    const { uid, invoice, tell, since, events, totals, notices, reference } = await begin();
    await tell('open', PRICE);
    for (let times = 0; times < 3; times += 1) await tell('lost', PART);
    // 7.5% inside: of 9,000.00 that is 627.91.
    expect(await since()).toEqual({
      'checkout NGN': PRICE - PART,
      'revenue NGN': -(PRICE - PART - 62_791),
      'tax_payable NGN': -62_791,
    });
    expect(await events()).toEqual([
      ['payment_reversed', -PART],
      ['invoice_credited', -PART],
      ['invoice_issued', PRICE],
      ['payment_received', PRICE],
    ]);
    expect(await totals()).toMatchObject([
      { charged: { amountMinor: PRICE - PART }, paid: { amountMinor: PRICE - PART }, open: { amountMinor: 0 } },
    ]);
    expect(await invoice()).toMatchObject({
      status: 'paid',
      due: { amountMinor: 0 },
      paid: { amountMinor: PRICE - PART },
    });
    expect((await steps.read(uid)).subscription).toMatchObject({ state: 'active' });
    expect(await steps.planOf(uid)).toBe('ideation');
    const { items } = (await steps.call(listDisputes, { token: 'operator', query: { pageSize: 100 } })).data;
    expect(items.find(({ payment }) => payment.reference === reference)).toMatchObject({
      state: 'lost',
      amount: { amountMinor: PART },
    });
    expect(await notices(uid)).toContainEqual({
      title: '₦6,000.00 was taken back by your bank',
      body: '“Ideation Plan, one month” stays paid: a credit note takes the same amount off its invoice.',
    });
    expect(await notices('operator')).toContainEqual({
      title: 'A bank took ₦6,000.00 of ₦15,000.00 back',
      body: `Reference ${reference}. A credit note takes it off the invoice, which stays paid.`,
    });
    const log = (await steps.call(listAuditEntries, { token: 'operator', query: { subjectKind: 'payment' } })).data;
    expect(log.items[0]).toMatchObject({
      action: 'payment.reversed',
      detail: { member: `${uid}@example.com`, for: 'Ideation Plan, one month', reference, partMinor: PART },
    });
  });

  it('and won after all is the payer’s credit, once', async () => {
    const { uid, tell, since, invoice } = await begin();
    await tell('lost', PART);
    for (let times = 0; times < 2; times += 1) await tell('won', PART);
    expect(await since()).toMatchObject({ 'checkout NGN': PRICE, 'customer_credit NGN': -PART });
    expect(await invoice()).toMatchObject({ status: 'paid', granted: { amountMinor: PART } });
    expect(await steps.planOf(uid)).toBe('ideation');
  });

  it('and then lost for the whole takes what is left, and ends the plan', async () => {
    const { uid, tell, since } = await begin();
    await tell('lost', PART);
    await tell('lost', PRICE, `second-${uid}`);
    expect(await since()).toEqual({});
    expect((await steps.read(uid)).subscription).toMatchObject({ state: 'ended', endedFor: 'dispute' });
    expect(await steps.planOf(uid)).toBe('free');
  });

  it('is not booked where the payer is owed that money already, and the operators are told', async () => {
    const { uid, tell, since, events, notices, reference } = await begin();
    await steps.buy(uid, founderPlan);
    const [books, rows] = [await since(), await events()];
    await tell('lost', PART);
    expect([await since(), await events()]).toEqual([books, rows]);
    expect(await steps.planOf(uid)).toBe('founder');
    expect(await notices('operator')).toContainEqual({
      title: 'A bank took ₦6,000.00 of ₦15,000.00 back',
      body: `Reference ${reference}. It is not in the books: the payer is owed this money already, as credit or as a refund. Contest it.`,
    });
  });
});

describe('an upgrade after a part was lost', () => {
  const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });
  /** 18 of the 28 days are left of what is kept. */
  const LEFT = 578_571;

  it('credits the days left of what is kept', async () => {
    const { uid, tell } = await begin();
    await tell('lost', PART);
    steps.moveTo('2027-02-13T11:00:00Z');
    expect(await steps.preview(uid, founderPlan)).toMatchObject({
      pay: naira(4_000_000 - LEFT),
      daysLeft: naira(LEFT),
    });
    const { subscription } = await steps.buy(uid, founderPlan);
    expect(subscription).toMatchObject({ terms: founderPlan });
    expect(await steps.credit(uid)).toEqual([]);
  });

  it('is booked where the part is lost after it was chosen, and taken once the rest is paid', async () => {
    const { uid, tell } = await begin();
    steps.moveTo('2027-02-13T11:00:00Z');
    const { invoiceId, pay } = await steps.choose(uid, founderPlan);
    expect(pay).toEqual(naira(4_000_000 - 964_286));
    await tell('lost', PART);
    await steps.payByCheckout(uid, invoiceId);
    // Nothing is credited before the upgrade is taken.
    expect(await steps.read(uid)).toMatchObject({ subscription: { terms: ideation }, purchase: { invoiceId } });
    expect(await steps.credit(uid)).toEqual([]);
    expect((await steps.payByCheckout(uid, invoiceId)).amount).toEqual(naira(964_286));
    expect((await steps.read(uid)).subscription).toMatchObject({ terms: founderPlan });
    expect(await steps.credit(uid)).toEqual([naira(LEFT)]);
  });

  it('takes what is kept of a period that was paid ahead as credit', async () => {
    const { uid, tell } = await begin();
    const { reference } = await steps.payByCheckout(uid, (await steps.choose(uid, ideation)).invoiceId);
    await tell('lost', PART, `ahead-${uid}`, reference);
    steps.moveTo('2027-02-13T11:00:00Z');
    const ahead = PRICE - PART;
    expect(await steps.preview(uid, founderPlan)).toMatchObject({
      ahead: naira(ahead),
      pay: naira(4_000_000 - 964_286 - ahead),
    });
    expect((await steps.buy(uid, founderPlan)).subscription).toMatchObject({ terms: founderPlan, ahead: null });
    expect(await steps.credit(uid)).toEqual([]);
  });
});

describe('a part that is lost of a payment whose money is credit in part', () => {
  const CREDIT = 1_000_000;

  /** A credit note took ten of the fifteen thousand back. */
  async function credited() {
    const begun = await begin();
    const { database, billing } = steps.test.context;
    const { subject } = await begun.invoice();
    const credit = { grossMinor: CREDIT, reason: 'Days left.' };
    await database.db.transaction((tx) => billing.credits.grant(tx, subject, { key: `days:${begun.uid}`, ...credit }));
    return {
      ...begun,
      credit: async () =>
        (await steps.call(readCredit, { token: begun.uid })).data.balances.map(({ held }) => held.amountMinor),
    };
  }
  const sum = (books: Record<string, number>) => Object.values(books).reduce((all, one) => all + one, 0);

  it('ends as much of the credit, once, and leaves the invoice as it is', async () => {
    const { uid, tell, since, credit, invoice, notices, reference } = await credited();
    for (let times = 0; times < 2; times += 1) await tell('lost', PART);
    expect(await credit()).toEqual([CREDIT - PART]);
    const books = await since();
    expect(books).toMatchObject({ 'checkout NGN': PRICE - PART, 'customer_credit NGN': -(CREDIT - PART) });
    expect(books).not.toHaveProperty('receivable NGN');
    expect(sum(books)).toBe(0);
    expect(await invoice()).toMatchObject({
      status: 'paid',
      due: { amountMinor: 0 },
      granted: { amountMinor: 400_000 },
    });
    expect(await steps.planOf(uid)).toBe('ideation');
    expect(await notices(uid)).toContainEqual({
      title: '₦6,000.00 was taken back by your bank',
      body: '₦6,000.00 of your credit from “Ideation Plan, one month” ends with it.',
    });
    expect(await notices('operator')).toContainEqual({
      title: 'A bank took ₦6,000.00 of ₦15,000.00 back',
      body: `Reference ${reference}. ₦6,000.00 of the payer’s credit ends with it.`,
    });
  });

  it('ends all of it where more was lost, and a credit note takes the rest off', async () => {
    const { tell, since, credit, invoice, events, notices, uid } = await credited();
    await tell('lost', 1_200_000);
    expect(await credit()).toEqual([]);
    const books = await since();
    expect(books).toMatchObject({ 'checkout NGN': 300_000 });
    expect(books).not.toHaveProperty('customer_credit NGN');
    expect(books).not.toHaveProperty('receivable NGN');
    expect(sum(books)).toBe(0);
    expect(await invoice()).toMatchObject({ status: 'paid', due: { amountMinor: 0 } });
    expect(await events()).toContainEqual(['payment_reversed', -1_200_000]);
    expect((await notices(uid)).map(({ body }) => body)).toContain(
      '₦10,000.00 of your credit from “Ideation Plan, one month” ends with it. A credit note takes ₦2,000.00 off its invoice, which stays paid.',
    );
    await tell('won', 1_200_000);
    expect(await credit()).toEqual([1_200_000]);
    expect(sum(await since())).toBe(0);
  });

  it('is told and not booked while a refund of it is not sent', async () => {
    const { uid, tell, since, notices, reference } = await credited();
    await steps.call(refundCredit, { token: uid, body: { currency: 'NGN' } });
    const books = await since();
    expect(books).toMatchObject({ 'refunds_due NGN': -CREDIT });
    await tell('lost', PART);
    expect(await since()).toEqual(books);
    expect((await notices('operator')).map(({ body }) => body)).toContain(
      `Reference ${reference}. It is not in the books: the payer is owed this money already, as credit or as a refund. Contest it.`,
    );
  });
});

describe('a part that a bank took, as both providers tell of it', () => {
  let now = new Date('2027-02-03T11:00:00Z');
  let providers: BothProviders;
  let test: TestApp;
  beforeAll(async () => {
    providers = await openBothProviders(() => now);
    const identity = createTokenIdentity({ operator: ['user', 'admin'] });
    test = await createTestApp({ overrides: { clock: () => now, identity, checkouts: providers.checkouts } });
    await createBillingSteps(test).saveSettings({ taxRegistered: false });
  });
  afterAll(async () => {
    await test.close();
    await providers.close();
  });

  it.each(['NGN', 'USD'] as const)('in %s: no more leaves the books than left the provider', async (currency) => {
    const { paystack, stripe } = providers;
    const { checkout, disputes } = test.context.billing;
    const billing = createBillingSteps(test);
    const lines = [{ description: 'A month', quantity: 1, unitMinor: 10_000 }];
    const { id } = await billing.open({ subject: { kind: 'work', id: `in-${currency}` }, currency, lines });
    const { reference } = await billing.start(id, 'checkout');
    await (currency === 'NGN' ? paystack : stripe).pay(reference);
    await checkout.settle(reference);
    if (currency === 'NGN') {
      const dispute = await paystack.dispute(reference, 4000);
      await disputes.askProviders();
      await paystack.resolve(dispute, 'merchant-accepted');
    } else {
      const dispute = await stripe.dispute(String(stripe.pageOf(reference).payment_intent), 'needs_response', 4000);
      await disputes.askProviders();
      await stripe.closeDispute(dispute, 'lost');
    }
    for (let times = 0; times < 2; times += 1) {
      await disputes.askProviders();
      await checkout.settle(reference);
    }
    expect(await billing.balances()).toMatchObject({ [`checkout ${currency}`]: 6000, [`revenue ${currency}`]: -6000 });
    expect(await billing.read(id)).toMatchObject({ status: 'paid', paid: { amountMinor: 6000 } });
    if (currency === 'USD') return;
    // The rest is sent back by us: nothing was taken twice.
    await billing.refund({ kind: 'work', id: `in-${currency}` });
    const [refund] = (await billing.read(id)).payments.flatMap(({ refunds }) => refunds);
    await checkout.sendRefund(refund?.id ?? '');
    await paystack.settleRefunds();
    now = addMinutes(now, 3);
    await checkout.sendRefund(refund?.id ?? '');
    await checkout.settle(reference);
    expect(await billing.read(id)).toMatchObject({ status: 'refunded', payments: [{ status: 'refunded' }] });
    expect(await billing.balances()).not.toHaveProperty('checkout NGN');
  });
});
