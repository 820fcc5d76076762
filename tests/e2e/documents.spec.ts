import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { documentTypeLabels } from '#contract/documents/documents.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { makeIdeas, publishIdea } from './ideas.ts';
import { logInAs, newEmail, signUp } from './people.ts';
import { expect, lookAt, test } from './test.ts';

test('all documents: honest when empty', { tag: '@one-width' }, async ({ page }) => {
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

  await page.getByLabel('Search documents').fill('banana');
  await expect(page.getByText('Showing 1-1 of 1 items')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Search documents')).toHaveValue('banana');
  await page.getByLabel('Search documents').fill('');
  await expect(page.getByText('Showing 1-2 of 2 items')).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Banana boats' }).filter({ visible: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Showing 1-1 of 1 items')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeInViewport({ ratio: 1 });
  await undo.click();
  await expect(page.getByText('Showing 1-2 of 2 items')).toBeVisible();
  await expect(page.getByText('“Banana boats” is back')).toBeInViewport({ ratio: 1 });

  await page.getByRole('button', { name: 'Actions for Banana boats' }).filter({ visible: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(undo).toBeInViewport({ ratio: 1 });
  await lookAt(page, 'all-documents-undo', 'screen');
});

test('all documents: pages, order and filters live in the address', async ({ page, isMobile }) => {
  await signUp(page, { email: newEmail() });
  const titles = Array.from({ length: 12 }, (_, index) => `Idea ${String(index + 1).padStart(2, '0')}`);
  await makeIdeas(
    page,
    titles.map((title) => ({ title })),
  );
  await page.goto('/m/founder/startup-assistant');
  await expect(page.getByText('Showing 1-10 of 12 items')).toBeVisible();
  await lookAt(page, 'all-documents-filters');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Showing 11-12 of 12 items')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Showing 11-12 of 12 items')).toBeVisible();

  const unfold = async () => {
    if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
  };
  await unfold();
  if (isMobile) await page.getByLabel('Sort by').selectOption({ label: 'Name, descending' });
  else {
    await page.getByRole('button', { name: 'Name' }).click();
    await page.getByRole('button', { name: 'Name' }).click();
  }
  await expect(page.getByText('Showing 1-10 of 12 items')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('Idea 12');

  const [type, status] = [page.getByLabel('Type', { exact: true }), page.getByLabel('Status', { exact: true })];
  expect(await type.getByRole('option').allTextContents()).toEqual(['All types', ...Object.values(documentTypeLabels)]);
  await status.selectOption({ label: 'Draft' });
  await type.selectOption({ label: 'SAFE' });
  await expect(page.getByRole('heading', { name: 'No document matches these filters' })).toBeVisible();
  await expect(page).toHaveURL(/\?sort=name&order=desc&type=safe&status=draft$/);
  await lookAt(page, 'all-documents-no-match');
  await page.reload();
  await expect(type).toHaveValue('safe');
  await unfold();
  await page.goBack();
  await expect(page.getByText('Showing 1-10 of 12 items')).toBeVisible();
  await expect(status).toHaveValue('draft');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\?sort=name&order=desc$/);
  await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
});

test('all documents: many leave as one zip file', { tag: '@one-width' }, async ({ page }) => {
  await signUp(page, { email: newEmail() });
  const titles = ['Rice mill', 'Cold rooms', 'Left at home'];
  const [rice = ''] = await makeIdeas(
    page,
    titles.map((title) => ({ ...BOOKKEEPING, title })),
  );
  await publishIdea(page, rice);
  await page.goto('/m/founder/startup-assistant');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(page.getByText('3 selected', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Left at home' }).uncheck();
  await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).not.toBeChecked();
  await lookAt(page, 'all-documents-selected');
  await page.getByRole('button', { name: 'Export 2 selected' }).click();
  const files = page.getByRole('list').filter({ has: page.getByRole('button', { name: /Cancel export|Remove/ }) });
  await expect(files.getByText('2 documents, ready')).toBeVisible({ timeout: 40_000 });
  await page.reload();
  await expect(files.getByText('2 documents, ready')).toBeVisible();
  await lookAt(page, 'all-documents-export');

  const download = page.waitForEvent('download');
  await files.getByRole('button', { name: 'Download zip file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^documents-\d{4}-\d\d-\d\d\.zip$/);
  const unzipped = unzipSync(readFileSync(await file.path()));
  const { documents } = JSON.parse(strFromU8(unzipped['manifest.json'] ?? new Uint8Array()));
  expect(documents.map(({ name, note }: Record<string, string>) => [name, note]).sort()).toEqual([
    ['Cold rooms', 'no version yet'],
    ['Rice mill', undefined],
  ]);
  const listed: { path: string; sha256: string }[] = documents.flatMap(({ files: of }: { files: object[] }) => of);
  expect(listed.map(({ path }) => path.split('.').at(-1))).toEqual(['pdf', 'docx', 'json', 'txt']);
  for (const { path, sha256 } of listed) {
    expect(
      createHash('sha256')
        .update(unzipped[path] ?? '')
        .digest('hex'),
    ).toBe(sha256);
  }

  await page.getByLabel('Search documents').fill('cold');
  await page.getByRole('button', { name: 'Export all 1 found' }).click();
  await expect(files.getByText('1 document, ready')).toBeVisible({ timeout: 40_000 });
  await files.getByRole('button', { name: 'Remove' }).first().click();
  await expect(files.getByText('1 document, ready')).toHaveCount(0);
  await expect(files.getByText('2 documents, ready')).toBeVisible();
});

test('a founder with a year of history finds it all', async ({ page }) => {
  test.slow();
  await logInAs(page, 'seasonedFounder');
  await page.goto('/m/founder/overview');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await lookAt(page, 'founder-overview-seasoned');
  await page.goto('/m/founder/startup-assistant');
  await expect(page.getByText(/Showing 1-\d+ of \d+ items/)).toBeVisible();
  await lookAt(page, 'all-documents-seasoned');
  await page.getByRole('link', { name: 'Kasuwa Ledger (demo)', exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('img', { name: /Support [\d.]+%/ }).first()).toBeVisible();
  await lookAt(page, 'report-seasoned');

  await page.goto(`${new URL(page.url()).pathname}/working#versions`);
  await page.getByRole('link', { name: 'Open version 1' }).filter({ visible: true }).click();
  // The report before has the same bar: the version is there when it says its number.
  await expect(page.getByText(/^Version 1, kept/)).toBeVisible();
  await lookAt(page, 'version');
  await page.goBack();
  await page.getByRole('link', { name: 'What changed in version 2' }).filter({ visible: true }).click();
  await page.waitForURL(/\/versions\/\d+\/comparison/);
  await expect(page.getByRole('table').first()).toBeVisible();
  await lookAt(page, 'comparison');
});

test.describe('somebody else’s idea', () => {
  test.use({ tolerate: ['refusals'] });
  test('does not exist for anybody else', { tag: '@one-width' }, async ({ page, browser, baseURL }) => {
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
