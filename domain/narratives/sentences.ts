const ABBREVIATIONS =
  'e.g i.e etc cf vs approx no nos fig figs mr mrs ms dr prof st ltd inc co corp plc u.s u.k u.n a.m p.m est min max ca al dept govt';
const ABBREVIATION_SET = new Set(ABBREVIATIONS.split(' '));

/** A sentence and the white space that parts it from the next. */
export type Sentence = { text: string; gap: string };

const MARKS = new Set('.!?…。！？');
const CLOSERS = new Set('"\'”’)]');
/** How far the rules look to either side of a full stop: no word that they know is longer. */
const NEAR = 24;

/**
 * Splits a text at the ends of its sentences and lines. A full stop inside a number (2,500.00), after an abbreviation
 * (e.g.) or an initial, or before a small letter ends nothing. Joined again the parts are the text. Every character is
 * looked at a bounded number of times, whatever the text.
 */
export function splitSentences(text: string): Sentence[] {
  const parts: Sentence[] = [];
  let start = 0;
  for (let at = 0; at < text.length; ) {
    const end = endOfSentence(text, start, at);
    if (end.found) {
      parts.push(cut(text.slice(start, end.next)));
      start = end.next;
    }
    at = end.next;
  }
  if (start < text.length) parts.push(cut(text.slice(start)));
  return parts;
}

type End = { found: boolean; next: number };

/** Whether a sentence ends at this place, and where to look next: always further on. */
function endOfSentence(text: string, start: number, at: number): End {
  if (text[at] === '\n') return { found: true, next: skip(text, at, isSpace) };
  if (isQuoteMark(text, at)) {
    const next = skip(text, at + 1, isSpace);
    return { found: next > at + 1 && /^\p{Lu}/u.test(text.slice(next, next + 2)), next };
  }
  if (!isMark(text[at])) return { found: false, next: at + 1 };
  const afterMarks = skip(text, at, isMark);
  const afterClosers = skip(text, afterMarks, isCloser);
  const next = skip(text, afterClosers, isSpace);
  if (next === afterClosers && next < text.length) return { found: false, next };
  const isLineEnd = text.slice(afterClosers, next).includes('\n');
  const isSingleStop = text[at] === '.' && afterMarks === at + 1;
  return { found: isLineEnd || !isSingleStop || stopEnds(text, start, at, next), next };
}

/** Whether a single full stop ends a sentence, by the word before it and the letter after it. */
function stopEnds(text: string, start: number, at: number, next: number): boolean {
  const following = /\p{L}|\p{N}/u.exec(text.slice(next, next + NEAR))?.[0] ?? '';
  if (following === '') return true;
  if (/\p{Ll}/u.test(following)) return false;
  const word = (
    text
      .slice(Math.max(start, at - NEAR), at)
      .split(/\s/u)
      .at(-1) ?? ''
  ).replace(/^[("'“‘[]+/u, '');
  return !/^\p{Lu}$/u.test(word) && !ABBREVIATION_SET.has(word.toLowerCase());
}

function skip(text: string, from: number, is: (character: string | undefined) => boolean): number {
  let at = from;
  while (at < text.length && is(text[at])) at++;
  return at;
}

/** A quotation that stands in the place of [[q1]] has its own full stop. */
const isQuoteMark = (text: string, at: number) =>
  text[at] === ']' && /\[\[q\d{1,4}\]\]$/u.test(text.slice(Math.max(0, at - 9), at + 1));

const isMark = (character = '') => MARKS.has(character);
const isCloser = (character = '') => CLOSERS.has(character);
const isSpace = (character = '') => character === '\n' || /\s/u.test(character);

function cut(piece: string): Sentence {
  const text = piece.trimEnd();
  return { text, gap: piece.slice(text.length) };
}
