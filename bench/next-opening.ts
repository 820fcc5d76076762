import { type Browser, chromium, type Page } from '@playwright/test';
import { apiPrefix } from '#contract/endpoint.ts';
import { readIdea } from '#contract/validation/validation.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { chromiumLaunchOptions } from '#tests/e2e/browser.ts';
import { makeIdeas } from '#tests/e2e/ideas.ts';
import { waitUntilKept } from '#tests/e2e/kept-code.ts';
import { newEmail, signUp } from '#tests/e2e/people.ts';
import { type Measurement, median } from './measure.ts';
import { roundTripMs, type SlowNetwork, startSlowNetwork } from './slow-network.ts';

const mostRounds = 2;
const runs = 5;

/** How many requests must answer one after the other before a founder can work on Next, the site's code being on the device. */
export async function measureNextOpening(product: string): Promise<Measurement[]> {
  const network = await startSlowNetwork(product);
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const openings = await openNext(browser, network);
    const rounds = Math.max(...openings.map((opening) => opening.rounds));
    return [
      {
        name: 'Next with its code cached, requests one after the other until the idea is there',
        value: String(rounds),
        budget: `≤ ${mostRounds}`,
        kept: rounds <= mostRounds,
      },
      {
        name: `Next, milliseconds until "Add what you saw" is usable, at ${roundTripMs} ms a round trip`,
        value: median(openings.map(({ ms }) => ms)).toFixed(0),
      },
    ];
  } finally {
    await browser.close();
    network.close();
  }
}

async function openNext(browser: Browser, network: SlowNetwork) {
  const context = await browser.newContext({ baseURL: network.url, viewport: { width: 360, height: 780 } });
  const first = await context.newPage();
  await signUp(first, { email: newEmail() });
  const [ideaId = ''] = await makeIdeas(first, [BOOKKEEPING]);
  const address = `/m/founder/startup-assistant/validate/${ideaId}`;
  await first.goto(address);
  await addButton(first).waitFor();
  await waitUntilKept(first);
  await first.close();
  const openings: { rounds: number; ms: number }[] = [];
  for (let run = 0; run < runs; run++) {
    const page = await context.newPage();
    const started = performance.now();
    await page.goto(address, { waitUntil: 'commit' });
    await addButton(page).waitFor();
    const ms = performance.now() - started;
    openings.push({
      rounds: network.roundsUntil(`${apiPrefix}${readIdea.path.replace(':ideaId', ideaId)}`, started),
      ms,
    });
    await page.close();
  }
  await context.close();
  return openings;
}

const addButton = (page: Page) => page.getByRole('button', { name: 'Add what you saw' }).filter({ visible: true });
