import { readBooking } from '#contract/bookings/bookings.ts';
import { releaseHold } from '#contract/bookings/holds.ts';
import { callAs, chooseTime, holdTime, offerService, openTimes } from './bookings.ts';
import { newEmail, signUp } from './people.ts';
import { expect, lookAt, test } from './test.ts';

test.beforeEach(({ page }) => signUp(page, { email: newEmail() }));

const idOf = (url: string) => url.split('/').at(-1) ?? '';

test('a hold that runs out under an open page says so by itself, and the same time is held again', {
  tag: '@one-width',
}, async ({ page }) => {
  const offered = await offerService();
  await holdTime(page, offered);
  const bookingId = idOf(page.url());
  const notes = page.getByLabel('What should your adviser know before?');
  await notes.fill('We raise in spring.');
  const { holdExpiresAt } = await callAs(page, readBooking, { bookingId });
  await page.clock.setFixedTime(Date.parse(holdExpiresAt) + 1000);
  await expect(page.getByRole('timer')).toHaveText('The time is up. We are asking whether it is still yours…');
  await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeVisible();

  // The server has the last word: here the time is let go on another device while the page asks.
  await callAs(page, releaseHold, { bookingId });
  await expect(page.getByRole('heading', { name: 'This time is not held any more' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(
    'Nothing is booked and nothing is charged. What you typed is kept',
  );
  await expect(page.locator('#main')).toBeFocused();
  await page.clock.setFixedTime(Date.now());
  await page.getByRole('button', { name: 'Hold the same time again' }).click();
  await expect(notes).toHaveValue('We raise in spring.');
  await expect(page.getByRole('timer')).toContainText(/for 1[45]:\d\d more/);
});

test('a hold that is over leaves the overview of consultation by itself', { tag: '@one-width' }, async ({ page }) => {
  const offered = await offerService();
  await holdTime(page, offered);
  const bookingId = idOf(page.url());
  const { holdExpiresAt } = await callAs(page, readBooking, { bookingId });
  await page.goto('/m/founder/consultation');
  const hold = page.getByRole('heading', { name: `Not booked yet: ${offered.title}` });
  await expect(hold).toBeVisible();
  await callAs(page, releaseHold, { bookingId });
  await page.clock.setFixedTime(Date.parse(holdExpiresAt) + 1000);
  await expect(hold).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your next consultation will be here' })).toBeVisible();
});

test.describe('a time that the founder holds already', () => {
  test.use({ tolerate: ['refusals'] });

  test('is shown after going back, and cannot be held a second time in another tab', { tag: '@one-width' }, async ({
    page,
    context,
  }) => {
    const offered = await offerService();
    const other = await context.newPage();
    await openTimes(other, offered);
    await chooseTime(other, 0);
    await holdTime(page, offered);

    await other.getByRole('button', { name: 'Book this time' }).click();
    await expect(other.getByRole('alert')).toContainText('You have a session or hold a time then already.');
    await expect(other.getByRole('button', { name: 'Book this time' })).toBeDisabled();

    await page.goBack();
    const hold = page.getByRole('heading', { name: `Not booked yet: ${offered.title}` });
    await expect(hold).toBeVisible();
    await lookAt(page, 'book-held-already');
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Confirm the booking' }).click();
    await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
    await expect(page.getByText('No e-mail reaches you until your address is verified')).toBeVisible();
  });
});
