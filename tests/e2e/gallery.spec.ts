import type { Page } from '@playwright/test';
import { expect, expectAccessible, lookAt, test } from './test.ts';

/** The design system in a browser, under the product's own content security policy. */
test.beforeEach(async ({ page }) => {
  await page.goto('/dev/gallery');
  await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible();
});

/** Presses Tab often enough to go round and says where the focus never should have been. */
async function tabsOutside(page: Page, inside: string): Promise<string[]> {
  const outside: string[] = [];
  for (const key of [...Array(8).fill('Tab'), ...Array(8).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const escaped = await page.evaluate((selector) => {
      const active = document.activeElement;
      return active?.closest(selector) ? null : (active?.outerHTML.slice(0, 80) ?? 'nothing');
    }, inside);
    if (escaped) outside.push(escaped);
  }
  return outside;
}

test('every component is accessible in both themes and fits the screen', async ({ page }) => {
  await lookAt(page, 'gallery');
});

test('a dialog holds the focus, closes on Escape and gives the focus back', { tag: '@one-width' }, async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Edit name' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit your name' });
  await expect(dialog).toBeVisible();
  const overlay = () => dialog.evaluate((element) => getComputedStyle(element, '::backdrop').opacity);
  await expect.poll(overlay).toBe('1');
  await expectAccessible(page);
  expect(await tabsOutside(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a confirm dialog closes on its overlay, but not while it is processing', { tag: '@one-width' }, async ({
  page,
}) => {
  await page.clock.install();
  await page.reload();
  const opener = page.getByRole('button', { name: 'Delete report' }).last();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this report?' });
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(dialog).toBeHidden();

  await opener.click();
  await page.clock.pauseAt(Date.now() + 60_000);
  await dialog.getByRole('button', { name: 'Delete report' }).click();
  await expect(dialog.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.mouse.click(4, 4);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(2000);
  await expect(dialog).toBeHidden();
});

test('an alert dialog says its text and stays until it is answered', { tag: '@one-width' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Enrol', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Log in first' });
  await expect(dialog).toContainText('Please log in to enroll in courses');
  await page.mouse.click(4, 4);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
});

test('the sheet is at most 300 px wide, holds the focus and closes on Escape', { tag: '@one-width' }, async ({
  page,
}) => {
  const opener = page.getByRole('button', { name: 'Open menu' }).last();
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet.getByRole('link', { name: 'Pricing' })).toBeVisible();
  const box = await sheet.locator('.modal-panel').boundingBox();
  expect(Math.floor(box?.width ?? 0)).toBeLessThanOrEqual(300);
  expect(await tabsOutside(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a menu works by arrow keys and type-ahead', { tag: '@one-width' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Adaeze' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('log');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Signed out')).toBeVisible();
});

test('toasts are read out, replace their like and can be undone', { tag: '@one-width' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Error', exact: true }).click();
  const errors = page.getByRole('list', { name: 'Errors' });
  // The live region around the list is there before there is anything to read out.
  await expect(errors.locator('..')).toHaveAttribute('aria-live', 'assertive');
  await expect(errors).toContainText('Network error. Please check your connection and try again.');
  await page.getByRole('button', { name: 'Info with Undo' }).click();
  await page.getByRole('button', { name: 'Info with Undo' }).click();
  await expect(page.getByText('Report deleted')).toHaveCount(1);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  // It stays while it has the focus, however long the look at it takes.
  await undo.focus();
  await expectAccessible(page);
  await undo.press('Enter');
  await expect(page.getByText('Report restored')).toBeVisible();
});

test('a toast that appears under a resting pointer goes; one that is pointed at stays', { tag: '@one-width' }, async ({
  page,
}) => {
  await page.clock.install();
  await page.reload();
  const success = page.getByRole('button', { name: 'Success', exact: true });
  const shown = page.getByText('Name updated successfully');
  await success.press('Enter');
  await shown.hover();
  await page.clock.runFor(60_000);
  await expect(shown).toBeVisible();
  await page.getByRole('list', { name: 'Messages' }).getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(shown).toBeHidden();
  await success.press('Enter');
  await expect(shown).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(shown).toBeHidden();
});

test('a failed form leads from its summary to the field', { tag: '@one-width' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const summary = page.getByRole('region', { name: 'Check these answers' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Enter your name.' }).click();
  const name = page.locator('#example-name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Enter your name.');
});

test('a chosen theme holds against the system and over a reload', { tag: '@one-width' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect.poll(paper).not.toBe(light);
  const dark = await paper();
  await page.reload();
  expect(await paper()).toBe(dark);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('radio', { name: 'Light' }).check({ force: true });
  await expect.poll(paper).toBe(light);
});

test('a table sorts, by its headings or by a select on phones', async ({ page, isMobile }) => {
  const table = page.getByRole('table', { name: 'Documents' });
  if (isMobile) {
    await page.getByLabel('Sort by').selectOption({ label: 'Name, descending' });
  } else {
    await table.getByRole('button', { name: 'Name' }).click();
    await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  }
  await expect(table.getByRole('row').nth(1)).toContainText('School fees');
});
