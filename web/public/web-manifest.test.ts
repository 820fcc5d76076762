import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { themeColour } from '#ui/theme-colour.ts';
import { webManifest } from './web-manifest.ts';

it('tells a phone the product’s name, language, start, colours and pictures that are there', () => {
  const { icons, ...about } = webManifest;
  expect(about).toEqual({
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: 'en-GB',
    id: '/',
    start_url: '/m/overview',
    scope: '/',
    display: 'standalone',
    background_color: themeColour.light,
    theme_color: themeColour.light,
  });
  expect(icons.map(({ src, sizes, type }) => [src, sizes, type])).toEqual([
    ['/favicon.svg', 'any', 'image/svg+xml'],
    ['/icon-192.png', '192x192', 'image/png'],
    ['/icon-512.png', '512x512', 'image/png'],
    ['/icon-maskable-512.png', '512x512', 'image/png'],
  ]);
  for (const { src } of icons) expect(existsSync(`public${src}`), src).toBe(true);
});
