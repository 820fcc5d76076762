/** Makes the small files in ui/fonts/ from the Fontsource files: `node scripts/subset-fonts.ts`. Prints their sizes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const css = readFileSync(join(root, 'ui/fonts.css'), 'utf8');

const interAxes = { wght: { min: 400, max: 700 } };
const frauncesAxes = { wght: 600, opsz: 48 };
const sources = {
  'inter-latin': { from: 'inter/files/inter-latin-wght-normal', variationAxes: interAxes },
  'inter-naira': { from: 'inter/files/inter-latin-ext-wght-normal', variationAxes: interAxes },
  'inter-dotted': { from: 'inter/files/inter-vietnamese-wght-normal', variationAxes: interAxes },
  'fraunces-latin': { from: 'fraunces/files/fraunces-latin-opsz-normal', variationAxes: frauncesAxes },
  'fraunces-naira': { from: 'fraunces/files/fraunces-latin-ext-opsz-normal', variationAxes: frauncesAxes },
  'fraunces-dotted': { from: 'fraunces/files/fraunces-vietnamese-opsz-normal', variationAxes: frauncesAxes },
};

/** What kerning, accents, tabular figures and fractions need; stylistic sets are left out. */
const keepFeatures = ['calt', 'ccmp', 'dnom', 'frac', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'numr', 'rvrn', 'tnum'];

/** The characters of the unicode-range of the face that loads this file. */
function charactersOf(file: string): string {
  const range = css.split(`./fonts/${file}.woff2`)[1]?.match(/unicode-range:([^;]+);/)?.[1] ?? '';
  const ends = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first = '', last = first]) =>
    [first, last].map((hex) => Number.parseInt(hex, 16)),
  );
  return ends
    .flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, step) => first + step))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');
}

for (const [file, { from, variationAxes }] of Object.entries(sources)) {
  const source = readFileSync(join(root, `node_modules/@fontsource-variable/${from}.woff2`));
  const options = { targetFormat: 'woff2', noHinting: true, keepFeatures, variationAxes } as const;
  const subset = await subsetFont(source, charactersOf(file), options);
  writeFileSync(join(root, `ui/fonts/${file}.woff2`), subset);
  console.info(`${file}.woff2 ${subset.byteLength} bytes`);
}
