import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';
import { placeMarks } from './mark-positions.ts';
import { tagStructure } from './tags.ts';
import { cacheWords, type ShapingFont } from './word-cache.ts';

const file = (name: string) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));

/** The first font that has a character draws it. */
export const fontStack = ['Inter', 'Marks', 'Arabic'];

const sources = [
  { family: 'Inter', fontWeight: 400, src: file('inter-regular') },
  { family: 'Inter', fontWeight: 700, src: file('inter-bold') },
  ...[400, 700].flatMap((fontWeight) => [
    { family: 'Marks', fontWeight, src: file('marks-regular') },
    { family: 'Arabic', fontWeight, src: file('arabic-regular') },
  ]),
];

/** A word longer than this may be broken anywhere: nothing a founder pastes runs out of its box. */
const longestWord = 24;

let printable: Promise<ReadonlySet<number>> | undefined;

/** Makes the fonts ready, once, and tells which characters (code points) they can draw. */
export function loadFonts(): Promise<ReadonlySet<number>> {
  printable ??= load();
  return printable;
}

async function load(): Promise<ReadonlySet<number>> {
  placeMarks();
  tagStructure();
  for (const source of sources) Font.register(source);
  Font.registerHyphenationCallback((word) => (word.length > longestWord ? [...word] : [word]));
  const characters = new Set<number>();
  for (const { family, fontWeight } of sources) {
    await Font.load({ fontFamily: family, fontWeight });
    const font = Font.getFont({ fontFamily: family, fontWeight })?.data;
    for (const point of font?.characterSet ?? []) characters.add(point);
    if (font) prepare(font as unknown as EmbeddableFont);
  }
  return characters;
}

type EmbeddableFont = ShapingFont & { characterSet: number[]; glyphForCodePoint(point: number): unknown };

/** Several characters may share one glyph: the modifier letter is the rarer one, the apostrophe the usual. */
const modifier = /[\p{Lm}\p{Sk}]/u;

/**
 * Tells the glyphs their characters before any text is set: one that is first met as a part of another ("O" of "Ọ", "." of
 * "…") would stay without, and nobody could search or copy it.
 */
function prepare(font: EmbeddableFont): void {
  const isModifier = (point: number) => modifier.test(String.fromCodePoint(point));
  const points = font.characterSet.toSorted((a, b) => Number(isModifier(a)) - Number(isModifier(b)) || a - b);
  for (const point of points) font.glyphForCodePoint(point);
  cacheWords(font);
}
