import { afterAll, beforeAll, expect, it } from 'vitest';
import { listHistory } from '#contract/billing/history.ts';
import { readSubscription } from '#contract/billing/plans.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createBillingSteps } from '#tests/billing.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { as } from '#tests/personas.ts';
import { seed } from './seed.ts';

const now = new Date('2026-11-22T09:00:00Z');
let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await createTestApp({ overrides: { clock: () => now } });
  await seed(test.context);
  await seed(test.context);
  token = (await as(test, 'seasonedFounder')).authorization.slice('Bearer '.length);
});
afterAll(() => test.close());

it('gives the seasoned founder a plan that runs, paid for by transfer, once', async () => {
  const { data } = await createCall(test.app)(readSubscription, { token });
  expect(data).toMatchObject({
    purchase: null,
    subscription: {
      ...{ state: 'active', renews: false },
      terms: { plan: 'ideation', cadence: 'monthly', currency: 'NGN' },
      period: { startsOn: '2026-11-10', endsOn: '2026-12-10' },
    },
  });
});

it('fills the billing history with its invoice and receipt, and the books', async () => {
  const { items } = (await createCall(test.app)(listHistory, { token, query: {} })).data;
  const ofPlan = items.filter(({ title }) => title === 'Ideation Plan, one month');
  expect(ofPlan.map(({ kind, number }) => [kind, number]).sort()).toEqual([
    ['invoice', 'DEMO-2026-0001'],
    ['receipt', 'RCT-2026-0001'],
  ]);
  const balances = await createBillingSteps(test).balances();
  expect(balances).toMatchObject({ 'bank NGN': 1_500_000 });
  expect(Object.values(balances).reduce((sum, held) => sum + held, 0)).toBe(0);
});
