import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '#contract/audit-log/audit-log.ts';
import { readSubscriber, refundSubscriberPeriod } from '#contract/billing/admin-subscribers.ts';
import { readCredit, saveBankDetails } from '#contract/billing/credit.ts';
import { listHistory } from '#contract/billing/history.ts';
import { startPayment, verifyPayment } from '#contract/billing/payments.ts';
import { changePlan, previewSubscription, purchasePlan, readSubscription } from '#contract/billing/plans.ts';
import type { PlanTerms } from '#contract/billing/subscription.ts';
import type { Money } from '#domain/money/money.ts';
import { resumeWork } from '#server/modules/billing/jobs.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createBillingSteps, demoAccount } from '#tests/billing.ts';
import { createClock } from '#tests/clock.ts';
import { createPlanSteps, founderPlan, ideation, type PlanSteps } from '#tests/plan-steps.ts';
import { postedMails } from '#tests/posted-mails.ts';
import { type BothProviders, openBothProviders } from '#tests/setup/both-providers.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

const operator = { token: 'operator' };
const reason = 'They bought it by mistake.';

describe('a card payment at its provider', () => {
  const { tick, pass } = createClock('2027-02-03T11:00:00Z');
  let providers: BothProviders;
  let test: TestApp;
  let steps: ReturnType<typeof createBillingSteps>;
  beforeAll(async () => {
    providers = await openBothProviders(tick);
    const identity = { ...createTokenIdentity({ operator: ['user', 'admin'] }), isEmailVerified: async () => true };
    test = await createTestApp({ overrides: { clock: tick, identity, checkouts: providers.checkouts } });
    steps = createBillingSteps(test);
    await steps.saveSettings();
  });
  afterAll(async () => {
    await test.close();
    await providers.close();
  });

  it.each(['NGN', 'USD'] as const)('in %s goes back once, and the plan ends', async (currency) => {
    const uid = `card-${currency.toLowerCase()}`;
    const { context } = test;
    await context.accounts.createRole({ uid, name: uid, email: `${uid}@example.com`, emailVerified: true }, uid, [
      'founder',
    ]);
    const before = await steps.balances();
    const terms: PlanTerms = { plan: 'founder', cadence: 'monthly', currency };
    const { call } = steps;
    const { pay } = (await call(previewSubscription, { token: uid, body: { ...terms, method: 'checkout' } })).data;
    const { invoiceId } = (await call(purchasePlan, { token: uid, body: { ...terms, method: 'checkout', pay } })).data;
    const body = { method: 'checkout', keepCard: true } as const;
    const payment = (await call(startPayment, { token: uid, params: { invoiceId }, body })).data;
    await (currency === 'NGN' ? providers.paystack : providers.stripe).pay(payment.reference);
    await call(verifyPayment, { token: uid, params: { paymentId: payment.id } });

    const params = { uid };
    const seen = (await call(readSubscriber, { ...operator, params })).data.refund;
    const period = { startsOn: '2027-02-03', endsOn: '2027-03-03' };
    expect(seen).toEqual({
      ...{ money: [pay], credit: [], byTransfer: false },
      periods: [{ terms, period }],
    });
    const refund = () =>
      call(refundSubscriberPeriod, { ...operator, params, body: { reason, money: [pay], credit: [] } });
    const [first, second] = [(await refund()).data, (await refund()).data];
    expect(first).toMatchObject({ plan: 'free', refund: null, subscription: { state: 'ended', endedFor: 'refund' } });
    expect(second.refunds).toHaveLength(1);
    const { platform, billing } = context;
    const resume = () => {
      pass(10 * 60_000);
      return resumeWork({ ...platform, checkout: billing.checkout, savedCards: billing.savedCards });
    };
    await resume();
    await (currency === 'NGN' ? providers.paystack : providers.stripe).settleRefunds();
    await resume();
    expect((await call(readSubscriber, { ...operator, params })).data.refunds).toMatchObject([
      { status: 'sent', amount: pay },
    ]);
    expect(await context.accounts.findPlan(context.database.db, uid)).toBe('free');
    // The books are as they were before it was bought.
    expect(await steps.balances()).toEqual(before);
    expect((await steps.read(invoiceId, uid)).status).toBe('refunded');
    const { items } = (await call(listHistory, { token: uid })).data;
    const notes = items.filter((item) => item.kind === 'credit_note');
    expect(notes.map(({ amount }) => Math.abs(amount.amountMinor))).toEqual([pay.amountMinor]);
  });
});

describe('a period', () => {
  let step: PlanSteps;
  let ada: string;
  beforeAll(async () => {
    step = await createPlanSteps();
  });
  afterAll(() => step.test.close());
  beforeEach(async () => {
    ada = await step.begin();
  });
  const find = async () => (await step.call(readSubscriber, { ...operator, params: { uid: ada } })).data.refund;
  const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });
  const refund = (money: Money[], credit: Money[] = []) =>
    step.call(refundSubscriberPeriod, { ...operator, params: { uid: ada }, body: { reason, money, credit } });
  const credit = async () =>
    (await step.call(readCredit, { token: ada })).data.balances.map(({ held }) => held.amountMinor);

  const mailsOfRefund = async () =>
    (await postedMails(step.test)).filter(
      ({ to, subject }) => to === `${ada}@example.com` && subject === '₦15,000.00 goes back to you',
    );

  it('that a card paid asks for no account', async () => {
    await step.buy(ada, ideation);
    await refund([naira(1_500_000)]);
    expect(await mailsOfRefund()).toEqual([]);
    const notices = await step.test.context.database.db.execute<{ kind: string }>(
      `select kind from notifications where uid = '${ada}' and kind = 'refund.due'`,
    );
    expect(notices.rows).toHaveLength(1);
  });

  it('that a transfer paid goes back by hand, and the member is asked for an account and told', async () => {
    await step.transfer(ada, ideation);
    expect(await find()).toMatchObject({ money: [naira(1_500_000)], byTransfer: true });
    expect((await refund([naira(1_500_001)])).code).toBe('REFUND_SUM_CHANGED');
    expect((await step.read(ada)).subscription).toMatchObject({ state: 'active' });
    const after = (await refund([naira(1_500_000)])).data;
    expect(after.refunds).toMatchObject([
      { status: 'pending', amount: { amountMinor: 1_500_000 }, missingAccount: 'unsaid' },
    ]);
    const [{ id: refundId = '' } = {}] = after.refunds;
    await step.call(saveBankDetails, { token: ada, params: { refundId }, body: demoAccount });
    const told = (await step.call(readSubscriber, { ...operator, params: { uid: ada } })).data;
    expect(told.refunds).toMatchObject([{ status: 'pending', missingAccount: null }]);
    const mail = (await step.mails(ada)).at(-1);
    expect(mail?.title).toBe('Your Ideation Plan, one month was refunded and has ended');
    expect(mail?.body).toContain('₦15,000 goes back to you. You are on the');
    const [asks] = await mailsOfRefund();
    expect(asks?.text).toContain('₦15,000.00 that you paid for “Ideation Plan, one month” goes back to you.');
    expect(asks?.text).toContain('You paid by bank transfer: tell us in your billing history');
    expect(asks?.text).toMatch(/Open your billing history:\n\S+\/m\/profile\/billing-history\n/);
    const query = { subjectKind: 'subscriber', subjectId: ada };
    const { items } = (await step.call(listAuditEntries, { ...operator, query })).data;
    expect(items).toMatchObject([
      {
        action: 'subscriber.refund',
        detail: { member: `${ada}@example.com`, refunded: { NGN: 1_500_000 }, reason },
      },
    ]);
    expect(await step.planOf(ada)).toBe('free');
    expect((await step.call(readSubscription, { token: ada })).data.purchase).toBeNull();
  });

  it('that credit paid in part goes back as money and as credit, and never more than was paid', async () => {
    await step.buy(ada, ideation);
    step.moveTo('2027-02-13T11:00:00Z');
    const { invoiceId } = await step.choose(ada, founderPlan);
    const { amount } = await step.payByCheckout(ada, invoiceId);
    const seen = await find();
    const credited = naira(4_000_000 - amount.amountMinor);
    expect(seen).toMatchObject({ money: [amount], credit: [credited] });
    await refund([amount], [credited]);
    expect(await credit()).toEqual([4_000_000 - amount.amountMinor]);
    expect(await find()).toBeNull();
  });

  it('is refunded with the one that was paid ahead, and what was chosen is dropped', async () => {
    await step.transfer(ada, ideation);
    await step.transfer(ada, ideation);
    expect((await step.read(ada)).subscription?.ahead).not.toBeNull();
    await step.choose(ada, founderPlan).catch(() => undefined);
    const running = { startsOn: '2027-02-03', endsOn: '2027-03-03' };
    const next = { startsOn: '2027-03-03', endsOn: '2027-04-03' };
    expect(await find()).toMatchObject({
      money: [naira(3_000_000)],
      periods: [
        { terms: ideation, period: running },
        { terms: ideation, period: next },
      ],
    });
    expect((await refund([naira(3_000_000)])).data.refunds).toHaveLength(2);
    const told = (await step.mails(ada)).at(-1);
    expect(told?.title).toBe('Both periods that you paid for were refunded, and your plan has ended');
    expect(told?.body).toMatch(
      /^Our support has ended your plan\. Two periods are taken back, each by a credit note: Ideation Plan, monthly: 3rd Feb to 2nd Mar, 2027; and Ideation Plan, monthly: 3rd Mar to 2nd Apr, 2027\. ₦30,000 goes back to you\./,
    );
    const query = { subjectKind: 'subscriber', subjectId: ada };
    const { items } = (await step.call(listAuditEntries, { ...operator, query })).data;
    expect(items[0]?.detail).toMatchObject({
      refunded: { NGN: 3_000_000 },
      periods: [
        { ...ideation, from: '2027-02-03', until: '2027-03-03' },
        { ...ideation, from: '2027-03-03', until: '2027-04-03' },
      ],
    });
    expect((await step.read(ada)).purchase).toBeNull();
    expect(await credit()).toEqual([]);
  });

  it('is refunded with one that was paid ahead in another currency, as a sum of each', async () => {
    await step.buyRenewing(ada, { ...ideation, currency: 'USD' });
    await step.call(changePlan, { token: ada, body: ideation });
    await step.transfer(ada, ideation);
    const sums = [naira(1_500_000), { amountMinor: 1000, currency: 'USD' as const }];
    expect(await find()).toMatchObject({ money: sums, credit: [] });
    expect((await refund([naira(1_501_000)])).code).toBe('REFUND_SUM_CHANGED');
    expect((await refund(sums)).data.refunds).toHaveLength(2);
    expect((await step.mails(ada)).at(-1)?.body).toContain('₦15,000 and $10 go back to you.');
    const query = { subjectKind: 'subscriber', subjectId: ada };
    const { items } = (await step.call(listAuditEntries, { ...operator, query })).data;
    expect(items[0]?.detail).toMatchObject({ refunded: { NGN: 1_500_000, USD: 1000 } });
  });

  it('that does not run cannot go back', async () => {
    expect(await find()).toBeNull();
    expect((await refund([naira(1_500_000)])).code).toBe('SUBSCRIBER_NO_REFUND');
    await step.transfer(ada, ideation);
    await step.passTo('2027-03-10T11:00:00Z');
    expect(await find()).toBeNull();
    expect((await refund([naira(1_500_000)])).code).toBe('SUBSCRIBER_NO_REFUND');
    expect(
      (
        await step.call(refundSubscriberPeriod, {
          token: ada,
          params: { uid: ada },
          body: { reason, money: [naira(1)], credit: [] },
        })
      ).status,
    ).toBe(403);
  });
});
