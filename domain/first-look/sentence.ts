import {
  COUNTED,
  DETERMINERS,
  EMPTY_WORDS,
  FOR_WHOM,
  KNOWN_PLACES,
  namesPeople,
  OTHER_VERBS,
  PLACE_NOUNS,
  SMALL_WORDS,
  VERB_FORMS,
  WAYS,
} from './words.ts';

/** What a sentence about an idea names, in its own words; '' for what it does not say. */
export type SentenceParts = {
  who: string;
  what: string;
  where: string;
  /** What stands before one of the thing; '' where it is many, or no single thing. */
  article: '' | 'a' | 'an';
};

type Word = { text: string; plain: string };
type Span = { from: number; to: number };

const PLACE_PREPOSITIONS = new Set([
  'in',
  'at',
  'around',
  'near',
  'within',
  'across',
  'inside',
  'from',
  'dey',
  'for',
  'on',
  'of',
]);
const MOST_WORDS = 4;

/**
 * Whom the sentence is about, what they get, and where: simple rules over the words, the same every time. It understands
 * nothing: what it took for what is shown to whoever wrote it. This product's own convention.
 */
export function readSentence(sentence: string): SentenceParts {
  const words = wordsOf(sentence);
  const place = findPlace(words);
  const rest = words.map((word, at) => (place && at >= place.from && at < place.to ? comma : word));
  const people = findPeople(rest);
  const who = people.find(({ from }) => isForWhom(rest, from)) ?? people[0] ?? null;
  const thing = findWhat(rest, who);
  // A match of two sides gives the one the other: "connects farmers to buyers".
  const what = isThing(rest, thing) ? thing : (people.find((one) => one !== who) ?? null);
  return {
    who: textOf(words, who),
    what: textOf(words, what),
    where: textOf(words, place),
    article: articleOf(words, what),
  };
}

/** True when some word of it is one of the small or the doing words that these rules know. */
export function hasKnownWord(sentence: string): boolean {
  return wordsOf(sentence).some((word) => word.plain !== ',' && (isBoundary(word) || isVerb(word)));
}

/** One thing has an article when the sentence gave it one, or when its last word is something that one counts. */
function articleOf(words: readonly Word[], span: Span | null): SentenceParts['article'] {
  const head = span ? words[span.to - 1]?.plain : undefined;
  if (!span || head === undefined) return '';
  const isOne = ['a', 'an', 'one'].includes(words[span.from - 1]?.plain ?? '') || COUNTED.has(head);
  if (!isOne) return '';
  return /^[aeiou]/u.test(words[span.from]?.plain ?? '') ? 'an' : 'a';
}

const comma: Word = { text: ',', plain: ',' };

function wordsOf(sentence: string): Word[] {
  const found = sentence.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+(?:['’&-][\p{L}\p{M}\p{N}]+)*|[,.;:!?()]/gu) ?? [];
  return found.map((text) =>
    /[\p{L}\p{N}]/u.test(text) ? { text, plain: text.toLowerCase().replace(/’/gu, "'") } : comma,
  );
}

const textOf = (words: readonly Word[], span: Span | null) =>
  span
    ? words
        .slice(span.from, span.to)
        .map(({ text }) => text)
        .join(' ')
    : '';

const isBoundary = ({ plain }: Word) => plain === ',' || SMALL_WORDS.has(plain) || DETERMINERS.has(plain);
const isVerb = ({ plain }: Word) => VERB_FORMS.has(plain) || OTHER_VERBS.has(plain);
const isName = ({ text }: Word) => /^\p{Lu}/u.test(text);

function findPlace(words: readonly Word[]): Span | null {
  for (const [at, { plain }] of words.entries()) {
    if (!PLACE_PREPOSITIONS.has(plain)) continue;
    let from = at + 1;
    while (words[from] && DETERMINERS.has(words[from]?.plain ?? '')) from += 1;
    const to = endOfPlace(words, from, plain === 'for' || plain === 'of');
    if (to > from) return { from, to };
  }
  const known = words.findIndex(({ plain }) => KNOWN_PLACES.has(plain));
  return known < 0 ? null : { from: known, to: known + 1 };
}

/** Where the place that begins at `from` ends; `from` itself when none does. */
function endOfPlace(words: readonly Word[], from: number, onlyKnown: boolean): number {
  let to = from;
  for (let word = words[to]; word && !isBoundary(word) && to - from < MOST_WORDS; word = words[to]) {
    const fits =
      KNOWN_PLACES.has(word.plain) || (!onlyKnown && isName(word) && !namesPeople(word.plain) && !WAYS.has(word.plain));
    const leads = words.slice(to, to + 3).findIndex(({ plain }) => PLACE_NOUNS.has(plain));
    if (!fits && (onlyKnown || leads < 0 || words.slice(to, to + leads).some(isBoundary))) break;
    to += 1;
  }
  return to;
}

/** The noun phrase whose last word stands at `head`. */
function phraseBefore(words: readonly Word[], head: number): Span {
  let from = head;
  for (let word = words[from - 1]; word && head - from < MOST_WORDS - 1; word = words[from - 1]) {
    if (isBoundary(word) || isVerb(word) || EMPTY_WORDS.has(word.plain)) break;
    from -= 1;
  }
  return { from, to: head + 1 };
}

/** The noun phrase that begins at `from`, after its small words. */
function phraseAfter(words: readonly Word[], start: number): Span {
  let from = start;
  while (words[from] && DETERMINERS.has(words[from]?.plain ?? '')) from += 1;
  let to = from;
  for (let word = words[to]; word && to - from < MOST_WORDS; word = words[to]) {
    if (isBoundary(word) || (to > from && isVerb(word))) break;
    to += 1;
  }
  return { from, to };
}

function findPeople(words: readonly Word[]): Span[] {
  const heads = words.flatMap((word, at) => (!isVerb(word) && namesPeople(word.plain) ? [at] : []));
  const last = heads.filter((at) => isHead(words[at] ?? comma, words[at + 1] ?? comma));
  return last.map((head) => withOwned(words, phraseBefore(words, head)));
}

/** "School" in "school fees" is no school. */
function isHead({ plain }: Word, next: Word): boolean {
  const isMany = /(s|men|people|folk|children)$/u.test(plain);
  return !namesPeople(next.plain) && (isMany || isBoundary(next) || isVerb(next));
}

function isForWhom(words: readonly Word[], from: number): boolean {
  let at = from - 1;
  while (at >= 0 && DETERMINERS.has(words[at]?.plain ?? '')) at -= 1;
  return FOR_WHOM.has(words[at]?.plain ?? '');
}

/** "Owners" alone say little: "owners of small shops". */
function withOwned(words: readonly Word[], span: Span): Span {
  if (words[span.to]?.plain !== 'of') return span;
  const owned = phraseAfter(words, span.to + 1);
  return owned.to > owned.from ? { from: span.from, to: owned.to } : span;
}

function findWhat(words: readonly Word[], who: Span | null): Span | null {
  const left = words.map((word, at) => (who && at >= who.from && at < who.to ? comma : word));
  const objects = left.flatMap((word, at) => {
    if (!VERB_FORMS.has(word.plain)) return [];
    const after = left[at + 1]?.plain === 'for' || left[at + 1]?.plain === 'back' ? at + 2 : at + 1;
    return [phraseAfter(left, after)];
  });
  const atStart = phraseAfter(left, 0);
  const opening = isVerb(left[atStart.from] ?? comma) && left[atStart.to]?.plain !== 'for' ? [] : [atStart];
  const forWhat = left.flatMap(({ plain }, at) => (plain === 'for' ? [phraseAfter(left, at + 1)] : []));
  const candidates = isNamedAfter(left, atStart)
    ? [...forWhat, ...opening, ...objects]
    : [...byOpening(left, opening, objects), ...forWhat];
  return [...candidates, ...anywhere(left)].find((span) => isThing(left, span)) ?? null;
}

/** Phrases that are neither an action nor where it happens. */
function anywhere(words: readonly Word[]): Span[] {
  return words.flatMap((word, at) => {
    const before = words[at - 1]?.plain ?? '';
    const isAction = isVerb(word) && !word.plain.endsWith('ing');
    return isAction || PLACE_PREPOSITIONS.has(before) ? [] : [phraseAfter(words, at)];
  });
}

/** "Uber for laundry": what it is for says more than whom it copies. */
const isNamedAfter = (words: readonly Word[], { from, to }: Span) =>
  to - from === 1 && isName(words[from] ?? comma) && words[to]?.plain === 'for';

/** A sentence that begins with its thing names it there: "Solar cold rooms that farmers rent". */
const byOpening = (words: readonly Word[], opening: Span[], objects: Span[]) =>
  opening.some((span) => isThing(words, span)) ? [...opening, ...objects] : [...objects, ...opening];

/** True when the phrase names something in particular that is not people. */
function isThing(words: readonly Word[], span: Span | null): boolean {
  const own = span ? words.slice(span.from, span.to) : [];
  return own.some(({ text, plain }) => {
    const isEmpty = EMPTY_WORDS.has(plain) || OTHER_VERBS.has(plain) || WAYS.has(plain) || namesPeople(plain);
    return !isEmpty && /\p{L}{3}/u.test(text);
  });
}
