import { expect, it } from 'vitest';
import { robotsTxt, sitemapXml } from './crawlers.ts';

it('keeps crawlers out of the member and auth areas and names the sitemap', () => {
  expect(robotsTxt('https://cairn.example').split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /m',
    'Disallow: /auth',
    'Disallow: /shared',
    'Disallow: /sign',
    '',
    'Sitemap: https://cairn.example/sitemap.xml',
    '',
  ]);
});

it('lists absolute, escaped addresses', () => {
  const xml = sitemapXml('https://cairn.example', ['/', '/a&b']);
  expect(xml).toContain('<loc>https://cairn.example/</loc>');
  expect(xml).toContain('<loc>https://cairn.example/a&#38;b</loc>');
});
