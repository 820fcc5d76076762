import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { announcePlanPrice } from '#contract/billing/admin-prices.ts';
import { readForecast, setRenewal } from '#contract/billing/plans.ts';
import { createPlanSteps, founderPlan, ideation, type PlanSteps } from '#tests/plan-steps.ts';

let steps: PlanSteps;
let ada: string;
beforeAll(async () => {
  steps = await createPlanSteps('2027-02-03T11:00:00Z');
});
afterAll(() => steps.test.close());
beforeEach(async () => {
  ada = await steps.begin();
});

const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });
const foresee = (cardId?: string) =>
  steps.call(readForecast, { token: ada, query: { choice: 'renew', ...(cardId && { cardId }) } });

it('says what a card is charged before it renews the plan, as the clock charges it later', async () => {
  await steps.transfer(ada, ideation);
  const body = { terms: ideation, amountMinor: 2_000_000, from: '2027-04-01' };
  await steps.call(announcePlanPrice, { token: 'operator', body });
  expect((await steps.read(ada)).subscription).toMatchObject({ renews: false, charge: null });
  const { charges } = (await foresee(`card-of-${ada}`)).data;
  expect(charges.slice(0, 2).map(({ on, pay }) => [on, pay])).toEqual([
    ['2027-03-03', naira(1_500_000)],
    ['2027-04-03', naira(2_000_000)],
  ]);
  // Asking changes nothing.
  expect((await steps.read(ada)).subscription).toMatchObject({ renews: false, charge: null });
  await steps.call(setRenewal, { token: ada, body: { cardId: `card-of-${ada}` } });
  await steps.passTo('2027-04-03T09:00:00Z');
  expect(steps.cards.takenFrom(`card-of-${ada}`).map(({ amountMinor }) => amountMinor)).toEqual([1_500_000, 2_000_000]);
});

it('refuses a card that is not theirs, and none', async () => {
  await steps.buy(ada, ideation);
  const other = await steps.member('ben');
  expect((await foresee(`card-of-${other}`)).code).toBe('PLAN_CARD_UNKNOWN');
  expect((await foresee()).code).toBe('PLAN_CARD_UNKNOWN');
});

it('names the card that renews a plan which credit pays all of today', async () => {
  await steps.buyRenewing(ada, { ...ideation, cadence: 'yearly' });
  steps.moveTo('2027-02-13T11:00:00Z');
  expect(await steps.preview(ada, founderPlan)).toMatchObject({
    ...{ pay: naira(0), renews: true },
    card: { id: `card-of-${ada}` },
  });
  await steps.call(setRenewal, { token: ada, body: { cardId: null } });
  expect(await steps.preview(ada, founderPlan)).toMatchObject({ pay: naira(0), renews: false, card: null });
});
