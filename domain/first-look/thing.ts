import { isForThem, isOurs, lacksOf, mendedOf } from './lack.ts';
import { GIVES, hadOf, lessonsOf, madeOf } from './made.ts';
import { isFoundersAct, isSought, type People } from './people.ts';
import { phrase, type Thing } from './phrase.ts';
import { findRecord, textOfRecord } from './record.ts';
import { comma, isBoundary, isVerb, phraseBefore, plainAt, type Span, textOf, type Word, without } from './word.ts';
import {
  COUNTED,
  DETERMINERS,
  EMPTY_WORDS,
  FORMS,
  HANDLES_WAYS,
  LOSES,
  MONEY,
  namesPeople,
  OTHER_VERBS,
  PLACE_PREPOSITIONS,
  PRONOUNS,
  SERVICE_NOUNS,
  VERB_FORMS,
  WAYS,
} from './words.ts';
import { workOfOurs, workOn } from './work.ts';
import { serviceOf } from './workers.ts';

/**
 * What the sentence says people get, the surest reading first; null where it names nothing in particular. `mayGuess`: a phrase
 * that is neither an action nor where it happens will do.
 */
export function findThing(words: readonly Word[], who: People | null, mayGuess: boolean): Thing | null {
  const left = without(words, [who && { from: who.from, to: who.end }]);
  const [mended] = mendedOf(left);
  if (mended) return { ...mended, work: 'repair' };
  const offers = left.flatMap((_, at) => (isOffer(left, at) ? [at] : []));
  const objects = offers.flatMap((at) => objectsOf(left, at, who));
  const lacks = lacksOf(left).map((span) => ({ ...span, work: '' }));
  const isFirst = lacks.length > 0 ? isOurs : isForThem;
  const ours = offers.filter((at) => isFirst(left, at)).flatMap((at) => objectsOf(left, at, who));
  const toRent = left.flatMap(({ plain }, at) =>
    plain === 'for' && /^(rent|hire)$/u.test(plainAt(left, at + 1))
      ? [{ ...withFirst(left, phraseBefore(left, at - 1)), work: '' }]
      : [],
  );
  const atStart = phrase(left, 0);
  const opening = isVerb(left[atStart.from] ?? comma) && plainAt(left, atStart.to) !== 'for' ? [] : [atStart];
  const forWhat = left.flatMap(({ plain }, at) => (plain === 'for' ? [phrase(left, at + 1)] : []));
  const given = offers
    .filter((at) => isOurs(left, at) && GIVES.test(plainAt(left, at)))
    .flatMap((at) => objectsOf(left, at, who));
  const inOrder = isNamedAfter(left, atStart)
    ? [...forWhat, ...opening, ...objects]
    : [...byOpening(left, opening, objects, words), ...forWhat];
  // "I will build her an app": what she sells herself is not what she gets.
  const others =
    lacks.length === 0 && ours.length > 0 && !ours.some((thing) => isThing(left, thing, words)) ? [] : inOrder;
  const record = findRecord(left);
  const kept: Thing[] = record ? [...opening, { ...record, work: '', isRecord: true }] : [];
  const made = [...madeOf(left), ...lessonsOf(left)];
  const needed = left.flatMap(({ plain }, at) => (/^(?:needs?|lacks?)$/u.test(plain) ? [phrase(left, at + 1)] : []));
  const candidates = [...toRent, ...made, ...ours, ...given, ...hadOf(left), ...kept, ...lacks, ...others, ...needed];
  const acts = left.flatMap((_, at) => (isFoundersAct(left, at) ? [{ from: at, to: at + 1, work: 'doing' }] : []));
  const works = words.flatMap((_, at) => workOfOurs(words, at));
  const guesses = mayGuess ? [...soldAfterLoss(left), ...anywhere(left)] : [];
  const found =
    candidates.find((thing) => isThing(left, thing, words)) ??
    works.find((thing) => isThing(left, thing, words)) ??
    acts[0];
  return found ?? guesses.find((thing) => isThing(left, thing, words)) ?? null;
}

/** What else the sentence names that somebody could get, in its order. */
export const otherThings = (words: readonly Word[]): Thing[] =>
  words.flatMap((word, at) => {
    const before = words[at - 1] ?? comma;
    const isStart = (isBoundary(before) || isVerb(before)) && !isBoundary(word) && !isVerb(word);
    const thing = phrase(words, at);
    const isOption = !/ly$/u.test(word.plain) && !BEFORE_ACT.has(before.plain);
    return isStart && isOption && thing.from === at && isThing(words, thing) ? [thing] : [];
  });

const BEFORE_ACT = new Set('i we they dey go no to can will fit that'.split(' '));

/** A verb with its thing behind it; "sewing" in "our sewing machine" is none. */
function isOffer(words: readonly Word[], at: number): boolean {
  const before = words[at - 1] ?? comma;
  const isPartOfThing =
    before.plain !== ',' && (DETERMINERS.has(before.plain) || before.plain === 'which' || !isBoundary(before));
  return (
    VERB_FORMS.has(plainAt(words, at)) && !(plainAt(words, at).endsWith('ing') && isPartOfThing && !isVerb(before))
  );
}

/** As it is said: "cold box", "generator repair". */
export const textOfThing = (words: readonly Word[], thing: Thing) =>
  thing.isRecord
    ? textOfRecord(words, thing)
    : thing.work === 'doing'
      ? `${textOf(words, thing).replace(/(?<=[^e])e$/u, '')}ing`
      : thing.work === 'service'
        ? serviceOf(textOf(words, thing))
        : thing.work === ''
          ? textOf(words, thing)
          : `${oneOf(textOf(words, thing).replace(/ free$/iu, ''))} ${thing.work}`;

/** "Generators" before "repair" are a generator. */
const oneOf = (words: string) => words.replace(/ies$/u, 'y').replace(/(?<=o)es$|(?<=[^s])s$/u, '');

/** What is done to what, by the verb at `at`; none where it is somebody's own and stays theirs: "sell their beadwork". */
function objectsOf(words: readonly Word[], at: number, who: People | null): Thing[] {
  let from = at + 1;
  const isWorkOf = plainAt(words, at).endsWith('ing') && plainAt(words, from) === 'of';
  if (isWorkOf) from += 1;
  while (['for', 'back', 'on'].includes(plainAt(words, from)) || PRONOUNS.has(plainAt(words, from))) from += 1;
  // "Charge people phone", "teach women tailoring": whom it is done for stands before the thing.
  if (from === who?.from) from = who.end;
  const object = phrase(words, from);
  const work = workOn(words, at, object);
  if (work !== '') return [{ ...object, work }];
  const isListed = /^(?:list|post|advertise|upload|offer)s?$/u.test(plainAt(words, at));
  return plainAt(words, from) === 'their' && !isListed ? [] : [object];
}

/** "Chairs and canopy for rent": both are for rent. */
function withFirst(words: readonly Word[], span: Span): Span {
  const isPair = plainAt(words, span.from - 1) === 'and' && span.from > 1;
  return isPair ? { from: phraseBefore(words, span.from - 2).from, to: span.to } : span;
}

const EVERY = new Set(['every', 'each']);

/** Phrases that are neither an action, nor where it happens, nor what somebody loses. */
function anywhere(words: readonly Word[]): Thing[] {
  return words.flatMap((word, at) => {
    const before = plainAt(words, at - 1);
    const isAction = isVerb(word) && !word.plain.endsWith('ing');
    const isTheirs =
      before === 'their' &&
      (VERB_FORMS.has(plainAt(words, at - 2)) || ['after', 'of'].includes(plainAt(words, at - 2)));
    const isElse =
      LOSES.has(before) ||
      EVERY.has(before) ||
      EVERY.has(word.plain) ||
      isTheirs ||
      word.plain === 'their' ||
      PLACE_PREPOSITIONS.has(before);
    return isAction || isElse ? [] : [phrase(words, at)];
  });
}

/** "They lose tomatoes, so I will dry them and sell back": what is lost is what is sold. */
function soldAfterLoss(words: readonly Word[]): Thing[] {
  const isSold = words.some(({ plain }, at) => plain === 'sell' && !isThing(words, phrase(words, at + 1)));
  return isSold ? words.flatMap(({ plain }, at) => (LOSES.has(plain) ? [phrase(words, at + 1)] : [])) : [];
}

const IS_BRAND =
  /^(?:uber|airbnb|amazon|tinder|netflix|bolt|jumia|konga|jiji|spotify|shopify|linkedin|paystack|alibaba|ebay|etsy|glovo|chowdeck|duolingo|facebook|instagram|canva|google|chatgpt|youtube|tiktok|whatsapp|udemy|zillow|doordash|fiverr|upwork)$/u;

/** "Uber for laundry": what it is for says more than whom it copies. */
const isNamedAfter = (words: readonly Word[], { from, to }: Span) =>
  to - from === 1 && IS_BRAND.test(plainAt(words, from)) && plainAt(words, to) === 'for';

/** A sentence that begins with its thing names it there: "Solar cold rooms that farmers rent". */
const byOpening = (left: readonly Word[], opening: Thing[], objects: Thing[], words: readonly Word[]) =>
  opening.some((thing) => isThing(left, thing, words)) ? [...opening, ...objects] : [...objects, ...opening];

/** True when the phrase names something in particular; people only where somebody looks for one of them, by `all` the words. */
function isThing(words: readonly Word[], span: Thing, all = words): boolean {
  if (span.isRecord) return true;
  const own = words.slice(span.from, span.to);
  // Whatever stands before them, people are nothing that one gets: "provision madams".
  if (namesPeople(headOf(own)) && !isSought(all, span)) return false;
  if (span.from === 0 && own.length > 1 && FORMS.has(own.at(-1)?.plain ?? '')) return true;
  const [only] = own;
  if (
    own.length === 1 &&
    only &&
    span.work === '' &&
    (isVerb(only) || /[^e]ed$/u.test(only.plain)) &&
    !isNounToo(only.plain)
  )
    return false;
  if (own.length === 1 && SOMEBODY.has(own[0]?.plain ?? '')) return false;
  // "Know which drugs expire": what they ask about is not what they get.
  if (ASKED.has(plainAt(words, span.from - 1))) return false;
  if (isPaid(words, span) || own.every(({ plain }) => SIZES.has(plain))) return false;
  // "Make dem pay 500": what they pay is not what they get.
  if (/^pay(s|ing)?$/u.test(own[0]?.plain ?? '')) return false;
  const isHandled =
    (span.from === 0 && plainAt(words, span.to) === 'for') ||
    HANDLES_WAYS.has(plainAt(words, span.from - 1)) ||
    HANDLES_WAYS.has(plainAt(words, span.from - 2));
  return own.some(({ text, plain }) => {
    const isEmpty =
      EMPTY_WORDS.has(plain) || OTHER_VERBS.has(plain) || (WAYS.has(plain) && !isHandled && span.work !== 'lessons');
    return !isEmpty && /\p{L}{3}/u.test(text) && (!namesPeople(plain) || isSought(all, span));
  });
}

const isNounToo = (plain: string) =>
  plain.endsWith('ing') ||
  SERVICE_NOUNS.has(plain) ||
  COUNTED.has(plain) ||
  /^(?:plan|design|print|charge)s?$/u.test(plain);

const ASKED = new Set(['which', 'what', 'whose', 'when', 'how', 'why', 'if']);

/** They do it; what they do is the idea: "a woman who can cook". */
const SOMEBODY = new Set('man woman lady guy girl boy person'.split(' '));

/** "Pay small small", "check dem well". */
const SIZES = new Set(['small', 'big', 'well']);

/** The noun that says what a phrase is: "price" in "price of maize". */
function headOf(own: readonly Word[]): string {
  const of = own.findIndex(({ plain }) => plain === 'of');
  return own[of > 0 ? of - 1 : own.length - 1]?.plain ?? '';
}

/** "Pay small money every week": what they hand over is not what they get. */
function isPaid(words: readonly Word[], { from, to }: Span): boolean {
  return (
    MONEY.has(plainAt(words, to - 1)) && /^(?:pay(?:s|ing)?|paid|collects?|collecting)$/u.test(plainAt(words, from - 1))
  );
}
