import {
  afterDeterminers,
  comma,
  isBoundary,
  isVerb,
  MOST_WORDS,
  phraseAfter,
  plainAt,
  type Span,
  type Word,
} from './word.ts';
import { namesPeople, SERVICE_NOUNS } from './words.ts';

/** What people get: a phrase of the sentence, and the work that is done on it where that is what they get. */
export type Thing = Span & { work: string; isRecord?: true };

/** The phrase that begins at `start`, with what it is of: "price of maize", "bags of rice". */
export function phrase(words: readonly Word[], start: number): Thing {
  const span = withoutManner(words, withoutRental(words, wholeTitle(words, start) ?? phraseAfter(words, start)));
  const next = plainAt(words, span.to);
  const pair = pairOf(words, span);
  if (pair) return { ...pair, work: '' };
  const isWork = span.to > span.from && SERVICE_NOUNS.has(next) && isBoundary(words[span.to + 1] ?? comma);
  if (isWork) return { ...span, to: span.to + 1, work: '' };
  if (next !== 'of' || span.to === span.from) return { ...span, work: '' };
  const whole = phraseAfter(words, span.to + 1);
  const isOwn = whole.from === span.to + 1 && whole.to > whole.from;
  return { from: span.from, to: isOwn ? whole.to : span.to, work: '' };
}

/** "School run service for", "garri processing factory in": what a sentence begins with, whatever its words could be elsewhere. */
function wholeTitle(words: readonly Word[], start: number): Span | null {
  if (start !== 0) return null;
  const from = afterDeterminers(words, 0);
  const to = words.findIndex((word, at) => at > from && isBoundary(word));
  const end = to < 0 ? words.length : to;
  const isTitle = end - from > 1 && end - from <= MOST_WORDS + 1 && TITLES.has(plainAt(words, end - 1));
  return isTitle && (from > 0 || !isVerb(words[from] ?? comma)) ? { from, to: end } : null;
}
const TITLES = new Set('service services agency factory centre center team scheme inspection'.split(' '));

/** "Smoked fish vacuum packed" is smoked fish. */
const withoutManner = (words: readonly Word[], { from, to }: Span): Span =>
  to - from > 1 && words[to]?.isDone === true && /^(?:vacuum|hand|home|freshly)$/u.test(plainAt(words, to - 1))
    ? { from, to: to - 1 }
    : { from, to };

/** "Cold box rental" is a cold box, which somebody rents. */
const withoutRental = (words: readonly Word[], { from, to }: Span): Span =>
  to - from > 1 && /^rentals?$/u.test(plainAt(words, to - 1)) ? { from, to: to - 1 } : { from, to };

/** "Chairs and canopy for a party": both are the thing, where nothing but what they are for, or a place, comes after. */
function pairOf(words: readonly Word[], { from, to }: Span): Span | null {
  if (to === from || plainAt(words, to) !== 'and' || isVerb(words[to + 1] ?? comma)) return null;
  const second = phraseAfter(words, to + 1);
  const after = plainAt(words, second.to);
  const isWhole = second.from === to + 1 && second.to > second.from && second.to - second.from <= 2;
  const named = words.slice(from, second.to);
  const hasPeople =
    namesPeople(named[0]?.plain ?? '') !== namesPeople(named.at(-1)?.plain ?? '') &&
    namesPeople(named.at(-1)?.plain ?? '');
  return isWhole &&
    !hasPeople &&
    (['', ',', 'for', 'in', 'to', 'from'].includes(after) || words[second.to]?.isDone === true)
    ? { from, to: second.to }
    : null;
}
