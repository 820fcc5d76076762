import { confirmTransfer, listTransfers } from '#contract/billing/admin-transfers.ts';
import { readBooking } from '#contract/bookings/bookings.ts';
import { callAs, callAsOperator, chooseTime, holdTime, offerService, openTimes } from './bookings.ts';
import { newEmail, signUp } from './people.ts';
import { expect, lookAt, test } from './test.ts';

const priced = { prices: { NGN: 2_500_000, USD: 2_000 } };

test.beforeEach(async ({ page }) => {
  await signUp(page, { email: newEmail() });
});

test('a priced service is paid at the checkout, and refunded in full when it is cancelled in time', async ({
  page,
}) => {
  test.slow();
  const offered = await offerService({ service: priced });
  await openTimes(page, offered);
  await page.getByRole('button', { name: 'Later' }).click();
  await chooseTime(page, 0);
  await page.getByRole('button', { name: 'Book this time' }).click();
  await page.getByLabel('What is it about?').fill('Our first round');
  await lookAt(page, 'book-details-priced');
  await page.getByRole('button', { name: 'Confirm and go on to pay ₦25,000.00' }).click();
  await expect(page.getByRole('heading', { name: 'Pay, and it is booked' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay ₦25,000.00 online' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('region', { name: 'What you booked' })).toContainText('₦25,000.00');
  await page.getByRole('link', { name: 'See the booking' }).click();
  await expect(page.getByText('Our first round')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this booking?' });
  await expect(dialog).toContainText('₦25,000.00 is refunded in full.');
  await lookAt(page, 'booking-cancel', 'screen');
  await dialog.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(page.getByText('You cancelled it. What you paid is refunded in full.')).toBeVisible();
  await lookAt(page, 'booking-cancelled');
  await page.goto('/m/founder/consultation/bookings?tab=past');
  await expect(page.getByRole('table', { name: 'Past bookings' })).toContainText('Cancelled');
  await expect(page.getByText('Showing 1-1 of 1 items')).toBeVisible();
});

test('a bank transfer is claimed within the hold, and the page says honestly that it is awaited', {
  tag: '@one-width',
}, async ({ page }) => {
  const offered = await offerService({ service: priced });
  await holdTime(page, offered);
  await page.getByRole('button', { name: /^Confirm and go on to pay/ }).click();
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  await page.getByRole('button', { name: 'Show the account to send it to' }).click();
  await lookAt(page, 'book-pay');
  await page.getByRole('button', { name: 'I have sent it' }).click();
  await page.getByRole('button', { name: 'Yes, I have sent it' }).click();
  await expect(page.getByRole('heading', { name: 'We are waiting for your transfer' })).toBeVisible();
  await lookAt(page, 'confirmation-transfer');
  const bookingId = new URL(page.url()).searchParams.get('booking') ?? '';
  const { invoiceId } = await callAs(page, readBooking, { bookingId });
  const { items } = await callAsOperator({
    ...listTransfers,
    path: `${listTransfers.path}?order=newest&pageSize=100`,
  });
  const transfer = items.find((one: { invoice: { id: string } }) => one.invoice.id === invoiceId);
  await callAsOperator(
    confirmTransfer,
    { paymentId: transfer.paymentId },
    {
      receivedMinor: 2_500_000,
      receivedOn: new Date().toISOString().slice(0, 10),
      revision: transfer.revision,
      status: transfer.status,
    },
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
});
