import { afterDeterminers, isBoundary, isName, isVerb, MOST_WORDS, plainAt, type Span, type Word } from './word.ts';
import {
  COUNTED,
  EMPTY_WORDS,
  KNOWN_PLACES,
  MONEY,
  NO_ONE_PLACE,
  NUMBERED,
  namesPeople,
  PIDGIN,
  PLACE_NOUNS,
  PLACE_PREPOSITIONS,
  SHORT_PLACES,
  WAYS,
} from './words.ts';

/** `isOrigin`: something comes from there. */
export type Place = Span & { isOrigin?: boolean };

/** The places of a sentence in their order, such as "Makoko and Epe" after "in"; else the first well-known one. */
export function findPlaces(words: readonly Word[]): Place[] {
  const found: Place[] = [];
  const isPidgin = words.some((_, at) => isPidginAt(words, at));
  for (const [at, { plain }] of words.entries()) {
    if (!PLACE_PREPOSITIONS.has(plain) || at < (found.at(-1)?.to ?? 0)) continue;
    const from = afterDeterminers(words, at + 1);
    // In pidgin "for" says where, and so does the second of two: "for riders for Ojuelegba".
    const isSecond = plain === 'for' && words.slice(0, at).some((word) => word.plain === 'for');
    const isFor = plain === 'for' && !isPidgin && !isSecond && !isSpot(words, from);
    const onlyKnown = plain === 'of' || isFor;
    const to = withNext(words, endOfPlace(words, from, onlyKnown), from);
    // "For SS3 students" says whom it is for.
    const isGroup = plain === 'for' && namesPeople(plainAt(words, to));
    // "Laptops from the UK" are sold elsewhere.
    const isOrigin = plain === 'from' && !isHome(words, at);
    const isManner = /^(?:style|language|fashion|version|format)s?$/u.test(plainAt(words, to));
    if (to > from && !isGroup && !isManner) found.push({ from, to, ...(isOrigin && { isOrigin }) });
    else if (['in', 'at'].includes(plain) && isUnknownPlace(words, at + 1)) found.push({ from: at + 1, to: at + 2 });
  }
  if (found.length > 0) return found;
  const known = words.findIndex((word) => KNOWN_PLACES.has(word.plain) && (isName(word) || !ORDINARY.has(word.plain)));
  if (known < 0) return [];
  const isWhole = PLACE_NOUNS.has(plainAt(words, known + 1));
  return [{ from: known, to: known + (isWhole ? 2 : 1) }];
}

/** "For mile 2 garage", "for ariaria market": the name of one spot, and nobody who would buy. */
function isSpot(words: readonly Word[], from: number): boolean {
  if (NUMBERED.has(plainAt(words, from)) && /^\d+$/u.test(plainAt(words, from + 1))) return true;
  const name = words[from];
  const next = words[from + 2];
  if (
    !name ||
    isBoundary(name) ||
    isVerb(name) ||
    EMPTY_WORDS.has(name.plain) ||
    !PLACE_NOUNS.has(plainAt(words, from + 1))
  )
    return false;
  return !namesPeople(name.plain) && !COUNTED.has(name.plain) && (!next || isBoundary(next));
}

/** A place by its capital, or after "in"; a word like another else: "a savings circle". */
const ORDINARY = new Set('circle rivers delta plateau cross'.split(' '));

/** "Parents from Yaba": they live there. */
const isHome = (words: readonly Word[], at: number) => namesPeople(plainAt(words, at - 1));

const NO_PLACE =
  /^(?:once|least|most|first|last|random|bulk|nylon|sachet|bottle|carton|pack|area|time|cash|advance|school|church|person|parts?|pidgin|english|french|hausa|yoruba|igbo|naira|dollars|kind|need|stock|public|private|general|traffic|total|front|order|hospital|office|bed|love|debt|trouble|hand|minutes|hours|shape|stead|season|winter|summer|rain|rainy|heat|class|home|house|prison|service|business|line|case|fact|mind|pain|fear|secret|demand|return|exchange|person|group|teams?|store|shop|kitchen|bathroom|crates|plastic|glass|paper|colou?r|size|style|form|format|video|audio|sign|braille|between|diaspora|need|transit|fashion|music|tech|farming|agriculture|health|it|big|small|many|every|their|different|rural|remote|urban)$/u;
/** "In stockport", without its capital: one unknown word at the end of what is said. */
function isUnknownPlace(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || !/^\p{L}{4,}$/u.test(word.plain) || /(?:s|ing|ed|ly)$/u.test(word.plain)) return false;
  if (NO_PLACE.test(word.plain) || isVerb(word) || isBoundary(word) || namesPeople(word.plain) || WAYS.has(word.plain))
    return false;
  if (COUNTED.has(word.plain) || EMPTY_WORDS.has(word.plain) || MONEY.has(word.plain) || NO_ONE_PLACE.has(word.plain))
    return false;
  const next = words[at + 1];
  return !next || isBoundary(next) || isVerb(next);
}

/** "Carry am" is pidgin; "I am" and "7 am" are not. */
function isPidginAt(words: readonly Word[], at: number): boolean {
  const word = plainAt(words, at);
  return PIDGIN.has(word) || (word === 'am' && at > 0 && !/^(?:i|who|\d.*)$/u.test(plainAt(words, at - 1)));
}

/** "Makoko and Epe", "Makoko, Epe and Ajah": a place after the first belongs to it. */
function withNext(words: readonly Word[], to: number, from: number): number {
  if (to <= from) return to;
  const joins = ['and', 'or', ','].includes(plainAt(words, to));
  const isKnown = KNOWN_PLACES.has(plainAt(words, to + 1));
  const isNext = joins && (isKnown || (plainAt(words, to) !== ',' && isName(words[to + 1] ?? { text: '', plain: '' })));
  if (!isNext) return to;
  const end = endOfPlace(words, to + 1, plainAt(words, to) === ',');
  return end > to + 1 ? withNext(words, end, from) : to;
}

/** Where the place that begins at `from` ends; `from` itself when none does. */
function endOfPlace(words: readonly Word[], from: number, onlyKnown: boolean): number {
  if (NO_ONE_PLACE.has(plainAt(words, from))) return from;
  // "In motor parks"; "for estates" says for whom.
  const isMany = plainAt(words, from - 1) !== 'for';
  let to = from;
  for (let word = words[to]; word && !isBoundary(word) && to - from < MOST_WORDS; word = words[to]) {
    const fits =
      KNOWN_PLACES.has(word.plain) || (!onlyKnown && isName(word) && !namesPeople(word.plain) && !WAYS.has(word.plain));
    const leads = words
      .slice(to, to + 3)
      .findIndex(({ plain }) => PLACE_NOUNS.has(plain) || (isMany && PLACE_NOUNS.has(plain.replace(/s$/u, ''))));
    const isPlaceNoun = leads >= 0 && !(onlyKnown && to === from) && !words.slice(to, to + leads).some(isBoundary);
    const isNumbered = NUMBERED.has(word.plain) && /^\d+$/u.test(plainAt(words, to + 1));
    const isItsNumber = to > from && NUMBERED.has(plainAt(words, to - 1)) && /^\d+$/u.test(word.plain);
    if ((!fits && !isPlaceNoun && !isNumbered && !isItsNumber) || isVerb(word)) break;
    to += 1;
  }
  // "Estate people" are people, and no estate.
  const isBare = to - from === 1 && PLACE_NOUNS.has(plainAt(words, from));
  return isBare && namesPeople(plainAt(words, to)) ? from : to;
}

/** "Kogi" says more of where than "village" does. */
export const isNamedPlace = (words: readonly Word[], { from, to }: Span) =>
  words.slice(from, to).some((word) => KNOWN_PLACES.has(word.plain) || isName(word));

/** "makoko and epe" as it is written: "Makoko and Epe". Only places that are known get the capital: "big market" is no name. */
export function placeNames(place: string): string {
  return place.replace(/[\p{L}\p{M}-]+/gu, (word) => {
    if (SHORT_PLACES.has(word)) return word.toUpperCase();
    return KNOWN_PLACES.has(word) ? word.replace(/(?<![\p{L}\p{M}])\p{Ll}/gu, (first) => first.toUpperCase()) : word;
  });
}
