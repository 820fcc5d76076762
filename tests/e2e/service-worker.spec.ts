import type { Page } from '@playwright/test';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { type Deployments, startDeployments } from './deployments.ts';
import { makeIdeas } from './ideas.ts';
import { keptFiles, waitUntilKept } from './kept-code.ts';
import { newEmail, signUp } from './people.ts';
import { test as base, expect } from './test.ts';

/** On a site of its own, where another build can be deployed. */
const test = base.extend<{ site: Deployments }>({
  site: async ({ browserName: _ }, use) => {
    const site = await startDeployments(`http://localhost:${process.env.E2E_PORT ?? '4300'}`);
    await site.deploy('first');
    await use(site);
    await site.close();
  },
  baseURL: ({ site }, use) => use(site.url),
});

test.use({ tolerate: ['offline', 'refusals'] });

/** Opens Next of a new idea, and waits until it would open without a network too. */
async function openIdea(page: Page): Promise<string> {
  await signUp(page, { email: newEmail() });
  const [ideaId = ''] = await makeIdeas(page, [BOOKKEEPING]);
  const next = `/m/founder/startup-assistant/validate/${ideaId}`;
  await page.goto(next);
  await expect(page.getByRole('link', { name: 'Add a day of conversations' })).toBeVisible();
  await waitUntilKept(page);
  return next;
}

const startOf = (page: Page) =>
  page.evaluate(() => document.querySelector('link[rel=modulepreload]')?.getAttribute('href') ?? '');
const shells = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('cairn-shell-')));

test('a new deployment leaves an open page its code, comes with the next one, and takes the old one’s place', {
  tag: '@one-width',
}, async ({ page, context, site }) => {
  const next = await openIdea(page);
  const [oldStart, oldShells] = [await startOf(page), await shells(page)];
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  await site.deploy('second');

  // The old build is gone from the server. What the device keeps of it still serves, and what it does not is said to be newer.
  await page.getByRole('link', { name: 'Add a day of conversations' }).click();
  const note = page.getByRole('group', { name: 'Person 1' }).getByLabel('What did they say or do?');
  await note.fill('Typed under the old build');
  await page.getByRole('link', { name: 'What to do next' }).click();
  await page.getByRole('link', { name: 'Working' }).click();
  await expect(page.getByText(/A newer version is here/)).toBeVisible();
  expect(loads).toBe(0);

  await page.goto(`${next}/day`);
  await expect(note).toHaveValue('Typed under the old build');
  expect(await startOf(page)).not.toBe(oldStart);
  // The new worker is there, and waits until this page is closed.
  await expect.poll(() => shells(page)).toHaveLength(2);
  await page.close();

  // A page that is closed takes a moment to be gone, and one that is opened before that keeps the old worker.
  let opened = page;
  await expect(async () => {
    opened = await context.newPage();
    await opened.goto(next);
    const kept = await shells(opened);
    if (kept.length > 1) await opened.close();
    expect(kept).toHaveLength(1);
  }).toPass();
  expect(await shells(opened)).not.toEqual(oldShells);
  await waitUntilKept(opened);
  expect(await keptFiles(opened)).not.toContain(oldStart);
  await context.setOffline(true);
  await opened.reload();
  await expect(opened.getByText('This is your idea as it was on')).toBeVisible();
});

test('switched off, the next page that is opened removes it with all that it kept', {
  tag: '@one-width',
}, async ({ page, site }) => {
  const next = await openIdea(page);
  await site.deploy('first', { serviceWorker: false });
  await page.goto(next);
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await expect.poll(left).toEqual([]);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Add a day of conversations' })).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await left()).toEqual([]);
});
