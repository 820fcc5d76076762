import { readFileSync } from 'node:fs';
import { expect, test } from './test.ts';

const { prerendered } = JSON.parse(readFileSync('build/site.json', 'utf8')) as { prerendered: string[] };

test.describe('the prerendered pages', () => {
  for (const path of prerendered) {
    test(`${path} holds nothing that the content security policy would block`, { tag: '@one-width' }, async ({
      request,
    }) => {
      const html = await (await request.get(path)).text();
      expect(html).not.toMatch(/\sstyle=/);
      expect(html).not.toMatch(/\son[a-z]+=/);
      expect(html).not.toContain('public-url.invalid');
    });

    test(`${path} has no dead link`, { tag: '@one-width' }, async ({ page, request, baseURL }) => {
      await page.goto(path);
      const links = await page
        .locator('a[href]')
        .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
      expect(links.length).toBeGreaterThan(20);
      for (const link of new Set(links)) {
        const url = new URL(link);
        if (url.origin !== baseURL) {
          expect(['https:', 'mailto:', 'tel:']).toContain(url.protocol);
          continue;
        }
        const answer = await request.get(url.pathname + url.search);
        expect(answer.status(), link).toBe(200);
        if (url.hash) expect(await answer.text(), link).toContain(`id="${url.hash.slice(1)}"`);
      }
    });
  }
});

test('robots.txt and the sitemap name pages that exist', { tag: '@one-width' }, async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  expect(pages).toContain(`${baseURL}/`);
  for (const page of pages) expect((await request.get(page)).status(), page).toBe(200);
});

test('the cookie preferences open from the footer and are saved', async ({ page, context }) => {
  await page.goto('/privacy');
  // The notice comes with the page's code; a press just as it slides in could fall on it instead.
  await expect(page.getByRole('region', { name: 'Only necessary cookies' })).toBeVisible();
  await page.getByRole('button', { name: 'Cookie preferences' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cookie preferences' });
  await expect(dialog.getByRole('checkbox', { name: 'Necessary' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Save my preferences' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'I understand' })).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).toContain('cc_cookie');
});

test('the preferences list every cookie that the site sets, before and after signing in', {
  tag: '@one-width',
}, async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'I understand' }).click();
  await expect.poll(async () => (await context.cookies()).length).toBe(1);
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill('both@cairn.example');
  await page.getByLabel('Password', { exact: true }).fill('cairn-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/m/overview');
  await page.goto('/');
  await page.getByRole('button', { name: 'Cookie preferences' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Necessary' }).click();
  const listed = await page.getByRole('dialog').getByRole('cell').allInnerTexts();
  for (const { name } of await context.cookies()) expect(listed).toContain(name);
});

test.describe('at laptop width', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('the services open by keyboard and close by Escape, which gives the focus back', { tag: '@one-width' }, async ({
    page,
  }) => {
    await page.goto('/');
    const services = page.getByRole('button', { name: 'Services' });
    await services.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Courses & Programs' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Courses & Programs' })).toBeHidden();
    await expect(services).toBeFocused();
  });

  test('the active item follows the section that is read', { tag: '@one-width' }, async ({ page }) => {
    await page.goto('/');
    const active = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=true]');
    await expect(active).toHaveText('Home');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await expect(active).toHaveText('Pricing');
    await page.goto('/privacy');
    await expect(active).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { name: 'Notes from the margin' })).toBeInViewport();
  });

  test('a person who is signed in here sees Dashboard and Logout', { tag: '@one-width' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('cairn.signedIn', '1'));
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/m/overview');
    await expect(header.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Get Started' })).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the menu slides in, keeps the focus and closes by Escape', { tag: '@one-width' }, async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const close = menu.getByRole('button', { name: 'Close' });
    await expect(close).toBeInViewport();
    expect((await close.evaluate((button) => button.closest('.modal-panel')?.clientWidth)) ?? 999).toBeLessThanOrEqual(
      300,
    );
    await close.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(menu.getByRole('link', { name: 'Login' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('choosing a section closes the menu and shows it', { tag: '@one-width' }, async ({ page }) => {
    await page.goto('/terms');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Startup Tools' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await expect(page.getByRole('heading', { name: /Three tools that share what you enter/ })).toBeInViewport();
  });
});
