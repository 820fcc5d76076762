import { readFileSync } from 'node:fs';
import { confirmTransfer, listTransfers } from '#contract/admin-billing.ts';
import { cancelBooking, confirmBooking, readBooking, releaseHold } from '#contract/bookings.ts';
import {
  callAs,
  callAsOperator,
  chooseTime,
  dayAhead,
  holdFor,
  holdTime,
  offerService,
  openTimes,
  otherDevice,
  times,
} from './bookings.ts';
import { logIn, newEmail, signUp } from './people.ts';
import { expect, lookAt, test } from './test.ts';

const priced = { prices: { NGN: 2_500_000, USD: 2_000 } };

let email: string;
test.beforeEach(async ({ page }) => {
  email = newEmail();
  await signUp(page, { email });
});

test('a free service is booked with five taps on a phone, or by keyboard alone', async ({ page, isMobile }) => {
  test.slow();
  const offered = await offerService(page);
  await page.goto('/m/founder/consultation/service-list');
  const card = page.getByRole('listitem').filter({ hasText: offered.title });
  await expect(card).toContainText(offered.adviser.name);
  const start = page.getByRole('link', { name: `Choose a time: ${offered.title}` });
  const book = page.getByRole('button', { name: 'Book this time' });
  const confirm = page.getByRole('button', { name: 'Confirm the booking' });
  await expect(card.getByText('Free', { exact: true })).toBeVisible();
  if (isMobile) {
    await start.tap();
    await times(page).nth(1).locator('..').tap();
    await lookAt(page, 'book-time');
    await book.tap();
    await expect(page.getByText(/This time is held for you for 1[45]:\d\d more/)).toBeVisible();
    await lookAt(page, 'book-details');
    await confirm.tap();
  } else {
    await start.press('Enter');
    await expect(times(page).first()).toBeVisible();
    const day = page.getByRole('group', { name: 'Day', exact: true }).getByRole('radio', { checked: true });
    await day.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(times(page).first()).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(times(page).nth(1)).toBeChecked();
    await lookAt(page, 'book-time');
    await times(page).nth(1).press('Tab');
    await expect(book).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/This time is held for you for 1[45]:\d\d more/)).toBeVisible();
    await lookAt(page, 'book-details');
    await confirm.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  await expect(page.getByText(/10:00 AM to 11:00 AM/)).toBeVisible();
  await expect(page.getByText('Lagos (GMT+1)').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://meet.example/idea-review' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to calendar (.ics)' }).click();
  const calendar = readFileSync(await (await saving).path(), 'utf8');
  expect(calendar).toMatch(/DTSTART[^\r\n]*T(090000Z|100000)/);
  await lookAt(page, 'confirmation');
  await page.goto('/m/founder/overview');
  await expect(page.getByRole('heading', { name: 'Next consultation' })).toBeVisible();
  await page.goto('/m/founder/consultation');
  await expect(page.getByRole('region', { name: 'Your next consultation' })).toContainText(offered.title);
  await lookAt(page, 'consultation');
});

test('a priced service is paid at the checkout, and refunded in full when it is cancelled in time', async ({
  page,
}) => {
  test.slow();
  const offered = await offerService(page, { service: priced });
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

test('a bank transfer is claimed within the hold, and the page says honestly that it is awaited', async ({ page }) => {
  const offered = await offerService(page, { service: priced });
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
  const { items } = await callAsOperator(page, {
    ...listTransfers,
    path: `${listTransfers.path}?order=newest&pageSize=100`,
  });
  const transfer = items.find((one: { invoice: { id: string } }) => one.invoice.id === invoiceId);
  await callAsOperator(
    page,
    confirmTransfer,
    { paymentId: transfer.paymentId },
    { receivedMinor: 2_500_000, receivedOn: new Date().toISOString().slice(0, 10), revision: transfer.revision ?? 0 },
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
});

test('a booking is moved within its rules, which are said before', async ({ page }) => {
  const offered = await offerService(page, {
    service: {
      rules: { minimumNoticeHours: 0, horizonDays: 30, cancelNoticeHours: 2, moveNoticeHours: 2, maxMoves: 1 },
    },
  });
  await openTimes(page, offered);
  await page.getByRole('button', { name: 'Later' }).click();
  await chooseTime(page, 0);
  await page.getByRole('button', { name: 'Book this time' }).click();
  await page.getByRole('button', { name: 'Confirm the booking' }).click();
  await page.getByRole('link', { name: 'See the booking' }).click();
  await lookAt(page, 'booking');
  await page.getByRole('link', { name: 'Move to another time' }).click();
  await expect(page.getByText(/You can move it once more, until .+ Lagos \(GMT\+1\)/)).toBeVisible();
  await expect(times(page).first()).toBeVisible();
  await chooseTime(page, 3);
  await lookAt(page, 'booking-move');
  await page.getByRole('button', { name: 'Move to this time' }).click();
  await expect(page.getByText('It has been moved as often as it can be.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Move to another time' })).toBeHidden();
  await page.getByText('History').click();
  await expect(page.getByText(/^Moved to .+ by you$/)).toBeVisible();
  await page.goto('/m/founder/consultation/bookings');
  await expect(page.getByRole('table', { name: 'Upcoming bookings' })).toContainText(offered.title);
  await lookAt(page, 'bookings');
});

test.describe('when a time cannot be had', () => {
  test.use({ tolerate: ['refusals'] });

  test('somebody else was faster: three near times are buttons, and one press books', async ({ page }) => {
    const offered = await offerService(page);
    await openTimes(page, offered);
    const startsAt = await chooseTime(page, 2);
    const rival = await otherDevice(page);
    await signUp(rival, { email: newEmail() });
    await holdFor(rival, offered, startsAt);
    await page.getByRole('button', { name: 'Book this time' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'These times are near it and free' });
    await expect(alert.getByRole('button', { name: /^Book / })).toHaveCount(3);
    await lookAt(page, 'book-taken');
    await alert
      .getByRole('button', { name: /^Book / })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeVisible();
  });

  test('a hold that is over says so, keeps what was typed, and holds the same time again', async ({ page }) => {
    const offered = await offerService(page);
    const startsAt = await holdTime(page, offered);
    const bookingId = page.url().split('/').at(-1) ?? '';
    await page.getByLabel('What is it about?').fill('Our first round');
    await page.getByLabel('What should your adviser know before?').fill('We raise in spring.');
    await page.reload();
    await expect(page.getByLabel('What is it about?')).toHaveValue('Our first round');
    await callAs(page, releaseHold, { bookingId });
    await page.getByRole('button', { name: 'Confirm the booking' }).click();
    await expect(page.getByRole('heading', { name: 'This time is not held any more' })).toBeVisible();
    await lookAt(page, 'book-over');
    await page.getByRole('button', { name: 'Hold the same time again' }).click();
    await expect(page.getByLabel('What should your adviser know before?')).toHaveValue('We raise in spring.');
    await page.getByRole('button', { name: 'Confirm the booking' }).click();
    await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
    const booked = await callAs(page, readBooking, {
      bookingId: new URL(page.url()).searchParams.get('booking') ?? '',
    });
    expect(booked).toMatchObject({ startsAt: new Date(startsAt).toISOString(), topic: 'Our first round' });
  });

  test('a link to a service that is not offered any more lists the ones that are', async ({ page }) => {
    await page.goto('/m/founder/consultation/service-list?id=no-such-service');
    await expect(page.getByText('That service is not offered any more')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Choose a time/ }).first()).toBeVisible();
    await page.goto('/m/founder/consultation/confirmation?booking=no-such-booking');
    await expect(page.getByRole('heading', { name: 'There is no such booking' })).toBeVisible();
  });
});

test('a confirmation whose answer was lost is one booking', async ({ page }) => {
  const offered = await offerService(page);
  await holdTime(page, offered);
  const path = `**/api/v1${confirmBooking.path.replace(':bookingId', '*')}`;
  let lost = 0;
  await page.route(path, async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    await route.fulfill({ status: 200, contentType: 'application/json', body: '' });
  });
  await page.getByRole('button', { name: 'Confirm the booking' }).click();
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  await page.goto('/m/founder/consultation/bookings');
  await expect(page.getByText('Showing 1-1 of 1 items')).toBeVisible();
});

test('the countdown is heard at five minutes and at one, not every second', async ({ page }) => {
  await holdTime(page, await offerService(page));
  const bookingId = page.url().split('/').at(-1) ?? '';
  const { holdExpiresAt } = await callAs(page, readBooking, { bookingId });
  const leave = (seconds: number) => page.clock.setFixedTime(Date.parse(holdExpiresAt) - seconds * 1000);
  const heard = page.getByRole('status').filter({ hasText: /left\.$/ });
  await expect(heard).toHaveCount(0);
  await leave(299);
  await expect(page.getByRole('timer')).toContainText('4:59');
  await expect(heard).toHaveText('Five minutes left.');
  await leave(61);
  await expect(page.getByRole('timer')).toContainText('1:01');
  await expect(heard).toHaveText('Five minutes left.');
  await leave(59);
  await expect(heard).toHaveText('One minute left.');
});

test('another zone shows other times of day, and never changes the moment that is chosen', async ({ page }) => {
  const offered = await offerService(page);
  await openTimes(page, offered);
  const startsAt = await chooseTime(page, 0);
  await expect(page.getByText(/, 09:00 AM$/)).toBeVisible();
  await page.getByText('Times are in Lagos (GMT+1). Change').click();
  await page.getByLabel('Time zone').selectOption({ label: 'Kathmandu (GMT+5:45)' });
  await expect(page.getByText(/, 01:45 PM$/)).toBeVisible();
  await expect(page.getByRole('radio', { name: '01:45 PM' })).toBeChecked();
  await lookAt(page, 'book-zone');
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByText(/01:45 PM to 02:45 PM/)).toBeVisible();
  await expect(page.getByText(`For ${offered.adviser.name} it is`)).toContainText(
    '09:00 AM to 10:00 AM, Lagos (GMT+1)',
  );
  await page.reload();
  await expect(page.getByText(/01:45 PM to 02:45 PM/)).toBeVisible();
  const held = await callAs(page, readBooking, { bookingId: page.url().split('/').at(-1) ?? '' });
  expect(held).toMatchObject({ startsAt: new Date(startsAt).toISOString(), zone: 'Asia/Kathmandu' });
});

test('who waits for a time is offered the one that becomes free', async ({ page }) => {
  test.slow();
  const rival = await otherDevice(page);
  await signUp(rival, { email: newEmail() });
  const offered = await offerService(page, {
    hours: [{ weekday: new Date(dayAhead(3)).getUTCDay() || 7, spans: [{ fromMinute: 600, toMinute: 660 }] }],
    service: {
      rules: { minimumNoticeHours: 0, horizonDays: 6, cancelNoticeHours: 0, moveNoticeHours: 0, maxMoves: 0 },
    },
  });
  const { id: bookingId } = await holdFor(rival, offered, `${dayAhead(3)}T09:00:00.000Z`);
  const details = { topic: '', notes: '', phone: '', currency: null, method: null };
  await callAs(rival, confirmBooking, { bookingId }, details);

  await page.goto(`/m/founder/consultation/service-list/${offered.serviceId}/book`);
  await expect(page.getByText('Nothing is free within the next 6 days')).toBeVisible();
  await lookAt(page, 'waitlist');
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
  await page.getByRole('button', { name: 'Leave the waitlist' }).click();
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(page.getByRole('heading', { name: `You are waiting for ${offered.title}` })).toBeVisible();

  await callAs(rival, cancelBooking, { bookingId }, { reason: '' });
  await page.goto('/m/founder/consultation');
  await expect(page.getByRole('heading', { name: `A time is free: ${offered.title}` }).first()).toBeVisible();
  await expect(page.getByText(/held for you for (29|30):\d\d more/).first()).toBeVisible();
  await lookAt(page, 'consultation-offer');
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm the booking' }).click();
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
});

test('the home page shows the services, and leads through the login to the one that is chosen', async ({
  page,
  browser,
}) => {
  test.slow();
  const offered = await offerService(page);
  const visitor = await otherDevice(page);
  await visitor.goto('/');
  await visitor.locator('#consultation').scrollIntoViewIfNeeded();
  const card = visitor.getByRole('listitem').filter({ hasText: offered.title });
  await expect(card).toContainText('Where the evidence is thin');
  await expect(card).toContainText('Next free time');
  await visitor.getByRole('button', { name: 'I understand' }).click();
  await lookAt(visitor, 'home-consultation');
  await card.getByRole('link', { name: `Choose a time: ${offered.title}` }).click();
  await visitor.waitForURL(/\/auth\/login\?redirect=/);
  await logIn(visitor, email);
  await visitor.waitForURL(`/m/founder/consultation/service-list?id=${offered.serviceId}`);
  await expect(visitor.getByRole('listitem', { name: `${offered.title}, the one you chose` })).toBeFocused();
  await lookAt(visitor, 'service-list');

  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin });
  await plain.goto('/');
  await expect(plain.locator('#consultation')).toContainText('Book time with an adviser');
  await expect(plain.getByRole('link', { name: 'every service' })).toHaveAttribute('href', /\/service-list$/);
  await expect(plain.getByRole('link', { name: 'Book a Consultation' })).toHaveAttribute('href', /\/bookings$/);
});
