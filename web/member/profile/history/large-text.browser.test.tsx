import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { listRefundAccounts, readCredit } from '#contract/billing/credit.ts';
import { type HistoryRow, listHistory } from '#contract/billing/history.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { phone } from '#tests/components/viewports.ts';
import { paths } from '#web/paths.ts';
import { History } from './history.tsx';

const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' }) as const;
const figures = {
  charged: naira(1_234_567_890),
  paid: naira(1_234_567_890),
  givenBack: naira(1_234_567_890),
  credit: naira(1_234_567_890),
  promised: naira(1_234_567_890),
};
const row: HistoryRow = {
  ...{ id: 'e1', kind: 'credit_note', event: 'credit_note', title: 'Founder Plan, one month', invoiceId: 'i1' },
  ...{ number: 'DEMO-CRN-2027-000123', at: '2027-02-03T09:00:00.000Z', amount: naira(-1_234_567_890), ...figures },
  ...{
    status: 'completed',
    reason: 'The days left of the plan before.',
    file: { kind: 'paper', id: 'p1' },
    refund: null,
  },
};

afterEach(() => document.documentElement.style.removeProperty('font-size'));

it('shows the history on a phone whose text is twice as large', async () => {
  await page.viewport(...phone);
  document.documentElement.style.fontSize = '200%';
  api.on(listHistory, {
    ...{ items: [row, { ...row, id: 'e2', status: 'attention' }], total: 31, page: 1, pageSize: 10, years: [2027] },
    totals: [{ currency: 'NGN', ...figures, open: naira(0), early: naira(0), due: naira(1_234_567_890) }],
  });
  const held = naira(1_234_567_890);
  api.on(readCredit, {
    balances: [{ currency: 'NGN', held, awaited: naira(0), available: held, back: [], asked: naira(0) }],
    mayCome: [
      {
        ...{ paymentId: 'p9', reference: 'PAY-AAAAA-BBBBB', amount: naira(1_234_567_890) },
        ...{ begunAt: '2027-02-03T10:00:00.000Z', claimedAt: '2027-02-03T10:00:00.000Z' },
      },
    ],
  });
  api.on(listRefundAccounts, { items: [] });
  const screen = await show(
    <div className="px-4">
      <History />
    </div>,
    { at: paths.member.billingHistory },
  );
  await expect.element(screen.getByRole('row', { name: /DEMO-CRN-2027-000123/ }).first()).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Refund it' })).toBeVisible();
  const wide = Array.from(document.querySelectorAll('body *')).filter(
    (element) => element.getBoundingClientRect().right > phone[0] && !element.closest('thead'),
  );
  expect(wide.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(phone[0]);
});
