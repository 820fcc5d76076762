import { expect, lookAt, test } from './test.ts';
import { widths } from './widths.ts';

const pages = ['/', '/privacy', '/terms', '/help-support', '/unauthorised'];

for (const path of pages) {
  test(`${path} is accessible and stands on its own`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.getByRole('button', { name: 'I understand' }).click();
    await lookAt(page, path === '/' ? 'home' : path.slice(1));
  });
}

test('the home page stays short, with every section and the services in it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'I understand' }).click();
  await page.locator('#consultation').scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: /^Choose a time/ }).first()).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const isPhone = page.viewportSize()?.width === widths.phone.width;
  expect(height).toBeLessThanOrEqual(isPhone ? 8000 : 5500);
});

test('the privacy policy is one page at two addresses, canonical at /privacy', { tag: '@one-width' }, async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/privacy$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the home page can be read and leads on', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const id of [
      'hero',
      'about',
      'process',
      'tools',
      'learnandgrow',
      'consultation',
      'pricing',
      'testimonials',
      'community',
      'blog',
    ]) {
      await expect(page.locator(`#${id}`)).toBeVisible();
    }
    await page.getByRole('link', { name: 'Get Started' }).filter({ visible: true }).first().click();
    expect(new URL(page.url()).pathname).toBe('/auth/signup');
  });

  test('the help page opens the question that its address names', async ({ page }) => {
    await page.goto('/help-support#bank-transfer');
    await expect(page.getByText('Write the reference on the transfer')).toBeInViewport();
    await expect(page.getByText('15 minutes. Pay within them')).toBeHidden();
  });
});

test.describe('an unknown address', () => {
  test.use({ tolerate: ['refusals'] });
  test('is answered with 404 and a way home', { tag: '@one-width' }, async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await lookAt(page, 'not-found');
    await page.getByRole('main').getByRole('link', { name: /home/i }).first().click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

test('the sample in the hero moves with the evidence', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/');
  const support = page.locator('#hero').getByText(/^20\.6/);
  await expect(support).toBeVisible();
  await page.getByRole('checkbox', { name: '200 more friends say they like it' }).check();
  await expect(page.getByText(/^Nothing moved\./)).toBeVisible();
  await expect(support).toBeVisible();
  await page.getByRole('checkbox', { name: /4 strangers pay/ }).check();
  await expect(support).toHaveCount(0);
  await expect(page.locator('#hero').getByText(/^34\.1/)).toBeVisible();
});

test('cookie consent with only necessary cookies: one button, and it is remembered', { tag: '@one-width' }, async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'I understand' })).toBeVisible();
  await lookAt(page, 'home-consent');
  await page.getByRole('button', { name: 'I understand' }).click();
  const readConsent = async () => (await context.cookies()).find((cookie) => cookie.name.startsWith('cc_'));
  await expect.poll(readConsent).toBeDefined();
  const consent = await readConsent();
  expect(consent).toMatchObject({ path: '/', sameSite: 'Lax' });
  const days = ((consent?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(182);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'I understand' })).toHaveCount(0);
});
