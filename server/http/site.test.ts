import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PUBLIC_URL_PLACEHOLDER } from '#contract/public-url.ts';
import { registerSite } from './site.ts';

const script = 'export const answer = 42;';
const build: Record<string, string | Buffer> = {
  'site.json': JSON.stringify({
    prerendered: ['/', '/terms'],
    sitemap: ['/'],
    patterns: [
      '/',
      '/terms',
      '/auth',
      '/auth/login',
      '/m',
      '/m/overview',
      '/shared',
      '/sign',
      '/confirm-email',
      '/dev/gallery',
    ],
  }),
  'client/index.html': `<link rel="canonical" href="${PUBLIC_URL_PLACEHOLDER}/">`,
  'client/terms/index.html': 'Terms',
  'client/__spa-fallback.html': 'Shell',
  'client/share.png': 'picture',
  'client/assets/a-1.js': script,
  'client/assets/a-1.js.br': brotliCompressSync(script),
};
let folder: string;
let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(build)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  app = Fastify();
  const http = { buildDir: join(folder, 'client'), publicUrl: 'https://cairn.example', serviceWorker: true };
  await registerSite(app, { isDevelopment: false, http });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Asks over the network, for a path as it stands: `inject` would mend it first. */
function ask(path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(address, { path, headers: { accept: 'text/html' } }, (answer) => resolve(answer.resume()))
      .on('error', reject)
      .end();
  });
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

it('lets pages call nobody but us, unless the configuration names somebody', async () => {
  const other = Fastify();
  const http = { buildDir: join(folder, 'client'), publicUrl: 'https://cairn.example', serviceWorker: true };
  const connectTo = ['https://identitytoolkit.googleapis.com'];
  await registerSite(other, { isDevelopment: false, http: { ...http, connectTo } });
  const policyOf = async (site: FastifyInstance) =>
    String((await site.inject('/auth/login')).headers['content-security-policy']);
  const both = [await policyOf(app), await policyOf(other)];
  expect(both.map((policy) => /connect-src [^;]*/.exec(policy)?.[0])).toEqual([
    "connect-src 'self'",
    "connect-src 'self' https://identitytoolkit.googleapis.com",
  ]);
  // Nothing else is any wider.
  expect(both[1]?.replace(` ${connectTo[0]}`, '')).toBe(both[0]);
  await other.close();
});

it('puts its own address into the pages', async () => {
  expect((await get('/')).body).toBe('<link rel="canonical" href="https://cairn.example/">');
});

it.each(['/auth', '/auth/login?redirect=%2Fm', '/m', '/m/overview', '/shared', '/sign', '/confirm-email'])(
  'tells crawlers to leave %s alone',
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
  },
);

it('tells crawlers to leave unknown addresses of the member area alone, too', async () => {
  const answer = await get('/m/no-such-page?x=1', { accept: 'text/html' });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
});

it.each(['/', '/terms', '/sitemap.xml', '/share.png'])('lets crawlers read %s', async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).not.toHaveProperty('x-robots-tag');
});

it('sends hashed files compressed, to be kept for ever', async () => {
  const answer = await get('/assets/a-1.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  const plain = await get('/assets/a-1.js');
  expect(plain.body).toBe(script);
  expect(plain.headers).not.toHaveProperty('content-encoding');
});

it('lets a browser keep an unchanged page', async () => {
  const { headers } = await get('/terms');
  const again = await get('/terms', { 'if-none-match': String(headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

it.each([
  ['/terms/', '/terms'],
  ['/terms///?x=1/&y=//b', '/terms?x=1/&y=//b'],
  ['/auth/login/?redirect=%2Fm%2F', '/auth/login?redirect=%2Fm%2F'],
  ['/m/overview/', '/m/overview'],
])('leads %s to %s, for good', async (url, location) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const answer = await app.inject({ url, method });
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
  }
});

it.each([
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/%2Fevil.example/',
  '//',
  '/a//b/',
])('leads nobody away by %s', async (path) => {
  const answer = await ask(path);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers).not.toHaveProperty('location');
});

it.each(['/api/v1/unknown/', '/api/'])('leaves %s to the API', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

it('keeps a write to an address with a slash at its end from going elsewhere', async () => {
  expect((await app.inject({ url: '/terms/', method: 'POST' })).statusCode).toBe(404);
});

it.each(['/no-such-page', '/assets/gone.js', '/m/no-such-page', '/dev/gallery', '/site.json', '/index.html'])(
  'answers %s with an honest 404',
  async (url) => {
    expect((await get(url, { accept: 'text/html' })).statusCode).toBe(404);
    expect((await get(url, { accept: 'application/json' })).json()).toMatchObject({ code: 'ROUTE_UNKNOWN' });
  },
);
