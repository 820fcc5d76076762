import type { Page } from '@playwright/test';
import { cancelBookingByOperator } from '#contract/bookings/admin.ts';
import { confirmBooking } from '#contract/bookings/holds.ts';
import { callAs, callAsOperator, dayAhead, holdFor, holdTime, offerService } from './bookings.ts';
import { findMail, linkIn, newEmail, signUp } from './people.ts';
import { expect, lookAt, test } from './test.ts';

const bell = (page: Page) => page.getByRole('link', { name: /^Notifications, \d+ unread$/ });

test('a booking is told live and by mail, and so is its cancel by the operator', { tag: '@one-width' }, async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const email = newEmail();
  await signUp(page, { email });
  await page.goto(linkIn(await findMail(email, /confirm/i)));
  const offered = await offerService();
  const other = await context.newPage();
  await other.goto('/m/founder/consultation/bookings');
  await expect(other.getByText('Your bookings will be here')).toBeVisible();

  await holdTime(page, offered);
  await page.getByRole('button', { name: 'Confirm the booking' }).click();
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  await expect(page.getByText('The calendar invitation is on its way to your e-mail address.')).toBeVisible();
  const bookingId = new URL(page.url()).searchParams.get('booking') ?? '';
  await expect(bell(other)).toBeVisible();

  const booked = await findMail(email, /^Booked: /);
  expect(linkIn(booked)).toBe('https://meet.example/idea-review');
  const address = `${baseURL}/m/founder/consultation/bookings/${bookingId}`;
  for (const body of [booked.text, booked.html]) expect(body).toContain(address);
  expect(booked.html).toContain('<a href="https://meet.example/idea-review"');
  expect(booked.calendar).toMatchObject({ method: 'REQUEST', content: expect.stringContaining('SEQUENCE:0') });

  await callAsOperator(cancelBookingByOperator, { bookingId }, { reason: 'Ngozi is ill.', refund: true });
  const cancelled = await findMail(email, /^Cancelled: /);
  expect(cancelled.text).toContain('The reason: Ngozi is ill.');
  expect(cancelled.calendar).toMatchObject({ method: 'CANCEL', content: expect.stringContaining('SEQUENCE:1') });
  await bell(other).click();
  await other.getByRole('link', { name: `Cancelled: ${offered.title}` }).click();
  await expect(other).toHaveURL(address);
  await expect(other.getByText('We cancelled it.')).toBeVisible();
  await expect(other.getByText('The reason given: Ngozi is ill.')).toBeVisible();
});

test('a list of bookings turns its pages, and its links carry no id of a service', { tag: '@one-width' }, async ({
  page,
}) => {
  await signUp(page, { email: newEmail() });
  const offered = await offerService();
  for (const day of [2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13]) {
    const { id: bookingId } = await holdFor(page, offered, `${dayAhead(day)}T09:00:00.000Z`);
    const details = { topic: '', notes: '', phone: '', currency: null, method: null };
    await callAs(page, confirmBooking, { bookingId }, details);
  }
  await page.goto('/m/founder/consultation/bookings');
  await expect(page.getByText('Showing 1-10 of 11 items')).toBeVisible();
  const table = page.getByRole('table', { name: 'Upcoming bookings' });
  await expect(table).toContainText(/\w{3} \d{1,2}(st|nd|rd|th) \w{3}, \d{4}, 10:00 AM to 11:00 AM/);
  await expect(page.getByRole('button', { name: 'Prev' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Showing 11-11 of 11 items')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.reload();
  await expect(page.getByText('Showing 11-11 of 11 items')).toBeVisible();
  await lookAt(page, 'bookings-page-2');
  for (const path of ['', '/bookings', '/service-list']) {
    await page.goto(`/m/founder/consultation${path}`);
    await expect(page.getByRole('link', { name: /Book a consultation|Choose a time/ }).first()).toBeVisible();
    await expect(page.locator('a[href*="service-list?id="]')).toHaveCount(0);
  }
});
