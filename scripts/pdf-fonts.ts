/**
 * Makes the files in server/pdf/fonts/ from whole fonts: `node scripts/pdf-fonts.ts FOLDER`, where FOLDER holds the unpacked
 * npm packages inter 0.4.2, noto-sans 0.4.2 and almarai 0.4.1 of the scope @expo-google-fonts (all under the SIL Open Font
 * License: OFL.txt beside the files). The Fontsource packages cut their fonts into pieces by language, and a PDF needs them
 * whole: a mark must sit on its letter, and ≥ and Σ belong to no language.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const [, , folder = '.'] = process.argv;
const target = join(import.meta.dirname, '../server/pdf/fonts');

/** Latin with its extensions and marks, Greek, Cyrillic, punctuation, currencies, arrows, mathematics, shapes. */
const european: [first: number, last: number][] = [
  [0x20, 0x7e],
  [0xa0, 0x4ff],
  [0x1d00, 0x1dbf],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x2070, 0x209f],
  [0x20a0, 0x20bf],
  [0x2100, 0x214f],
  [0x2150, 0x218f],
  [0x2190, 0x21ff],
  [0x2200, 0x22ff],
  [0x25a0, 0x25ff],
  [0x2700, 0x27bf],
];
const arabic: [first: number, last: number][] = [
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0x200c, 0x200f],
];

const fonts: { file: string; from: string; ranges: [number, number][] }[] = [
  { file: 'inter-regular.ttf', from: 'inter/400Regular/Inter_400Regular.ttf', ranges: european },
  { file: 'inter-bold.ttf', from: 'inter/700Bold/Inter_700Bold.ttf', ranges: european },
  { file: 'marks-regular.ttf', from: 'noto-sans/400Regular/NotoSans_400Regular.ttf', ranges: [[0x300, 0x36f]] },
  { file: 'arabic-regular.ttf', from: 'almarai/400Regular/Almarai_400Regular.ttf', ranges: arabic },
];

/** Kerning, accents, tabular figures and the joined forms of Arabic. */
const keepFeatures = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum', 'init', 'medi', 'fina', 'isol', 'rlig'];

for (const { file, from, ranges } of fonts) {
  const characters = ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => first + step))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');
  const options = { targetFormat: 'truetype', noHinting: true, keepFeatures } as const;
  const subset = await subsetFont(readFileSync(join(folder, from)), characters, options);
  writeFileSync(join(target, file), subset);
  console.info(`${file} ${subset.byteLength} bytes`);
}
