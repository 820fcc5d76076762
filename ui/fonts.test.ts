import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const faces = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8')
  .split('@font-face')
  .slice(1)
  .filter((face) => face.includes('url('))
  .map((face) => ({
    family: /font-family: "([^"]+)"/.exec(face)?.[1],
    file: /url\("([^"]+)"\)/.exec(face)?.[1] ?? '',
    ranges: [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first = '', last = first]) =>
      [first, last].map((hex) => Number.parseInt(hex, 16)),
    ),
  }));

/** The file a browser takes for a character: of the faces that cover it, the last. */
function fileFor(family: string, character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  return faces
    .filter((face) => face.family === family)
    .findLast(({ ranges }) => ranges.some(([first = 0, last = 0]) => first <= code && code <= last))?.file;
}

describe.each(['Inter', 'Fraunces'])('%s', (family) => {
  const prefix = `./fonts/${family.toLowerCase()}`;

  it('sets English, naira and the letters of Igbo and Yoruba from the small files', () => {
    for (const character of 'Aa9£–—’…é') expect(fileFor(family, character)).toBe(`${prefix}-latin.woff2`);
    for (const character of '₦ṣṢń') expect(fileFor(family, character)).toBe(`${prefix}-naira.woff2`);
    for (const character of 'ẹọịụ\u0301') expect(fileFor(family, character)).toBe(`${prefix}-dotted.woff2`);
  });

  it('has a whole file behind them for every other Latin letter', () => {
    for (const character of 'łőşḥảŵ') expect(fileFor(family, character)).toMatch(/^@fontsource-variable/);
  });
});

it('Inter sets the hooked letters of Hausa from the small files', () => {
  for (const character of 'ɓɗƙƴƁƊƘƳṅ') expect(fileFor('Inter', character)).toBe('./fonts/inter-naira.woff2');
});

describe('the files that every page asks for', () => {
  it('stay under 48 KB together', () => {
    const sizes = ['inter-latin', 'fraunces-latin'].map(
      (name) => statSync(join(import.meta.dirname, `fonts/${name}.woff2`)).size,
    );
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(48 * 1024);
  });
});
