import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPayment } from '#contract/billing/payments.ts';
import { requestErasure } from '#contract/own-data/erasure.ts';
import { ownerScope } from '#server/access/make-scope.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createBillingSteps } from '#tests/billing.ts';
import { createMember } from '#tests/members.ts';
import { type BothProviders, openBothProviders } from '#tests/setup/both-providers.ts';

const day = 86_400_000;
let now = new Date('2026-03-02T09:00:00Z');
const clock = () => now;
let providers: BothProviders;
let test: TestApp;
let steps: ReturnType<typeof createBillingSteps>;

beforeAll(async () => {
  providers = await openBothProviders(clock);
  test = await createTestApp({ overrides: { clock, checkouts: providers.checkouts } });
  steps = createBillingSteps(test);
});
afterAll(async () => {
  await test.close();
  await providers.close();
});

const all = async <Row>(query: ReturnType<typeof sql>) =>
  (await test.context.database.db.execute<Record<string, unknown>>(query)).rows as Row[];
const queued = () =>
  all<{ data: object }>(sql`select data from jobs.job where name = 'billing.forget-card' order by created_on`);
const countCards = async (uid: string) => (await all(sql`select 1 from payment_cards where uid = ${uid}`)).length;
/** Cards that the provider would charge, were it asked to. */
const usable = {
  NGN: () => [...providers.paystack.cards.values()].filter(({ isActive }) => isActive).length,
  USD: () =>
    [...providers.stripe.things.values()].filter(({ object, customer }) => object === 'payment_method' && customer)
      .length,
};

/** With a card that was kept when it paid. */
async function memberWithCard(name: string, currency: 'NGN' | 'USD') {
  const member = await createMember(test, name);
  const payer = ownerScope(member.uid);
  const { id: invoiceId } = await steps.open({ subject: { kind: 'work', id: `of-${name}` }, payer, currency });
  const body = { method: 'checkout', keepCard: true } as const;
  const { data } = await steps.call(startPayment, { token: member.token, params: { invoiceId }, body });
  await (currency === 'NGN' ? providers.paystack : providers.stripe).pay(data.reference);
  await test.context.billing.checkout.settle(data.reference);
  expect(await countCards(member.uid)).toBe(1);
  return member;
}

async function erase({ token, email, uid }: Awaited<ReturnType<typeof memberWithCard>>) {
  expect(await steps.call(requestErasure, { token, body: { email } })).toMatchObject({ status: 202 });
  for (const ms of [15 * day, 180_000]) {
    now = new Date(now.getTime() + ms);
    await test.context.ownData.eraser.run();
  }
  expect(await all(sql`select 1 from users where uid = ${uid}`)).toEqual([]);
  expect(await countCards(uid)).toBe(0);
}

it.each(['NGN', 'USD'] as const)(
  'who is erased has the provider of %s forget the card, though it is down that day',
  async (currency) => {
    const fake = currency === 'NGN' ? providers.paystack : providers.stripe;
    const before = (await queued()).length;
    const ada = await memberWithCard(`ada-${currency.toLowerCase()}`, currency);
    const eve = await memberWithCard(`eve-${currency.toLowerCase()}`, currency);
    expect(usable[currency]()).toBe(2);
    fake.fault({ on: 'POST /', when: 'before', what: 503, times: 10 });
    await erase(ada);
    const jobs = (await queued()).slice(before);
    expect(jobs).toHaveLength(1);
    const forget = () => test.context.billing.cards.forget.run(jobs[0]?.data as never);
    await expect(forget()).rejects.toThrow('The payment provider does not answer.');
    expect(usable[currency]()).toBe(2);
    fake.clearFaults();
    await forget();
    expect(usable[currency]()).toBe(1);
    // As often as the queue runs it.
    await forget();
    expect([usable[currency](), await countCards(eve.uid)]).toEqual([1, 1]);
  },
);
