import autocannon from 'autocannon';

export interface Target {
  url: string;
  headers?: Record<string, string>;
  method?: 'GET' | 'POST';
  /** A body for each request, so that no two writes are the same. */
  makeBody?: () => { body: string; headers?: Record<string, string> };
}

const seconds = 4;
const rounds = 3;

/** Requests a second of one target over a short, bounded run on loopback. Fails if any answer was not a success. */
async function measure(target: Target): Promise<number> {
  const { makeBody } = target;
  const result = await autocannon({
    url: target.url,
    connections: 16,
    duration: seconds,
    headers: target.headers,
    method: target.method ?? 'GET',
    ...(makeBody && {
      requests: [{ setupRequest: (request) => ({ ...request, ...withHeaders(request.headers, makeBody()) }) }],
    }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${target.url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}

function withHeaders(headers: autocannon.Request['headers'], made: { body: string; headers?: Record<string, string> }) {
  return { body: made.body, headers: { ...headers, ...made.headers } };
}

/** Measures both targets in turn, several times in one run, and gives the medians and their ratio: the machine's mood cancels out. */
export async function compare(
  product: Target,
  bare: Target,
): Promise<{ product: number; bare: number; ratio: number }> {
  const results: { product: number[]; bare: number[] } = { product: [], bare: [] };
  for (let round = 0; round < rounds; round++) {
    results.bare.push(await measure(bare));
    results.product.push(await measure(product));
  }
  const middle = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const [ours, theirs] = [middle(results.product), middle(results.bare)];
  return { product: ours, bare: theirs, ratio: ours / theirs };
}
