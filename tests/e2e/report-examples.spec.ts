import type { Page } from '@playwright/test';
import { expect, lookAt, test } from './test.ts';

async function openExample(page: Page, name: string): Promise<void> {
  await page.goto(`/dev/report?example=${name}`);
  await expect(page.getByRole('heading', { level: 2, name: /^Verdict/ })).toBeVisible();
}

for (const example of ['evidence', 'untested', 'contradicted', 'not-testable']) {
  test(`the validation report of an idea (${example}) is accessible and fits every width`, async ({ page }) => {
    await openExample(page, example);
    await lookAt(page, `report-${example}`);
  });
}

test('everything folded away in the report is accessible and fits once it is opened', async ({ page }) => {
  await openExample(page, 'evidence');
  await page.locator('section details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
  const tooWide = await page
    .locator('section table')
    .evaluateAll((tables) =>
      tables
        .filter((table) => table.getBoundingClientRect().width > (table.parentElement?.clientWidth ?? 0) + 1)
        .map((table) => table.querySelector('caption')?.textContent),
    );
  expect(tooWide, 'tables must fit their column').toEqual([]);
  await lookAt(page, 'report-opened');
});

test('the name of an assumption leads to its figures, opened', { tag: '@one-width' }, async ({ page }) => {
  await openExample(page, 'evidence');
  await expect(page.getByText('The cap is 6 × 1 = 6, so 6 counts.')).toBeHidden();
  await page
    .getByRole('link', { name: /^They have the problem/ })
    .first()
    .click();
  await expect(page.getByText('The cap is 6 × 1 = 6, so 6 counts.')).toBeVisible();
  await expect(page.getByText('Importance 5 of 5').first()).toBeInViewport();
});

test('the contents lead to a section and keep the rest of the address', async ({ page, isMobile }) => {
  await openExample(page, 'evidence');
  const contents = page.getByRole('navigation', { name: 'In this report' });
  if (isMobile) {
    await page.getByRole('heading', { name: 'Assumption map' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 600);
    await contents.getByText('In this report').click();
  }
  await contents.getByRole('link', { name: 'Unit economics' }).click();
  await expect(page.getByRole('heading', { name: 'Unit economics' })).toBeInViewport();
  await expect(page).toHaveURL(/example=evidence#economics$/);
});

test('on paper the report starts with one page, in black and white and with everything opened', {
  tag: '@one-width',
}, async ({ page }) => {
  await openExample(page, 'evidence');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('article')).toContainText('What to test next');
  await expect(page.getByRole('navigation', { name: 'In this report' })).toBeHidden();
  await expect(page.getByText('The cap is 6 × 1 = 6, so 6 counts.')).toBeVisible();
  const ink = await page
    .getByText('Some of what matters most')
    .first()
    .evaluate((text) => getComputedStyle(text).color);
  expect(ink).toBe('rgb(27, 33, 29)');
});
