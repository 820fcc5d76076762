import { chooseTime, offerService, openTimes, times } from './bookings.ts';
import { newEmail, signUp } from './people.ts';
import { expect, lookAt, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page, { email: newEmail() });
});

test('a booking is moved within its rules, which are said before', { tag: '@one-width' }, async ({ page }) => {
  const offered = await offerService({
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
  await page.getByText('History', { exact: true }).click();
  await expect(page.getByText(/^Moved to .+ by you$/)).toBeVisible();
  await page.goto('/m/founder/consultation/bookings');
  await expect(page.getByRole('table', { name: 'Upcoming bookings' })).toContainText(offered.title);
  await lookAt(page, 'bookings');
});
