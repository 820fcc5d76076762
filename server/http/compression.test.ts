import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerCompression } from './compression.ts';

const large = { words: Array.from({ length: 400 }, (_, index) => `word ${index}`) };
const plain = JSON.stringify(large);

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await app.register(async (api) => {
    await registerCompression(api);
    for (const path of ['/api/v1/words', '/api/auth/token', '/api/v1/auth/create-role'])
      api.get(path, async () => large);
    api.get('/api/v1/word', async () => ({ word: 'one' }));
    api.get('/api/v1/refused', (_request, reply) => reply.code(400).send(large));
    api.get('/api/v1/file', (_request, reply) => reply.type('application/pdf').send(Buffer.from(plain)));
    api.get('/api/v1/events', (_request, reply) => reply.type('text/event-stream').send(Readable.from([plain])));
  });
});
afterAll(() => app.close());

const ask = (url: string, encoding?: string, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

it.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('sends a large answer to who accepts %s as %s, and the same as the plain one', async (accepted, encoding, open) => {
  for (const [url, status] of [['/api/v1/words', 200] as const, ['/api/v1/refused', 400] as const]) {
    const answer = await ask(url, accepted);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(answer.rawPayload.length).toBeLessThan(plain.length / 2);
    expect(open(answer.rawPayload).toString()).toBe(plain);
  }
});

it.each([
  ['what is small', '/api/v1/word', 'br'],
  ['what was not asked for', '/api/v1/words', undefined],
  ['what is asked for as it is', '/api/v1/words', 'identity'],
  ['a file', '/api/v1/file', 'br'],
  ['a stream of events', '/api/v1/events', 'br'],
  ['a token', '/api/auth/token', 'br'],
  ['an account', '/api/v1/auth/create-role', 'br'],
])('leaves %s as it is', async (_what, url, encoding) => {
  const answer = await ask(url, encoding);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).not.toHaveProperty('content-encoding');
  expect(answer.payload.startsWith('{')).toBe(true);
});

it('answers HEAD without a body', async () => {
  const answer = await ask('/api/v1/words', 'br', 'HEAD');
  expect([answer.statusCode, answer.payload]).toEqual([200, '']);
  expect(answer.headers).not.toHaveProperty('content-encoding');
});
