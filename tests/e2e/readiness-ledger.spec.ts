import type { Page } from '@playwright/test';
import { zonedDay } from '#domain/scheduling/zoned-day.ts';
import { newEmail, signUp } from './people.ts';
import { startCheck } from './readiness.ts';
import { expect, lookAt, test } from './test.ts';

test('the cash ledger gives burn and runway, and refuses what is no amount', async ({ page }) => {
  test.slow();
  await signUp(page, { email: newEmail() });
  await startCheck(page, 'angel_safe');
  await page.getByRole('link', { name: /blockers/ }).click();
  await page.getByRole('heading', { name: 'Cash and runway' }).click();
  await page.getByRole('link', { name: 'Open the cash ledger', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cash ledger' })).toBeVisible();
  await expect(page.getByText('Your months will be here')).toBeVisible();

  await test.step('refuses an amount that is none, and keeps it', async () => {
    await page.getByLabel('What for').fill('Salaries');
    await page.getByLabel('Amount', { exact: true }).fill('a lot');
    await page.getByRole('button', { name: 'Enter this line' }).click();
    await expect(page.getByText(/Enter an amount in figures|Give an amount/)).toBeVisible();
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('a lot');
  });

  await test.step('enters three months and the balance', async () => {
    for (const months of [4, 3, 2]) await enterLine(page, months, 'Salaries', '600,000', 'Money out');
    await enterLine(page, 2, 'Angel money', '9,000,000', 'Money in', true);
    await page.getByLabel('Cash in hand and at the bank').fill('3,000,000');
    await page.getByLabel('At the end of which day?').fill(firstDay(0));
    await page.getByRole('button', { name: 'Save the balance' }).click();
    await expect(page.getByText('5.0 months')).toBeVisible();
    await expect(page.getByText('₦600,000', { exact: true }).first()).toBeVisible();
    await lookAt(page, 'readiness-ledger');
  });

  await test.step('changes a line and takes it out', async () => {
    await page.getByRole('button', { name: /^Change Angel money/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Change a line' });
    await dialog.getByLabel('What for').fill('Grant');
    await dialog.getByRole('button', { name: 'Save this line' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: /^Remove Grant/ }).click();
    await page.getByRole('button', { name: 'Remove line' }).click();
    await expect(page.getByRole('button', { name: /^Remove Grant/ })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('5.0 months')).toBeVisible();
  });
});

/** The first day of the month that many months ago, in UTC. */
function firstDay(monthsAgo: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1)).toISOString().slice(0, 10);
}

async function enterLine(page: Page, monthsAgo: number, what: string, amount: string, way: string, raised = false) {
  await page.getByLabel('Month', { exact: true }).fill(firstDay(monthsAgo).slice(0, 7));
  await page.getByRole('radio', { name: way }).check();
  await page.getByLabel('What for').fill(what);
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  if (raised) await page.getByRole('checkbox', { name: /money that I raised/ }).check();
  await page.getByRole('button', { name: 'Enter this line' }).click();
  await expect(
    page.getByRole('button', { name: new RegExp(`^Change ${what}, ${firstDay(monthsAgo).slice(0, 7)}`) }),
  ).toBeVisible();
}

test.describe('where the calendar shows another day than the server’s', () => {
  // There is always such a place: fourteen hours ahead, or eleven behind.
  const zone = new Date().getUTCHours() >= 10 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago';
  test.use({ timezoneId: zone });
  test('the forms offer the founder’s own day, and it is taken', { tag: '@one-width' }, async ({ page }) => {
    await signUp(page, { email: newEmail() });
    await startCheck(page, 'angel_safe');
    await page.getByRole('link', { name: /blockers/ }).click();
    await page.getByRole('heading', { name: 'Cash and runway' }).click();
    await page.getByRole('link', { name: 'Open the cash ledger', exact: true }).click();
    await expect(page.getByLabel('At the end of which day?')).toHaveValue(zonedDay(Date.now(), zone));
    await page.getByLabel('Cash in hand and at the bank').fill('3,000,000');
    await page.getByRole('button', { name: 'Save the balance' }).click();
    await expect(page.getByText('Balance saved')).toBeVisible();
  });
});
