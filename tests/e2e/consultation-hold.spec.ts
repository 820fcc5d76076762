import { readBooking } from '#contract/bookings/bookings.ts';
import { releaseHold } from '#contract/bookings/holds.ts';
import { callAs, chooseTime, holdFor, holdTime, offerService, openTimes, otherDevice } from './bookings.ts';
import { newEmail, signUp } from './people.ts';
import { expect, lookAt, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page, { email: newEmail() });
});

test.describe('when a time cannot be had', () => {
  test.use({ tolerate: ['refusals'] });

  test('somebody else was faster: three near times are buttons, and one press books', { tag: '@one-width' }, async ({
    page,
  }) => {
    const offered = await offerService();
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

  test('a hold that is over says so, keeps what was typed, and holds the same time again', {
    tag: '@one-width',
  }, async ({ page }) => {
    const offered = await offerService();
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
});

test('the countdown is heard at five minutes and at one, not every second', { tag: '@one-width' }, async ({ page }) => {
  await holdTime(page, await offerService());
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
