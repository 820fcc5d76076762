/** A part of a text, by its offsets in it: `text.slice(start, end)`. */
export type Span = { start: number; end: number };

/**
 * Finds words in a text and says where they stand, so that what is taken over are the letters of the text itself. Capitals
 * and the kind of white space may differ, nothing else. Undefined where the words are not there.
 */
export function findSpan(text: string, words: string, within: Span = { start: 0, end: text.length }): Span | undefined {
  const hay = squeeze(text.slice(within.start, within.end));
  const needle = squeeze(words).letters.trim();
  const at = needle === '' ? -1 : hay.letters.indexOf(needle);
  const start = hay.offsets[at];
  const last = hay.offsets[at + needle.length - 1];
  if (at < 0 || start === undefined || last === undefined) return undefined;
  return { start: within.start + start, end: within.start + last + 1 };
}

/** Small letters with single spaces, and where each came from. */
function squeeze(text: string): { letters: string; offsets: number[] } {
  const offsets: number[] = [];
  let letters = '';
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    const isSpace = /\s/u.test(character);
    if (isSpace && letters.endsWith(' ')) continue;
    const small = character.toLowerCase();
    letters += isSpace ? ' ' : small.length === 1 ? small : character;
    offsets.push(at);
  }
  return { letters, offsets };
}
