import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '#tests/e2e/browser.ts';
import { median } from './measure.ts';

/** Slow 4G as Lighthouse has a browser throttle to it: 562 ms a round trip, 1.44 Mbit/s down, 675 kbit/s up. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};

/** What a first visit took: bytes over the wire with their headers, times in milliseconds. */
export interface Visit {
  total: number;
  script: number;
  firstPaint: number;
  largestPaint: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Scripts that had to arrive before the first paint. */
  blockingScripts: number;
  styleSheets: number;
}

/** The middle of several first visits on a phone with slow 4G and a CPU four times slower, nothing cached. */
export async function visitSlowly(url: string, runs: number): Promise<Visit> {
  const browser = await chromium.launch(await chromiumLaunchOptions());
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run++) visits.push(await visitOnce(browser, url));
  await browser.close();
  const middle = (key: keyof Visit) => median(visits.map((one) => one[key]));
  return {
    total: middle('total'),
    script: middle('script'),
    firstPaint: middle('firstPaint'),
    largestPaint: middle('largestPaint'),
    shift: middle('shift'),
    blockingScripts: middle('blockingScripts'),
    styleSheets: middle('styleSheets'),
  };
}

/** A page of a phone on slow 4G with a CPU four times slower, nothing cached. Its context is the caller's to close. */
export async function openSlowPhone(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { context, page, devtools };
}

async function visitOnce(browser: Browser, url: string): Promise<Visit> {
  const { context, page, devtools } = await openSlowPhone(browser);
  const types = new Map<string, string>();
  const seen = { total: 0, script: 0, styleSheets: 0 };
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    seen.total += encodedDataLength;
    if (types.get(requestId) === 'Script') seen.script += encodedDataLength;
    if (types.get(requestId) === 'Stylesheet') seen.styleSheets++;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const paints = await readPaints(page);
  await context.close();
  return { ...seen, ...paints };
}

function readPaints(page: Page): Promise<Omit<Visit, 'total' | 'script' | 'styleSheets'>> {
  return page.evaluate(async () => {
    const entries = <Entry>(type: string) =>
      new Promise<Entry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries() as Entry[])).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 200);
      });
    const shifts = await entries<{ value: number; hadRecentInput: boolean }>('layout-shift');
    const resources = await entries<{ initiatorType: string; renderBlockingStatus?: string }>('resource');
    return {
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largestPaint: (await entries<PerformanceEntry>('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
      shift: shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0),
      blockingScripts: resources.filter(
        ({ initiatorType, renderBlockingStatus }) => initiatorType === 'script' && renderBlockingStatus === 'blocking',
      ).length,
    };
  });
}
