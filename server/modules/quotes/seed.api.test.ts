import { afterAll, beforeAll, expect, it } from 'vitest';
import { listInvoices } from '#contract/billing/billing.ts';
import { listQuotes } from '#contract/quotes/quotes.ts';
import { seed } from '#server/seed/seed.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createQuoteCalls } from '#tests/quotes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('shows an offer to answer and one that was accepted, and adds nothing when it runs again', async () => {
  await seed(test.context);
  const { call, token } = createQuoteCalls(test);
  const by = await token('seasonedFounder');
  const states = async () =>
    (await call(listQuotes, { token: by })).data.items.map(({ title, state, unread }) => [title, state, unread]);
  expect((await states()).sort()).toEqual([
    ['Bookkeeping for our first year', 'in_progress', 1],
    ['Review of our pilot contract', 'successful', 0],
  ]);
  const invoices = async () =>
    (await call(listInvoices, { token: by })).data.items.filter(({ subject }) => subject.kind === 'quote');
  expect(await invoices()).toMatchObject([{ status: 'pending', total: { amountMinor: 7_500_000 } }]);
  await seed(test.context);
  expect(await states()).toHaveLength(2);
  expect(await invoices()).toHaveLength(1);
});
