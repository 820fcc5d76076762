import type { Page } from '@playwright/test';
import { dayAhead } from './bookings.ts';
import { book, makeAdviser, makeService, newFounder, newTag, openBegun } from './operator.ts';
import { logInAs } from './people.ts';
import { expect, lookAt, test } from './test.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

test('the operator runs a day', async ({ page }) => {
  test.slow();
  const tag = newTag();
  await logInAs(page, 'admin');
  const founder = await newFounder(page, `Ngozi ${tag}`);
  const advisers = [await makeAdviser(page, `Bisi ${tag}`), await makeAdviser(page, `Chidi ${tag}`)] as const;
  const priced = await makeService(page, { title: `Review ${tag}`, adviserIds: [advisers[0]] });
  const free = await makeService(page, {
    title: `Hello ${tag}`,
    adviserIds: [advisers[1]],
    prices: { NGN: 0, USD: 0 },
    needsConfirmation: true,
  });
  const day = dayAhead(3);
  await book(founder, priced, day);
  const hello = await book(await newFounder(page, `Kemi ${tag}`), free, day);

  await test.step('sees what waits, and the bookings in the calendar', async () => {
    await page.goto('/m/admin');
    await expect(page.getByRole('link', { name: 'Transfers to confirm' })).toBeVisible();
    await lookAt(page, 'operator-today');
    await page.goto(`/m/admin/calendar?view=week&date=${day}&zone=Africa/Lagos`);
    const block = page.getByRole('link', { name: new RegExp(`Hello ${tag}`) }).filter({ visible: true });
    await expect(block).toContainText('09:00 AM to 10:00 AM');
    await expect(block).toContainText('Waits for you to confirm it');
    await lookAt(page, 'operator-calendar-week');
    await page.getByRole('button', { name: 'Day', exact: true }).click();
    await expect(page.getByRole('link', { name: new RegExp(`Review ${tag}`) }).filter({ visible: true })).toContainText(
      'Transfer to confirm',
    );
    await page.getByLabel('Shown in the time of').selectOption('Asia/Kathmandu');
    await expect(block).toContainText('01:45 PM to 02:45 PM');
    await lookAt(page, 'operator-calendar-day');
    await moveByKeys(page, day);
    await page.goto(`/m/admin/calendar?view=day&date=${day}&zone=Africa/Lagos`);
    await block.click();
    await expect(page).toHaveURL(new RegExp(`/m/admin/bookings/${hello.id}$`));
  });

  await test.step('confirms a booking and moves it to a free time', async () => {
    await page.getByRole('button', { name: 'Confirm…', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm booking' }).click();
    await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Move…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move this booking' });
    await dialog.getByLabel('Day').fill(dayAhead(4));
    await dialog.getByRole('button', { name: '11:00' }).click();
    await lookAt(page, 'operator-move', 'screen');
    await dialog.getByRole('button', { name: 'Move to this time' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(/11:00 AM to 12:00 PM/).first()).toBeVisible();
  });

  await test.step('completes it with notes, which survive a reload', async () => {
    const notes = page.getByLabel('Notes for the founder');
    await openBegun(page, hello.id, advisers[1], notes);
    await notes.fill('Send the deck on Friday.');
    await page.reload();
    await expect(notes).toHaveValue('Send the deck on Friday.');
    await lookAt(page, 'operator-booking');
    await page.getByRole('button', { name: 'Complete this booking' }).click();
    await expect(page.getByText('Send the deck on Friday.')).toBeVisible();
    await expect(notes).toHaveCount(0);
  });

  await test.step('notes that a founder did not come', async () => {
    const third = await makeAdviser(page, `Dayo ${tag}`);
    const other = await makeService(page, {
      title: `Chat ${tag}`,
      adviserIds: [third],
      prices: { NGN: 0, USD: 0 },
    });
    const booking = await book(founder, other, dayAhead(5));
    const absent = page.getByRole('button', { name: 'Founder did not come…' });
    await openBegun(page, booking.id, third, absent);
    await absent.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Founder did not come' }).click();
    await expect(page.getByRole('heading', { name: 'The founder did not come' })).toBeVisible();
    await founder.goto(`/m/founder/consultation/bookings/${booking.id}`);
    await expect(founder.getByRole('heading', { name: 'You did not come' })).toBeVisible();
  });

  await test.step('finds it all in the audit', async () => {
    await page.goto('/m/admin/audit?kind=booking');
    await expect(page.getByRole('row', { name: /Booking: founder absent/ }).first()).toContainText('Bola Adeyemi');
  });
});

/** The keys of the calendar, where there is a keyboard. */
async function moveByKeys(page: Page, day: string) {
  if (isPhone(page)) return;
  const zone = new URL(page.url()).searchParams.get('zone') ?? '';
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format();
  await page.getByRole('button', { name: 'Today', exact: true }).focus();
  await page.keyboard.press('w');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/view=week/);
  await page.keyboard.press('t');
  await page.keyboard.press('d');
  await expect(page).toHaveURL(new RegExp(`view=day&date=${today}`));
  // Letters typed or chosen in a box stay there.
  await page.getByLabel('Adviser').focus();
  await page.keyboard.press('w');
  await expect(page).toHaveURL(/view=day/);
  expect(day > today).toBe(true);
}
