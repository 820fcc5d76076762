import { demoPassword, personas } from '#server/seed/personas.ts';
import { logIn, logInAs, logOut } from './people.ts';
import { expect, lookAt, test } from './test.ts';

test('guards: login returns to where one wanted to go, and a missing role leads to /unauthorised', {
  tag: '@one-width',
}, async ({ page }) => {
  await page.goto('/m/notifications?from=test');
  await page.waitForURL(/\/auth\/login\?redirect=/);
  await logIn(page, personas.founder.email, demoPassword);
  await expect(page).toHaveURL(/\/m\/notifications\?from=test$/);
  await lookAt(page, 'notifications');
  await page.goto('/m/investor/overview');
  await page.waitForURL(/\/unauthorised$/);
  await page.goto('/m/overview');
  await page.waitForURL(/\/m\/founder\/overview$/);
});

test('a redirect to another site is ignored', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/auth/login?redirect=//evil.example/m');
  await logIn(page, personas.founder.email, demoPassword);
  await expect(page).toHaveURL(/localhost:\d+\/m\/founder\/overview$/);
});

test('who holds both roles chooses a dashboard', { tag: '@one-width' }, async ({ page }) => {
  await logInAs(page, 'both');
  await page.goto('/m/overview');
  await lookAt(page, 'dashboard-chooser');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Investor dashboard/ })
    .click();
  await page.waitForURL(/\/m\/investor\/overview$/);
  await lookAt(page, 'investor-overview');
});

test('signing out in one tab signs the other out', { tag: '@one-width' }, async ({ page, context }) => {
  await logInAs(page, 'founder');
  await page.goto('/m/founder/overview');
  const other = await context.newPage();
  await other.goto('/m/founder/overview');
  await expect(other.getByText('Welcome, Ada').filter({ visible: true }).first()).toBeVisible();
  await logOut(page);
  await other.waitForURL(/\/auth\/login/);
});

test('an investor lands on the investor overview, also from an unknown page there', { tag: '@one-width' }, async ({
  page,
}) => {
  await logIn(page, personas.investor.email, demoPassword);
  await page.waitForURL(/\/m\/investor\/overview$/);
  await page.goto('/m/investor/nothing-here');
  await page.waitForURL(/\/m\/investor\/overview$/);
});
