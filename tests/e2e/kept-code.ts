import type { Page } from '@playwright/test';
import { filesNamed } from '#tests/kept-code.ts';
import { expect } from './test.ts';

/** Waits until the service worker keeps every file that it names for a founder, or for a saved course too, on the device of a page. */
export async function waitUntilKept(page: Page, part: 'founder' | 'courses' = 'founder'): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const worker = await page.evaluate(async () => (await fetch('/sw.js')).text());
  const named = [...filesNamed(worker, 'member'), ...filesNamed(worker, part)];
  // The bench has a slow network, and not the time that the journeys' configuration gives.
  await expect.poll(() => keptFiles(page), { timeout: 60_000 }).toEqual(expect.arrayContaining(named));
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
