import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '#tests/e2e/browser.ts';
import { type Measurement, median } from './measure.ts';
import { openSlowPhone } from './slow-visit.ts';

const sentence = 'Bookkeeping by WhatsApp for market traders in Lagos who keep their accounts in notebooks';
/** A slow thumb: two letters a second. This product's own convention; only what the product adds to it is measured. */
const letterMs = 500;
const mostMs = 120_000;
const mostTaps = 8;
const runs = 3;

/** How long, and with how many taps, a stranger comes from the address to the first truth about one sentence. */
export async function measureFirstTruth(url: string): Promise<Measurement[]> {
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const visits: { ms: number; taps: number }[] = [];
    for (let run = 0; run < runs; run++) visits.push(await visitOnce(browser, url));
    const ms = median(visits.map((visit) => visit.ms));
    const taps = Math.max(...visits.map((visit) => visit.taps));
    return [
      {
        name: `stranger to first truth, ${sentence.length} letters typed, slow 4G and 4× CPU`,
        value: `${(ms / 1000).toFixed(1)} s`,
        budget: `≤ ${mostMs / 1000} s`,
        kept: ms <= mostMs,
      },
      { name: 'stranger to first truth, taps', value: String(taps), budget: `≤ ${mostTaps}`, kept: taps <= mostTaps },
    ];
  } finally {
    await browser.close();
  }
}

async function visitOnce(browser: Browser, url: string) {
  const { context, page } = await openSlowPhone(browser);
  await countTaps(page);
  const started = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  const field = page.getByLabel(/^Your idea in one sentence/);
  await field.click();
  await field.fill(sentence);
  await page.getByRole('button', { name: 'See what must be true' }).click();
  await page.getByRole('region', { name: 'Five things that must be true first' }).waitFor();
  const ms = performance.now() - started + sentence.length * letterMs;
  const taps = await page.evaluate(() => Number(document.body.dataset.taps ?? 0));
  await context.close();
  return { ms, taps };
}

/** From before anything is painted, and before the page is alive. */
const countTaps = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pointerdown', () => {
      document.body.dataset.taps = String(Number(document.body.dataset.taps ?? 0) + 1);
    });
  });
