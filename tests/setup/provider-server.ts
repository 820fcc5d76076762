import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong with one call. `before`: nothing was done; `after`: it was done, and nobody hears of it as they should. */
export type Fault = {
  /** A part of `METHOD /path`. */
  on: string;
  when: 'before' | 'after';
  what: 'silent' | 'cut' | 'html' | 'truncated' | 500 | 503 | 429;
  /** In seconds. */
  retryAfter?: number;
  times?: number;
};

export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
}
export type Reply = { status: number; json: unknown; headers?: Record<string, string> };

/** A message to us, signed over its very bytes. */
export interface Delivery {
  headers: Record<string, string>;
  body: string;
}

/** A server of the test in place of a provider's: it answers, or has the fault that comes next for such a call. */
export async function startProviderServer(
  answer: (call: Call) => Promise<Reply> | Reply,
  words: { 429: unknown; 500: unknown },
) {
  const faults: Fault[] = [];
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://provider');
    const { method = '', headers } = request;
    const call = { method, path: pathname, query, headers, body: Buffer.concat(chunks).toString() };
    calls.push(call);
    const index = faults.findIndex(({ on }) => `${method} ${pathname}`.includes(on));
    const fault = faults[index];
    if (fault) {
      fault.times = (fault.times ?? 1) - 1;
      if (fault.times <= 0) faults.splice(index, 1);
    }
    const reply = fault?.when === 'before' ? undefined : await answer(call);
    if (!fault && reply) return end(reply.status, JSON.stringify(reply.json), reply.headers);
    const hint: Record<string, string> =
      fault?.retryAfter === undefined ? {} : { 'retry-after': `${fault.retryAfter}` };
    switch (fault?.what) {
      case 'silent':
        return;
      case 'cut':
        return void request.socket.destroy();
      case 'html':
        return end(200, '<html><body>Bad gateway</body></html>', { 'content-type': 'text/html' });
      case 'truncated':
        return end(200, JSON.stringify(reply?.json ?? {}).slice(0, 20));
      case 429:
        return end(429, JSON.stringify(words[429]), hint);
      default:
        return end(fault?.what ?? 500, JSON.stringify(words[500]), hint);
    }
    function end(status: number, text: string, more: Record<string, string> = {}): void {
      response.writeHead(status, { 'content-type': 'application/json', ...more }).end(text);
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** How many calls there were of a `METHOD /path`. */
    countOf: (on: string) => calls.filter(({ method, path }) => `${method} ${path}`.includes(on)).length,
    fault: (...next: Fault[]) => void faults.push(...next),
    clearFaults: () => void faults.splice(0),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Holds messages until a test delivers them, or gives each to `tell` before the provider answers the call that caused it. */
export function createDeliveries(sign: (body: string) => Record<string, string>) {
  const waiting: Delivery[] = [];
  const state: { tell: ((delivery: Delivery) => Promise<unknown>) | undefined } = { tell: undefined };
  return {
    state,
    waiting,
    async post(message: object): Promise<void> {
      const body = JSON.stringify(message);
      const delivery = { body, headers: { 'content-type': 'application/json', ...sign(body) } };
      waiting.push(delivery);
      await state.tell?.(delivery);
    },
  };
}
