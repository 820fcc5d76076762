import { logInAs, newEmail, signUp } from './people.ts';
import { expect, lookAt, test } from './test.ts';

test('all documents: honest when empty', async ({ page }) => {
  await signUp(page, { email: newEmail() });
  await page.goto('/m/founder/startup-assistant');
  await expect(page.getByRole('heading', { name: 'Your documents will be here' })).toBeVisible();
  await lookAt(page, 'all-documents-empty');
});

test('all documents: search, sort, rename, delete and undo', async ({ page }) => {
  await signUp(page, { email: newEmail() });
  for (const title of ['Banana boats', 'Apple press']) {
    await page.goto('/m/founder/startup-assistant/validate');
    await page.getByRole('textbox').first().fill(title);
    await page.getByRole('main').getByRole('button', { name: 'Start this idea' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The idea' })).toBeVisible();
  }
  await page.goto('/m/founder/startup-assistant');
  await expect(page.getByText('Showing 1-2 of 2 items')).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Apple press' }).filter({ visible: true }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename document' });
  await rename.getByLabel('Name').fill('Cider press');
  await rename.getByRole('button', { name: /Rename|Save/ }).click();
  await expect(page.getByRole('link', { name: 'Cider press' }).filter({ visible: true })).toBeVisible();

  await page.getByLabel('Search your documents').fill('banana');
  await expect(page.getByText('Showing 1-1 of 1 items')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Search your documents')).toHaveValue('banana');
  await page.getByLabel('Search your documents').fill('');
  await expect(page.getByText('Showing 1-2 of 2 items')).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Banana boats' }).filter({ visible: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Showing 1-1 of 1 items')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Showing 1-2 of 2 items')).toBeVisible();
});

test('a founder with a year of history finds it all', async ({ page }) => {
  test.slow();
  await logInAs(page, 'seasonedFounder');
  await page.waitForURL(/\/m\/founder\/overview$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await lookAt(page, 'founder-overview-seasoned');
  await page.goto('/m/founder/startup-assistant');
  await expect(page.getByText(/Showing 1-\d+ of \d+ items/)).toBeVisible();
  await lookAt(page, 'all-documents-seasoned');
  await page.getByRole('link', { name: 'Kasuwa Ledger (demo)' }).filter({ visible: true }).click();
  await expect(page.getByRole('img', { name: /Support [\d.]+%/ }).first()).toBeVisible();
  await lookAt(page, 'report-seasoned');

  await page.getByRole('link', { name: 'Open version 1' }).filter({ visible: true }).click();
  await page.waitForURL(/\/versions\/1$/);
  await expect(page.getByRole('img', { name: /Support [\d.]+%/ }).first()).toBeVisible();
  await lookAt(page, 'version');
  await page.goBack();
  await page.getByRole('link', { name: 'What changed in version 2' }).filter({ visible: true }).click();
  await page.waitForURL(/\/versions\/\d+\/comparison/);
  await expect(page.getByRole('table').first()).toBeVisible();
  await lookAt(page, 'comparison');
});

test.describe('somebody else’s idea', () => {
  test.use({ tolerate: ['refusals'] });
  test('does not exist for anybody else', async ({ page, browser, baseURL }) => {
    await logInAs(page, 'seasonedFounder');
    await page.goto('/m/founder/startup-assistant');
    const link = page.locator('main a[href*="/validate/"]').first();
    const address = (await link.getAttribute('href')) ?? '';
    expect(address).toContain('/validate/');
    const stranger = await (await browser.newContext({ baseURL })).newPage();
    await logInAs(stranger, 'founder');
    await stranger.goto(address);
    await expect(stranger.getByRole('heading', { name: 'No such idea' })).toBeVisible();
  });
});
