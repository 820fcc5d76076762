import { beforeEach, expect, it } from 'vitest';
import {
  type InvoiceEntry,
  type InvoiceView,
  listInvoices,
  type PaymentView,
  readInvoice,
} from '#contract/billing/billing.ts';
import { listCards } from '#contract/billing/cards.ts';
import { readCredit } from '#contract/billing/credit.ts';
import { listHistory } from '#contract/billing/history.ts';
import { listPaymentMethods } from '#contract/billing/payments.ts';
import { listPlans, previewSubscription, readForecast, readSubscription } from '#contract/billing/plans.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import answers from '#tests/fixtures/demo/founder.json';
import { invoiceQuery } from '#web/billing/billing-queries.ts';
import { ideationMonthly, owned, preview, prices, running } from '#web/billing/plan-samples.ts';
import { subscriptionQuery } from '#web/billing/subscription-query.ts';
import { paths } from '#web/paths.ts';
import { BackToLesson } from '#web/programs/back-to-lesson.tsx';
import BillingHistory from './billing-history.tsx';

const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' }) as const;
const invoice: InvoiceEntry = {
  id: 'i1',
  number: 'INV-2026-0007',
  title: 'Pricing session with Bola Ade',
  subject: { kind: 'booking', id: 'b1' },
  status: 'pending',
  total: naira(1_500_000),
  paid: naira(500_000),
  due: naira(1_000_000),
  refunded: naira(0),
  credit: naira(0),
  granted: naira(0),
  createdAt: '2026-11-02T09:00:00.000Z',
  issuedAt: '2026-11-03T09:00:00.000Z',
  dueOn: '2026-11-10',
};
const unissued: InvoiceEntry = { ...invoice, id: 'i2', number: null, issuedAt: null, dueOn: null, paid: naira(0) };
const ordered = {
  kind: 'start',
  invoiceId: 'i3',
  terms: ideationMonthly,
  replaced: null,
  pay: naira(1_500_000),
  standsUntil: '2027-02-10',
  isSettled: false,
} as const;

function withPlans(): void {
  api.on(readSubscription, owned(null));
  api.on(listPlans, prices);
  api.on(listCards, { items: [] });
  api.on(readForecast, { charges: [], endsOn: null, heldUntil: null });
}

it('leads back to the lesson that asked for a plan', async () => {
  window.sessionStorage.clear();
  withPlans();
  api.on(listInvoices, page([]));
  api.on(listHistory, { items: [], total: 0, page: 1, pageSize: 25, years: [], totals: [] });
  const lesson = paths.founder.lesson('ready-for-an-investor', 'who-owns-the-work');
  const before = await show(<BackToLesson />, { at: lesson });
  await before.unmount();
  const screen = await open();
  const back = screen.getByRole('link', { name: 'Back to the lesson: Make sure that the company owns the work' });
  await expect.element(back).toHaveAttribute('href', `${lesson}#work`);
});

const open = () => show(<BillingHistory />, { at: paths.member.billingHistory });
const page = (items: InvoiceEntry[], total = items.length) => ({ items, total, page: 1, pageSize: 10 });

beforeEach(() => {
  api.on(listHistory, { items: [], total: 0, page: 1, pageSize: 25, years: [], totals: [] });
  api.on(readCredit, { balances: [], mayCome: [] });
});

it('begins with what is to be paid, and the way to pay it', async () => {
  withPlans();
  api.on(listInvoices, page([invoice, unissued]));
  const screen = await open();
  const toPay = screen.getByRole('region', { name: 'To pay' });
  const [first, second] = [toPay.getByRole('listitem').first(), toPay.getByRole('listitem').last()];
  await expect.element(first.getByRole('link')).toHaveAttribute('href', paths.founder.invoice('i1'));
  expect(first.element().textContent).toBe(
    'Pricing session with Bola AdeINV-2026-0007 · Pay by 10th Nov, 2026 · ₦5,000 is paid alreadyPay ₦10,000 for Pricing session with Bola Ade',
  );
  expect(second.element().textContent).toContain('Its invoice is issued when it is paid');
  expect(api.calls(listInvoices).map(({ query }) => query.status)).toEqual(['pending']);
  const plan = screen.getByRole('region', { name: 'Your plan' });
  await expect.element(plan.getByRole('button', { name: 'Choose Founder' })).toBeVisible();
  expect(plan.element().id).toBe('plans');
  expect(toPay.element().compareDocumentPosition(plan.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows a plan that waits to be paid with the plans, and not twice', async () => {
  withPlans();
  api.on(readSubscription, owned(null, { purchase: ordered }));
  api.on(readInvoice, refused('INVOICE_UNKNOWN'));
  api.on(listInvoices, page([{ ...unissued, id: 'i3', subject: { kind: 'plan', id: 'p1' } }]));
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: 'Pay for Ideation, monthly' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'To pay' }).query()).toBeNull();
});

const nothing = 'Nothing was charged or paid so far';
const invoiceSample = readInvoice.reply.parse(answers['/invoices/01a2049a-0c7e-7907-8a79-84cec86b6186']);
const came = (paidMinor: number, dueMinor: number) => ({
  ...{ items: [], total: 0, page: 1, pageSize: 10, years: [2027] },
  totals: [
    {
      currency: 'NGN' as const,
      charged: naira(0),
      paid: naira(paidMinor),
      givenBack: naira(0),
      credit: naira(0),
      promised: naira(0),
      open: naira(-paidMinor),
      early: naira(paidMinor),
      due: naira(dueMinor),
    },
  ],
});

it('reads the history again when a part of a transfer comes, and when the rest does', async () => {
  withPlans();
  const [transfer] = invoiceSample.payments as [PaymentView];
  const asked: InvoiceView = { ...invoiceSample, id: 'i3', status: 'pending', paid: naira(0), payments: [transfer] };
  api.on(readSubscription, owned(null, { purchase: ordered }));
  api.on(listPaymentMethods, { items: [{ method: 'checkout' }, { method: 'bank_transfer' }] });
  api.on(listInvoices, page([]));
  api.on(readInvoice, asked);
  api.on(previewSubscription, preview);
  const screen = await open();
  await expect.element(screen.getByText('We are looking for your transfer')).toBeVisible();
  await expect.element(screen.getByText(nothing)).toBeVisible();
  api.on(listHistory, came(1_000_000, 500_000));
  api.on(readInvoice, { ...asked, paid: naira(1_000_000), payments: [{ ...transfer, received: naira(1_000_000) }] });
  await screen.queryClient.refetchQueries(invoiceQuery('i3'));
  await expect.element(screen.getByText(/₦10,000\.00 has arrived/)).toBeVisible();
  await expect
    .element(screen.getByLabelText('Totals in NGN'))
    .toHaveTextContent(
      'Charged, less credit notes₦0.00Paid in money₦10,000.00Paid before the invoice is issued₦10,000.00To be paid₦5,000.00',
    );
  api.on(listHistory, came(1_500_000, 0));
  api.on(readInvoice, { ...asked, status: 'paid', can: { pay: false, download: true } });
  await screen.queryClient.refetchQueries(invoiceQuery('i3'));
  await expect
    .element(screen.getByLabelText('Totals in NGN'))
    .toHaveTextContent(
      'Charged, less credit notes₦0.00Paid in money₦15,000.00Paid before the invoice is issued₦15,000.00',
    );
});

it('reads the history again when a bank that was awaited has answered', async () => {
  withPlans();
  api.on(readSubscription, owned({ ...running, isChecking: true }));
  api.on(listInvoices, page([]));
  const screen = await open();
  await expect.element(screen.getByText('We are checking with your bank')).toBeVisible();
  await expect.element(screen.getByText(nothing)).toBeVisible();
  api.on(listHistory, came(1_500_000, 0));
  api.on(readSubscription, owned(running));
  await screen.queryClient.refetchQueries(subscriptionQuery);
  await expect
    .element(screen.getByLabelText('Totals in NGN'))
    .toHaveTextContent(
      'Charged, less credit notes₦0.00Paid in money₦15,000.00Paid before the invoice is issued₦15,000.00',
    );
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
  await expect.element(screen.getByText(nothing)).toBeVisible();
  expect(screen.getByRole('region', { name: 'To pay' }).query()).toBeNull();
});

it('says that what is to be paid could not be read, and shows the plan all the same', async () => {
  withPlans();
  api.on(listInvoices, offline);
  const screen = await open();
  await expect.element(screen.getByRole('button', { name: 'Choose Founder' })).toBeVisible();
  await expect.element(screen.getByText(/What you have to pay could not be read/)).toBeVisible();
});
