import { beforeEach, expect, it } from 'vitest';
import {
  type CreditView,
  listRefundAccounts,
  type OwnRefund,
  readCredit,
  refundCredit,
  reuseBankDetails,
  saveBankDetails,
} from '#contract/billing/credit.ts';
import { type HistoryRow, listHistory, readHistoryFile, readPaperFile } from '#contract/billing/history.ts';
import { file, offline } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import { History } from './history.tsx';

const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' }) as const;
const row: HistoryRow = {
  id: 'e1',
  kind: 'receipt',
  event: 'payment_received',
  title: 'Founder plan',
  number: 'RCT-2027-0001',
  at: '2027-02-03T09:00:00.000Z',
  amount: naira(1_500_000),
  charged: naira(0),
  paid: naira(1_500_000),
  givenBack: naira(0),
  credit: naira(0),
  promised: naira(0),
  status: 'paid',
  reason: '',
  invoiceId: 'i1',
  file: { kind: 'paper', id: 'p1' },
  refund: null,
};
const asked: OwnRefund = {
  id: 'r1',
  amount: naira(964_286),
  reason: 'You asked for your credit back.',
  status: 'attention',
  createdAt: row.at,
  sentAt: null,
  bankDetailsAt: null,
  missingAccount: 'needed',
  can: { giveBankDetails: true },
};
const refund: HistoryRow = {
  ...row,
  id: 'e2',
  kind: 'refund',
  event: 'credit_refunded',
  number: null,
  amount: naira(964_286),
  status: 'attention',
  reason: 'You asked for your credit back.',
  file: null,
  refund: asked,
};
const totals = [
  {
    currency: 'NGN' as const,
    charged: naira(1_500_000),
    paid: naira(1_500_000),
    givenBack: naira(100_000),
    credit: naira(0),
    promised: naira(964_286),
    open: naira(0),
    early: naira(0),
    due: naira(0),
  },
];
const page = (items: HistoryRow[], total = items.length) => ({
  items,
  total,
  page: 1,
  pageSize: 25,
  years: [2027, 2026],
  totals: items.length > 0 ? totals : [],
});
type Way = CreditView['balances'][number]['back'][number];
const online = (amountMinor: number): Way => ({ method: 'checkout', amount: naira(amountMinor) });
const byTransfer = (amountMinor: number): Way => ({ method: 'bank_transfer', amount: naira(amountMinor) });
const balances = (availableMinor: number, awaitedMinor = 0, askedMinor = 0, back = [online(availableMinor)]) => ({
  balances: [
    {
      currency: 'NGN' as const,
      held: naira(availableMinor + awaitedMinor),
      awaited: naira(awaitedMinor),
      available: naira(availableMinor),
      back,
      asked: naira(askedMinor),
    },
  ],
  mayCome: [],
});
const open = () => show(<History />, { at: paths.member.billingHistory });

beforeEach(() => {
  api.on(readCredit, { balances: [], mayCome: [] });
  api.on(listRefundAccounts, { items: [] });
});

it('shows what was paid with its paper, its badge and the totals', async () => {
  api.on(listHistory, page([row, refund]));
  const screen = await open();
  const first = screen.getByRole('row', { name: /RCT-2027-0001/ });
  await expect.element(first).toBeVisible();
  expect(first.element().textContent).toMatch(/Receipt.*Founder plan.*RCT-2027-0001.*3rd Feb, 2027.*₦15,000\.00.*Paid/);
  await expect.element(first.getByRole('link')).toHaveAttribute('href', paths.founder.invoice('i1'));
  await expect.element(screen.getByText('Needs your bank details')).toBeVisible();
  const sums = screen.getByLabelText('Totals in NGN');
  expect(sums.element().textContent).toBe(
    'Charged, less credit notes₦15,000.00Paid in money₦15,000.00Given back₦1,000.00On its way back₦9,642.86',
  );
});

it('says of credit how it comes to pay a plan that was chosen before it came', async () => {
  api.on(listHistory, page([]));
  api.on(readCredit, balances(4_000_000, 0, 900_000));
  const screen = await open();
  await expect
    .element(screen.getByText('The plan that you chose before still asks for ₦9,000.00: choose it again above'))
    .toBeVisible();
  expect(screen.getByText('at your next payment for a plan').elements()).toEqual([]);
});

it('says of an online payment that another choice replaced what it is, and what becomes of it', async () => {
  api.on(listHistory, page([]));
  const begunAt = '2027-02-03T10:00:00.000Z';
  api.on(readCredit, {
    balances: [],
    mayCome: [{ paymentId: 'p9', reference: 'PAY-AAAAA-BBBBB', amount: naira(4_000_000), begunAt, claimedAt: null }],
  });
  const screen = await open();
  await expect.element(screen.getByText('A payment of ₦40,000.00 was begun online')).toBeVisible();
  const words =
    'If you did not finish, nothing was taken, and this note is gone within a day. If it comes, it becomes your credit.';
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(screen.getByText('3rd Feb, 2027', { exact: false })).toBeVisible();
});

it('says of a transfer that was sent for what was cancelled since that it becomes credit when it comes', async () => {
  api.on(listHistory, page([]));
  const sent = { paymentId: 'p9', reference: 'PAY-AAAAA-BBBBB', amount: naira(4_000_000) };
  const at = '2027-02-03T10:00:00.000Z';
  api.on(readCredit, { balances: [], mayCome: [{ ...sent, begunAt: at, claimedAt: at }] });
  const screen = await open();
  await expect.element(screen.getByText('₦40,000.00 may still come')).toBeVisible();
  const words =
    'that you sent it by bank transfer, PAY-AAAAA-BBBBB. What it was for does not need it any more. If it comes, it becomes your credit.';
  await expect.element(screen.getByText(words)).toBeVisible();
});

it('says what is missing after a part has come, and not beside the sums of one year; a kind changes no sum', async () => {
  const part = {
    currency: 'NGN' as const,
    charged: naira(0),
    paid: naira(1_000_000),
    givenBack: naira(0),
    credit: naira(0),
    promised: naira(0),
  };
  api.on(listHistory, {
    ...page([row]),
    totals: [{ ...part, open: naira(-1_000_000), early: naira(1_000_000), due: naira(500_000) }],
  });
  const screen = await open();
  const sums = screen.getByLabelText('Totals in NGN');
  const all =
    'Charged, less credit notes₦0.00Paid in money₦10,000.00Paid before the invoice is issued₦10,000.00To be paid₦5,000.00';
  await expect.element(sums).toHaveTextContent(all);
  expect(screen.getByText('All years', { exact: true }).elements()).toHaveLength(1);
  await screen.getByLabelText('Kind').selectOptions('Invoices');
  await expect.element(screen.getByText('All years, of every kind')).toBeVisible();
  await expect.element(sums).toHaveTextContent(all);
  await screen.getByLabelText('Year').selectOptions('2026');
  await expect.element(screen.getByText('All of 2026, of every kind')).toBeVisible();
  await expect.poll(() => sums.element().textContent).toBe('Charged, less credit notes₦0.00Paid in money₦10,000.00');
});

it('filters by year and kind, and begins at the first page again', async () => {
  api.on(listHistory, page([row], 60));
  const screen = await open();
  await screen.getByRole('button', { name: 'Next' }).click();
  await screen.getByLabelText('Year').selectOptions('2026');
  await screen.getByLabelText('Kind').selectOptions('Refunds');
  await expect.poll(() => api.calls(listHistory).at(-1)?.query).toMatchObject({ page: 1, year: 2026, kind: 'refund' });
});

it('downloads a paper and the table as it is filtered', async () => {
  api.on(listHistory, page([row]));
  api.on(readPaperFile, file('RCT-2027-0001.pdf', 'pdf', 'application/pdf'));
  api.on(readHistoryFile, file('billing-history.csv', 'a,b', 'text/csv'));
  const screen = await open();
  await screen.getByRole('button', { name: 'PDF of RCT-2027-0001' }).click();
  await expect.poll(() => api.calls(readPaperFile).length).toBe(1);
  await screen.getByLabelText('Kind').selectOptions('Receipts');
  await screen.getByRole('button', { name: 'Download as CSV' }).click();
  await expect.poll(() => api.calls(readHistoryFile).map(({ query }) => query)).toEqual([{ kind: 'receipt' }]);
});

it('sends credit back once it was confirmed, and says what becomes of it', async () => {
  api.on(listHistory, page([]));
  api.on(readCredit, balances(700_000, 264_286));
  api.on(refundCredit, { refunds: [] });
  const screen = await open();
  await expect.element(screen.getByText('You have ₦9,642.86 of credit')).toBeVisible();
  await expect.element(screen.getByText(/₦2,642\.86 of it pays a part of an invoice/)).toBeVisible();
  await screen.getByRole('button', { name: 'Refund it' }).click();
  await expect
    .element(
      screen.getByText(
        'You paid it online: it goes back to the card or account that you paid from, and your bank takes some days to show it. Then it pays no invoice any more.',
      ),
    )
    .toBeVisible();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Refund it' }).click();
  await expect.element(screen.getByText('₦7,000.00 is on its way back to you.')).toBeVisible();
  expect(api.calls(refundCredit).map(({ body }) => body)).toEqual([{ currency: 'NGN' }]);
});

it('says that credit from a transfer goes back where the member says, or where it came from', async () => {
  api.on(listHistory, page([]));
  api.on(readCredit, balances(700_000, 0, 0, [byTransfer(700_000)]));
  api.on(refundCredit, { refunds: [{ ...asked, status: 'pending', missingAccount: 'unsaid' }] });
  const screen = await open();
  await screen.getByRole('button', { name: 'Refund it' }).click();
  await expect
    .element(
      screen.getByText(
        'You paid it by bank transfer: we send it to a bank account. You can say which afterwards, under “Give bank details” in the history; otherwise it goes to the account that it came from. Then it pays no invoice any more.',
      ),
    )
    .toBeVisible();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Refund it' }).click();
  await expect
    .element(
      screen.getByText(
        'You can say where to send it: press “Give bank details” in the history below. Otherwise it goes to the account that it came from.',
      ),
    )
    .toBeVisible();
  expect(screen.getByText('is on its way back to you.', { exact: false }).elements()).toHaveLength(0);
});

it('says of credit that was paid both ways how much goes back which way', async () => {
  api.on(listHistory, page([]));
  api.on(readCredit, balances(700_000, 0, 0, [online(264_286), byTransfer(435_714)]));
  const screen = await open();
  await screen.getByRole('button', { name: 'Refund it' }).click();
  await expect
    .element(screen.getByText(/You paid ₦2,642\.86 online: .*You paid ₦4,357\.14 by bank transfer: /))
    .toBeVisible();
});

it('offers no refund of credit that an unpaid invoice relies on', async () => {
  api.on(listHistory, page([]));
  api.on(readCredit, balances(0, 100));
  const screen = await open();
  await expect.element(screen.getByText('It pays a part of an invoice that is not paid yet.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Refund it' })).not.toBeInTheDocument();
});

it.each([
  ['waits for it', 'needed', '₦9,642.86 waits for your bank account.'],
  ['may go where it came from', 'unsaid', 'Unless you say where, ₦9,642.86 goes to the account that you paid from.'],
  ['has one already', null, '₦9,642.86 goes to the account that you give here.'],
] as const)(
  'says in the dialog of an account what becomes of a refund that %s',
  async (_what, missingAccount, words) => {
    api.on(listHistory, page([{ ...refund, refund: { ...asked, missingAccount } }]));
    const screen = await open();
    await screen.getByRole('button', { name: 'Give bank details for ₦9,642.86' }).click();
    await expect.element(screen.getByRole('dialog').getByText(words)).toBeVisible();
  },
);

it('asks for bank details where a refund needs them', async () => {
  api.on(listHistory, page([refund]));
  const saved = { ...asked, status: 'pending', bankDetailsAt: row.at } as const;
  let tries = 0;
  api.on(saveBankDetails, () => (++tries === 1 ? offline : saved));
  const screen = await open();
  await screen.getByRole('button', { name: 'Give bank details for ₦9,642.86' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Where may we send it?' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByLabelText('Account number')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabelText('Bank', { exact: true }).fill('Zenith');
  await dialog.getByLabelText('Account name').fill('Ada Obi');
  await dialog.getByLabelText('Account number').fill('101234567');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('A Nigerian account number has 10 digits, without spaces.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Account number')).toHaveValue('101234567');
  expect(dialog.getByLabelText('SWIFT code').elements()).toHaveLength(0);
  expect(api.calls(saveBankDetails)).toHaveLength(0);
  await dialog.getByLabelText('Account number').fill('1012345678');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('What you typed is still here.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Saved. We send the money there.')).toBeVisible();
  expect(api.calls(saveBankDetails).at(-1)?.body).toEqual({
    bankName: 'Zenith',
    accountName: 'Ada Obi',
    accountNumber: '1012345678',
    swift: '',
  });
});

const known = {
  refundId: 'r1',
  currency: 'NGN',
  bankName: 'Zenith',
  accountName: 'Ada Obi',
  numberEnd: '6789',
  givenAt: row.at,
} as const;

it('shows the account again, and has a wrong one corrected while the money is not sent', async () => {
  api.on(listHistory, page([{ ...refund, status: 'pending', refund: { ...asked, bankDetailsAt: row.at } }]));
  api.on(listRefundAccounts, { items: [known] });
  api.on(saveBankDetails, asked);
  const screen = await open();
  await expect.element(screen.getByText('Goes to •••• 6789, Zenith, Ada Obi')).toBeVisible();
  await screen.getByRole('button', { name: 'Change bank details for ₦9,642.86' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Where may we send it?' });
  await expect.element(dialog.getByLabelText('Bank', { exact: true })).toHaveValue('Zenith');
  await expect.element(dialog.getByLabelText('Account name')).toHaveValue('Ada Obi');
  await expect.element(dialog.getByLabelText('Account number')).toHaveValue('');
  await expect.element(dialog.getByText('It ends with 6789 now. Type all of it again.')).toBeVisible();
  await dialog.getByLabelText('Account number').fill('0123456780');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Saved. We send the money there.')).toBeVisible();
  expect(api.calls(saveBankDetails).map(({ body }) => body)).toMatchObject([{ accountNumber: '0123456780' }]);
});

it('offers the account that was given for another refund, in one tap', async () => {
  api.on(listHistory, page([refund]));
  const dollars = { ...known, refundId: 'r2', currency: 'USD', numberEnd: '0000' } as const;
  api.on(listRefundAccounts, { items: [dollars, { ...known, refundId: 'r3' }] });
  api.on(reuseBankDetails, asked);
  const screen = await open();
  await screen.getByRole('button', { name: 'Give bank details for ₦9,642.86' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Where may we send it?' });
  await expect.element(dialog.getByText('For another refund you gave •••• 6789, Zenith, Ada Obi.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use this account' }).click();
  await expect.element(screen.getByText('Saved. We send the money there.')).toBeVisible();
  expect(api.calls(reuseBankDetails).map(({ params, body }) => [params, body])).toEqual([
    [{ refundId: 'r1' }, { from: 'r3' }],
  ]);
});

it('says that there is nothing, with nothing to choose from', async () => {
  api.on(listHistory, page([]));
  const screen = await open();
  await expect.element(screen.getByText('Nothing was charged or paid so far')).toBeVisible();
  expect(screen.getByRole('combobox').elements()).toHaveLength(0);
});

it('says that nothing fits, and that it could not be read', async () => {
  api.on(listHistory, ({ query }) => (query.kind === 'credit' ? offline : page(query.kind ? [] : [row])));
  const screen = await open();
  await screen.getByLabelText('Kind').selectOptions('Receipts');
  await expect.element(screen.getByText('Nothing of this kind so far')).toBeVisible();
  await screen.getByLabelText('Kind').selectOptions('Credit');
  await expect.element(screen.getByText(/Your billing history could not be read/)).toBeVisible();
});
