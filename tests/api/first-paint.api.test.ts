import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerSite } from '#server/http/site.ts';
import { prerenderedPaths } from '../../scripts/prerendered-paths.ts';

let site: FastifyInstance;
beforeAll(async () => {
  site = Fastify();
  const http = { buildDir: resolve('build/client'), publicUrl: 'https://cairn.example', serviceWorker: true };
  await registerSite(site, { isDevelopment: false, http });
});
afterAll(() => site.close());

const inline = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`, 'g'))].map(([, text = '']) => text);
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe.each(prerenderedPaths)('%s is painted from its HTML alone', (path) => {
  let html: string;
  let policy: Map<string | undefined, string[]>;
  beforeAll(async () => {
    const answer = await site.inject(path);
    html = answer.payload;
    const rules = String(answer.headers['content-security-policy']).split('; ');
    policy = new Map(rules.map((rule) => rule.split(' ')).map(([name, ...sources]) => [name, sources]));
  });

  it('holds the one style sheet, which the content policy names by its hash', () => {
    const [styles = '', ...others] = inline(html, 'style');
    expect(styles).toContain('.font-display');
    expect(others).toEqual([]);
    expect(policy.get('style-src')).toEqual(["'self'", hash(styles)]);
    expect(html).not.toContain('rel="stylesheet"');
  });

  it('runs no script that the content policy does not name by its hash', () => {
    const scripts = inline(html, 'script');
    expect(scripts.length).toBeGreaterThan(2);
    expect(new Set(policy.get('script-src'))).toEqual(new Set(["'self'", ...scripts.map(hash)]));
    expect(html).not.toContain('<script src');
  });

  it('asks for neither code nor typefaces before it is painted', () => {
    expect(html).not.toMatch(/rel="(?:modulepreload|preload|prefetch)"/);
    const [start = '', ...others] = inline(html, 'script').filter((script) => script.includes('/assets/'));
    expect(start).toContain('"afterPaint":true');
    expect(start).not.toMatch(/\bimport\s*["*{]/);
    expect(others).toEqual([]);
  });

  it('names typefaces that are there', async () => {
    const faces = [...html.matchAll(/url\("?(\/assets\/[^)"]+\.woff2)/g)].map(([, url = '']) => url);
    expect(faces.length).toBeGreaterThan(3);
    for (const face of faces) expect((await site.inject(face)).statusCode, face).toBe(200);
  });
});

it('lets the application shell, which shows nothing before, ask for its code at once', async () => {
  const { payload } = await site.inject('/auth/login');
  expect(payload).toContain('rel="modulepreload"');
  expect(payload).toContain('"afterPaint":false');
});
