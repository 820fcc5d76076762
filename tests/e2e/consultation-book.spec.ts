import { readFileSync } from 'node:fs';
import { readBooking } from '#contract/bookings/bookings.ts';
import { confirmBooking } from '#contract/bookings/holds.ts';
import { callAs, chooseTime, holdTime, offerService, openTimes, times } from './bookings.ts';
import { newEmail, signUp } from './people.ts';
import { expect, lookAt, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page, { email: newEmail() });
});

test('a free service is booked with five taps on a phone, or by keyboard alone', async ({ page, isMobile }) => {
  test.slow();
  const offered = await offerService();
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

test('another zone shows other times of day, and never changes the moment that is chosen', async ({ page }) => {
  const offered = await offerService();
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

test('a confirmation whose answer was lost is one booking', { tag: '@one-width' }, async ({ page }) => {
  const offered = await offerService();
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
