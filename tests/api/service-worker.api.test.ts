import { resolve } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerSite } from '#server/http/site.ts';
import { filesNamed } from '#tests/kept-code.ts';

const sites: Record<'on' | 'off', FastifyInstance> = { on: Fastify(), off: Fastify() };
beforeAll(async () => {
  const http = { buildDir: resolve('build/client'), publicUrl: 'https://cairn.example' };
  for (const [setting, site] of Object.entries(sites))
    await registerSite(site, { isDevelopment: false, http: { ...http, serviceWorker: setting === 'on' } });
});
afterAll(() => Promise.all(Object.values(sites).map((site) => site.close())));

const worker = (setting: 'on' | 'off') => sites[setting].inject({ url: '/sw.js' });

it.each(['on', 'off'] as const)('gives the worker out to be asked for anew each time, switched %s', async (setting) => {
  const answer = await worker(setting);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  const headers = { 'if-none-match': String(answer.headers.etag) };
  expect((await sites[setting].inject({ url: '/sw.js', headers })).statusCode).toBe(304);
});

/** What these files weigh on their way, in bytes. */
async function weigh(files: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const url of files) {
    const answer = await sites.on.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(answer.statusCode, url).toBe(200);
    bytes += answer.rawPayload.length;
  }
  return bytes;
}

it('keeps files that are there, and few of them', async () => {
  const { body } = await worker('on');
  const files = [...filesNamed(body, 'member'), ...filesNamed(body, 'founder')];
  expect(files.length).toBeGreaterThan(30);
  const bytes = await weigh(files);
  // Most of it has come with the page that registers the worker; a browser does not fetch that twice. The rest is
  // mostly words: Next reads the founder's sentence for the kind of idea, and a note for who, how many, when and which belief, also
  // in Pidgin. Since courses opened, Next and the overview also name the lesson that helps, and
  // one can log out without a network: 481 KB on 27 November 2026.
  expect(bytes).toBeLessThan(484 * 1024);
});

it('keeps little more for who has saved a course', async () => {
  const { body } = await worker('on');
  const founder = new Set(filesNamed(body, 'founder'));
  const files = filesNamed(body, 'courses');
  for (const page of ['programs', 'course-page', 'lesson-page'])
    expect(files.filter((file) => file.startsWith(`/assets/${page}-`)).length, page).toBeGreaterThan(0);
  expect(await weigh(files.filter((file) => !founder.has(file)))).toBeLessThan(28 * 1024);
});

it('keeps the code of Next and of the day’s sheet, and of no other page of an idea', async () => {
  const { body } = await worker('on');
  for (const page of ['idea', 'next', 'day']) expect(body).toMatch(new RegExp(`/assets/${page}-[\\w-]{7}\\.js`));
  expect(body).not.toMatch(/\/assets\/working-[\w-]{7}\.js/);
});

it('is undone when it is switched off, and no page asks for it then', async () => {
  const { body } = await worker('off');
  expect(body).toContain('registration.unregister()');
  expect(body).not.toContain('/assets/');
  for (const url of ['/', '/m/overview']) {
    expect((await sites.off.inject(url)).body).toContain('<html data-service-worker="off" ');
    expect((await sites.on.inject(url)).body).not.toContain('data-service-worker');
  }
});

it('lets pages run workers of this site only', async () => {
  const policy = (await sites.on.inject('/m/overview')).headers['content-security-policy'];
  expect(policy).toContain("worker-src 'self'");
});
