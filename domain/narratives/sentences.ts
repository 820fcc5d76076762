const ABBREVIATIONS =
  'e.g i.e etc cf vs approx no nos fig figs mr mrs ms dr prof st ltd inc co corp plc u.s u.k u.n a.m p.m est min max ca al dept govt';
const ABBREVIATION_SET = new Set(ABBREVIATIONS.split(' '));

/** A sentence and the white space that parts it from the next. */
export type Sentence = { text: string; gap: string };

/**
 * Splits a text at the ends of its sentences and lines. A full stop inside a number (2,500.00), after an abbreviation
 * (e.g.) or an initial, or before a small letter ends nothing. Joined again the parts are the text.
 */
export function splitSentences(text: string): Sentence[] {
  const parts: Sentence[] = [];
  let start = 0;
  for (const match of text.matchAll(/\n\s*|[.!?…。！？]+["'”’)\]]*(?:[^\S\n]*\n\s*|\s+|$)/gu)) {
    const end = match.index + match[0].length;
    if (!endsSentence(text, start, match.index, match[0])) continue;
    parts.push(cut(text.slice(start, end)));
    start = end;
  }
  if (start < text.length) parts.push(cut(text.slice(start)));
  return parts.filter(({ text: words, gap }) => words !== '' || gap !== '');
}

function endsSentence(text: string, start: number, at: number, mark: string): boolean {
  if (mark.includes('\n') || !mark.startsWith('.') || mark.startsWith('..')) return true;
  const following = text.slice(at + mark.length).match(/\p{L}|\p{N}/u)?.[0] ?? '';
  if (following !== '' && /\p{Ll}/u.test(following)) return false;
  const last = /(\S+)$/u.exec(text.slice(start, at))?.[1] ?? '';
  const word = last.replace(/^[("'“‘[]+/u, '');
  if (/^\p{Lu}$/u.test(word) && following !== '') return false;
  return !(ABBREVIATION_SET.has(word.toLowerCase()) && following !== '');
}

function cut(piece: string): Sentence {
  const text = piece.trimEnd();
  return { text, gap: piece.slice(text.length) };
}
