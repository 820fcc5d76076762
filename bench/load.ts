import autocannon from 'autocannon';
import { median } from './measure.ts';

export interface Target {
  url: string;
  headers?: Record<string, string>;
  /** For writes: what each request changes, so that no two do the same. */
  next?: () => { method: 'PATCH'; path: string; body: string };
}

export interface Comparison {
  product: number;
  bare: number;
  ratio: number;
}

const seconds = 4;
const rounds = 3;

/** Requests a second of one target over a short, bounded run on loopback. Fails if any answer was not a success. */
async function measure({ url, headers, next }: Target): Promise<number> {
  const requests = next && [{ setupRequest: (request: autocannon.Request) => ({ ...request, ...next() }) }];
  const result = await autocannon({ url, connections: 16, duration: seconds, headers, ...(requests && { requests }) });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  return result.requests.average;
}

/** Measures both targets in turn, several times in one run, and gives the medians and their ratio: the machine's mood cancels out. */
export async function compare(product: Target, bare: Target): Promise<Comparison> {
  const results: { product: number[]; bare: number[] } = { product: [], bare: [] };
  for (let round = 0; round < rounds; round++) {
    results.bare.push(await measure(bare));
    results.product.push(await measure(product));
  }
  const [ours, theirs] = [median(results.product), median(results.bare)];
  return { product: ours, bare: theirs, ratio: ours / theirs };
}

export function describe({ product, bare, ratio }: Comparison): string {
  return `${ratio.toFixed(2)} (${Math.round(product)} to ${Math.round(bare)})`;
}
