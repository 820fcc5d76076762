import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listHistory } from '#contract/billing/history.ts';
import { startPayment } from '#contract/billing/payments.ts';
import { cancelPlan, changePlan, keepPlan, readForecast, returnToPlan, setRenewal } from '#contract/billing/plans.ts';
import { ownerScope } from '#server/access/make-scope.ts';
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

const state = async () => (await steps.read(ada)).subscription;
describe('cancelling', () => {
  it('keeps the plan to the end of what is paid for; one tap takes it back', async () => {
    await steps.buyRenewing(ada, ideation);
    const cancelled = (await steps.call(cancelPlan, { token: ada })).data.subscription;
    expect(cancelled).toMatchObject({
      state: 'ending',
      renews: false,
      words: 'You pay nothing more. Your plan ends on 3rd Mar, 2027. Renews by itself: off.',
      can: { cancel: false, return: true },
      cancelled: { at: expect.stringContaining(START.slice(0, 10)), bySupport: false },
    });
    expect((await steps.call(cancelPlan, { token: ada })).data.subscription?.state).toBe('ending');
    const back = (await steps.call(returnToPlan, { token: ada })).data.subscription;
    expect(back).toMatchObject({ state: 'active', renews: true, cancelled: null });
    await steps.call(cancelPlan, { token: ada });
    const { charges, endsOn } = (await steps.call(readForecast, { token: ada })).data;
    expect([charges, endsOn]).toEqual([[], '2027-03-03']);
    await steps.passTo('2027-03-03T12:00:00Z');
    expect(await state()).toMatchObject({ state: 'ended', endedFor: 'period_over' });
    expect(await steps.planOf(ada)).toBe('free');
    expect(steps.cards.takenFrom(`card-of-${ada}`)).toEqual([]);
    expect((await steps.call(returnToPlan, { token: ada })).code).toBe('PLAN_NONE');
    expect((await steps.mails(ada)).map(({ kind }) => kind)).toEqual([
      ...['plan.started', 'plan.ending', 'plan.changed', 'plan.ending', 'plan.ended'],
    ]);
    // A plan that has ended is bought anew, with a new anchor.
    steps.moveTo('2027-03-10T11:00:00Z');
    expect((await steps.buy(ada, ideation)).subscription).toMatchObject({
      state: 'active',
      period: { startsOn: '2027-03-10' },
    });
  });

  it('of a plan whose next period is paid for ends with that one, as its mails and its page say', async () => {
    await steps.buyRenewing(ada, ideation);
    await steps.buy(ada, ideation);
    const words = 'You pay nothing more. Your plan ends on 3rd Apr, 2027. Renews by itself: off.';
    expect((await steps.call(cancelPlan, { token: ada })).data.subscription).toMatchObject({ words });
    const mail = async () => (await steps.mails(ada)).at(-1);
    expect(await mail()).toMatchObject({ title: 'Cancelled: your plan ends on 3rd Apr, 2027' });
    await steps.call(returnToPlan, { token: ada });
    expect((await mail())?.body).toBe(
      'The cancelling is taken back. Your plan renews by itself on 3rd Apr, 2027: Ideation Plan, one month, for ₦15,000, less any coupon or credit you have. We write to you before that.',
    );
    await steps.call(cancelPlan, { token: ada });
    await steps.call(setRenewal, { token: ada, body: { cardId: null } });
    await steps.call(returnToPlan, { token: ada });
    expect((await mail())?.body).toBe(
      'The cancelling is taken back. Your plan ends on 3rd Apr, 2027 and does not renew by itself: nothing is charged until you choose it.',
    );
  });

  it('keeps the change that was planned, and comes back with it', async () => {
    await steps.buyRenewing(ada, founderPlan);
    await steps.call(changePlan, { token: ada, body: ideation });
    const next = { terms: ideation, price: { amountMinor: 1_500_000, currency: 'NGN' }, on: '2027-03-03' };
    const cancelled = (await steps.call(cancelPlan, { token: ada })).data.subscription;
    expect(cancelled).toMatchObject({ state: 'ending', renews: false, charge: null, next });
    const back = (await steps.call(returnToPlan, { token: ada })).data.subscription;
    expect(back).toMatchObject({ state: 'active', next, charge: { terms: ideation } });
    expect((await steps.mails(ada)).at(-1)?.body).toContain(
      'Your plan renews by itself on 3rd Mar, 2027: Ideation Plan, one month, for ₦15,000, less',
    );
    await steps.call(cancelPlan, { token: ada });
    await steps.passTo('2027-03-03T12:00:00Z');
    expect(await state()).toMatchObject({ state: 'ended', next: null });
  });

  it('comes with the request to erase the account: no card is charged in the days until then', async () => {
    await steps.buyRenewing(ada, ideation);
    const { database, ownData } = steps.test.context;
    await database.db.transaction((tx) => ownData.erasures.request(tx, ownerScope(ada), `${ada}@example.com`));
    expect(await state()).toMatchObject({ state: 'ending', renews: false, cancelled: { bySupport: false } });
  });

  it('needs a plan', async () => {
    for (const endpoint of [cancelPlan, returnToPlan, keepPlan, readForecast])
      expect((await steps.call(endpoint, { token: ada })).code).toBe('PLAN_NONE');
  });
});

describe('the bank of the payer', () => {
  const says = async (reference: string, status: 'reversed' | 'success') => {
    steps.checkout.say(reference, status);
    await steps.test.context.billing.checkout.settle(reference);
  };
  it('takes the money back: the plan ends; given back, the rest of it comes again without a renewal', async () => {
    const { invoiceId } = await steps.choose(ada, ideation);
    const { reference } = await steps.payByCheckout(ada, invoiceId);
    steps.moveTo('2027-02-13T11:00:00Z');
    await says(reference, 'reversed');
    expect(await state()).toMatchObject({ state: 'ended', endedFor: 'dispute' });
    expect(await steps.planOf(ada)).toBe('free');
    const { items } = (await steps.call(listHistory, { token: ada })).data;
    const reasons = items.map(({ reason }) => reason);
    expect(reasons).toContain('The bank took the money for it back.');
    expect(reasons).not.toContain('It was cancelled before it was paid.');
    await says(reference, 'reversed');
    await says(reference, 'success');
    await says(reference, 'success');
    expect(await state()).toMatchObject({
      ...{ state: 'ending', renews: false, cancelled: null },
      period: { endsOn: '2027-03-03' },
    });
    expect(await steps.planOf(ada)).toBe('ideation');
    expect(await steps.credit(ada)).toEqual([]);
    expect((await steps.mails(ada)).at(-1)).toMatchObject({
      title: 'You have Ideation Plan, one month again',
      body: 'Your bank took the payment for your plan back, then gave it back to us. Your plan ends on 3rd Mar, 2027 and does not renew by itself: nothing is charged until you choose it.',
    });
    const rows = (await steps.call(listHistory, { token: ada })).data.items;
    expect(rows.filter(({ event }) => event === 'invoice_issued').map(({ title }) => title)).toEqual([
      'Ideation Plan, one month, given back by your bank',
      'Ideation Plan, one month',
    ]);
  });

  it('ends an upgrade whose credit came from the money that it took', async () => {
    const { invoiceId } = await steps.choose(ada, ideation);
    const { reference } = await steps.payByCheckout(ada, invoiceId);
    steps.moveTo('2027-02-13T11:00:00Z');
    await steps.buy(ada, founderPlan);
    await says(reference, 'reversed');
    expect(await state()).toMatchObject({ state: 'ended', endedFor: 'dispute' });
  });

  it('takes an earlier payment back that pays for the period as credit: the plan ends, and comes again with the money', async () => {
    const { invoiceId } = await steps.choose(ada, ideation);
    const late = await steps.call(startPayment, { token: ada, params: { invoiceId }, body: { method: 'checkout' } });
    const { reference } = late.data;
    // The founder chose something else, and the money of the first choice is credit.
    await steps.choose(ada, { ...ideation, cadence: 'quarterly' });
    steps.checkout.say(reference, 'success');
    await steps.test.context.billing.checkout.settle(reference);
    const { subscription } = await steps.buy(ada, ideation);
    expect(subscription).toMatchObject({ state: 'active' });
    expect(await steps.credit(ada)).toEqual([]);
    await says(reference, 'reversed');
    expect(await state()).toMatchObject({ state: 'ended', endedFor: 'dispute' });
    expect(await steps.planOf(ada)).toBe('free');
    await says(reference, 'success');
    expect(await state()).toMatchObject({ state: 'ending', renews: false });
    expect(await steps.planOf(ada)).toBe('ideation');
    expect(await steps.credit(ada)).toEqual([]);
  });
});
