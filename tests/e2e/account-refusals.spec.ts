import { findMail, linkIn, logIn, newEmail, password, signUp } from './people.ts';
import { expect, lookAt, test } from './test.ts';

test.use({ tolerate: ['refusals'] });

test('sign-up keeps the input and says what is wrong', async ({ page }) => {
  await page.goto('/auth/signup');
  await page.getByLabel('Full name').fill('Ada');
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('The email address is badly formatted.').first()).toBeVisible();
  await expect(page.getByText('The password must be 6 characters long or more.').first()).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada');
  await lookAt(page, 'signup-errors');
});

test('a wrong password is refused with the input kept', { tag: '@one-width' }, async ({ page }) => {
  await logIn(page, 'founder@cairn.example', 'wrong password');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('founder@cairn.example');
  await lookAt(page, 'login-refused');
});

test('a forgotten password is reset by mail, once', { tag: '@one-width' }, async ({ page }) => {
  const email = newEmail();
  await signUp(page, { email });
  await page.context().clearCookies();
  await page.goto('/auth/forgot-password');
  await lookAt(page, 'forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('a link to reset the password is on its way')).toBeVisible();
  const link = linkIn(await findMail(email, /password/i));
  for (const [label, value] of [
    ['New password', 'another horse'],
    ['Repeat the new password', 'a typo horse'],
  ] as const) {
    if (label === 'New password') await page.goto(link);
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Passwords do not match').first()).toBeVisible();
  await page.getByLabel('Repeat the new password', { exact: true }).fill('another horse');
  await lookAt(page, 'reset-password');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('third horse');
  await page.getByLabel('Repeat the new password', { exact: true }).fill('third horse');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  await page.goto('/auth/login');
  await logIn(page, email, password);
  await expect(page.getByRole('alert')).toBeVisible();
  await logIn(page, email, 'another horse');
  await page.waitForURL(/\/m\/founder\/overview$/);
});
