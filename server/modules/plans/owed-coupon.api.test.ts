import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readInvoice } from '#contract/billing/billing.ts';
import { listHistory } from '#contract/billing/history.ts';
import { previewSubscription, purchasePlan } from '#contract/billing/plans.ts';
import { createCoupon, endCoupon, listCoupons } from '#contract/coupons/admin.ts';
import { createPlanSteps, founderPlan, ideation, type PlanSteps } from '#tests/plan-steps.ts';

let step: PlanSteps;
let ada: string;
let code: string;
let count = 0;
beforeAll(async () => {
  step = await createPlanSteps();
});
afterAll(() => step.test.close());
/** A founder whose renewal of 3rd Mar was refused, and a coupon of 20% that one member can use. */
beforeEach(async () => {
  ada = await step.begin();
  code = `OWED-${++count}`;
  const off = { kind: 'percent', percent: 20 } as const;
  const body = { code, off, plans: ['ideation' as const], usesMost: 1, from: '2027-01-01', until: '2027-03-04' };
  await step.call(createCoupon, { token: 'operator', body, key: code });
  await step.buyRenewing(ada, ideation);
  step.cards.answer(card(), 'funds', 'funds');
  await step.passTo('2027-03-03T11:00:00Z');
});

const card = () => `card-of-${ada}`;
const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });
const coupon = async () =>
  (await step.call(listCoupons, { token: 'operator' })).data.items.find((one) => one.code === code);
const preview = (token: string, coupon?: string) =>
  step.call(previewSubscription, { token, body: { ...ideation, method: 'checkout', ...(coupon && { coupon }) } });
const purchase = (payMinor: number, coupon?: string) =>
  step.call(purchasePlan, {
    token: ada,
    body: { ...ideation, method: 'checkout', pay: naira(payMinor), ...(coupon && { coupon }) },
    key: `${ada}-${coupon}-${step.now().getTime()}`,
  });
const owed = async () => {
  const { subscription, purchase: chosen } = await step.read(ada);
  return [subscription?.state, subscription?.charge?.pay.amountMinor, chosen?.kind, chosen?.pay.amountMinor];
};
const dueMinor = async () =>
  (await step.call(listHistory, { token: ada })).data.totals.map(({ due }) => due.amountMinor);
const takenMinor = () => step.cards.takenFrom(card()).map(({ amountMinor }) => amountMinor);

it('lowers the renewal that is owed: the next tries charge that sum, its invoice says so, and the one after is whole', async () => {
  expect(await owed()).toEqual(['past_due', 1_500_000, 'owed', 1_500_000]);
  expect((await preview(ada, code)).data).toMatchObject({ when: 'owed', pay: naira(1_200_000) });
  const { invoiceId } = (await purchase(1_200_000, code)).data;
  expect(await owed()).toEqual(['past_due', 1_200_000, 'owed', 1_200_000]);
  expect(await dueMinor()).toEqual([1_200_000]);
  // Refused once more a day later; paid on the day after that which has a try.
  await step.passTo('2027-03-08T12:00:00Z');
  expect(takenMinor()).toEqual([1_200_000]);
  expect((await step.call(readInvoice, { token: ada, params: { invoiceId } })).data).toMatchObject({
    status: 'paid',
    lines: [{ amount: naira(1_500_000) }],
    discount: naira(300_000),
    total: naira(1_200_000),
  });
  expect((await coupon())?.uses).toEqual({ paid: 1, held: 0 });
  const { subscription } = await step.read(ada);
  expect(subscription).toMatchObject({ state: 'active', period: { endsOn: '2027-04-03' } });
  expect(subscription?.charge).toMatchObject({ on: '2027-04-03', pay: naira(1_500_000) });
  await step.passTo('2027-04-03T12:00:00Z');
  expect(takenMinor()).toEqual([1_200_000, 1_500_000]);
});

it('is removed again, and the sum is what it was', async () => {
  await purchase(1_200_000, code);
  await purchase(1_500_000);
  expect(await owed()).toEqual(['past_due', 1_500_000, 'owed', 1_500_000]);
  expect((await coupon())?.uses).toEqual({ paid: 0, held: 0 });
  await step.passTo('2027-03-08T12:00:00Z');
  expect(takenMinor()).toEqual([1_500_000]);
});

it('stays within its limits, and with the renewal once it has ended', async () => {
  const before = await owed();
  expect((await preview(ada, 'NO-SUCH')).code).toBe('COUPON_UNKNOWN');
  expect((await purchase(1_500_000, code)).code).toBe('PLAN_SUM_CHANGED');
  expect(await owed()).toEqual(before);
  await purchase(1_200_000, code);
  const other = await step.member(`other-${count}`);
  expect((await preview(other, code)).code).toBe('COUPON_USED_UP');
  await step.call(endCoupon, { token: 'operator', params: { couponId: (await coupon())?.id ?? '' } });
  await step.passTo('2027-03-08T12:00:00Z');
  expect(takenMinor()).toEqual([1_200_000]);
});

it('is given back where the renewal is not paid within its days', async () => {
  step.cards.answer(card(), 'funds', 'funds', 'funds');
  await purchase(1_200_000, code);
  await step.passTo('2027-03-11T12:00:00Z');
  expect((await step.read(ada)).subscription?.state).toBe('ended');
  expect((await coupon())?.uses).toEqual({ paid: 0, held: 0 });
  expect(takenMinor()).toEqual([]);
});

it('stays with the renewal where credit comes that pays the rest of it', async () => {
  const { invoiceId } = await step.choose(ada, founderPlan, 'bank_transfer');
  const late = await step.beginTransfer(ada, invoiceId);
  await purchase(1_200_000, code);
  await step.confirm({ id: late.id, amount: { amountMinor: 1_300_000 } }, 'cancelled');
  expect(await owed()).toEqual(['past_due', 0, 'owed', 1_200_000]);
  await step.passTo('2027-03-08T12:00:00Z');
  expect(takenMinor()).toEqual([]);
  expect((await step.read(ada)).subscription?.state).toBe('active');
  expect(await step.credit(ada)).toEqual([naira(100_000)]);
  expect((await coupon())?.uses).toEqual({ paid: 1, held: 0 });
});
