import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listHistory } from '#contract/billing/history.ts';
import { startPayment } from '#contract/billing/payments.ts';
import { createPlanSteps, founderPlan, ideation, type PlanSteps } from '#tests/plan-steps.ts';

let step: PlanSteps;
let ada: string;
beforeAll(async () => {
  step = await createPlanSteps();
});
afterAll(() => step.test.close());
beforeEach(async () => {
  ada = await step.begin();
});

const dueMinor = async () =>
  (await step.call(listHistory, { token: ada })).data.totals.map(({ due }) => due.amountMinor);

it('counts no choice that was left at the provider: nobody owes it', async () => {
  await step.buy(ada, ideation);
  const { invoiceId } = await step.choose(ada, founderPlan);
  await step.call(startPayment, { token: ada, params: { invoiceId }, body: { method: 'checkout' } });
  expect(await dueMinor()).toEqual([0]);
});

it('counts a choice for which a transfer was sent, and what is missing once a part has come', async () => {
  await step.buy(ada, ideation);
  const { invoiceId, pay } = await step.choose(ada, founderPlan, 'bank_transfer');
  expect(await dueMinor()).toEqual([0]);
  const payment = await step.beginTransfer(ada, invoiceId);
  expect(await dueMinor()).toEqual([pay.amountMinor]);
  await step.confirm({ id: payment.id, amount: { amountMinor: 1_000_000 } });
  expect(await dueMinor()).toEqual([pay.amountMinor - 1_000_000]);
});

it('counts a renewal whose charge was refused', async () => {
  await step.buyRenewing(ada, ideation);
  step.cards.answer(`card-of-${ada}`, 'funds');
  await step.passTo('2027-03-03T11:00:00Z');
  expect((await step.read(ada)).subscription?.state).toBe('past_due');
  expect(await dueMinor()).toEqual([1_500_000]);
});
