import { expect, lookAt, test } from './test.ts';

const pages = ['/'];

for (const path of pages) {
  test(`${path} is accessible and stands on its own`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await lookAt(page, path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));
  });
}

test.describe('an unknown address', () => {
  test.use({ tolerate: ['refusals'] });
  test('is answered with 404 and a way home', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
