import { isOneOf, PLACEHOLDER_STARTS, PLACEHOLDERS, plainWords, UNSPACED } from './vague-words.ts';

/** Why a text says nothing, whatever field it stands in; null when it says something. */
export type TextFault = 'NOT_WORDS' | 'PLACEHOLDER' | 'REPEATED' | 'GIBBERISH' | 'TOO_SHORT';

/** Scripts that write a word with one or two signs. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Letters and digits; a sign of a dense script counts as three. */
export function countLetters(text: string): number {
  const dense = text.match(DENSE)?.length ?? 0;
  return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) + 2 * dense;
}

/** The first fault found. From 20 letters on, an answer needs four words as well. */
export function textFault(text: string, minLetters: number): TextFault | null {
  if (countLetters(text) === 0) return 'NOT_WORDS';
  if (isPlaceholder(text)) return 'PLACEHOLDER';
  if (isRepeated(text)) return 'REPEATED';
  if (isGibberish(text)) return 'GIBBERISH';
  if (countLetters(text) < minLetters) return 'TOO_SHORT';
  if (minLetters >= 20 && text.search(UNSPACED) < 0 && wordsOf(text).length < 4) return 'TOO_SHORT';
  return null;
}

const wordsOf = (text: string) => plainWords(text).split(' ');

function isPlaceholder(text: string): boolean {
  const padded = `${plainWords(text)} `;
  return isOneOf(PLACEHOLDERS, text) || PLACEHOLDER_STARTS.some((start) => padded.startsWith(`${start} `));
}

/** One letter held down, a short block over and over, or a few words again and again. */
function isRepeated(text: string): boolean {
  const joined = wordsOf(text).join('');
  if (/([^\p{N}\p{Lm}])\1{4,}/u.test(joined) || /^(.{1,8}?)\1{3,}$/u.test(joined)) return /\p{L}/u.test(joined);
  const words = wordsOf(text);
  const different = new Set(words).size;
  return words.length >= 6 ? different <= words.length / 3 : words.length >= 3 && different === 1;
}

/** Keys next to each other, or mostly long Latin words without a vowel. */
function isGibberish(text: string): boolean {
  if (/asdf|sdfg|dfgh|fghj|ghjk|hjkl|zxcv|xcvb|cvbn/u.test(plainWords(text))) return true;
  const long = wordsOf(text).filter((word) => /^[a-z]{6,}$/u.test(word));
  return long.length > 0 && long.filter((word) => !/[aeiouy]/u.test(word)).length > long.length / 2;
}
