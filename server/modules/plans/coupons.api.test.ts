import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmTransfer } from '#contract/billing/admin-transfers.ts';
import { readInvoice } from '#contract/billing/billing.ts';
import { claimTransfer, startPayment } from '#contract/billing/payments.ts';
import * as plans from '#contract/billing/plans.ts';
import type { PlanTerms } from '#contract/billing/subscription.ts';
import { createCoupon, endCoupon, listCoupons } from '#contract/coupons/admin.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createBillingSteps } from '#tests/billing.ts';
import { createClock } from '#tests/clock.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

const { tick, now, moveTo } = createClock('2027-02-03T11:00:00Z');
let test: TestApp;
let steps: ReturnType<typeof createBillingSteps>;
beforeAll(async () => {
  const identity = createTokenIdentity({ operator: ['user', 'admin'] });
  test = await createTestApp({ overrides: { clock: tick, identity } });
  steps = createBillingSteps(test);
  await steps.saveSettings();
});
afterAll(() => test.close());

const ideation: PlanTerms = { plan: 'ideation', cadence: 'monthly', currency: 'NGN' };
const founderPlan: PlanTerms = { ...ideation, plan: 'founder' };
const method = 'bank_transfer' as const;

/** A founder of their own. */
async function member(uid: string) {
  const account = { uid, name: uid, email: `${uid}@example.com`, emailVerified: true };
  await test.context.accounts.createRole(account, uid, ['founder']);
  return uid;
}
async function make(code: string, percent: number, usesMost: number | null = null, until: string | null = null) {
  const body = { code, off: { kind: 'percent', percent } as const, plans: ['ideation' as const, 'founder' as const] };
  const made = await steps.call(createCoupon, {
    token: 'operator',
    body: { ...body, usesMost, from: '2027-01-01', until },
    key: code,
  });
  expect(made.status).toBe(201);
}
const uses = async (code: string) =>
  (await steps.call(listCoupons, { token: 'operator' })).data.items.find((one) => one.code === code)?.uses;
const preview = (token: string, coupon: string | undefined, to = ideation) =>
  steps.call(plans.previewSubscription, { token, body: { ...to, method, ...(coupon && { coupon }) } });
const purchase = (token: string, coupon: string | undefined, payMinor: number, to = ideation) =>
  steps.call(plans.purchasePlan, {
    token,
    body: { ...to, method, pay: { amountMinor: payMinor, currency: to.currency }, ...(coupon && { coupon }) },
    key: `${token}-${coupon}-${payMinor}-${to.plan}-${now().getTime()}`,
  });
const read = async (token: string) => (await steps.call(plans.readSubscription, { token })).data;
async function pay(token: string, invoiceId: string, amountMinor: number) {
  const payment = (await steps.call(startPayment, { token, params: { invoiceId }, body: { method } })).data;
  await steps.call(claimTransfer, { token, params: { paymentId: payment.id }, body: { payerName: 'Ada' } });
  const seen = { revision: 0, status: 'pending' } as const;
  const body = { receivedMinor: amountMinor, receivedOn: '2027-02-03', ...seen };
  await steps.call(confirmTransfer, { token: 'operator', params: { paymentId: payment.id }, body });
}

it('says before paying what is taken off today, and that the next payment is the list price', async () => {
  await make('SAY20', 20);
  const ada = await member('ada');
  const listed = (await preview(ada, undefined)).data;
  const { data } = await preview(ada, 'say20');
  const off = listed.price.amountMinor / 5;
  expect(data.price).toEqual(listed.price);
  expect(data.pay.amountMinor).toBe(listed.price.amountMinor - off);
  expect(data.coupon).toEqual({ code: 'SAY20', off: { amountMinor: off, currency: 'NGN' } });
  expect(data.words).toBe(
    'You pay ₦12,000 today. Your coupon takes ₦3,000 off this payment alone. Nothing else is charged. The plan begins on the day we find your transfer and ends one month later. Renews by itself: off.',
  );
});

it('takes it off the invoice, with the tax inside, and counts it once it is paid', async () => {
  await make('TAKE20', 20);
  const ife = await member('ife');
  const { pay: due, price } = (await preview(ife, 'TAKE20')).data;
  const bought = (await purchase(ife, 'TAKE20', due.amountMinor)).data;
  expect(bought).toMatchObject({ pay: due, coupon: { code: 'TAKE20' } });
  expect(await uses('TAKE20')).toEqual({ paid: 0, held: 1 });
  const invoice = (await steps.call(readInvoice, { token: ife, params: { invoiceId: bought.invoiceId } })).data;
  expect(invoice).toMatchObject({
    lines: [{ amount: price }],
    discount: { amountMinor: price.amountMinor - due.amountMinor },
    total: due,
  });
  await pay(ife, bought.invoiceId, due.amountMinor);
  expect(await uses('TAKE20')).toEqual({ paid: 1, held: 0 });
  const { subscription } = await read(ife);
  expect(subscription).toMatchObject({ state: 'active', price });
  const { items: news } = (await steps.call(listNotifications, { token: ife })).data;
  expect(news.find(({ kind }) => kind === 'plan.started')?.body).toContain('You paid ₦12,000. ');
  expect((await preview(ife, 'TAKE20')).code).toBe('COUPON_USED_BY_YOU');
  const next = (await preview(ife, undefined)).data;
  expect([next.when, next.pay]).toEqual(['ahead', price]);
});

it('credits the days left of what was paid, not of the list price', async () => {
  await make('HALF', 50);
  const obi = await member('obi');
  const { pay: due } = (await preview(obi, 'HALF')).data;
  await pay(obi, (await purchase(obi, 'HALF', due.amountMinor)).data.invoiceId, due.amountMinor);
  const upgrade = (await preview(obi, undefined, founderPlan)).data;
  expect(upgrade.when).toBe('now');
  expect(upgrade.daysLeft).toEqual(due);
});

it('never charges another sum than was shown, and holds nothing then', async () => {
  await make('SUM20', 20);
  const uju = await member('uju');
  const { price } = (await preview(uju, 'SUM20')).data;
  expect((await purchase(uju, 'SUM20', price.amountMinor)).code).toBe('PLAN_SUM_CHANGED');
  expect(await uses('SUM20')).toEqual({ paid: 0, held: 0 });
});

it('refuses a code that cannot be used, and leaves what was chosen before', async () => {
  await make('OTHER20', 20, 1);
  const [ngozi, dayo] = [await member('ngozi'), await member('dayo')];
  const { pay: due } = (await preview(dayo, 'OTHER20')).data;
  await purchase(dayo, 'OTHER20', due.amountMinor);
  const { price } = (await preview(ngozi, undefined)).data;
  const chosen = (await purchase(ngozi, undefined, price.amountMinor)).data;
  for (const [code, refusal] of [
    ['NOPE', 'COUPON_UNKNOWN'],
    ['OTHER20', 'COUPON_USED_UP'],
  ] as const) {
    expect((await preview(ngozi, code)).code).toBe(refusal);
    expect((await purchase(ngozi, code, due.amountMinor)).code).toBe(refusal);
  }
  expect((await read(ngozi)).purchase).toMatchObject({ invoiceId: chosen.invoiceId, pay: price });
});

it('gives the use back when something else is chosen, and when it is not paid in time', async () => {
  await make('BACK20', 20, 1);
  const [eze, eve] = [await member('eze'), await member('eve')];
  const { pay: due, price } = (await preview(eze, 'BACK20')).data;
  await purchase(eze, 'BACK20', due.amountMinor);
  expect((await preview(eve, 'BACK20')).code).toBe('COUPON_USED_UP');
  expect((await purchase(eze, undefined, price.amountMinor)).data.coupon).toBeUndefined();
  expect(await uses('BACK20')).toEqual({ paid: 0, held: 0 });
  await purchase(eve, 'BACK20', due.amountMinor);
  expect(await uses('BACK20')).toEqual({ paid: 0, held: 1 });
  const before = now();
  moveTo('2027-02-13T11:00:00Z');
  await test.context.plans.run();
  moveTo(before);
  expect((await read(eve)).purchase).toBeNull();
  expect(await uses('BACK20')).toEqual({ paid: 0, held: 0 });
});

it('begins at once where it takes everything off, and books nothing', async () => {
  await make('ALL100', 100);
  const amaka = await member('amaka');
  const { pay: due, words, price } = (await preview(amaka, 'ALL100')).data;
  expect(due.amountMinor).toBe(0);
  expect(words).toBe(
    'You pay nothing today. Your coupon takes ₦15,000 off this payment alone. Your plan ends on 3rd Mar, 2027. Renews by itself: off.',
  );
  const before = (await steps.entries()).total;
  expect((await purchase(amaka, 'ALL100', 0)).data.isSettled).toBe(true);
  expect((await read(amaka)).subscription).toMatchObject({ state: 'active', price });
  expect(await uses('ALL100')).toEqual({ paid: 1, held: 0 });
  expect((await steps.entries()).total).toBe(before);
  expect((await preview(amaka, undefined, founderPlan)).data.daysLeft.amountMinor).toBe(0);
});

it('is not taken for what costs nothing today', async () => {
  await make('LOWER20', 20);
  const kemi = await member('kemi');
  const { pay: due } = (await preview(kemi, undefined, founderPlan)).data;
  await pay(kemi, (await purchase(kemi, undefined, due.amountMinor, founderPlan)).data.invoiceId, due.amountMinor);
  expect((await preview(kemi, 'LOWER20')).code).toBe('COUPON_NOTHING_TO_PAY');
});

it('stays with what was chosen with it and waits to be paid, once it has ended, and with nothing else', async () => {
  await make('HELD20', 20);
  const [sade, bisi] = [await member('sade'), await member('bisi')];
  const before = (await preview(sade, 'HELD20')).data;
  const chosen = (await purchase(sade, 'HELD20', before.pay.amountMinor)).data;
  const { items } = (await steps.call(listCoupons, { token: 'operator' })).data;
  const couponId = items.find(({ code }) => code === 'HELD20')?.id ?? '';
  await steps.call(endCoupon, { token: 'operator', params: { couponId } });
  expect((await preview(sade, 'held20')).data).toEqual(before);
  expect((await preview(sade, 'HELD20', founderPlan)).code).toBe('COUPON_OVER');
  expect((await preview(sade, 'HELD20', { ...ideation, cadence: 'yearly' })).code).toBe('COUPON_OVER');
  expect((await preview(bisi, 'HELD20')).code).toBe('COUPON_OVER');
  expect((await purchase(bisi, 'HELD20', before.pay.amountMinor)).code).toBe('COUPON_OVER');
  expect((await purchase(sade, 'HELD20', before.pay.amountMinor)).data.invoiceId).toBe(chosen.invoiceId);
  await pay(sade, chosen.invoiceId, before.pay.amountMinor);
  expect(await uses('HELD20')).toEqual({ paid: 1, held: 0 });
  expect((await preview(sade, 'HELD20')).code).toBe('COUPON_OVER');
});

it('is gone for good once what was chosen with it is let go after its end', async () => {
  await make('GONE20', 20, null, '2027-02-03');
  const tola = await member('tola');
  const { pay: due, price } = (await preview(tola, 'GONE20')).data;
  await purchase(tola, 'GONE20', due.amountMinor);
  const before = now();
  moveTo('2027-02-05T11:00:00Z');
  // Its last day is over, and what was chosen on it can still be paid.
  expect((await preview(tola, 'GONE20')).data.pay).toEqual(due);
  expect((await purchase(tola, undefined, price.amountMinor)).data.coupon).toBeUndefined();
  expect((await preview(tola, 'GONE20')).code).toBe('COUPON_OVER');
  moveTo(before);
});
