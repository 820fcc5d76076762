import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passOn } from '#tests/setup/pass-on.ts';

/** A round trip of slow 4G, as in bench/slow-visit.ts, in milliseconds. */
export const roundTripMs = 562.5;

interface Asked {
  path: string;
  from: number;
  to: number;
}

/** Stands before the product: each answer takes a round trip, and what was asked when is written down. */
export async function startSlowNetwork(product: string) {
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

export type SlowNetwork = Awaited<ReturnType<typeof startSlowNetwork>>;
