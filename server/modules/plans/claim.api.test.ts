import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOwnAccount } from '#contract/accounts/accounts.ts';
import { startPayment, verifyPayment } from '#contract/billing/payments.ts';
import { cancelPlan, previewSubscription, purchasePlan, readSubscription } from '#contract/billing/plans.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createBillingSteps } from '#tests/billing.ts';
import { createMember, tokenOfCookie } from '#tests/members.ts';
import { ideation } from '#tests/plan-steps.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('the claim and both records follow a plan that was bought, at the next token', async () => {
  const steps = createBillingSteps(test);
  const { token, cookie, uid } = await createMember(test, 'chinwe');
  expect(decodeJwt(token).subscription_plan).toBe('Free Plan');
  const body = { ...ideation, method: 'checkout' } as const;
  const { pay, words } = (await steps.call(previewSubscription, { token, body })).data;
  expect(words).toMatch(/^You pay ₦15,000 today\. Next: ₦15,000 on .+ Renews by itself: on\.$/);
  const { invoiceId } = (await steps.call(purchasePlan, { token, body: { ...body, pay } })).data;
  const paying = { token, params: { invoiceId }, body: { method: 'checkout' } } as const;
  const { id: paymentId, reference } = (await steps.call(startPayment, paying)).data;
  await steps.act(reference, 'pay');
  await steps.call(verifyPayment, { token, params: { paymentId } });
  const { user, founder } = (await steps.call(readOwnAccount, { token })).data;
  expect(user.founder_sub).toMatchObject({ status: 'active', name: 'ideation' });
  expect(founder?.plan_details.plan_name).toBe('ideation');
  const refreshed = (await tokenOfCookie(test, cookie)) ?? '';
  expect(decodeJwt(refreshed).subscription_plan).toBe('Ideation Plan');

  // Cancelled, it stays to the end of what is paid for; the end changes the claim as well.
  await steps.call(cancelPlan, { token: refreshed });
  expect(decodeJwt((await tokenOfCookie(test, cookie)) ?? '').subscription_plan).toBe('Ideation Plan');
  const { subscription } = (await steps.call(readSubscription, { token: refreshed })).data;
  const { database, modules } = test.context;
  await database.db.execute(
    `update subscriptions set anchor_on = '2020-01-31', next_due_at = now() - interval '1 second' where uid = '${uid}'`,
  );
  await modules.plans.services.run();
  expect(subscription?.state).toBe('ending');
  expect(decodeJwt((await tokenOfCookie(test, cookie)) ?? '').subscription_plan).toBe('Free Plan');
});
