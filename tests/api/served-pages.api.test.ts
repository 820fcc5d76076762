import { resolve } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { registerSite } from '#server/http/site.ts';

const publicUrl = 'https://cairn.example';
const site = Fastify();
beforeAll(() =>
  registerSite(site, {
    isDevelopment: false,
    http: { buildDir: resolve('build/client'), publicUrl, serviceWorker: true },
  }),
);
afterAll(() => site.close());

const read = async (url: string) => (await site.inject(url)).body;
const metaOf = (html: string, property: string) =>
  [...html.matchAll(new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`, 'g'))].map(
    ([, text]) => text,
  );

it('previews a private link as the site itself: its picture, and nothing of the document', async () => {
  const html = await read('/shared');
  expect(metaOf(html, 'og:image')).toEqual([`${publicUrl}/share.png`]);
  expect([...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title)).toEqual([brand.name]);
  for (const title of metaOf(html, 'og:title')) expect(title).toBe(brand.name);
  expect(metaOf(html, 'robots').join()).toContain('noindex');
  expect((await site.inject('/share.png')).headers['content-type']).toBe('image/png');
});

it('links the web manifest on pages of both kinds, and serves its icons in the sizes that it says', async () => {
  for (const page of ['/', '/m/overview'])
    expect(await read(page)).toContain('<link rel="manifest" href="/site.webmanifest"');
  const answer = await site.inject('/site.webmanifest');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  const { icons } = answer.json<{ icons: { src: string; sizes: string; type: string }[] }>();
  expect(icons.length).toBeGreaterThan(2);
  for (const { src, sizes, type } of icons) {
    const icon = await site.inject(src);
    expect(icon.headers['content-type'], src).toBe(type);
    const { width, height, format } = await sharp(icon.rawPayload).metadata();
    expect(sizes === 'any' ? format : `${width}x${height}`, src).toBe(sizes === 'any' ? 'svg' : sizes);
  }
});
