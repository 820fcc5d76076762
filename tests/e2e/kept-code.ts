import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until the service worker keeps the code of the day's sheet on the device of a page. */
export async function waitUntilKept(page: Page): Promise<void> {
  await expect
    .poll(async () => (await keptFiles(page)).some((file) => /\/assets\/(\w+-)?day-[\w-]{7}\.js$/.test(file)))
    .toBe(true);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** The addresses of everything that the service worker keeps. */
export function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const files: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      files.push(...requests.map(({ url }) => new URL(url).pathname));
    }
    return files;
  });
}
