import type { Locator } from '@playwright/test';
import { moveBookingByOperator } from '#contract/bookings/admin.ts';
import { callAs, dayAhead } from './bookings.ts';
import { book, makeAdviser, makeService, newFounder, newTag } from './operator.ts';
import { logInAs } from './people.ts';
import { expect, lookAt, test } from './test.ts';

const free = { prices: { NGN: 0, USD: 0 } };

test.describe('onto a time that is taken', () => {
  test.use({ tolerate: ['refusals'] });

  test('the operator is given three near times as buttons, and one press moves the booking', {
    tag: '@one-width',
  }, async ({ page }) => {
    test.slow();
    const tag = newTag();
    const day = dayAhead(3);
    await logInAs(page, 'admin');
    const adviser = await makeAdviser(page, `Bisi ${tag}`);
    const service = await makeService(page, { ...free, title: `Hello ${tag}`, adviserIds: [adviser] });
    const { id } = await book(await newFounder(page, `Ngozi ${tag}`), service, day);
    await book(await newFounder(page, `Kemi ${tag}`), service, day);

    await page.goto(`/m/admin/bookings/${id}`);
    await page.getByRole('button', { name: 'Move…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move this booking' });
    await dialog.getByLabel('Time', { exact: true }).fill('10:00');
    await dialog.getByRole('button', { name: 'Move to this time' }).click();
    const near = dialog.getByRole('alert').getByRole('button', { name: /^Move to / });
    await expect(near).toHaveCount(3);
    await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('10:00');
    await lookAt(page, 'operator-move-taken', 'screen');
    const wanted = /, (\d\d:\d\d [AP]M)$/.exec((await near.last().textContent()) ?? '')?.[1] ?? 'no time';
    await near.last().click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'History' }).locator('../..')).toContainText('Moved');
    await expect(page.getByText(new RegExp(`, ${wanted} to `)).first()).toBeVisible();
  });

  test('the operator cannot move a booking into the past, and outside hours only by insisting', {
    tag: '@one-width',
  }, async ({ page }) => {
    const tag = newTag();
    await logInAs(page, 'admin');
    const adviser = await makeAdviser(page, `Bisi ${tag}`);
    const service = await makeService(page, { ...free, title: `Hello ${tag}`, adviserIds: [adviser] });
    const { id } = await book(await newFounder(page, `Ngozi ${tag}`), service, dayAhead(3));
    await page.goto(`/m/admin/bookings/${id}`);
    await page.getByRole('button', { name: 'Move…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move this booking' });
    await dialog.getByLabel('Day').fill('2020-01-01');
    await dialog.getByRole('button', { name: 'Move to this time' }).click();
    await expect(dialog.getByRole('alert')).toContainText('This time cannot be booked.');
    await expect(dialog.getByLabel('Day')).toHaveValue('2020-01-01');

    // Outside the adviser's hours: said, and done only when insisted on.
    await dialog.getByLabel('Day').fill(dayAhead(4));
    await dialog.getByLabel('Time', { exact: true }).fill('21:15');
    await expect(dialog.getByText(/^For Ngozi .*09:15 PM/)).toBeVisible();
    await dialog.getByLabel('Why?').fill('The adviser asked for the evening.');
    await dialog.getByRole('button', { name: 'Move to this time' }).click();
    await expect(dialog.getByRole('alert')).toContainText('outside the hours of the adviser');
    await lookAt(page, 'operator-move-insist', 'screen');
    await dialog.getByRole('button', { name: 'Move it all the same' }).click();
    await expect(dialog).toHaveCount(0);
    const history = page.getByRole('heading', { name: 'History' }).locator('../..');
    await expect(history).toContainText('The adviser asked for the evening.');
  });
});

test('the calendar shows how long a session is, and one over midnight on both days', async ({ page, isMobile }) => {
  test.slow();
  const tag = newTag();
  const [day, next] = [dayAhead(3), dayAhead(4)];
  await logInAs(page, 'admin');
  const [bisi, chidi] = [await makeAdviser(page, `Bisi ${tag}`), await makeAdviser(page, `Chidi ${tag}`)];
  const hour = await makeService(page, { ...free, title: `Hour ${tag}`, adviserIds: [bisi] });
  const half = await makeService(page, { ...free, title: `Half ${tag}`, minutes: 30, adviserIds: [chidi] });
  const long = await book(await newFounder(page, `Ngozi ${tag}`), hour, day);
  const short = await book(await newFounder(page, `Kemi ${tag}`), half, day);
  const move = (bookingId: string, startsAt: string, adviserId: string) =>
    callAs(page, moveBookingByOperator, { bookingId }, { startsAt, adviserId, override: true });
  const block = (title: string) =>
    page.getByRole('link', { name: new RegExp(`${title} ${tag}`) }).filter({ visible: true });
  const show = (date: string, zone: string) => page.goto(`/m/admin/calendar?view=day&date=${date}&zone=${zone}`);
  const heightOf = async (link: Locator) => (await link.boundingBox())?.height ?? 0;

  // A quarter to ten and half past nine in Lagos.
  await move(long.id, `${day}T08:45:00.000Z`, bisi);
  await move(short.id, `${day}T08:30:00.000Z`, chidi);
  await show(day, 'Africa/Lagos');
  await expect(block('Hour')).toContainText('09:45 AM to 10:45 AM');
  await expect(block('Half')).toContainText('09:30 AM to 10:00 AM');
  if (!isMobile) {
    // A line between rows may count to either.
    expect(await heightOf(block('Hour'))).toBeGreaterThan(1.9 * (await heightOf(block('Half'))));
    expect(await heightOf(block('Hour'))).toBeLessThan(2.1 * (await heightOf(block('Half'))));
    await expect(page.getByRole('columnheader', { name: `Bisi ${tag}` })).toBeVisible();
    await block('Half').focus();
  }
  await lookAt(page, 'operator-calendar-lengths');

  await move(long.id, `${day}T22:45:00.000Z`, bisi);
  await show(day, 'Africa/Lagos');
  await expect(block('Hour')).toContainText(/11:45 PM to 12:45 AM on /);
  await show(next, 'Africa/Lagos');
  await expect(block('Hour')).toContainText(/11:45 PM on .* to 12:45 AM/);
  await lookAt(page, 'operator-calendar-night');
  await show(day, 'Asia/Kathmandu');
  await expect(block('Half')).toContainText('02:15 PM to 02:45 PM');
  await expect(block('Hour')).toHaveCount(0);
  await page.getByRole('button', { name: 'The day after' }).click();
  await expect(block('Hour')).toContainText('04:30 AM to 05:30 AM');
  await block('Hour').click();
  await expect(page.getByRole('heading', { level: 1, name: `Hour ${tag} for Ngozi ${tag}` })).toBeVisible();
  await page
    .getByRole('link', { name: /calendar/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`view=day&date=${day}`));
});
