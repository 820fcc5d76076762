import { chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '#tests/e2e/browser.ts';
import { homePageBudget, inKilobytes } from '#tests/home-page-weight.ts';
import { type Measurement, median } from './measure.ts';

/** Slow 4G as Lighthouse has it: 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};
const runs = 5;

interface Visit {
  total: number;
  script: number;
  firstPaint: number;
  largestPaint: number;
  /** Scripts that had to arrive before the first paint. */
  blocking: number;
}

/** Bytes over the wire and paint times of the home page on a phone with slow 4G and a CPU four times slower, nothing cached. */
export async function measureHomePage(url: string): Promise<Measurement[]> {
  const browser = await chromium.launch(await chromiumLaunchOptions());
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 });
    visits.push(await visit(await context.newPage(), url));
    await context.close();
  }
  await browser.close();
  const middle = (key: keyof Visit) => median(visits.map((one) => one[key]));
  return [
    {
      name: 'home page, everything, compressed',
      value: inKilobytes(middle('total')),
      budget: `≤ ${inKilobytes(homePageBudget.total)}`,
      kept: middle('total') <= homePageBudget.total,
    },
    {
      name: 'home page, of it JavaScript',
      value: inKilobytes(middle('script')),
      budget: `≤ ${inKilobytes(homePageBudget.script)}`,
      kept: middle('script') <= homePageBudget.script,
    },
    {
      name: 'home page, scripts in the way of first paint',
      value: String(middle('blocking')),
      budget: '0',
      kept: middle('blocking') === 0,
    },
    { name: 'home page, first contentful paint, slow 4G and 4× CPU', value: `${middle('firstPaint').toFixed(0)} ms` },
    {
      name: 'home page, largest contentful paint, slow 4G and 4× CPU',
      value: `${middle('largestPaint').toFixed(0)} ms`,
    },
  ];
}

async function visit(page: Page, url: string): Promise<Visit> {
  const devtools = await page.context().newCDPSession(page);
  const types = new Map<string, string>();
  const bytes = { total: 0, script: 0 };
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.total += encodedDataLength;
    if (types.get(requestId) === 'Script') bytes.script += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'networkidle' });
  const paints = await page.evaluate(readPaints);
  return { ...bytes, ...paints };
}

function readPaints(): Promise<Pick<Visit, 'firstPaint' | 'largestPaint' | 'blocking'>> {
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
    renderBlockingStatus?: string;
  })[];
  const blocking = resources.filter(
    (entry) => entry.initiatorType === 'script' && entry.renderBlockingStatus === 'blocking',
  ).length;
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const largestPaint = list.getEntries().at(-1)?.startTime ?? Number.NaN;
      resolve({ firstPaint, largestPaint, blocking });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
