import { expect, it } from 'vitest';
import type { z } from 'zod';
import { readOwnAccount } from '#contract/accounts/accounts.ts';
import { type InvoiceEntry, listInvoices } from '#contract/billing/billing.ts';
import { ada } from '#tests/components/account-samples.ts';
import { offline } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import BillingHistory from './billing-history.tsx';

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
const open = () => show(<BillingHistory />, { at: paths.member.billingHistory });
const page = (items: InvoiceEntry[], total = items.length) => ({ items, total, page: 1, pageSize: 10 });

it('marks the plan that the member has, and lists what was billed, paid and given back', async () => {
  api.on(readOwnAccount, ada);
  api.on(listInvoices, page([invoice, { ...invoice, id: 'i2', number: null, issuedAt: null, refunded: naira(0) }]));
  const screen = await open();
  const plan = screen.getByRole('region', { name: 'Your plan' });
  await expect.element(plan.getByRole('heading', { level: 3 }).first()).toHaveTextContent('Free');
  await expect.element(plan.getByText('Your plan', { exact: true }).nth(1)).toBeVisible();
  expect(plan.getByText('Not open yet').elements()).toHaveLength(2);
  await expect.element(plan.getByText(/^Plans are for founders/)).not.toBeInTheDocument();
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

it('tells an investor that plans are for founders', async () => {
  api.on(readOwnAccount, { ...ada, claims: { ...ada.claims, roles: ['user', 'investor'] } });
  api.on(listInvoices, page([]));
  const screen = await open();
  await expect.element(screen.getByText('Plans are for founders. Your account needs none.')).toBeVisible();
});

it('shows the plan of a founder’s own record', async () => {
  const times = { created_at: ada.user.created_at, updated_at: ada.user.updated_at };
  const plan_details = { plan_name: 'ideation', ...times } as const;
  const founder = { id: 'u1', user_id: 'u1', name: 'Ada', email: 'ada@cairn.example', ...times, plan_details };
  const account: z.output<typeof readOwnAccount.reply> = { ...ada, founder };
  api.on(readOwnAccount, account);
  api.on(listInvoices, page([]));
  const screen = await open();
  const headings = screen.getByRole('region', { name: 'Your plan' }).getByRole('heading', { level: 3 });
  await expect.element(headings.first()).toHaveTextContent('Ideation');
  await expect.element(screen.getByText('Nothing was billed so far')).toBeVisible();
});

it('turns the pages', async () => {
  api.on(readOwnAccount, ada);
  api.on(listInvoices, ({ query }) => ({ ...page([invoice], 11), page: query.page ?? 1 }));
  const screen = await open();
  await expect.element(screen.getByText('Showing 1-10 of 11 items')).toBeVisible();
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByText('Showing 11-11 of 11 items')).toBeVisible();
  expect(api.calls(listInvoices).map(({ query }) => query.page)).toEqual([1, 2]);
});

it('says that the invoices could not be read, and shows the plan all the same', async () => {
  api.on(readOwnAccount, ada);
  api.on(listInvoices, offline);
  const screen = await open();
  await expect.element(screen.getByRole('heading', { level: 3, name: 'Free' })).toBeVisible();
  await expect.element(screen.getByText(/The list of your invoices could not be read/)).toBeVisible();
});
