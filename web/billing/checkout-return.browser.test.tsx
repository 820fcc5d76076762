import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type InvoiceView, type PaymentView, readInvoice } from '#contract/billing/billing.ts';
import { type AskedPayment, listPaymentMethods, verifyPayment } from '#contract/billing/payments.ts';
import { offline, refused, unavailable } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import answers from '#tests/fixtures/demo/founder.json';
import { paths } from '#web/paths.ts';
import { PayPanel } from './pay-panel.tsx';

const sample = readInvoice.reply.parse(answers['/invoices/01a2049a-0c7e-7907-8a79-84cec86b6186']);
const [claimed] = sample.payments as [PaymentView];
const open: AskedPayment = {
  ...claimed,
  id: 'p2',
  method: 'checkout',
  instructions: null,
  claimedAt: null,
  willWrite: false,
};
const declined: AskedPayment = { ...open, problem: 'declined' };
const waiting: InvoiceView = { ...sample, payments: [open] };
const paid: InvoiceView = { ...waiting, status: 'paid', can: { pay: false, download: true } };
// As Paystack leads back: what it calls the payment comes after what was there.
const at = `${paths.founder.invoice(sample.id)}?payment=p2&tab=1&trxref=CRN-1&reference=CRN-1`;

const checking = 'We are checking with your bank';
const long = 'You can close this page, we will write to you';

/** Both clocks stand still: nothing is asked because time went by on the machine. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

async function come() {
  api.on(readInvoice, waiting);
  api.on(listPaymentMethods, { items: [{ method: 'checkout' }] });
  const screen = await show(<PayPanel invoiceId={sample.id} returnTo={paths.founder.invoice(sample.id)} />, { at });
  /** How often the bank was asked, once all is answered. Not by `expect.poll`, which moves the clock that stands still. */
  const asked = async () => {
    do await new Promise((resolve) => requestAnimationFrame(resolve));
    while (api.underWay() + screen.queryClient.isFetching() > 0);
    return api.calls(verifyPayment).length;
  };
  expect(await asked()).toBe(1);
  return { ...screen, asked };
}

function turn(visibility: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

it('asks again after 1, 2, 4, 8 and 15 seconds, and from a minute on every 30', async () => {
  api.on(verifyPayment, open);
  const { asked, getByText } = await come();
  expect(getByText(checking).query()).not.toBeNull();
  let count = 1;
  for (const seconds of [1, 2, 4, 8, 15, 15, 15, 30, 30]) {
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(await asked(), `before ${seconds} s`).toBe(count);
    vi.advanceTimersByTime(1);
    count += 1;
    expect(await asked(), `after ${seconds} s`).toBe(count);
  }
});

it('says after a minute that the page can be closed, also when it was loaded anew meanwhile', async () => {
  api.on(verifyPayment, { ...open, willWrite: true });
  const { getByText, unmount } = await come();
  vi.advanceTimersByTime(40_000);
  await unmount();
  const again = await show(<PayPanel invoiceId={sample.id} returnTo={paths.founder.invoice(sample.id)} />, { at });
  await expect.element(again.getByText(checking)).toBeVisible();
  expect(getByText(long).query()).toBeNull();
  vi.advanceTimersByTime(20_000);
  await expect.element(again.getByText(long, { exact: true })).toBeVisible();
  await expect.element(again.getByText(checking)).toBeVisible();
});

it('promises no mail where none comes, and says where the answer will stand', async () => {
  api.on(verifyPayment, open);
  const { getByText } = await come();
  vi.advanceTimersByTime(60_000);
  await expect
    .element(getByText('The answer will stand here and in your notifications.', { exact: false }))
    .toBeVisible();
  expect(getByText(/write to you/).query()).toBeNull();
});

it('asks nobody while the page is hidden, and at once when it is seen again', async () => {
  api.on(verifyPayment, open);
  const { asked } = await come();
  turn('hidden');
  vi.advanceTimersByTime(120_000);
  expect(await asked()).toBe(1);
  turn('visible');
  expect(await asked()).toBe(2);
});

it('goes on asking when it is not answered, and says when it is paid', async () => {
  api.on(verifyPayment, offline, unavailable, { ...open, status: 'paid' });
  const { asked, getByText, location } = await come();
  await expect.element(getByText(/We cannot be reached just now/)).toBeVisible();
  vi.advanceTimersByTime(1000);
  expect(await asked()).toBe(2);
  api.on(readInvoice, paid);
  vi.advanceTimersByTime(2000);
  await expect.element(getByText('Paid: ₦75,000.00')).toBeVisible();
  expect(document.activeElement?.textContent).toContain('Paid: ₦75,000.00');
  expect(document.activeElement).not.toBe(document.body);
  expect(location()).toBe(`${paths.founder.invoice(sample.id)}?tab=1`);
  vi.advanceTimersByTime(300_000);
  expect(await asked()).toBe(3);
});

it('says that it was declined, and how to go on', async () => {
  api.on(verifyPayment, declined);
  api.on(readInvoice, { ...waiting, payments: [declined] });
  api.on(listPaymentMethods, { items: [{ method: 'checkout' }] });
  const screen = await show(<PayPanel invoiceId={sample.id} returnTo={paths.founder.invoice(sample.id)} />, { at });
  await expect.element(screen.getByText('The payment was declined')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Pay ₦75,000.00 online' })).toBeVisible();
  expect(screen.getByText(checking).query()).toBeNull();
});

it('leads anyone who did not pay back to the ways to pay', async () => {
  api.on(verifyPayment, open);
  const { getByRole, getByText, location } = await come();
  await getByRole('button', { name: 'I did not pay' }).click();
  await expect.element(getByRole('button', { name: 'Pay ₦75,000.00 online' })).toBeVisible();
  expect(getByText(checking).query()).toBeNull();
  expect(location()).not.toContain('payment=');
});

it('asks no more about a payment that is not the member’s', async () => {
  api.on(verifyPayment, refused('PAYMENT_UNKNOWN'));
  const { asked, getByRole } = await come();
  await expect.element(getByRole('button', { name: 'Pay ₦75,000.00 online' })).toBeVisible();
  vi.advanceTimersByTime(120_000);
  expect(await asked()).toBe(1);
});
