import { cancelBooking } from '#contract/bookings/bookings.ts';
import { confirmBooking } from '#contract/bookings/holds.ts';
import { callAs, dayAhead, holdFor, offerService, otherDevice } from './bookings.ts';
import { newEmail, signUp } from './people.ts';
import { expect, lookAt, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page, { email: newEmail() });
});

test('who waits for a time is offered the one that becomes free', async ({ page }) => {
  test.slow();
  const rival = await otherDevice(page);
  await signUp(rival, { email: newEmail() });
  const offered = await offerService({
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
