import { mannersOf, occasionsOf, timesOf } from './circumstances.ts';
import { givenPlaces, isGiven } from './given.ts';
import { likeKin } from './lack.ts';
import { offeredForm } from './offered-form.ts';
import { findPeople, isForWhom, type People } from './people.ts';
import type { Thing } from './phrase.ts';
import { findPlaces, isNamedPlace, type Place } from './place.ts';
import { asMany } from './plain.ts';
import { takePrice } from './price.ts';
import { findThing, otherThings, textOfThing } from './thing.ts';
import {
  comma,
  isBoundary,
  isVerb,
  phraseAfter,
  plainAt,
  type Span,
  textOf,
  type Word,
  without,
  wordsOf,
} from './word.ts';
import { ACQUIRE_VERBS, COUNTED, FORMS, namesPeople } from './words.ts';
import { isWorker, ownBodiesOf, roleOf, serviceOf } from './workers.ts';

/** What a sentence about an idea names, in its own words; '' for what it does not say. */
export type SentenceParts = {
  who: string;
  /** Who pays, where the sentence says that it is somebody else. */
  payer?: string;
  what: string;
  where: string;
  /** What is paid, with its unit where the sentence has one: "₦500 a day". */
  price: string;
  /** What stands before one of the thing; '' where it is many, or no single thing. */
  article: '' | 'a' | 'an';
  /** The messenger that the idea itself runs on: nobody has to leave it. */
  runsOn?: string;
  /** When they pay, where that is later: "after harvest". */
  later?: string;
};

/** How a sentence was read, beside what it names. */
export type Reading = SentenceParts & {
  /** What they get is somebody's work, who was named by their trade. */
  isRole?: boolean;
  /** What they get was taken for want of anything surer, or much of the sentence is left unread. */
  isGuess: boolean;
  /** What else it names that somebody could get. */
  others: readonly string[];
};

/** Ways to begin that say nothing of the idea: "My idea is to …", "We are building …". */
const PREAMBLE =
  /^\s*(?:(?:so|ok|okay|well|hi|hello|hey|please|pls|plz|abeg|basically|good (?:morning|afternoon|evening|day)|sir|ma|ma['’]?am|all|everyone|guys)\b[,!.]*\s+)*(?:(?:my|our|the|this)\s+(?:[\p{L}-]+\s+)?(?:idea|business|startup|start-up|plan|product)\s+(?:is|na|be)\s+(?:to\s+|about\s+|for\s+)?|(?:my|our)\s+(?:customers?|clients?|target|market)\s+(?:is|are|na|be)\s+(?=\p{L})|(?:i|we)(?:\s+(?:am|are|dey)|['’](?:m|re))\s+(?:build|creat|mak|develop|start|launch|open)ing\s+|(?:i|we)\s+(?:want|wan|need|plan|hope|would\s+like|['’]d\s+like)\s+(?:to\s+)?(?:build|create|make|develop|start|launch|open|set\s+up|establish|(?:do|run)(?=\s+(?:a\s|an\s|my\s+own\s|\p{L}+\s+(?:farm|shop|school|business)\b)))\s+)/iu;

export const withoutPreamble = (sentence: string) => sentence.replace(PREAMBLE, '');

/**
 * Whom the sentence is about, what they get, where, and what they pay: simple rules over the words, the same every time. It
 * understands nothing: what it took for what is shown to anyone who wrote it, and where it is not sure it says less. This
 * product's own convention.
 */
export function readSentence(sentence: string): Reading {
  const { price, rest } = takePrice(withoutPreamble(sentence));
  const words = withArticle(wordsOf(rest));
  const whereabouts = findPlaces(words);
  const places = givenPlaces(words, whereabouts);
  const around = [
    ...whereabouts,
    ...places,
    ...asidesOf(words),
    ...timesOf(words),
    ...mannersOf(words),
    ...occasionsOf(words),
  ];
  const all = without(words, around);
  const role = roleOf(all);
  const form = offeredForm(all);
  // Whom software helps does the work for themselves.
  const workers = form ? [] : findPeople(all).filter((one) => isWorker(all, one) && likeKin(all, one) === '');
  const left = without(all, [...workers, ...ownBodiesOf(all), role && !isStaff(all, role.span) ? role.span : null]);
  const people = findPeople(left);
  const isSaid = (one: People) => isGiven(words, left, one) || likeKin(left, one) !== '';
  const said = people.filter(isSaid);
  const named = said.find(({ from }) => isForWhom(left, from)) ?? said[0] ?? people[0] ?? null;
  const found = readThing(left, named, people);
  const isForm = form !== null && found.thing?.isRecord !== true && (named !== null || found.thing !== null);
  const read = isForm ? { who: named, thing: form, isGuess: false } : found;
  const { who } = read;
  const isRole = role !== null && !isStaff(all, role.span) && (role.isOffered || !read.thing || read.isGuess);
  const thing = isRole ? { ...role.span, work: 'service' } : read.thing;
  const told = [...people.map(({ from, end, to }) => ({ from, to: Math.max(end, to) })), thing];
  const others = form ? [] : otherThings(without(left, told));
  const payer = people.find((one) => one !== named && isPaying(left, one)) ?? null;
  return {
    payer: textOf(words, payer && { from: payer.from, to: payer.head }),
    who: likeKin(left, who) || (who && isSaid(who) ? textOf(words, who) : ''),
    what: thing ? textOfThing(words, thing) : '',
    where: textOf(words, placeOf(words, left, places, who)),
    price,
    article: articleOf(words, thing),
    ...((isRole ||
      (/ing$/u.test(thing?.work ?? '') && !/^(?:cleaning|washing|charging)$/u.test(thing?.work ?? ''))) && {
      isRole: true,
    }),
    others: others.map((other) => textOf(words, other)),
    isGuess: thing !== null && ((read.isGuess && !isRole && thing.from > 0) || others.length > MOST_UNREAD),
  };
}

/** "Poultry farm in Ogun", "a bakery": one of them at the start is what somebody would open, and no customer. */
function withArticle(words: readonly Word[]): Word[] {
  const { from, to } = phraseAfter(words, 0);
  const isOpened = from === 0 && OPENED.test(plainAt(words, to - 1)) && isBoundary(words[to] ?? comma);
  return isOpened ? [{ text: 'a', plain: 'a' }, ...words] : [...words];
}
const OPENED =
  /^(?:farm|school|nursery|college|clinic|hospital|pharmacy|hotel|restaurant|buka|salon|shop|kiosk|supermarket|factory|bakery|cafe|pub|club|company|business|firm)$/u;

/** More than this many other things, and nobody knows which of them is the idea. */
const MOST_UNREAD = 3;

/** "…, like my aunty in Bodija,": an example between commas is nobody and nothing of its own. */
function asidesOf(words: readonly Word[]): Span[] {
  return words.flatMap(({ plain }, at) => {
    const isAside = plain === ',' && /^(?:like|such|including|especially|mostly|mainly)$/u.test(plainAt(words, at + 1));
    if (!isAside) return [];
    const end = words.findIndex((word, after) => after > at && word.plain === ',');
    return [{ from: at, to: end < 0 ? words.length : end }];
  });
}

/** "Parents pay monthly", "mama dem go pay". */
function isPaying(words: readonly Word[], { head }: People): boolean {
  let at = head;
  while (['dem', 'go', 'will', 'would', 'dey', 'fit', 'can'].includes(plainAt(words, at))) at += 1;
  return /^pays?$/u.test(plainAt(words, at));
}

const MEETS = new Set(['to', 'with', 'and', 'for']);

type Named = { who: People | null; thing: Thing | null; isGuess: boolean };

/** Somebody who is employed, and calls on nobody. */
const isStaff = (words: readonly Word[], { to }: Span) =>
  /^(?:house ?helps?|nann(?:y|ies)|maids?|guards?|drummers?|stewards?|waiters?|ushers?)$/u.test(plainAt(words, to - 1));

function readThing(words: readonly Word[], who: People | null, people: readonly People[]): Named {
  const sure = findThing(words, who, false);
  if (sure) return { who, thing: sure, isGuess: false };
  if (who && ACQUIRE_VERBS.has(plainAt(words, who.head + 1))) {
    // "Traders who rent a cold box": what they do is the idea.
    const alone = { ...who, to: who.head, end: who.head };
    const thing = findThing(words, alone, false);
    if (thing) return { who: alone, thing, isGuess: false };
  }
  const guess = formOf(words) !== '' ? null : findThing(words, who, true);
  // A match of two sides gives the one the other: "connects farmers to buyers".
  const other = people.find((one) => one !== who && MEETS.has(plainAt(words, one.from - 1)));
  return {
    who,
    thing: guess ?? (other ? { from: other.from, to: other.to, work: '' } : null),
    isGuess: guess !== null || !words.some(({ plain }) => BRINGS_TOGETHER.test(plain)),
  };
}

const BRINGS_TOGETHER = /^(?:connect|match|link|pair)(?:s|es|ing)?$/u;

/** Where goods come from, and nobody here lives. */
const ABROAD = new Set('uk usa america europe canada germany france china dubai turkey india italy'.split(' '));

/** The place of those whom it is for, where the sentence has several: "farmers in Jos sell to restaurants in Abuja". */
function placeOf(
  words: readonly Word[],
  left: readonly Word[],
  places: readonly Place[],
  who: People | null,
): Span | null {
  const isBetween = ({ from }: Span) =>
    who !== null && from >= who.head && left.slice(who.end, from).every((word) => isBoundary(word));
  // "Cocoa farmers to chocolate makers in Europe": the others live there.
  const isOfOthers = ({ from, to }: Span) =>
    words.slice(from, to).some(({ plain }) => ABROAD.has(plain)) &&
    who !== null &&
    from > who.end + 1 &&
    namesPeople(plainAt(words, from - 2));
  const near = places.filter((place) => place.isOrigin !== true && !isOfOthers(place));
  const origin = places.find(
    ({ from, to, isOrigin }) => isOrigin && !words.slice(from, to).some(({ plain }) => ABROAD.has(plain)),
  );
  return near.find(isBetween) ?? near.find((place) => isNamedPlace(words, place)) ?? origin ?? near[0] ?? null;
}

/** As for what is read: what stands before one of a thing that somebody pointed at. */
export function articleFor(what: string): SentenceParts['article'] {
  const words = wordsOf(what);
  return articleOf(words, { from: 0, to: words.length, work: '' });
}

/** The form that the idea says it takes, such as "app"; '' where it names none. */
export function formOfIdea(sentence: string): string {
  return formOf(wordsOf(sentence));
}

const formOf = (words: readonly Word[]) => words.find(({ plain }) => FORMS.has(plain))?.plain ?? '';

/** True when some word of it is one of the small or the doing words that these rules know. */
export function hasKnownWord(sentence: string): boolean {
  return wordsOf(sentence).some((word) => word.plain !== ',' && (isBoundary(word) || isVerb(word)));
}

/** One thing has an article when the sentence gave it one, or when its last word is something that one counts. */
function articleOf(words: readonly Word[], thing: Thing | null): SentenceParts['article'] {
  if (thing?.isRecord) return 'a';
  const head = thing ? words[thing.to - 1]?.plain : undefined;
  if (thing?.work === 'service')
    return serviceOf(textOf(words, thing)).endsWith(' service') ? articleBefore(words, thing) : '';
  if (!thing || head === undefined || thing.work !== '') return '';
  if (words.slice(thing.from, thing.to).some(({ plain }) => plain === 'and') || UNCOUNTED.test(head)) return '';
  const isOne =
    ['a', 'an', 'one'].includes(plainAt(words, thing.from - 1)) ||
    COUNTED.has(head) ||
    (namesPeople(head) && asMany(head) !== head);
  if (!isOne) return '';
  return articleBefore(words, thing);
}

const UNCOUNTED = /^(?:software|equipment|furniture|training|transport|advice|information)$/u;

/** "A USSD code", "a uniform": they begin with a vowel on paper only. */
const articleBefore = (words: readonly Word[], { from }: Span) =>
  /^(?!ussd|uni|use|uk|eu|one)[aeiou]/u.test(plainAt(words, from)) ? 'an' : 'a';
