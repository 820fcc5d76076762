import { INVISIBLE } from '#domain/print/drawn-characters.ts';

/** Stands for what no embedded font can draw, such as an emoji. */
export const missingMark = '□';

const plain = /^[\x20-\x7e\n]*$/;

/**
 * The text with whatever the fonts lack replaced, one mark for each emoji however it is composed: a font that guesses would
 * print other letters in its place.
 */
export function toPrintable(typed: string, characters: ReadonlySet<number>): string {
  const text = typed.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ');
  // Most text is plain, and every font has that: it is not looked at letter by letter.
  if (plain.test(text)) return text;
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.normalize('NFC'))]
    .map(({ segment }) => {
      const shown = segment.replace(INVISIBLE, '');
      return [...shown].every((character) => character === '\n' || characters.has(character.codePointAt(0) ?? 0))
        ? shown
        : missingMark;
    })
    .join('');
}
