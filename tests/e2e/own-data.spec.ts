import { newEmail, signUp } from './people.ts';
import { expect, lookAt, test } from './test.ts';

// An address that is not the account's is refused.
test.use({ tolerate: ['refusals'] });

test('a founder takes everything along, deletes the account, changes their mind, and deletes it again', {
  tag: '@one-width',
}, async ({ page }) => {
  const email = newEmail();
  await signUp(page, { email });
  await page.goto('/m/profile/settings');
  await page.getByRole('link', { name: /deleting your account/ }).click();
  await expect(page.getByRole('heading', { name: 'Your data', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Collect my data' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click({ timeout: 60_000 });
  expect((await downloading).suggestedFilename()).toMatch(/^your-data-\d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByText('You agreed to the terms of service, version 2')).toBeVisible();

  await page.getByText('What stays, and why').click();
  await expect(page.getByText(/Tax and accounting law makes us keep invoices/)).toBeVisible();
  await lookAt(page, 'own-data');

  const ask = async (typed: string) => {
    await page.getByRole('button', { name: 'Delete my account…' }).click();
    await page.getByLabel('Your e-mail address').fill(typed);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  };
  await ask('somebody-else@cairn.example');
  await expect(page.getByText('This is not the e-mail address of your account.').first()).toBeVisible();
  await lookAt(page, 'own-data-other-address');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await ask(email.toUpperCase());
  const ends = page.getByRole('region', { name: 'Your account ends' });
  await expect(ends).toBeVisible();
  await lookAt(page, 'own-data-ending');

  // On every page, with the way back in one press.
  await page.goto('/m/founder/overview');
  await ends.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('You keep your account')).toBeVisible();
  await expect(ends).toBeHidden();
  await page.goto('/m/profile/data');
  await ask(email);
  await expect(ends).toBeVisible();
  await page.reload();
  await expect(ends).toBeVisible();
});
