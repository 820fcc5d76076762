import { BINDING_WORDS, LINK_WORDS, MACHINE_WORDS, NAME_WORDS, QUANTITY_WORDS, VERDICT_WORDS } from './denied-words.ts';
import { mayOpen } from './names.ts';
import { isForeignNumber, isNumberWord } from './number-lexicon.ts';
import type { Reason } from './reasons.ts';
import type { Sources } from './sources.ts';
import type { Token } from './tokens.ts';
import { isSuperlative, VOCABULARY } from './vocabulary.ts';

type Word = Extract<Token, { kind: 'word' }>;

const PREFIXES = new Set('re co non pre anti ex mid mini self multi under over sub counter well'.split(' '));
const CONTRACTION = /^(?:do|does|did|is|are|was|were|has|have|had|would|could|should|must|need|ca)n't$/u;

/** What a word says that no answer may say, no matter who wrote it first. */
export function deniedReason(word: string): Reason | undefined {
  const forms = [word, baseOf(word), word.replaceAll('-', ''), ...word.split('-')];
  const has = (set: ReadonlySet<string>) => forms.some((form) => set.has(form));
  if (forms.some(isNumberWord) || has(QUANTITY_WORDS) || forms.some(isSuperlative)) return 'number';
  if (has(VERDICT_WORDS)) return 'verdict';
  if (has(LINK_WORDS)) return 'link';
  if (has(BINDING_WORDS)) return 'binding';
  return has(MACHINE_WORDS) ? 'machine' : undefined;
}

/** Whether the words of a sentence are known at all: plain English, or the very words of what was sent. */
export function unknownReason(
  words: readonly Word[],
  first: Word | undefined,
  { words: sent }: Sources,
): Reason | undefined {
  for (const word of words) {
    const { text, lower } = word;
    const isSent = sent.has(text) || sent.has(baseOf(text));
    if (isSent && !VOCABULARY.has(lower) && isForeignNumber(lower)) return 'number';
    if (isSent) continue;
    if (/\p{Lu}/u.test(text) && !(word === first && isOpening(text, sent))) return 'name';
    if (!isEnglish(lower) && !sent.has(lower)) return 'wording';
    if (NAME_WORDS.has(baseOf(lower))) return 'name';
  }
  return undefined;
}

const isOpening = (text: string, sent: ReadonlySet<string>) =>
  /^\p{Lu}[^\p{Lu}]*$/u.test(text) && (mayOpen(text.toLowerCase()) || sent.has(text.toLowerCase()));

function isEnglish(word: string): boolean {
  if (word.length === 1) return word === 'a';
  if (VOCABULARY.has(word) || CONTRACTION.test(word)) return true;
  const base = baseOf(word);
  if (base !== word) return isEnglish(base);
  const [, prefixed] = /^(?:mis|un|re|non|pre|over|under)(\p{L}{4,})$/u.exec(word) ?? [];
  if (prefixed !== undefined && VOCABULARY.has(prefixed)) return true;
  const parts = word.split('-');
  return (
    parts.length > 1 &&
    parts.every((part) => VOCABULARY.has(part) || PREFIXES.has(part) || (part.length > 1 && isEnglish(part)))
  );
}

/** Without what an apostrophe adds: "trader's", "traders'", "they've". */
const baseOf = (word: string) => word.replace(/'(?:s|re|ve|d)?$/iu, '');

/** Numbers in pieces: "for ty", "mill ion". */
export function isSplitNumber(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    const two = word.lower + (words[at + 1]?.lower ?? '');
    return (isNumberWord(two) && !isNumberWord(word.lower)) || isNumberWord(two + (words[at + 2]?.lower ?? ''));
  });
}
