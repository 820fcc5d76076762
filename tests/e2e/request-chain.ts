import type { Page, Request } from '@playwright/test';

type Asked = { request: Request; from: number; to: number; isKept: boolean };

/**
 * Follows what a page asks the network for. `longestTo` gives the longest chain of requests that ends with this path, each asked
 * only once the one before was answered: on a slow network each of them is a round trip. What the service worker keeps is none.
 */
export function followRequests(page: Page) {
  const asked: Asked[] = [];
  page.on('request', (request) => {
    asked.push({ request, from: performance.now(), to: Number.POSITIVE_INFINITY, isKept: false });
  });
  page.on('response', (response) => {
    const one = asked.find(({ request }) => request === response.request());
    if (!one) return;
    one.to = performance.now();
    one.isKept = response.fromServiceWorker();
  });

  const chainTo = (one: Asked): number =>
    1 + Math.max(0, ...asked.filter(({ isKept, to }) => !isKept && to <= one.from).map(chainTo));

  return {
    longestTo(path: string): number {
      const last = asked.find(({ request }) => new URL(request.url()).pathname === path);
      if (!last) throw new Error(`Nobody asked for ${path}.`);
      return chainTo(last);
    },
  };
}
