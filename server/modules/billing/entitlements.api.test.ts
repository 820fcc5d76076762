import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '#content/plans/limits.ts';
import { readEntitlements } from '#contract/billing/entitlements.ts';
import { LIMIT_KEYS, PLAN_KEYS } from '#domain/plans.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { as, uidOf } from '#tests/personas.ts';
import { putOnPlan } from '#tests/plans.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it.each(PLAN_KEYS)('are those of the plan that the account has now, whatever its token says: %s', async (plan) => {
  const call = createCall(test.app);
  const token = (await as(test, 'founder')).authorization.slice('Bearer '.length);
  await putOnPlan(test, await uidOf(test, 'founder'), plan);
  const { data } = await call(readEntitlements, { token });
  expect(data.plan).toBe(plan);
  expect(data.items.map(({ key, limit }) => [key, limit])).toEqual(
    LIMIT_KEYS.map((key) => [key, limits[key].has[plan]]),
  );
});

it('are those of the plan that everybody begins with, for somebody without an account', async () => {
  const { billing, database } = test.context;
  expect((await billing.entitlements.of(database.db, 'nobody')).aiTexts).toBe(limits.aiTexts.has.free);
});
