import type { Page } from '@playwright/test';
import { logIn, newEmail, signUp } from './people.ts';
import { expect, test } from './test.ts';

/** Begins a new idea and stands on the first step of its questions. */
async function startIdea(page: Page, title: string): Promise<string> {
  const email = newEmail();
  await signUp(page, { email });
  await page.goto('/m/founder/startup-assistant/validate');
  await page.getByRole('textbox').first().fill(title);
  await page.getByRole('main').getByRole('button', { name: 'Start this idea' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The idea' })).toBeVisible();
  return email;
}

const pitchOf = (page: Page) => page.locator('#pitch');
const saved = (page: Page) => page.getByText('Saved', { exact: true }).filter({ visible: true }).first();

test.describe('a lost connection', () => {
  test.use({ tolerate: ['offline'] });

  test('loses nothing that was typed, not even with a reload in between', { tag: '@one-width' }, async ({
    page,
    context,
  }) => {
    await startIdea(page, 'Offline idea');
    await expect(saved(page)).toBeVisible();
    await context.setOffline(true);
    await pitchOf(page).fill('Typed in a tunnel, with ₦ and Ọ̀yọ́ in it.');
    await expect(page.getByText('Not saved: you are offline, kept on this device').first()).toBeVisible();
    await context.setOffline(false);
    await expect(saved(page)).toBeVisible({ timeout: 30_000 });
    await page.reload();
    await expect(pitchOf(page)).toHaveValue('Typed in a tunnel, with ₦ and Ọ̀yọ́ in it.');
  });

  test('keeps on the device what could not be sent before the page was closed', { tag: '@one-width' }, async ({
    page,
    context,
  }) => {
    await startIdea(page, 'Closed while offline');
    const address = page.url();
    await context.setOffline(true);
    await pitchOf(page).fill('Typed just before the phone died.');
    await expect(page.getByText('Not saved: you are offline, kept on this device').first()).toBeVisible();
    await page.goto('about:blank');
    await context.setOffline(false);
    await page.goto(address);
    await expect(pitchOf(page)).toHaveValue('Typed just before the phone died.');
    await expect(saved(page)).toBeVisible({ timeout: 30_000 });
  });
});

test.describe('two devices', () => {
  test.use({ tolerate: ['refusals'] });

  test('keep each other’s answers, and ask where both changed the same one', { tag: '@one-width' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = await startIdea(page, 'Two devices');
    const other = await (await browser.newContext({ baseURL })).newPage();
    await logIn(other, email);
    await other.waitForURL(/overview$/);
    await other.goto(page.url());
    await expect(other.getByRole('heading', { level: 1, name: 'The idea' })).toBeVisible();
    await pitchOf(page).fill('What the first one says.');
    await expect(saved(page)).toBeVisible();
    await other.locator('#title').fill('Two phones');
    await expect(saved(other)).toBeVisible();
    await expect(pitchOf(other)).toHaveValue('What the first one says.');

    await pitchOf(page).fill('The first one again.');
    await expect(saved(page)).toBeVisible();
    await pitchOf(other).fill('The second one at the same time.');
    await expect(other.getByRole('heading', { name: 'Changed here and elsewhere' })).toBeVisible();
    await expect(other.getByText('The first one again.').first()).toBeVisible();
    await other.getByRole('button', { name: 'Keep what I typed here' }).click();
    await expect(saved(other)).toBeVisible();
    await page.reload();
    await expect(pitchOf(page)).toHaveValue('The second one at the same time.');
    await other.context().close();
  });
});

test('a second tab shows what the first has saved', { tag: '@one-width' }, async ({ page, context }) => {
  await startIdea(page, 'Two tabs');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1, name: 'The idea' })).toBeVisible();
  await pitchOf(page).fill('What the first tab says.');
  await expect(pitchOf(other)).toHaveValue('What the first tab says.');
});

test('a vague intake gets no score and says which fields to fix', { tag: '@one-width' }, async ({ page }) => {
  await startIdea(page, 'Everyone app');
  await pitchOf(page).fill('An app for everyone that does everything.');
  await expect(saved(page)).toBeVisible();
  await page.goto(page.url().replace(/\/questions.*/, ''));
  await expect(page.getByText('Not testable yet: fix these fields').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /Support [\d.]+%/ })).toHaveCount(0);
});
