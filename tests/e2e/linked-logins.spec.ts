import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LoginProvider, settingsOf, startLoginProvider } from '#tests/setup/login-provider.ts';
import { findFreePort } from '#tests/setup/postgres-server.ts';
import { startProduct } from '#tests/setup/product.ts';
import { test as base, expect, lookAt } from './test.ts';

/** A product whose operator has configured two services, each of which is on this machine. */
const test = base.extend<{ services: { google: LoginProvider; campus: LoginProvider }; port: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from here
  port: async ({}, use) => use(String(await findFreePort())),
  baseURL: async ({ port }, use) => use(`http://localhost:${port}`),
  services: async ({ baseURL, port }, use) => {
    const callback = (name: string) => ({ redirectUri: `${baseURL}/api/auth/linked/callback/${name}` });
    const [google, campus] = [
      await startLoginProvider(callback('google')),
      await startLoginProvider(callback('campus')),
    ];
    const folder = mkdtempSync(join(tmpdir(), 'cairn-logins-'));
    const product = await startProduct({
      PORT: port,
      DATA_DIR: folder,
      OIDC_PROVIDERS: 'google,campus',
      OUTBOUND_PRIVATE_HOSTS: '127.0.0.1',
      ...settingsOf('google', google.issuer, 'Google'),
      ...settingsOf('campus', campus.issuer, 'University of Lagos'),
    });
    await use({ google, campus });
    await product.stop();
    await Promise.all([google.close(), campus.close()]);
    rmSync(folder, { recursive: true, force: true });
  },
});
test.use({ leaves: true });

test('somebody signs up with another service, comes back to where they were, links a second one and logs in with it', {
  tag: '@one-width',
}, async ({ page, services }) => {
  test.slow();
  const { google, campus } = services;
  await page.goto('/m/notifications?from=test');
  const withGoogle = page.getByRole('button', { name: 'Continue with Google' });
  await expect(withGoogle).toBeVisible();
  await lookAt(page, 'login-with-services');

  google.nextStops();
  await withGoogle.click();
  await expect(page.getByText('You stopped at the other service')).toBeVisible();
  await lookAt(page, 'login-stopped');

  google.next('ada', { email: 'ada@mail.example', email_verified: true, name: 'Ada Obi' });
  await withGoogle.click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await lookAt(page, 'finish');
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Obi');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(/\/m\/notifications\?from=test$/);

  await page.goto('/m/profile/account-information');
  await expect(page.getByText('None: you log in another way')).toBeVisible();
  campus.next('ada', { email: 'ada@school.example', email_verified: true, name: 'Ada Obi' });
  await page.getByRole('button', { name: 'Link University of Lagos' }).click();
  await expect(page.getByText('The login is linked.')).toBeVisible();
  await expect(page.getByText('ada@school.example')).toBeVisible();
  await lookAt(page, 'linked-logins');

  await page.context().clearCookies({ name: /^cairn\./ });
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Continue with University of Lagos' }).click();
  await page.waitForURL(/\/m\//);
  await page.goto('/m/profile/account-information');
  await expect(page.getByRole('main').getByText('ada@mail.example').first()).toBeVisible();
  // The product of this journey stops before its pages are closed.
  await page.goto('about:blank');
});
