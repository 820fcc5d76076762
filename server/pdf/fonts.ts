import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';
import { placeMarks } from './mark-positions.ts';

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
  for (const source of sources) Font.register(source);
  Font.registerHyphenationCallback((word) => (word.length > longestWord ? [...word] : [word]));
  const characters = new Set<number>();
  for (const { family, fontWeight } of sources) {
    await Font.load({ fontFamily: family, fontWeight });
    for (const point of Font.getFont({ fontFamily: family, fontWeight })?.data?.characterSet ?? [])
      characters.add(point);
  }
  return characters;
}
