import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import chromiumPack from '@sparticuz/chromium';
import sharp from 'sharp';
import { brand } from '../content/brand.ts';
import { markBox, markPaths } from '../ui/cairn/stones.ts';
import { themeColour } from '../ui/theme-colour.ts';

/** `node scripts/make-images.ts` draws the icons and the share image into public/: run it after changing the brand or the mark. */
const root = fileURLToPath(new URL('..', import.meta.url));
const out = (name: string) => join(root, 'public', name);
const light = { moss: '#2e6a4c', clay: '#c4562b', ink: '#1b211d', stone: '#6b6f68', line: '#e4dfd5' };
const dark = { moss: '#7fc29b' };
const stones = markPaths.map((path) => `<path d="${path}"/>`).join('');

await drawIcons();
await drawShareImage();

async function drawIcons(): Promise<void> {
  const style = `<style>g{fill:${light.moss}}@media(prefers-color-scheme:dark){g{fill:${dark.moss}}}</style>`;
  writeFileSync(
    out('favicon.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${markBox}"><title>${brand.name}</title>${style}<g>${stones}</g></svg>\n`,
  );
  await drawIcon('icon-192.png', 192, 0.72);
  await drawIcon('icon-512.png', 512, 0.72);
  await drawIcon('icon-maskable-512.png', 512, 0.56);
  await drawIcon('apple-touch-icon.png', 180, 0.68);
}

/** The mark on paper, as wide as `share` of the square. */
async function drawIcon(name: string, size: number, share: number): Promise<void> {
  const inset = 24 - 24 * share;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${markBox}" width="${size}" height="${size}">
    <rect width="48" height="48" fill="${themeColour.light}"/>
    <g fill="${light.moss}" transform="translate(${inset} ${inset}) scale(${share})">${stones}</g></svg>`;
  await sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toFile(out(name));
}

/** A browser draws it, because it needs the site's own typefaces. */
async function drawShareImage(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await chromiumPack.executablePath(),
    args: ['--headless=shell', '--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(shareCard());
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await browser.close();
  await sharp(picture).png({ palette: true, colours: 48, effort: 10 }).toFile(out('share.png'));
}

function shareCard(): string {
  return `<style>
    @font-face { font-family: Fraunces; font-weight: 400 700; src: url(${fontUrl('fraunces-latin')}) }
    @font-face { font-family: Inter; font-weight: 400 700; src: url(${fontUrl('inter-latin')}) }
    body { margin: 0; width: 1200px; height: 630px; background: ${themeColour.light}; color: ${light.ink} }
    main { box-sizing: border-box; height: 100%; padding: 72px 80px; display: flex; flex-direction: column; justify-content: space-between }
    header { display: flex; align-items: center; gap: 22px; font: 600 50px Fraunces }
    h1 { margin: 0; max-width: 920px; font: 600 84px/1.06 Fraunces; letter-spacing: -0.02em }
    p { margin: 0 0 22px; font: 500 30px Inter; color: ${light.stone} }
  </style>
  <main>
    <header><svg viewBox="${markBox}" width="84" height="84" fill="${light.moss}">${stones}</svg>${brand.name}</header>
    <h1>Find out what your idea still has to prove.</h1>
    <div><p>${brand.tagline}</p>
    <svg width="1040" height="26"><rect width="1040" height="26" rx="6" fill="${light.line}"/>
      <rect width="214" height="26" rx="6" fill="${light.moss}"/><rect x="214" width="36" height="26" fill="${light.clay}"/></svg></div>
  </main>`;
}

function fontUrl(name: string): string {
  return `data:font/woff2;base64,${readFileSync(join(root, 'ui/fonts', `${name}.woff2`)).toString('base64')}`;
}
