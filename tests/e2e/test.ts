import { join, resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { oneWidth, widths } from './widths.ts';

/** Nobody looks at them after every run, and they take their time: only with SCREENSHOTS=1. */
const screenshots = process.env.SCREENSHOTS ? resolve('screenshots') : undefined;

/** Messages of the browser itself about an answer that a test asked for on purpose. */
const expectedMessages: Record<string, RegExp> = {
  refusals: /Failed to load resource: the server responded with a status of 4\d\d/,
  unreachable: /Failed to load resource: (net::ERR_FAILED|the server responded with a status of 503)/,
  // A page's own call, and one that the service worker made for it.
  offline: /Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)/,
};

interface Fixtures {
  /** Console messages that this test provokes on purpose; any other error fails it. */
  tolerate: (keyof typeof expectedMessages)[];
  /** Whether the journey leads to another host and back; the pages here call none all the same. */
  leaves: boolean;
}

/** Pages on which any console error, uncaught exception or call to another host fails the test. */
export const test = base.extend<Fixtures>({
  tolerate: [[], { option: true }],
  leaves: [false, { option: true }],
  context: async ({ context, baseURL, tolerate, leaves }, use) => {
    const faults: string[] = [];
    const allowed = tolerate.map((kind) => expectedMessages[kind]);
    context.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !allowed.some((pattern) => pattern?.test(text)))
        faults.push(`${text} (${message.location().url})`);
    });
    context.on('weberror', (fault) => faults.push(fault.error().message));
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      const isOnTheWay = leaves && request.isNavigationRequest();
      if (/^https?:$/.test(protocol) && origin !== baseURL && !isOnTheWay)
        faults.push(`call to another host: ${request.url()}`);
    });
    await use(context);
    expect(faults).toEqual([]);
  },
});

export { expect };

/** WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  expect(await findingsOf(page, { runOnly })).toEqual([]);
}

/** What axe finds, in the page itself and with nothing told of what passed: that takes half the time. */
async function findingsOf(page: Page, options: { runOnly: string[] }): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ ...options, resultTypes: ['violations'] })
    .analyze();
  const findings: string[] = [];
  for (const { id, impact, nodes } of violations) {
    for (const { target } of nodes) {
      const place = target.join(' ');
      if (id === 'target-size' && (await isLargeInTheMiddle(page, place))) continue;
      findings.push(`${impact} ${id}: ${place}`);
    }
  }
  return findings;
}

/** A target that lies half under a bar that stays in place is measured as small, wherever the page was scrolled to. */
async function isLargeInTheMiddle(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { violations } = await new AxeBuilder({ page }).include(target).withRules('target-size').analyze();
  return violations.length === 0;
}

/** In the dark nothing but the colours changes. */
const check = {
  light: expectAccessible,
  dark: async (page: Page) => expect(await findingsOf(page, { runOnly: ['color-contrast'] })).toEqual([]),
};

/**
 * Checks the page in both themes, and in both widths where the journey runs in one. With SCREENSHOTS=1 it photographs it too, into
 * an ignored folder; only the screen where a dialog lies over the page.
 */
export async function lookAt(page: Page, name: string, part: 'page' | 'screen' = 'page'): Promise<void> {
  // The page itself, not what stands in for it while its code arrives.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page).toHaveTitle(/\S/);
  const own = page.viewportSize();
  if (!own) throw new Error('the page has no size');
  const sizes = base.info().tags.includes(oneWidth) ? [widths.desktop, own] : [own];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await lookAtWidth(page, `${name}-${size.width}`, part === 'page');
  }
}

async function lookAtWidth(page: Page, name: string, fullPage: boolean): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settle(page);
    await check[colorScheme](page);
    await expectNoSidewaysScroll(page);
    if (screenshots) await page.screenshot({ path: join(screenshots, `${name}-${colorScheme}.png`), fullPage });
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** Waits until what is sliding or fading in has arrived. What turns for ever never does, nor what stands still by itself. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    const arrived = Promise.allSettled(ending.map(({ finished }) => finished));
    return Promise.race([arrived, new Promise((done) => setTimeout(done, 3_000))]);
  });
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'the page must not scroll sideways').toBeLessThanOrEqual(0);
}
