import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { type PageHead, registerLivePages, withHead } from './live-pages.ts';

const shell =
  '<html lang="en-GB"><head><title>Cairn</title><meta name="description" content="All of it"/><meta name="robots" content="noindex, nofollow"/><meta property="og:title" content="Cairn"/><meta property="og:image" content="https://cairn.example/share.png"/><script>let a</script></head></html>';
const hostile = '"><script>alert(1)</script>$& ’ \'';
const shown = { path: '/r/abc', imagePath: '/r/abc/preview.png', imageAlt: hostile };

it('says what the page is in place of what the shell says, whatever was typed', () => {
  const html = withHead(shell, { status: 200, title: hostile, description: hostile, shown }, 'https://cairn.example');
  const safe = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp; ’ &#39;';
  expect(html).toContain(`<title>${safe}</title>`);
  expect(html).toContain(`<meta name="description" content="${safe}"/>`);
  expect(html).toContain(`<meta property="og:title" content="${safe}"/>`);
  expect(html).toContain('<meta property="og:image" content="https://cairn.example/r/abc/preview.png"/>');
  expect(html).toContain('<meta property="og:url" content="https://cairn.example/r/abc"/>');
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(html.match(/<script/g)).toHaveLength(1);
});

it('keeps the picture of the site where there is nothing to show', () => {
  const html = withHead(shell, { status: 410, title: 'Gone', description: 'No more' }, 'https://cairn.example');
  expect(html).toContain('content="https://cairn.example/share.png"');
  expect(html).not.toContain('og:url');
});

it('is asked for anew each time, stays out of search engines, and carries the status of the page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'live-'));
  mkdirSync(join(folder, 'client'));
  writeFileSync(join(folder, 'site.json'), '{}');
  writeFileSync(join(folder, 'client/__spa-fallback.html'), shell);
  const heads: Record<string, PageHead> = {
    here: { status: 200, title: 'Here', description: 'Is', shown },
    gone: { status: 410, title: 'Gone', description: 'No more' },
  };
  const app = Fastify();
  const http = { buildDir: join(folder, 'client'), publicUrl: 'https://cairn.example', serviceWorker: true };
  registerLivePages(app, { http }, [
    { pattern: '/r/:slug', read: async ({ slug = '' }) => heads[slug] ?? expect.unreachable(slug) },
  ]);
  for (const slug of ['here', 'gone']) {
    const { statusCode, headers, body } = await app.inject(`/r/${slug}`);
    expect(statusCode).toBe(heads[slug]?.status);
    expect(body).toContain(`<title>${heads[slug]?.title}</title>`);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': expect.stringContaining("'sha256-"),
    });
  }
  await app.close();
  rmSync(folder, { recursive: true });
});
