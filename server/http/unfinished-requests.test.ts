import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { registerErrorHandling } from './error-handler.ts';
import { registerUnfinishedLimits } from './unfinished-requests.ts';

/** Only a busy machine needs as long. */
const patience = { timeout: 15_000 };

let app: FastifyInstance;
afterEach(() => app.close());

async function serve(limits: Parameters<typeof registerUnfinishedLimits>[1]) {
  app = Fastify({ forceCloseConnections: true });
  registerErrorHandling(app);
  registerUnfinishedLimits(app, limits);
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/', async ({ body }) => ({ body }));
  await app.listen({ port: 0, host: '127.0.0.1' });
}

/** Begins a request with two bytes of body, and sends only the first. */
function begin(type = 'application/json') {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  let heard = '';
  socket.on('data', (text) => {
    heard += text;
  });
  socket.on('error', () => undefined);
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 2\r\n\r\n{`);
  return {
    finish: () => void socket.write('}'),
    closed: once(socket, 'close'),
    hears: (text: string) => vi.waitFor(() => expect(heard).toContain(text), patience),
    leave: () => void socket.destroy(),
  };
}
const send = () => app.inject({ method: 'POST', url: '/', payload: {} });

describe('requests that are begun and not ended', () => {
  it('are few for one address, and make room when they end, in whichever way', async () => {
    await serve({ mostEach: 2, longestMs: 60_000 });
    const [first, second] = [begin(), begin()];
    await vi.waitFor(async () => expect((await send()).statusCode).toBe(429), patience);
    expect((await send()).json()).toMatchObject({ code: 'REQUEST_LIMITED' });
    first.finish();
    await first.hears('200 OK');
    expect((await send()).statusCode).toBe(200);
    second.leave();
    const [third] = [begin()];
    await vi.waitFor(async () => expect((await send()).statusCode).toBe(200), patience);
    third.finish();
    await third.hears('200 OK');
  });

  it('end by themselves, but for files, which may take longer', async () => {
    await serve({ mostEach: 10, longestMs: 50 });
    const [form, file] = [begin(), begin('multipart/form-data; boundary=x')];
    await form.closed;
    file.finish();
    await file.hears('200 OK');
  });

  it('do not count once they are whole', async () => {
    await serve({ mostEach: 2, longestMs: 60_000 });
    for (let count = 0; count < 10; count++) expect((await send()).statusCode).toBe(200);
    const answers = await Promise.all([app.inject({ url: '/' }), app.inject({ url: '/' }), app.inject({ url: '/' })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });
});
