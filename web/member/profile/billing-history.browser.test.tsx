import { beforeEach, expect, it } from 'vitest';
import { type InvoiceEntry, listInvoices } from '#contract/billing/billing.ts';
import { listCards } from '#contract/billing/cards.ts';
import { readCredit } from '#contract/billing/credit.ts';
import { listHistory } from '#contract/billing/history.ts';
import { listPlans, readSubscription } from '#contract/billing/plans.ts';
import { offline } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import BillingHistory from './billing-history.tsx';
import { owned, prices } from './plans/plan-samples.ts';

const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' }) as const;
const invoice: InvoiceEntry = {
  id: 'i1',
  number: 'INV-2026-0007',
  title: 'Pricing session with Bola Ade',
  subject: { kind: 'booking', id: 'b1' },
  status: 'refunded',
  total: naira(1_500_000),
  paid: naira(1_500_000),
  due: naira(0),
  refunded: naira(500_000),
  credit: naira(0),
  granted: naira(0),
  createdAt: '2026-11-02T09:00:00.000Z',
  issuedAt: '2026-11-03T09:00:00.000Z',
  dueOn: '2026-11-10',
};
function withPlans(): void {
  api.on(readSubscription, owned(null));
  api.on(listPlans, prices);
  api.on(listCards, { items: [] });
}

const open = () => show(<BillingHistory />, { at: paths.member.billingHistory });
const page = (items: InvoiceEntry[], total = items.length) => ({ items, total, page: 1, pageSize: 10 });

beforeEach(() => {
  api.on(listHistory, { items: [], total: 0, page: 1, pageSize: 25, years: [], totals: [] });
  api.on(readCredit, { balances: [] });
});

it('shows the plans above, and lists what was billed, paid and given back', async () => {
  withPlans();
  api.on(listInvoices, page([invoice, { ...invoice, id: 'i2', number: null, issuedAt: null, refunded: naira(0) }]));
  const screen = await open();
  const plan = screen.getByRole('region', { name: 'Your plan' });
  await expect.element(plan.getByRole('button', { name: 'Choose Founder' })).toBeVisible();
  expect(plan.element().id).toBe('plans');
  const [first, second] = [
    screen.getByRole('row', { name: /INV-2026/ }),
    screen.getByRole('row', { name: /Not issued/ }),
  ];
  await expect.element(first.getByRole('link')).toHaveAttribute('href', paths.founder.invoice('i1'));
  expect(first.element().textContent).toMatch(
    /INV-2026-0007Date3rd Nov, 2026Total₦15,000\.00Paid₦15,000\.00Refunded₦5,000\.00StatusRefunded$/,
  );
  expect(second.element().textContent).toMatch(/Not issued yetDate2nd Nov, 2026.*RefundedNoneStatusRefunded$/);
});

it('tells an investor that plans are for founders, and lets them choose none', async () => {
  api.on(listPlans, prices);
  api.on(listInvoices, page([]));
  const screen = await show(<BillingHistory />, {
    at: paths.member.billingHistory,
    as: { roles: ['user', 'investor'] },
  });
  await expect.element(screen.getByText('Plans are for founders. Your account needs none.')).toBeVisible();
  await expect.element(screen.getByText('₦40,000 a month')).toBeVisible();
  expect(screen.getByRole('button', { name: /Choose/ }).elements()).toHaveLength(0);
  await expect.element(screen.getByText('Nothing was billed so far')).toBeVisible();
});

it('turns the pages', async () => {
  withPlans();
  api.on(listInvoices, ({ query }) => ({ ...page([invoice], 11), page: query.page ?? 1 }));
  const screen = await open();
  await expect.element(screen.getByText('Showing 1-10 of 11 items')).toBeVisible();
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByText('Showing 11-11 of 11 items')).toBeVisible();
  expect(api.calls(listInvoices).map(({ query }) => query.page)).toEqual([1, 2]);
});

it('says that the invoices could not be read, and shows the plan all the same', async () => {
  withPlans();
  api.on(listInvoices, offline);
  const screen = await open();
  await expect.element(screen.getByRole('button', { name: 'Choose Founder' })).toBeVisible();
  await expect.element(screen.getByText(/The list of your invoices could not be read/)).toBeVisible();
});
