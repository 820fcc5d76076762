import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { codeOf } from '#tests/authenticator.ts';
import {
  findMail,
  linkIn,
  logIn,
  logInQuietly,
  logOut,
  newEmail,
  signUp,
  signUpByForm,
  somebodyElse,
} from './people.ts';
import { expect, lookAt, test } from './test.ts';

test('a stranger signs up, verifies the e-mail, and logs in again with password and passkey', async ({ page }) => {
  const email = newEmail();
  await signUpByForm(page, { email: `  ${email.toUpperCase()} `, name: 'Ada Obi' });
  await expect(page.getByText('Welcome, Ada').filter({ visible: true }).first()).toBeVisible();
  const banner = page.getByRole('region', { name: 'Email verification' });
  await expect(banner).toContainText('E-mail sending will not work until your account is verified.');
  await lookAt(page, 'founder-overview-unverified');
  await banner.getByRole('button', { name: 'Verify Now' }).click();
  await expect(banner.getByRole('button', { name: 'Email Sent' })).toBeDisabled();

  const mail = await findMail(email, /confirm/i);
  await page.goto(linkIn(mail));
  await page.goto('/m/founder/overview');
  await expect(page.getByText('Welcome, Ada').filter({ visible: true }).first()).toBeVisible();
  await expect(banner).toHaveCount(0);
  await logOut(page);
  await logIn(page, email);
  await page.waitForURL(/\/m\/founder\/overview$/);

  await giveDevice(page);
  await page.goto('/m/profile/account-information');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name', { exact: true }).fill('My phone');
  await lookAt(page, 'passkey-add');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'My phone' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await lookAt(page, 'passkeys');
  await logOut(page);
  await page.goto('/auth/login');
  await lookAt(page, 'login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.waitForURL(/\/m\/founder\/overview$/);
  await page.goto('/m/profile/account-information');
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Passkey removed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My phone' })).toHaveCount(0);
  expect((await findMail(email, /^A passkey was removed/)).text).toContain('“My phone”');
});

/** A device in software, which makes and uses passkeys as soon as it is asked. */
async function giveDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a member changes photo, name, phone and password, and logs in again with a second factor', async ({ page }) => {
  test.slow();
  const email = newEmail();
  await signUp(page, { email });
  await page.goto(linkIn(await findMail(email, /confirm/i)));
  await page.goto('/m/profile');
  await page.getByLabel('Experience').selectOption({ label: '3 years' });
  await page.getByLabel('Company').fill('Kasuwa Ledger Ltd');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Company')).toHaveValue('Kasuwa Ledger Ltd');
  const selfie = sharp({ create: { width: 900, height: 1200, channels: 3, background: '#8a5a2b' } }).jpeg();
  await page
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'selfie.jpg', mimeType: 'image/jpeg', buffer: await selfie.toBuffer() });
  await expect(page.getByRole('button', { name: 'Save photo' })).toBeEnabled();
  await lookAt(page, 'profile-photo');
  await page.getByRole('button', { name: 'Save photo' }).click();
  await expect(page.getByText('Photo updated successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeVisible();
  const shown = page.locator('main img');
  await expect(shown).toHaveJSProperty('naturalWidth', 512);
  await lookAt(page, 'profile');
  await page.getByRole('link', { name: 'Change your name, phone or password' }).click();
  await page.waitForURL(/\/m\/profile\/account-information$/);
  for (const [thing, label, value, toast] of [
    ['name', 'Name', 'Ngozi Eze', 'Name updated successfully'],
    ['phone', 'Phone', '0803 123 4567', 'Contact Info updated successfully'],
  ] as const) {
    await page.getByRole('button', { name: `Change ${thing}` }).click();
    await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(toast)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(page.getByText('+2348031234567')).toBeVisible();
  await expect(page.getByText('Welcome, Ngozi').filter({ visible: true }).first()).toBeVisible();
  const elsewhere = await somebodyElse(page);
  await logInQuietly(elsewhere, email);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Log out .+, last used/ })).toHaveCount(1);
  await lookAt(page, 'account-devices');
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(page.getByText('You are logged out everywhere else')).toBeVisible();
  await expect(page.getByText('This device')).toHaveCount(1);
  await elsewhere.goto('/m/profile');
  await elsewhere.waitForURL(/\/auth\/login/);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('New password', { exact: true }).fill('three brown cows');
  await page.getByLabel('Repeat the new password', { exact: true }).fill('three brown cows');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Password updated successfully')).toBeVisible();
  await lookAt(page, 'account-information');
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  const key = (await dialog.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{4}$/).textContent()) ?? '';
  await lookAt(page, 'second-factor-scan');
  await dialog.getByLabel('Code of your app').fill(await codeOf(key));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('dialog', { name: 'Keep your recovery codes' })).toBeVisible();
  const recoveryCode =
    (await dialog
      .getByText(/^[2-9a-z]{5}-[2-9a-z]{5}$/)
      .first()
      .textContent()) ?? '';
  await lookAt(page, 'second-factor-codes');
  await dialog.getByLabel('I have kept them').check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible();
  await lookAt(page, 'second-factor-on');
  await logOut(page);
  await logIn(page, email, 'three brown cows');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await lookAt(page, 'login-code');
  // The span after the one whose code turned it on: no code works twice.
  await page.getByLabel('Code of your app').fill(await codeOf(key, 1));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(/\/m\/founder\/overview$/);
  await logOut(page);
  await logIn(page, email, 'three brown cows');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(/\/m\/founder\/overview$/);
  expect((await findMail(email, /^A recovery code was used/)).text).toContain('9 are left.');
});

test('a member changes the email, which both addresses confirm', { tag: '@one-width' }, async ({ page }) => {
  const [before, after] = [newEmail(), newEmail()];
  await signUp(page, { email: before });
  await page.goto(linkIn(await findMail(before, /^Confirm your e-mail/)));
  await page.goto('/m/profile/account-information');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(after);
  await lookAt(page, 'email-dialog');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Your new email waits to be confirmed' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await lookAt(page, 'email-waits');

  await page.goto(linkIn(await findMail(before, /^Confirm the change/)));
  await expect(page.getByRole('heading', { name: 'Change your email?' })).toBeVisible();
  await lookAt(page, 'email-old-address');
  await page.getByRole('button', { name: 'Yes, change it' }).click();
  await expect(page.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
  const elsewhere = await somebodyElse(page);
  await elsewhere.goto(linkIn(await findMail(after, /^Confirm your new/)));
  await lookAt(elsewhere, 'email-new-address');
  await elsewhere.getByRole('button', { name: 'Yes, it is mine' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Your email is changed' })).toBeVisible();
  await lookAt(elsewhere, 'email-changed');

  await page.goto('/m/profile/account-information');
  await expect(page.getByRole('main').getByText(after)).toBeVisible();
  await logOut(page);
  await logIn(page, after);
  await page.waitForURL(/\/m\/founder\/overview$/);
});
