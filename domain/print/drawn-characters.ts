/**
 * The characters that the fonts of the PDFs can draw, as code points in hexadecimal. A test compares them with the fonts
 * (server/pdf/fonts), which a browser does not have.
 */
const DRAWN = `
20-7e a0-ac ae-148 14a-1c3 1c5-254 256-27b 27e-284 286-290 292-2a4 2a6-36f 374-376 37a-37f 384-38a 38c 38e-3a1
3a3-3d7 3dc-3dd 3f0-3f6 3f9-3fa 3fc-479 480-49d 4a0-4ff 60c 615 61b 61f 621-63a 640-658 660-671 674 679 67e 686
688 691 698 6a1 6a4 6a9 6af 6ba 6be 6c0-6c3 6cc 6d2-6d4 6f0-6f9 1d00 1d0d 1d1b 1d43 1d47-1d49 1d4d 1d4f-1d50
1d52 1d56-1d58 1d5b 1d62-1d65 1d9c 1da0 1dbb 1dbf 1e00-1e9b 1e9d-1eff 2000-200b 2010-2027 202f-2055 2057 205f
2070-2071 2074-208e 2090-209c 20a0-20af 20b1-20b5 20b8-20ba 20bc-20bf 2100-2101 2103 2105-2106 2109 2113
2116-2117 211e-2122 2126 212a-212b 212e 2132 213b 214d 2150-217f 2183-2186 2189 2190-2199 21a9-21aa 21b0-21b1
21b3-21b5 21ba-21bb 21d0 21d2 21d4 21de-21df 21e4-21e5 21e7 21ea 2202 2205-2206 220f 2211-2212 221a 221e 222b
2236 2248 2260 2264-2265 2295-2298 25a0-25a2 25aa 25b2-25b3 25b6-25b7 25ba-25bd 25c0-25c1 25c4-25c7 25ca-25cb
25cf 25e6 25ef 2713 2717 2756 2764 2780-2788
`;

/** Joiners, variation selectors and directions: they draw nothing themselves, and stand between what may be drawn. */
export const INVISIBLE = /[\p{Cf}\p{Variation_Selector}\u2028\u2029]/gu;

const drawn = new RegExp(
  `^[\\s${DRAWN.trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[0-9a-f]+/g, (point) => `\\u{${point}}`)
    .replaceAll(' ', '')}]*$`,
  'u',
);

/** What a PDF cannot show of a text, each once and in order: an emoji is one however it is composed. */
export function charactersNotDrawn(text: string): string[] {
  if (drawn.test(text)) return [];
  const pieces = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.normalize('NFC'))];
  const missing = pieces.map(({ segment }) => segment).filter((each) => !drawn.test(each.replace(INVISIBLE, '')));
  return [...new Set(missing)];
}
