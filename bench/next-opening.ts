import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from '@playwright/test';
import { apiPrefix } from '#contract/endpoint.ts';
import { readIdea } from '#contract/validation/validation.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { chromiumLaunchOptions } from '#tests/e2e/browser.ts';
import { makeIdeas } from '#tests/e2e/ideas.ts';
import { waitUntilKept } from '#tests/e2e/kept-code.ts';
import { newEmail, signUp } from '#tests/e2e/people.ts';
import { passOn } from '#tests/setup/pass-on.ts';
import { type Measurement, median } from './measure.ts';

/** A round trip of slow 4G, as in bench/slow-visit.ts, in milliseconds. */
const roundTripMs = 562.5;
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

async function openNext(browser: Browser, network: Network) {
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

interface Asked {
  path: string;
  from: number;
  to: number;
}

type Network = Awaited<ReturnType<typeof startSlowNetwork>>;

/** Stands before the product: each answer takes a round trip, and what was asked when is written down. */
async function startSlowNetwork(product: string) {
  const asked: Asked[] = [];
  const server = createServer((request, answer) => {
    const one = { path: request.url ?? '', from: performance.now(), to: Number.POSITIVE_INFINITY };
    // Of that the browser asks by itself, after a page is opened, and nothing waits for it.
    if (one.path !== '/sw.js') asked.push(one);
    answer.on('finish', () => {
      one.to = performance.now();
    });
    setTimeout(() => passOn(product, request, answer), roundTripMs);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));

  /** The longest chain of requests since `start`, each asked only once the one before had answered, that ends with this path. */
  function roundsUntil(path: string, start: number): number {
    const chainTo = (one: Asked): number => {
      const before = asked.filter(({ from, to }) => from >= start && to <= one.from);
      return 1 + Math.max(0, ...before.map(chainTo));
    };
    const last = asked.find((one) => one.path === path && one.from >= start);
    if (!last) throw new Error(`Nobody asked for ${path}.`);
    return chainTo(last);
  }

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    roundsUntil,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
