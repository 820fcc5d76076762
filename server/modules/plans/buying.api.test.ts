import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readInvoice } from '#contract/billing/billing.ts';
import { startPayment, verifyPayment } from '#contract/billing/payments.ts';
import {
  dropPurchase,
  listPlans,
  previewSubscription,
  purchasePlan,
  readSubscription,
} from '#contract/billing/plans.ts';
import { createPlanSteps, founderPlan, ideation, type PlanSteps } from '#tests/plan-steps.ts';

let steps: PlanSteps;
beforeAll(async () => {
  steps = await createPlanSteps();
});
afterAll(() => steps.test.close());

const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });

describe('prices', () => {
  it('are those that are configured, with the tax inside, for anyone to read', async () => {
    const { prices, includesTax, taxPercent } = (await steps.call(listPlans)).data;
    expect([prices.length, includesTax, taxPercent]).toEqual([16, true, '7.5']);
    expect(prices).toContainEqual({ terms: ideation, price: naira(1_500_000) });
    expect(prices).toContainEqual({
      terms: { plan: 'founder', cadence: 'yearly', currency: 'USD' },
      price: { amountMinor: 30_000, currency: 'USD' },
    });
  });
});

describe('a first period', () => {
  it('is said in words before it is paid, with what comes next', async () => {
    const ada = await steps.member('words');
    expect(await steps.preview(ada, ideation)).toMatchObject({
      when: 'now',
      pay: naira(1_500_000),
      period: { startsOn: '2027-02-03', endsOn: '2027-03-03' },
      renews: true,
      words: 'You pay ₦15,000 today. Next: ₦15,000 on 3rd Mar, 2027. Renews by itself: on.',
    });
    expect(await steps.preview(ada, ideation, 'bank_transfer')).toMatchObject({
      words:
        'You pay ₦15,000 today. Nothing else is charged. The plan begins on the day we find your transfer and ends one month later. Renews by itself: off.',
      wordsAfter:
        'Nothing else is charged. The plan begins on the day we find your transfer and ends one month later. Renews by itself: off.',
    });
    expect((await steps.preview(ada, { ...ideation, cadence: 'one_time' })).words).toBe(
      'You pay ₦165,000 today. Nothing else is charged. Your plan ends on 3rd Feb, 2028. Renews by itself: off.',
    );
  });

  it('begins once a checkout has paid it; the invoice has the tax inside', async () => {
    const ada = await steps.member('checkout');
    const { invoiceId, kind, pay, standsUntil } = await steps.choose(ada, ideation);
    expect([kind, pay, standsUntil]).toEqual(['start', naira(1_500_000), '2027-02-10']);
    expect(await steps.read(ada)).toMatchObject({ subscription: null, purchase: { invoiceId } });
    expect(await steps.planOf(ada)).toBe('free');
    const read = async () => (await steps.call(readInvoice, { token: ada, params: { invoiceId } })).data;
    expect((await read()).lines).toMatchObject([
      { description: 'Ideation Plan, monthly: begins on the day it is paid' },
    ]);
    await steps.payByCheckout(ada, invoiceId);
    expect(await read()).toMatchObject({
      status: 'paid',
      title: 'Ideation Plan, one month',
      pricesIncludeTax: true,
      net: naira(1_395_349),
      tax: naira(104_651),
      total: naira(1_500_000),
      lines: [{ description: 'Ideation Plan, monthly: 3rd Feb to 2nd Mar, 2027', unit: naira(1_500_000) }],
    });
    const { subscription, purchase } = await steps.read(ada);
    expect(purchase).toBeNull();
    expect(subscription).toMatchObject({
      state: 'active',
      terms: ideation,
      period: { startsOn: '2027-02-03', endsOn: '2027-03-03' },
      // The checkout left no card to charge.
      renews: false,
      can: { change: true, cancel: true, return: false, payAhead: true, payOwed: false },
    });
    expect(await steps.planOf(ada)).toBe('ideation');
    expect(await steps.mails(ada)).toEqual([
      {
        kind: 'plan.started',
        title: 'Ideation Plan, one month: paid until 3rd Mar, 2027',
        body: 'You paid ₦15,000. Your plan ends on 3rd Mar, 2027 and does not renew by itself: nothing is charged until you choose it.',
      },
    ]);
  });

  it('begins once a transfer is confirmed, and nothing renews by itself then', async () => {
    const ada = await steps.member('transfer');
    const { subscription } = await steps.transfer(ada, ideation);
    expect(subscription).toMatchObject({ state: 'active', renews: false, card: null });
    expect(subscription?.words).toBe('You pay nothing more. Your plan ends on 3rd Mar, 2027. Renews by itself: off.');
  });

  it('is not paid by transfer in dollars, nor at another sum than was shown', async () => {
    const ada = await steps.member('dollars');
    const dollars = { ...ideation, currency: 'USD' } as const;
    const asked = await steps.call(previewSubscription, { token: ada, body: { ...dollars, method: 'bank_transfer' } });
    expect(asked.code).toBe('PAYMENT_METHOD_NOT_OFFERED');
    const body = { ...ideation, method: 'checkout', pay: naira(1) } as const;
    expect((await steps.call(purchasePlan, { token: ada, body })).code).toBe('PLAN_SUM_CHANGED');
    expect((await steps.read(ada)).purchase).toBeNull();
  });

  it('is opened once for a key and for a choice; another choice takes its place, and its money is credit', async () => {
    const ada = await steps.member('tabs');
    const first = await steps.choose(ada, ideation);
    expect(await steps.choose(ada, ideation)).toEqual(first);
    const body = { ...founderPlan, method: 'checkout', pay: naira(4_000_000) } as const;
    const [one, two] = await Promise.all([
      steps.call(purchasePlan, { token: ada, body, key: 'twice' }),
      steps.call(purchasePlan, { token: ada, body, key: 'twice' }),
    ]);
    expect(one.data).toEqual(two.data);
    const { invoiceId } = one.data;
    expect(invoiceId).not.toBe(first.invoiceId);
    const old = (await steps.call(readInvoice, { token: ada, params: { invoiceId: first.invoiceId } })).data;
    expect(old.status).toBe('cancelled');
    expect(first.replaced).toBeNull();
    expect(one.data.replaced).toEqual(ideation);
    expect((await steps.read(ada)).purchase?.replaced).toEqual(ideation);
    await steps.payByCheckout(ada, invoiceId);
    expect(await steps.planOf(ada)).toBe('founder');
  });

  it('is dropped on request, but not once a transfer was sent for it', async () => {
    const ada = await steps.member('not-now');
    const drop = () => steps.call(dropPurchase, { token: ada });
    const first = await steps.choose(ada, ideation);
    expect((await drop()).data).toMatchObject({ purchase: null, subscription: null });
    expect((await drop()).data.purchase).toBeNull();
    const { data: invoice } = await steps.call(readInvoice, { token: ada, params: { invoiceId: first.invoiceId } });
    expect(invoice.status).toBe('cancelled');
    const second = await steps.choose(ada, founderPlan, 'bank_transfer');
    expect(second.replaced).toBeNull();
    await steps.beginTransfer(ada, second.invoiceId);
    expect((await drop()).code).toBe('PLAN_TRANSFER_SENT');
    expect((await steps.read(ada)).purchase?.invoiceId).toBe(second.invoiceId);
  });

  it('is paid on the page of an older tab: the money is credit, and the newer choice stands', async () => {
    const ada = await steps.member('older-tab');
    const older = await steps.choose(ada, ideation);
    const body = { method: 'checkout' } as const;
    const open = { token: ada, params: { invoiceId: older.invoiceId }, body };
    const payment = (await steps.call(startPayment, open)).data;
    const newer = await steps.choose(ada, founderPlan);
    // The page that was open already is paid on; one that is not is not opened any more.
    steps.checkout.say(payment.reference, 'success');
    await steps.call(verifyPayment, { token: ada, params: { paymentId: payment.id } });
    expect((await steps.call(startPayment, open)).code).toBe('INVOICE_SETTLED');
    const { data: invoice } = await steps.call(readInvoice, { token: ada, params: { invoiceId: older.invoiceId } });
    expect(invoice).toMatchObject({ status: 'cancelled', granted: naira(1_500_000), can: { pay: false } });
    expect(await steps.read(ada)).toMatchObject({
      subscription: null,
      purchase: { invoiceId: newer.invoiceId, replaced: ideation },
    });
    expect(await steps.credit(ada)).toEqual([naira(1_500_000)]);
  });

  it('of two tabs that choose two plans at once, one stands', async () => {
    const ada = await steps.member('two-tabs');
    const buy = (to: typeof ideation, amountMinor: number) =>
      steps.call(purchasePlan, { token: ada, body: { ...to, method: 'checkout', pay: naira(amountMinor) } });
    const answers = await Promise.all([buy(ideation, 1_500_000), buy(founderPlan, 4_000_000)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const { purchase } = await steps.read(ada);
    const invoices = await Promise.all(
      answers.map(
        async ({ data: { invoiceId } }) => (await steps.call(readInvoice, { token: ada, params: { invoiceId } })).data,
      ),
    );
    expect(invoices.map(({ status }) => status).sort()).toEqual(['cancelled', 'pending']);
    expect(invoices.find(({ status }) => status === 'pending')?.id).toBe(purchase?.invoiceId);
  });

  it('is withdrawn where nobody pays it in its week', async () => {
    const ada = await steps.member('slow');
    const { invoiceId } = await steps.choose(ada, ideation);
    const claimed = await steps.member('claimed');
    const transfer = await steps.beginTransfer(
      claimed,
      (await steps.choose(claimed, ideation, 'bank_transfer')).invoiceId,
    );
    const before = steps.now().toISOString();
    steps.moveTo('2027-02-11T09:00:00Z');
    await steps.run();
    expect((await steps.read(ada)).purchase).toBeNull();
    expect((await steps.call(readInvoice, { token: ada, params: { invoiceId } })).data.status).toBe('cancelled');
    // A transfer that was sent is waited for.
    expect((await steps.read(claimed)).purchase).not.toBeNull();
    await steps.confirm(transfer);
    expect((await steps.read(claimed)).subscription).toMatchObject({ period: { startsOn: '2027-02-11' } });
    steps.moveTo(before);
  });
});

describe('who may', () => {
  it('nobody reads or pays another founder’s, and no other role has a plan', async () => {
    const [ada, eve] = [await steps.member('owner'), await steps.member('stranger')];
    const { invoiceId } = await steps.choose(ada, ideation);
    expect((await steps.call(readInvoice, { token: eve, params: { invoiceId } })).status).toBe(404);
    expect(await steps.read(eve)).toEqual({ subscription: null, purchase: null });
    expect((await steps.call(readSubscription, { token: 'investor' })).status).toBe(403);
    expect((await steps.call(readSubscription)).status).toBe(401);
  });
});
