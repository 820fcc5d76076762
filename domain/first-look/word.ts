import { markVerbs, type Word } from './verbs.ts';
import {
  COUNTED,
  DETERMINERS,
  EMPTY_WORDS,
  FOR_WHOM,
  namesPeople,
  OF_OWNERS,
  OTHER_VERBS,
  SERVICE_NOUNS,
  SMALL_WORDS,
  SPELT,
  VERB_FORMS,
} from './words.ts';

export type { Word };
/** Words `from` up to, and without, `to`. */
export type Span = { from: number; to: number };

export const MOST_WORDS = 4;
export const comma: Word = { text: ',', plain: ',' };

export function wordsOf(sentence: string): Word[] {
  const found = sentence.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+(?:['’&-][\p{L}\p{M}\p{N}]+)*|[,.;:!?()]/gu) ?? [];
  const words = joined(
    found.map((text) =>
      /[\p{L}\p{N}]/u.test(text) ? { text, plain: spelt(text.toLowerCase().replace(/’/gu, "'")) } : comma,
    ),
  );
  markVerbs(words, (plain) => isBoundary({ text: plain, plain }));
  return words;
}

const spelt = (word: string) => SPELT.get(word) ?? word;

/** "House help" and "power bank" are one word to anyone who says it: "help" alone would be an action, and a bank a customer. */
function joined(words: Word[]): Word[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    if (word.plain === 'bank' && words[at - 1]?.plain === 'power') return [];
    if (/^(?:put|mboga)$/u.test(word.plain) && words[at - 1]?.plain === 'mama') return [];
    if (word.plain === 'mama' && /^(?:put|mboga)$/u.test(next?.plain ?? ''))
      return [{ text: `${word.text} ${next?.text}`, plain: `mama${next?.plain}` }];
    if (word.plain === 'born' && words[at - 1]?.plain === 'new') return [];
    if (word.plain === 'new' && next?.plain === 'born')
      return [{ text: `${word.text} ${next.text}`, plain: 'newborn' }];
    if (word.plain === 'after' && next?.plain === 'school' && !isEnd(words[at + 2]))
      return [{ text: `${word.text} ${next.text}`, plain: 'afterschool' }];
    if (word.plain === 'school' && words[at - 1]?.plain === 'after' && !isEnd(next)) return [];
    if (word.plain === 'up' && words[at - 1]?.plain === 'make') return [];
    if (word.plain === 'make' && next?.plain === 'up') return [{ text: `${word.text} ${next.text}`, plain: 'makeup' }];
    if (word.plain === 'power' && next?.plain === 'bank')
      return [{ text: `${word.text} ${next.text}`, plain: 'powerbank' }];
    if (isHelp(word) && words[at - 1]?.plain === 'house') return [];
    if (word.plain !== 'house' || !next || !isHelp(next)) return [word];
    return [{ text: `${word.text} ${next.text}`, plain: `house${next.plain}` }];
  });
}

const isEnd = (word: Word | undefined) => !word || isBoundary(word);
const isHelp = ({ plain }: Word) => plain === 'help' || plain === 'helps';

export const textOf = (words: readonly Word[], span: Span | null) =>
  span
    ? words
        .slice(span.from, span.to)
        .map(({ text }) => text)
        .join(' ')
        .replaceAll(' ,', ',')
    : '';

export const isBoundary = ({ plain }: Word) => plain === ',' || SMALL_WORDS.has(plain) || DETERMINERS.has(plain);
export const isVerb = ({ plain, isDone }: Word) => isDone === true || isListed({ text: plain, plain });
/** A verb of the lists, wherever it stands. */
export const isListed = ({ plain }: Word) => VERB_FORMS.has(plain) || OTHER_VERBS.has(plain);
export const isName = ({ text }: Word) => /^\p{Lu}/u.test(text);
export const plainAt = (words: readonly Word[], at: number) => words[at]?.plain ?? '';

/** The words with a comma in place of each of these. */
export const without = (words: readonly Word[], spans: readonly (Span | null)[]): Word[] =>
  words.map((word, at) => (spans.some((span) => span && at >= span.from && at < span.to) ? comma : word));

/** The first place at or after `from` where no determiner stands. */
export function afterDeterminers(words: readonly Word[], from: number): number {
  let at = from;
  while (DETERMINERS.has(plainAt(words, at)) || /^\d+$/u.test(plainAt(words, at))) at += 1;
  return at;
}

/** "Helping mothers" is what one does for them. */
const isWhichOnes = (plain: string) =>
  !FOR_WHOM.has(plain) && !/^(?:sell|buy|teach|train|find|hir|visit|bring)ing$/u.test(plain);

/** The noun phrase whose last word stands at `head`. */
export function phraseBefore(words: readonly Word[], head: number): Span {
  let from = head;
  for (let word = words[from - 1]; word && head - from < MOST_WORDS - 1; word = words[from - 1]) {
    if (/^\d+$/u.test(word.plain)) break;
    const isTheirs = from === head && OF_OWNERS.has(word.plain);
    // "Moving families", "nursing mothers": which ones they are.
    const isWhich =
      from === head &&
      word.plain.endsWith('ing') &&
      isWhichOnes(word.plain) &&
      isBoundary(words[from - 2] ?? comma) &&
      namesPeople(plainAt(words, head));
    if (isWhich) return { from: from - 1, to: head + 1 };
    if (isBoundary(word) || isVerb(word) || (EMPTY_WORDS.has(word.plain) && !isTheirs)) break;
    from -= 1;
  }
  return { from, to: head + 1 };
}

/** The noun phrase that begins at `from`, after its small words. */
export function phraseAfter(words: readonly Word[], start: number): Span {
  const from = afterDeterminers(words, start);
  let to = from;
  for (let word = words[to]; word && to - from < MOST_WORDS; word = words[to]) {
    // "Helmet 200 a day": the sum is no part of the helmet.
    const isMore = word.plain.endsWith('er') && plainAt(words, to + 1) === 'than';
    if (
      isBoundary(word) ||
      isMore ||
      (to > from && (/^\d+$/u.test(word.plain) || (isVerb(word) && !isOfThing(words, to))))
    )
      break;
    to += 1;
  }
  return { from, to };
}

const isKnownNoun = (plain: string) => COUNTED.has(plain) || COUNTED.has(plain.replace(/s$/u, ''));

/** "Reading" in "quiet reading room" is no action, and neither is "cooked" in "home cooked food". */
function isOfThing(words: readonly Word[], at: number): boolean {
  const next = words[at + 1] ?? comma;
  // "Tyre repair van": the work says which van.
  if (
    SERVICE_NOUNS.has(plainAt(words, at)) &&
    !plainAt(words, at).endsWith('ing') &&
    !isBoundary(next) &&
    !isVerb(next) &&
    !namesPeople(next.plain)
  )
    return isKnownNoun(next.plain);
  if (/^(?:home|hand|farm|locally|freshly)$/u.test(plainAt(words, at - 1))) return !isBoundary(next) && !isVerb(next);
  return plainAt(words, at).endsWith('ing') && !isBoundary(next) && !isVerb(next);
}
