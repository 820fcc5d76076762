import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readBillingSettings } from '#contract/billing/admin.ts';
import { announcePlanPrice, withdrawPlanPrice } from '#contract/billing/admin-prices.ts';
import { rejectTransfer } from '#contract/billing/admin-transfers.ts';
import { readInvoice } from '#contract/billing/billing.ts';
import { changePlan, keepPlan, purchasePlan, readForecast, setRenewal } from '#contract/billing/plans.ts';
import type { PlanTerms } from '#contract/billing/subscription.ts';
import { createBillingSteps } from '#tests/billing.ts';
import { createPlanSteps, founderPlan, ideation, type PlanSteps } from '#tests/plan-steps.ts';

let steps: PlanSteps;
let ada: string;
const START = '2027-02-03T11:00:00Z';
beforeAll(async () => {
  steps = await createPlanSteps(START);
});
afterAll(() => steps.test.close());
beforeEach(async () => {
  ada = await steps.begin();
});

const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });
const state = async () => (await steps.read(ada)).subscription;
const change = (body: PlanTerms) => steps.call(changePlan, { token: ada, body });

describe('a higher plan', () => {
  it('begins now, with credit for the days left', async () => {
    await steps.buyRenewing(ada, ideation);
    steps.moveTo('2027-02-13T11:00:00Z');
    expect(await steps.preview(ada, founderPlan)).toMatchObject({
      when: 'now',
      price: naira(4_000_000),
      pay: naira(3_035_714),
      credit: naira(964_286),
      daysLeft: naira(964_286),
      period: { startsOn: '2027-02-13', endsOn: '2027-03-13' },
      words:
        'You pay ₦30,357.14 today. ₦9,642.86 of what you paid is taken off. Next: ₦40,000 on 13th Mar, 2027. Renews by itself: on.',
    });
    expect((await change(founderPlan)).code).toBe('PLAN_IS_PAID_FIRST');
    const foreseen = await steps.call(readForecast, {
      token: ada,
      query: { choice: 'change', plan: 'founder', cadence: 'monthly', currency: 'NGN' },
    });
    expect(foreseen.data.charges.slice(0, 2)).toMatchObject([
      { on: '2027-02-13', pay: naira(3_035_714), credit: naira(964_286) },
      { on: '2027-03-13', pay: naira(4_000_000) },
    ]);
    const { subscription } = await steps.buy(ada, founderPlan);
    expect(subscription).toMatchObject({
      terms: founderPlan,
      period: { startsOn: '2027-02-13', endsOn: '2027-03-13' },
      card: { id: `card-of-${ada}` },
    });
    expect(await steps.credit(ada)).toEqual([]);
    expect(await steps.planOf(ada)).toBe('founder');
    expect((await steps.mails(ada)).at(-1)).toMatchObject({
      kind: 'plan.changed',
      title: 'You have Founder Plan, one month now',
      body: expect.stringMatching(
        /^₦9,642\.86 for the days left of your plan before was credited\. You paid ₦30,357\.14 and ₦9,642\.86 of your credit\. /,
      ),
    });
  });

  it.each([
    ['has registered for tax since', false, -279_070],
    ['is no longer registered for tax', true, -104_651 + 67_276],
  ])('is credited with the tax that its invoice had where the seller %s', async (_what, wasRegistered, tax) => {
    const register = async (taxRegistered: boolean) => {
      const { revision } = (await steps.call(readBillingSettings, { token: 'operator' })).data;
      await createBillingSteps(steps.test).saveSettings({ taxRegistered }, revision);
    };
    const before = (await steps.balances())['tax_payable NGN'] ?? 0;
    await register(wasRegistered);
    await steps.buyRenewing(ada, ideation);
    steps.moveTo('2027-02-13T11:00:00Z');
    await register(!wasRegistered);
    await steps.buy(ada, founderPlan);
    await register(true);
    expect(((await steps.balances())['tax_payable NGN'] ?? 0) - before).toBe(tax);
  });

  it('costs nothing today where the days left are worth more; the rest stays as credit and pays later', async () => {
    await steps.buyRenewing(ada, { ...ideation, cadence: 'yearly' });
    steps.moveTo('2027-02-13T11:00:00Z');
    const { pay, kept } = await steps.preview(ada, founderPlan);
    expect([pay, kept]).toEqual([naira(0), naira(10_589_041)]);
    const chosen = await steps.choose(ada, founderPlan);
    expect(chosen).toMatchObject({ kind: 'upgrade', isSettled: true, pay: naira(0) });
    const { subscription } = await steps.read(ada);
    expect([await steps.credit(ada), subscription?.terms]).toEqual([[naira(10_589_041)], founderPlan]);
    const { data: invoice } = await steps.call(readInvoice, { token: ada, params: { invoiceId: chosen.invoiceId } });
    expect(invoice.lines).toMatchObject([{ description: 'Founder Plan, monthly: 13th Feb to 12th Mar, 2027' }]);
    expect(subscription?.charge).toMatchObject({ on: '2027-03-13', pay: naira(0), credit: naira(4_000_000) });
    await steps.passTo('2027-05-13T09:00:00Z');
    // Two months from credit, and the third in part.
    expect(steps.cards.takenFrom(`card-of-${ada}`).map(({ amountMinor }) => amountMinor)).toEqual([1_410_959]);
    expect(await steps.credit(ada)).toEqual([]);
  });

  it.each([
    ['renews', true],
    ['ends', false],
  ])('is credit where its transfer is found after the running period, which %s', async (_what, isRenewing) => {
    if (isRenewing) await steps.buyRenewing(ada, ideation);
    else await steps.transfer(ada, ideation);
    steps.moveTo('2027-03-02T11:00:00Z');
    const { invoiceId } = await steps.choose(ada, founderPlan, 'bank_transfer');
    const transfer = await steps.beginTransfer(ada, invoiceId);
    await steps.passTo('2027-03-03T12:00:00Z');
    expect((await steps.read(ada)).purchase).toBeNull();
    await steps.confirm(transfer, 'cancelled');
    expect(await steps.credit(ada)).toEqual([transfer.amount]);
    expect(await state()).toMatchObject({ terms: ideation, state: isRenewing ? 'active' : 'ended' });
  });

  it('begins no plan anew that has ended in the grace: its transfer becomes credit, and nothing else is said', async () => {
    await steps.buyRenewing(ada, ideation);
    steps.cards.answer(`card-of-${ada}`, 'expired');
    await steps.passTo('2027-03-09T12:00:00Z');
    const { invoiceId } = await steps.choose(ada, founderPlan, 'bank_transfer');
    const transfer = await steps.beginTransfer(ada, invoiceId);
    await steps.passTo('2027-03-10T12:00:00Z');
    expect(await state()).toMatchObject({ state: 'ended', endedFor: 'grace_over' });
    expect((await steps.read(ada)).purchase).toBeNull();
    const told = (await steps.mails(ada)).at(-1);
    expect(told).toMatchObject({ kind: 'plan.ended', body: expect.stringContaining('You can choose a plan again') });
    expect(told?.body).not.toContain('still looking');
    await steps.confirm(transfer, 'cancelled');
    expect(await steps.credit(ada)).toEqual([transfer.amount]);
    expect(await state()).toMatchObject({ terms: ideation, state: 'ended' });
  });

  it('is quoted for a transfer to the end of the third day; money that comes later is credit', async () => {
    await steps.buyRenewing(ada, ideation);
    steps.moveTo('2027-02-13T11:00:00Z');
    const { invoiceId, standsUntil } = await steps.choose(ada, founderPlan, 'bank_transfer');
    expect(standsUntil).toBe('2027-02-16');
    const transfer = await steps.beginTransfer(ada, invoiceId);
    // It waits for what was sent.
    expect((await steps.read(ada)).purchase?.standsUntil).toBeNull();
    await steps.call(rejectTransfer, {
      ...{ token: 'operator', params: { paymentId: transfer.id } },
      body: { reason: 'It is not on the statement.' },
    });
    steps.moveTo('2027-02-16T20:00:00Z');
    await steps.run();
    expect((await steps.read(ada)).purchase).toMatchObject({ invoiceId, kind: 'upgrade', standsUntil: '2027-02-16' });
    steps.moveTo('2027-02-17T02:00:00Z');
    await steps.run();
    expect((await steps.read(ada)).purchase).toBeNull();
    const invoice = await steps.call(readInvoice, { token: ada, params: { invoiceId } });
    expect(invoice.data.status).toBe('cancelled');
    expect(await state()).toMatchObject({ terms: ideation, period: { endsOn: '2027-03-03' } });
    await steps.confirm(transfer, 'failed');
    expect(await steps.credit(ada)).toEqual([transfer.amount]);
    expect(await state()).toMatchObject({ terms: ideation, period: { endsOn: '2027-03-03' } });
    expect(await steps.planOf(ada)).toBe('ideation');
  });

  it('paid within the quote begins on the day of the money, at the sums that were quoted', async () => {
    await steps.buyRenewing(ada, ideation);
    steps.moveTo('2027-02-13T11:00:00Z');
    const { invoiceId } = await steps.choose(ada, founderPlan, 'bank_transfer');
    const payment = await steps.beginTransfer(ada, invoiceId);
    expect(payment.amount).toEqual(naira(3_035_714));
    steps.moveTo('2027-02-15T11:00:00Z');
    await steps.confirm(payment);
    expect(await state()).toMatchObject({
      terms: founderPlan,
      period: { startsOn: '2027-02-15', endsOn: '2027-03-15' },
      renews: false,
    });
  });

  it('on the renewal day costs the same before the charge and after it, and nothing is charged twice', async () => {
    await steps.buyRenewing(ada, ideation);
    steps.moveTo('2027-03-03T07:00:00Z');
    expect(await steps.preview(ada, founderPlan)).toMatchObject({ pay: naira(4_000_000), daysLeft: naira(0) });
    await steps.buy(ada, founderPlan);
    await steps.passTo('2027-03-04T00:00:00Z');
    expect(steps.cards.takenFrom(`card-of-${ada}`)).toEqual([]);
    expect(await state()).toMatchObject({
      terms: founderPlan,
      period: { startsOn: '2027-03-03', endsOn: '2027-04-03' },
    });
  });

  it('of which a card and a later choice compete is taken once: an old quote is credit after the renewal', async () => {
    await steps.buyRenewing(ada, ideation);
    steps.moveTo('2027-03-02T11:00:00Z');
    const { invoiceId } = await steps.choose(ada, founderPlan, 'bank_transfer');
    await steps.beginTransfer(ada, invoiceId);
    await steps.passTo('2027-03-03T12:00:00Z');
    // The card paid the period of what the founder has; the quote made way.
    expect(await state()).toMatchObject({ terms: ideation, period: { startsOn: '2027-03-03' } });
    expect((await steps.read(ada)).purchase).toBeNull();
  });

  it('takes what was paid ahead as credit', async () => {
    await steps.buyRenewing(ada, ideation);
    await steps.transfer(ada, ideation);
    steps.moveTo('2027-02-13T11:00:00Z');
    expect(await steps.preview(ada, founderPlan)).toMatchObject({
      pay: naira(4_000_000 - 964_286 - 1_500_000),
      daysLeft: naira(964_286),
      ahead: naira(1_500_000),
    });
    const { subscription } = await steps.buy(ada, founderPlan);
    expect(subscription).toMatchObject({ terms: founderPlan, ahead: null });
    expect(await steps.credit(ada)).toEqual([]);
  });

  it('is not paid with what was paid ahead in another currency: that becomes credit of its own', async () => {
    const dollars = { ...ideation, currency: 'USD' } as const;
    await steps.buyRenewing(ada, dollars);
    await change(ideation);
    await steps.transfer(ada, ideation);
    steps.moveTo('2027-02-13T11:00:00Z');
    const founderInDollars = { ...founderPlan, currency: 'USD' } as const;
    const left = { amountMinor: 643, currency: 'USD' as const };
    expect(await steps.preview(ada, founderInDollars)).toMatchObject({
      pay: { amountMinor: 3000 - 643, currency: 'USD' },
      daysLeft: left,
      credit: left,
      kept: { amountMinor: 0, currency: 'USD' },
      ahead: naira(1_500_000),
    });
    const { subscription } = await steps.buy(ada, founderInDollars);
    expect(subscription).toMatchObject({ terms: founderInDollars, ahead: null });
    expect(await steps.credit(ada)).toEqual([naira(1_500_000)]);
  });

  it('says before and after it is paid that a change that was planned falls away', async () => {
    await steps.buyRenewing(ada, ideation);
    await change({ ...ideation, cadence: 'yearly' });
    steps.moveTo('2027-02-13T11:00:00Z');
    const sentence = 'The change to Ideation Plan, one year, that was planned for 3rd Mar, 2027 falls away.';
    const { words, wordsAfter } = await steps.preview(ada, founderPlan);
    expect([words, wordsAfter]).toEqual([
      `You pay ₦30,357.14 today. ₦9,642.86 of what you paid is taken off. Next: ₦40,000 on 13th Mar, 2027. Renews by itself: on. ${sentence}`,
      `Next: ₦40,000 on 13th Mar, 2027. Renews by itself: on. ${sentence}`,
    ]);
    expect((await steps.buy(ada, founderPlan)).subscription?.next).toBeNull();
    expect((await steps.mails(ada)).at(-1)?.body).toContain(
      ` ${sentence} Your plan renews by itself on 13th Mar, 2027;`,
    );
  });
});

describe('a lower plan, another cadence or currency', () => {
  it('begins at the end of the period, can be taken back, and costs nothing today', async () => {
    await steps.buyRenewing(ada, founderPlan);
    expect(await steps.preview(ada, ideation)).toMatchObject({
      when: 'at_end',
      pay: naira(0),
      words: 'You pay nothing today. Next: ₦15,000 on 3rd Mar, 2027. Renews by itself: on.',
    });
    const body = { ...ideation, method: 'checkout' as const, pay: naira(0) };
    expect((await steps.call(purchasePlan, { token: ada, body })).code).toBe('PLAN_NOTHING_TO_PAY');
    const chosen = (await change(ideation)).data.subscription;
    expect(chosen?.next).toEqual({ terms: ideation, price: naira(1_500_000), on: '2027-03-03' });
    expect((await change(ideation)).data.subscription?.next).not.toBeNull();
    expect((await steps.call(keepPlan, { token: ada })).data.subscription?.next).toBeNull();
    const dollars = { plan: 'founder', cadence: 'yearly', currency: 'USD' } as const;
    expect((await change(dollars)).data.subscription?.next?.price).toEqual({ amountMinor: 30_000, currency: 'USD' });
    await change(ideation);
    expect(await steps.planOf(ada)).toBe('founder');
    await steps.passTo('2027-03-03T12:00:00Z');
    expect(await state()).toMatchObject({ terms: ideation, period: { startsOn: '2027-03-03', endsOn: '2027-04-03' } });
    expect(await steps.planOf(ada)).toBe('ideation');
    const [taken] = steps.cards.takenFrom(`card-of-${ada}`);
    expect(taken?.amountMinor).toBe(1_500_000);
  });

  it('says the price that will be charged where another one is announced, before it and after it', async () => {
    steps.moveTo('2027-03-03T11:00:00Z');
    await steps.buyRenewing(ada, founderPlan);
    const announced = { terms: ideation, amountMinor: 1_700_000, from: '2027-03-10' };
    await steps.call(announcePlanPrice, { token: 'operator', body: announced });
    const { words } = await steps.preview(ada, ideation);
    expect(words).toBe('You pay nothing today. Next: ₦17,000 on 3rd Apr, 2027. Renews by itself: on.');
    expect((await change(ideation)).data.subscription).toMatchObject({
      next: { terms: ideation, price: naira(1_700_000), on: '2027-04-03' },
      ...{ charge: { pay: naira(1_700_000) }, priceChange: null },
    });
    await steps.run();
    expect((await steps.mails(ada)).slice(-1)).toMatchObject([
      {
        title: 'From 3rd Apr, 2027: Ideation Plan, one month',
        body: expect.stringMatching(/^Ideation Plan, one month costs ₦17,000\./),
      },
    ]);
    // Announced once the change is planned, it is told as a raise, and until then they pay for the other plan.
    const higher = { ...announced, amountMinor: 1_900_000, from: '2027-03-20' };
    await steps.call(announcePlanPrice, { token: 'operator', body: higher });
    await steps.run();
    expect(await state()).toMatchObject({ next: { price: naira(1_900_000) }, priceChange: null });
    for (const price of [announced, higher]) await steps.call(withdrawPlanPrice, { token: 'operator', body: price });
    expect(await state()).toMatchObject({ next: { price: naira(1_500_000) }, charge: { pay: naira(1_500_000) } });
  });

  it('is corrected where the price that was told with the change is taken back, and needs its notice when it comes again', async () => {
    await steps.buyRenewing(ada, founderPlan);
    const told = async () =>
      (await steps.mails(ada)).filter(({ kind }) => kind === 'plan.price_change').map(({ body }) => body);
    await steps.passTo('2027-03-03T12:00:00Z');
    const price = { terms: ideation, amountMinor: 1_700_000, from: '2027-03-20' };
    await steps.call(announcePlanPrice, { token: 'operator', body: price });
    await change(ideation);
    expect((await state())?.next?.price).toEqual(naira(1_700_000));
    await steps.call(withdrawPlanPrice, { token: 'operator', body: price });
    // Read before the job has run.
    expect(await state()).toMatchObject({ next: { price: naira(1_500_000) }, charge: { pay: naira(1_500_000) } });
    for (let times = 0; times < 2; times += 1) await steps.run();
    expect(await told()).toEqual([
      'We wrote to you that Ideation Plan, one month would cost ₦17,000. We have taken that back: it costs ₦15,000, as now.',
    ]);
    await steps.passTo('2027-03-10T11:00:00Z');
    await steps.call(announcePlanPrice, { token: 'operator', body: price });
    await steps.passTo('2027-04-03T12:00:00Z');
    expect(steps.cards.takenFrom(`card-of-${ada}`).at(-1)?.amountMinor).toBe(1_500_000);
    expect((await told()).at(-1)).toContain('From 3rd May, 2027 it costs ₦17,000 instead of ₦15,000.');
    await steps.passTo('2027-05-03T12:00:00Z');
    expect(steps.cards.takenFrom(`card-of-${ada}`).at(-1)?.amountMinor).toBe(1_700_000);
  });

  it('in another currency is not charged to a card that cannot pay it, and says so before', async () => {
    await steps.buyRenewing(ada, ideation);
    steps.cards.limit(`card-of-${ada}`, { currencies: ['NGN'] });
    const dollars = { ...ideation, currency: 'USD' } as const;
    expect(await steps.preview(ada, dollars)).toMatchObject({ when: 'at_end', renews: false });
    await change(dollars);
    expect(await state()).toMatchObject({ renews: false, next: { terms: dollars } });
    expect((await steps.mails(ada)).at(-1)).toMatchObject({
      title: 'Chosen for your next period: Ideation Plan, one month',
      body: "Your plan does not renew by itself: it ends on 3rd Mar, 2027, and nothing is charged. Ideation Plan, one month follows if you pay for it on your plan's page by then. It costs $10. You can take this back on your plan's page.",
    });
    const body = { cardId: `card-of-${ada}` };
    expect((await steps.call(setRenewal, { token: ada, body })).code).toBe('PLAN_CARD_UNKNOWN');
    await steps.passTo('2027-03-04T12:00:00Z');
    expect(steps.cards.takenFrom(`card-of-${ada}`)).toEqual([]);
    expect(await state()).toMatchObject({ state: 'ended', endedFor: 'period_over' });
  });

  it('chosen months ahead is charged what the next 12 months said, with a price that is announced for before it', async () => {
    await steps.buyRenewing(ada, { ...founderPlan, cadence: 'quarterly' });
    const terms = { ...ideation, cadence: 'quarterly' } as const;
    const announced = { terms, amountMinor: 4_900_000, from: '2027-03-10' };
    await steps.call(announcePlanPrice, { token: 'operator', body: announced });
    const query = { choice: 'change', ...terms } as const;
    const foreseen = (await steps.call(readForecast, { token: ada, query })).data.charges;
    await change(terms);
    const said = (await steps.call(readForecast, { token: ada, query: { choice: 'keep' } })).data.charges;
    expect(said).toEqual(foreseen);
    expect(said.map(({ on, pay }) => [on, pay.amountMinor]).slice(0, 2)).toEqual([
      ['2027-05-03', 4_900_000],
      ['2027-08-03', 4_900_000],
    ]);
    await steps.passTo('2027-08-03T12:00:00Z');
    expect(steps.cards.takenFrom(`card-of-${ada}`).map(({ amountMinor }) => amountMinor)).toEqual([
      4_900_000, 4_900_000,
    ]);
    expect((await steps.mails(ada)).filter(({ kind }) => kind === 'plan.price_change')).toEqual([]);
  });
});
