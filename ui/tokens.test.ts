import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { themeColour } from './theme-colour.ts';

const root = join(import.meta.dirname, '..');
const tokens = new Map(
  [...readFileSync(join(root, 'ui/tokens.css'), 'utf8').matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name, light, dark]) => [name, { light, dark }] as const,
  ),
);

type Theme = 'light' | 'dark';

function colour(name: string, theme: Theme): string {
  const value = tokens.get(name)?.[theme];
  if (!value) throw new Error(`tokens.css has no colour --${name}`);
  return value;
}

/** WCAG 2.2 relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(first: string, second: string, theme: Theme): number {
  const [bright = 0, dim = 0] = [first, second].map((name) => luminance(colour(name, theme))).sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

const backgrounds = ['paper', 'surface', 'sunken'];
const inks = ['moss', 'clay', 'amber', 'brick', 'slate'];

/** Text on background: 4.5:1 (WCAG 1.4.3). */
const textPairs = [
  ...['ink', 'stone', 'moss', 'moss-hover', 'brick', 'lichen-ink', ...inks.map((name) => `${name}-ink`)].flatMap(
    (text) => backgrounds.map((background) => [text, background]),
  ),
  ...inks.map((name) => [`${name}-ink`, `${name}-wash`]),
  ...inks.map((name) => ['ink', `${name}-wash`]),
  ['lichen-ink', 'lichen'],
  ['ink', 'lichen'],
  ['moss-ink', 'lichen'],
  ['on-moss', 'moss'],
  ['on-moss', 'moss-hover'],
  ['on-brick', 'brick'],
  ['on-brick', 'brick-hover'],
  ['paper', 'ink'],
];

/** Edges of controls, focus rings and marks in charts: 3:1 (WCAG 1.4.11). */
const markPairs = ['control', ...inks].flatMap((mark) => backgrounds.map((background) => [mark, background]));

describe.each<Theme>(['light', 'dark'])('contrast in the %s theme', (theme) => {
  it.each(textPairs)('%s text on %s reads at 4.5:1', (text = '', background = '') => {
    expect(contrast(text, background, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(markPairs)('%s marks on %s stand out at 3:1', (mark = '', background = '') => {
    expect(contrast(mark, background, theme)).toBeGreaterThanOrEqual(3);
  });
});

describe('colours', () => {
  it('tell the browser the paper of each theme', () => {
    expect(themeColour).toEqual({ light: colour('paper', 'light'), dark: colour('paper', 'dark') });
  });

  it('are spelled only in tokens.css', () => {
    expect(['ui', 'web'].flatMap((folder) => literalsIn(join(root, folder)))).toEqual([]);
  });

  it('are recognised as literals in every form', () => {
    const samples = ["fill='#fff'", 'bg-[#12AB34]', 'color: rgb(0 0 0)', 'hsl(1 2% 3%)', 'oklch(1 0 0)', 'bg-white/50'];
    expect(samples.map((sample) => literal.test(sample))).toEqual(samples.map(() => true));
    expect(literal.test('href="#about"')).toBe(false);
    expect(literal.test("from '#ui/button/button.tsx'")).toBe(false);
  });
});

const literal =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|\b(?:bg|text|border|fill|stroke)-(?:white|black)\b/i;
const mayHoldLiterals = new Set(['ui/tokens.css', 'ui/theme-colour.ts', 'ui/tokens.test.ts']);

function literalsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path).slice(root.length + 1))
    .filter((path) => /\.(?:tsx?|css|svg)$/.test(path) && !mayHoldLiterals.has(path))
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) => (literal.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
    );
}
