import type { Page } from '@playwright/test';
import { logInAs } from './people.ts';
import { expect, test } from './test.ts';

const network = 'Network error. Please check your connection and try again.';
const newer = /A newer version is here/;
/** The code of the page of quotes, and of nothing else. */
const quotesCode = /\/assets\/quotes-page-[^/]*\.js$/;
const quotes = '/m/founder/consultation/quotes';
const typed = 'Typed before the code went missing';

// What a service worker fetches cannot be held back here: tests/e2e/offline-day.spec.ts has the pages that it answers.
test.use({ tolerate: ['refusals', 'unreachable'], serviceWorkers: 'block' });

/** Types into a form that keeps no draft, and counts how often the browser loads a page from then on. */
async function typeSomething(page: Page): Promise<{ loads: () => number }> {
  await logInAs(page, 'founder');
  await page.goto('/m/founder/startup-assistant/validate');
  await titleOf(page).fill(typed);
  let count = 0;
  page.on('domcontentloaded', () => count++);
  return { loads: () => count };
}

const titleOf = (page: Page) => page.locator('input[name=title]');

/** Follows a link of the app, as the menus do. */
async function goToQuotes(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 0));
  if ((page.viewportSize()?.width ?? 0) < 1024) await page.getByRole('button', { name: 'Open menu' }).click();
  else await page.getByRole('button', { name: 'Consultation' }).hover();
  await page.getByRole('link', { name: 'Quotes' }).click();
}

test('a page whose code does not come leaves what is on screen, says so, and comes when tried again', async ({
  page,
}) => {
  const { loads } = await typeSomething(page);
  await page.route(quotesCode, (route) => route.abort());
  await goToQuotes(page);
  const screen = page.getByRole('alertdialog', { name: 'Something went wrong' });
  await expect(screen.getByText(network, { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await screen.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(titleOf(page)).toHaveValue(typed);
  await expect(screen).toHaveCount(0);

  await goToQuotes(page);
  await expect(screen).toBeVisible();
  await page.unroute(quotesCode);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
  await expect(page).toHaveURL(quotes);
  expect(loads()).toBe(0);
});

test('a first page whose code does not come says so and stays', { tag: '@one-width' }, async ({ page }) => {
  await logInAs(page, 'founder');
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  await page.route(quotesCode, (route) => route.fulfill({ status: 503 }));
  await page.goto(quotes);
  await expect(page.getByText(network, { exact: true })).toBeVisible();
  await page.unroute(quotesCode);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
  expect(loads).toBe(1);
});

test('says so, too, when not even the framework comes', { tag: '@one-width' }, async ({ page }) => {
  await page.route(/\/assets\/framework-/, (route) => route.abort());
  await page.goto('/auth/login');
  await expect(page.getByText(network, { exact: true })).toBeVisible();
  await page.unroute(/\/assets\/framework-/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
});

test('a new deployment leaves what is typed, is announced, and comes with the next page', {
  tag: '@one-width',
}, async ({ page }) => {
  const { loads } = await typeSomething(page);
  // The old build is gone. The HTML of the new one names files that are there.
  await page.route(quotesCode, (route) => route.fulfill({ status: 404, json: { code: 'ROUTE_UNKNOWN' } }));
  page.on('request', (request) => request.isNavigationRequest() && void page.unroute(quotesCode));
  await goToQuotes(page);
  await expect(page.getByText(newer)).toBeVisible();
  await expect(titleOf(page)).toHaveValue(typed);
  expect(loads()).toBe(0);
  await page.keyboard.press('Escape');
  await goToQuotes(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
  await expect(page.getByText(newer)).toHaveCount(0);
  expect(loads()).toBe(1);
});
