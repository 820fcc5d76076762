import type { Page } from '@playwright/test';
import { listAuditEntries } from '#contract/admin-audit.ts';
import { apiPrefix } from '#contract/endpoint.ts';
import { createQuote, saveQuoteDraft, submitQuote } from '#contract/quotes.ts';
import { beginSoon, book, callAs, daysAhead, makeAdviser, makeService, newFounder, newTag } from './operator.ts';
import { logInAs } from './people.ts';
import { expect, lookAt, test } from './test.ts';

const toast = (page: Page, text: string) => page.getByText(text, { exact: true });
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** Says where transfers in naira go, whoever else is saving settings at the same time. */
async function saveSettings(page: Page) {
  await page.goto('/m/admin/settings');
  await page.getByLabel('Name', { exact: true }).fill('Cairn Advisory Ltd');
  await page.getByLabel('Invoice numbers begin with').fill('CA');
  const naira = page.getByRole('region', { name: 'Bank account for naira' });
  await naira.getByRole('checkbox').check();
  await naira.getByLabel('Bank', { exact: true }).fill('First Bank');
  await naira.getByLabel('Account name').fill('Cairn Advisory Ltd');
  await naira.getByLabel('Account number').fill('0123456789');
  await page.getByRole('button', { name: 'Save these settings' }).click();
  const saved = toast(page, 'Settings saved');
  const over = page.getByRole('button', { name: 'Save mine over it' });
  await expect(saved.or(over).first()).toBeVisible();
  if (await over.isVisible()) await over.click();
  await expect(saved.first()).toBeVisible();
}

test.describe('whoever is no operator', () => {
  test.use({ tolerate: ['refusals'] });

  test('a founder cannot open the console', async ({ page }) => {
    await logInAs(page, 'founder');
    for (const path of ['/m/admin', '/m/admin/calendar', '/m/admin/transfers']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/unauthorised$/);
    }
    await expect(callAs(page, listAuditEntries)).rejects.toThrow(`${listAuditEntries.path}: 403`);
    const anonymous = await page.request.get(`${apiPrefix}${listAuditEntries.path}`);
    expect(anonymous.status()).toBe(401);
  });
});

test('the operator sets a service, an adviser, hours and a holiday', async ({ page }) => {
  test.slow();
  const tag = newTag();
  const name = `Amaka ${tag}`;
  await logInAs(page, 'admin');
  await expect(page).toHaveURL(/\/m\/admin$/);

  await test.step('adds an adviser with weekly hours', async () => {
    await page.goto('/m/admin/advisers/new');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('E-mail address').fill('no address');
    await page.getByRole('button', { name: 'Add this adviser' }).click();
    await expect(page.getByText('Give an e-mail address.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await page.getByLabel('E-mail address').fill('amaka@cairn.example');
    await page.getByRole('button', { name: 'Add this adviser' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await page.getByRole('button', { name: 'Add hours on Monday' }).click();
    await page.getByRole('button', { name: 'Add hours on Monday' }).click();
    await page.getByLabel('Monday, from').nth(1).fill('16:00');
    await page.getByLabel('Monday, to').nth(1).fill('18:00');
    await page.getByRole('button', { name: 'Save these hours' }).click();
    await expect(page.getByText('09:00 to 17:00 and 16:00 to 18:00 overlap.')).toBeVisible();
    await page.getByLabel('Monday, to').first().fill('12:00');
    await page.getByRole('button', { name: 'Copy the hours of Monday' }).click();
    await page.getByRole('menuitem', { name: 'Copy to Monday to Friday' }).click();
    await expect(page.getByLabel('Friday, from')).toHaveCount(2);
    await page.getByRole('button', { name: 'Save these hours' }).click();
    await expect(toast(page, 'Hours saved').first()).toBeVisible();
  });

  await test.step('adds a holiday', async () => {
    await page.getByLabel('First day').fill(daysAhead(30));
    await expect(page.getByLabel('Last day')).toHaveValue(daysAhead(30));
    await page.getByLabel('Reason').fill('Founders’ Day');
    await page.getByRole('button', { name: 'Add these days' }).click();
    await expect(page.getByText('1 day was added.')).toBeVisible();
    await expect(page.getByRole('row', { name: /Founders’ Day/ })).toBeVisible();
    await lookAt(page, 'operator-adviser');
  });

  await test.step('adds a service', async () => {
    await page.goto('/m/admin/services');
    await page.getByRole('link', { name: 'Add a service' }).click();
    await page.getByLabel('Title', { exact: true }).fill(`Term sheet ${tag}`);
    await page.getByLabel('Description').fill('We read your term sheet together.');
    await page.getByRole('textbox', { name: 'Point 1' }).fill('Every clause in plain words');
    await page.getByRole('textbox', { name: 'Point 1' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Point 2' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Point 2' }).fill('What to ask for instead');
    await page.getByLabel('Price in naira').fill('25,000.50');
    await page.getByLabel('Price in dollars').fill('twenty');
    await page.getByLabel('Meeting link').fill('https://meet.example/term-sheet');
    await page.getByRole('checkbox', { name, exact: true }).check();
    await page.getByRole('button', { name: 'Add this service' }).click();
    await expect(page.getByText('Enter an amount, such as 25, or 0 for free.')).toBeVisible();
    await page.getByLabel('Price in dollars').fill('20');
    await lookAt(page, 'operator-service');
    await page.getByRole('button', { name: 'Add this service' }).click();
    const row = page.getByRole('row', { name: new RegExp(`Term sheet ${tag}`) });
    await expect(row).toContainText('₦25,000.50 or $20.00');
    await expect(row).toContainText(name);
    await lookAt(page, 'operator-services');
  });

  await test.step('archives it, and takes it out of the archive', async () => {
    await page.getByRole('link', { name: `Term sheet ${tag}` }).click();
    await page.getByRole('button', { name: 'Archive…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive service' }).click();
    await expect(page.getByText('This service is archived')).toBeVisible();
    await page.getByRole('button', { name: 'Take it out of the archive…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take it out' }).click();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(`Term sheet ${tag}`);
  });

  await test.step('says who sells and where transfers go', async () => {
    await saveSettings(page);
    await lookAt(page, 'operator-settings');
  });

  await test.step('finds it all in the audit', async () => {
    await page.goto('/m/admin/audit?kind=adviser');
    await expect(page.getByRole('row', { name: /Adviser/ }).first()).toContainText('Bola Adeyemi');
    await lookAt(page, 'operator-audit');
  });
});

test('the operator runs a day', async ({ page }) => {
  test.slow();
  const tag = newTag();
  await logInAs(page, 'admin');
  await saveSettings(page);
  const founder = await newFounder(page, `Ngozi ${tag}`);
  const advisers = [await makeAdviser(page, `Bisi ${tag}`), await makeAdviser(page, `Chidi ${tag}`)] as const;
  const priced = await makeService(page, { title: `Review ${tag}`, adviserIds: [advisers[0]] });
  const free = await makeService(page, {
    title: `Hello ${tag}`,
    adviserIds: [advisers[1]],
    prices: { NGN: 0, USD: 0 },
    needsConfirmation: true,
  });
  const day = daysAhead(3);
  const paid = await book(founder, priced, day, `Payer ${tag}`);
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
    await expect(page.getByText('In progress', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Move…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move this booking' });
    await dialog.getByLabel('Day').fill(daysAhead(4));
    await dialog.getByRole('button', { name: '11:00' }).click();
    await lookAt(page, 'operator-move', 'screen');
    await dialog.getByRole('button', { name: 'Move to this time' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(/11:00 AM to 12:00 PM/).first()).toBeVisible();
  });

  await test.step('completes it with notes, which survive a reload', async () => {
    await beginSoon(page, hello.id, advisers[1]);
    const notes = page.getByLabel('Notes for the founder');
    await expect(async () => {
      await page.reload();
      await expect(notes).toBeVisible({ timeout: 2000 });
    }).toPass();
    await notes.fill('Send the deck on Friday.');
    await page.reload();
    await expect(notes).toHaveValue('Send the deck on Friday.');
    await lookAt(page, 'operator-booking');
    await page.getByRole('button', { name: 'Complete this booking' }).click();
    await expect(page.getByText('Send the deck on Friday.')).toBeVisible();
    await expect(notes).toHaveCount(0);
  });

  await test.step('confirms a transfer', async () => {
    await page.goto('/m/admin/transfers');
    await page
      .getByRole('row', { name: new RegExp(`Review ${tag}`) })
      .getByRole('button', { name: /^Confirm/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Confirm a transfer' });
    await dialog.getByLabel('Amount received').fill('10,000');
    await expect(dialog.getByText('This is part payment: ₦15,000.00 is still to come')).toBeVisible();
    await lookAt(page, 'operator-transfer', 'screen');
    await dialog.getByLabel('Amount received').fill('25,000');
    await dialog.getByRole('button', { name: 'Confirm this amount' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('row', { name: new RegExp(`Review ${tag}`) })).toHaveCount(0);
  });

  await test.step('notes that the adviser did not come, and sends the refund', async () => {
    await beginSoon(page, paid.id, advisers[0]);
    await page.goto(`/m/admin/bookings/${paid.id}`);
    const absent = page.getByRole('button', { name: 'Adviser did not come…' });
    await expect(async () => {
      await page.reload();
      await expect(absent).toBeVisible({ timeout: 2000 });
    }).toPass();
    await absent.click();
    const dialog = page.getByRole('dialog', { name: 'The adviser did not come' });
    await expect(dialog.getByText('What was paid of ₦25,000.00 goes back in full.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Adviser did not come' }).click();
    await expect(dialog.getByText('Say why: the founder is told.')).toBeVisible();
    await dialog.getByLabel('Why?').fill('Bisi is ill.');
    await dialog.getByRole('button', { name: 'Adviser did not come' }).click();
    await expect(page.getByText('“Bisi is ill.”').first()).toBeVisible();
    await page.goto('/m/admin/transfers');
    await lookAt(page, 'operator-transfers');
    const refund = page.getByRole('table', { name: 'Refunds' }).getByRole('row', { name: new RegExp(`Payer ${tag}`) });
    await expect(refund).toContainText('₦25,000.00');
    await refund.getByRole('button', { name: /^Mark as sent/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'It is sent' }).click();
    await expect(toast(page, 'Refund marked as sent').first()).toBeVisible();
    await page.goto('/m/admin/ledger');
    await expect(page.getByRole('row', { name: /Bank/ }).first()).toBeVisible();
    await lookAt(page, 'operator-ledger');
  });

  await test.step('notes that a founder did not come', async () => {
    const third = await makeAdviser(page, `Dayo ${tag}`);
    const other = await makeService(page, {
      title: `Chat ${tag}`,
      adviserIds: [third],
      prices: { NGN: 0, USD: 0 },
    });
    const booking = await book(founder, other, day);
    await beginSoon(page, booking.id, third);
    await page.goto(`/m/admin/bookings/${booking.id}`);
    const absent = page.getByRole('button', { name: 'Founder did not come…' });
    await expect(async () => {
      await page.reload();
      await expect(absent).toBeVisible({ timeout: 2000 });
    }).toPass();
    await absent.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Founder did not come' }).click();
    await expect(page.getByRole('heading', { name: 'The founder did not come' })).toBeVisible();
  });

  await test.step('finds it all in the audit', async () => {
    await page.goto('/m/admin/audit?kind=booking');
    await expect(page.getByRole('row', { name: /Booking: founder absent/ }).first()).toContainText('Bola Adeyemi');
    await page.goto('/m/admin/audit?kind=refund');
    await expect(page.getByRole('row', { name: /Refund/ }).first()).toContainText('Bola Adeyemi');
  });
});

/** The keys of the calendar, where there is a keyboard. */
async function moveByKeys(page: Page, day: string) {
  if (isPhone(page)) return;
  await page.getByRole('button', { name: 'Today', exact: true }).focus();
  await page.keyboard.press('w');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/view=week/);
  await page.keyboard.press('t');
  await page.keyboard.press('d');
  await expect(page).toHaveURL(new RegExp(`view=day&date=${daysAhead(0)}`));
  // Letters typed or chosen in a box stay there.
  await page.getByLabel('Adviser').focus();
  await page.keyboard.press('w');
  await expect(page).toHaveURL(/view=day/);
  expect(day > daysAhead(0)).toBe(true);
}

test('the operator answers a quote', async ({ page }) => {
  test.slow();
  const tag = newTag();
  await logInAs(page, 'admin');
  const founder = await newFounder(page, `Ify ${tag}`);
  const quote = await callAs(founder, createQuote, {}, {});
  const params = { quoteId: quote.id };
  await callAs(founder, saveQuoteDraft, params, {
    revision: quote.revision,
    changes: { title: `Data room ${tag}`, brief: 'We need a data room before we raise.', budgetMinor: 50_000_000 },
  });
  await callAs(founder, submitQuote, params);

  await page.goto('/m/admin/quotes?state=pending');
  await lookAt(page, 'operator-quotes');
  await page.getByRole('link', { name: `Data room ${tag}` }).click();
  await expect(page.getByText('We need a data room before we raise.')).toBeVisible();

  await test.step('writes to the founder', async () => {
    await page.getByLabel('Write to the founder').fill('Which documents do you have?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('list', { name: 'Thread' })).toContainText('Which documents do you have?');
  });

  await test.step('makes an offer, with a total that adds up', async () => {
    await page.getByLabel('What is line 1 for?').fill('Structure and access');
    await page.getByLabel('Each').fill('150,000');
    await page.getByLabel('Quantity').fill('2');
    await page.getByRole('button', { name: 'Add a line' }).click();
    await page.getByRole('button', { name: 'Send this offer' }).click();
    await expect(page.getByText('Fill this in.')).toBeVisible();
    await page.getByLabel('What is line 2 for?').fill('Review of contracts');
    await page.getByLabel('Each').nth(1).fill('75,000.50');
    await page.getByLabel('Discount').fill('25,000.50');
    await expect(page.getByText('Total: ₦350,000.00')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Total: ₦350,000.00')).toBeVisible();
    await page.getByRole('button', { name: 'See it as the founder will' }).click();
    await expect(page.getByRole('dialog')).toContainText('Total: ₦350,000.00 once');
    await page.getByRole('button', { name: 'Go on writing' }).click();
    await lookAt(page, 'operator-quote');
    await page.getByRole('button', { name: 'Send this offer' }).click();
    await expect(page.getByText('The founder has version 1 of the offer')).toBeVisible();
  });

  await test.step('takes it back with a reason', async () => {
    await page.getByRole('button', { name: 'Take the offer back…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Take the offer back' });
    await dialog.getByLabel('Why?').fill('We found a conflict of interest.');
    await dialog.getByRole('button', { name: 'Close this quote' }).click();
    await expect(page.getByText('“We found a conflict of interest.”')).toBeVisible();
    await lookAt(page, 'operator-quote-closed');
    await page.goto('/m/admin/audit?kind=quote');
    await expect(page.getByRole('row', { name: /Quote: refuse/ }).first()).toContainText('Bola Adeyemi');
  });
});
