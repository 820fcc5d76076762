import type { Page } from '@playwright/test';
import { newEmail, signUp } from './people.ts';
import { expect, lookAt, test } from './test.ts';

const line = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

async function addSafe(page: Page, number: number, amount: string, cap: string) {
  await page.getByRole('button', { name: 'Add a SAFE' }).click();
  await line(page, `SAFE ${number}`).getByLabel('Purchase amount').fill(amount);
  await line(page, `SAFE ${number}`).getByLabel('Valuation cap', { exact: true }).fill(cap);
}

/** Example 1 of the YC Post-Money SAFE User Guide. */
async function enterGuide(page: Page) {
  await page.getByLabel('Currency').selectOption('USD');
  await line(page, 'shareholder 1').getByLabel(/^Name/).fill('Founders');
  await line(page, 'shareholder 1').getByLabel('Shares').fill('9,250,000');
  await page.getByLabel('Options granted').fill('300000');
  await page.getByLabel('Options promised').fill('350000');
  await page.getByLabel('Pool not granted').fill('100000');
  await addSafe(page, 1, '200,000', '4,000,000');
  await addSafe(page, 2, '800,000', '8,000,000');
  await page.getByLabel('Pre-money valuation', { exact: true }).fill('15,000,000');
  await page.getByLabel('New money', { exact: true }).fill('5,000,000');
  await page.getByLabel('Option pool in the round').selectOption('Add shares');
  await page.getByLabel('Shares added to the pool').fill('1,695,000');
}

async function expectGuide(page: Page) {
  const ownership = page.getByRole('table', { name: 'Who owns what before and after the round' });
  await expect(page.getByText('$1.1144', { exact: true })).toBeVisible();
  await expect(page.getByText('17,946,424').first()).toBeVisible();
  await expect(ownership.getByRole('row', { name: /Founders/ })).toContainText('51.54%');
  await expect(ownership.getByRole('row', { name: /not granted/ })).toContainText('10.00%');
  await expect(ownership.getByRole('row', { name: /New investors/ })).toContainText('4,486,719');
  await expect(ownership.getByRole('row', { name: /SAFE 1/ })).toContainText('588,235');
  await expect(ownership.getByRole('row', { name: /SAFE 2/ })).toContainText('1,176,470');
  await expect(page.getByText('Price rounded to 4 decimals, shares rounded down', { exact: false })).toBeVisible();
}

test('a founder sees the published figures, a refusal, and everything again after a reload', async ({ page }) => {
  await signUp(page, { email: newEmail() });
  await page.goto('/m/founder/startup-assistant/generate/cap-table');
  await expect(page.getByRole('heading', { level: 1, name: 'Cap table simulator' })).toBeVisible();
  await lookAt(page, 'cap-table-empty');
  await enterGuide(page);
  await expectGuide(page);
  await lookAt(page, 'cap-table');

  await line(page, 'SAFE 1').getByLabel('Purchase amount').fill('4,000,000');
  await expect(page.getByRole('alert').getByText('These SAFEs sell the whole company')).toBeVisible();
  await expect(page.getByText('There is no result')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('NaN');
  await lookAt(page, 'cap-table-refusal');
  await line(page, 'SAFE 1').getByLabel('Purchase amount').fill('200,000');

  await page.reload();
  await expect(line(page, 'shareholder 1').getByLabel(/^Name/)).toHaveValue('Founders');
  await expectGuide(page);
});

test('a founder sees who gets what at a sale, when shares vest, and begins again', { tag: '@one-width' }, async ({
  page,
}) => {
  await signUp(page, { email: newEmail() });
  await page.goto('/m/founder/startup-assistant/generate/cap-table');
  await enterGuide(page);
  await page.getByRole('tab', { name: 'Sale' }).click();
  await page.getByLabel('The company is sold for').fill('6,000,000');
  const sale = page.getByRole('table', { name: 'Sold for $6,000,000.00' });
  await expect(sale.getByRole('row', { name: /New investors/ })).toContainText('$5,000,000.00');
  await expect(sale.getByRole('row', { name: /SAFE 1/ })).toContainText('$200,000.00');
  await expect(sale.getByRole('row', { name: /Founders/ })).toContainText('$0.00');
  await lookAt(page, 'cap-table-sale');

  await page.getByRole('tab', { name: 'Vesting' }).click();
  await page.getByLabel('Shares that vest').fill('1000000');
  await page.getByLabel('Vesting starts').fill('2024-01-31');
  const vesting = page.getByRole('table', { name: 'Shares vested by date' });
  await expect(vesting.getByRole('row', { name: /31st Jan, 2025/ })).toContainText('250,000');
  await expect(vesting.getByRole('row', { name: /31st Jan, 2028/ })).toContainText('1,000,000');
  await page.getByLabel('Nothing before').fill('60');
  await expect(page.getByText('The cliff cannot be longer than the vesting.')).toBeVisible();
  await page.getByLabel('Nothing before').fill('12');
  await lookAt(page, 'cap-table-vesting');

  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start again' }).click();
  await expect(line(page, 'SAFE 1')).toHaveCount(0);
  await expect(line(page, 'shareholder 1').getByLabel('Shares')).toHaveValue('');
});
