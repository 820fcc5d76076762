import { PIDGIN } from '../first-look/words.ts';
import { withPlainAmounts } from '../money/money.ts';
import type { Intake } from './intake.ts';
import { phrasesOf } from './phrases.ts';
import { capital, phrase } from './safe-text.ts';

export const BLANK = '________________';

/**
 * The words that a stranger may read, made of the answers about what is offered, to whom, where and for how much. The founder's
 * own sentence stands in them only where it is written for a customer. What is not known is left blank.
 */
export function offerWords(intake: Intake) {
  const words = phrasesOf(intake);
  const name = phrase(intake.title, BLANK, 80);
  const price = intake.price ? perTime(withPlainAmounts(words.price)) : BLANK;
  const place = namedPlace(phrase(intake.place, BLANK, 80));
  const segment = inSentence(withoutClause(phrase(intake.segment, BLANK)), place);
  const pitch = phrase(intake.pitch, '', 200);
  const offered = RENTS.test(pitch) && !RENTS.test(name) ? `${name} to rent` : name;
  const isForCustomers = pitch !== '' && !FOUNDERS_OWN.test(pitch) && !saysPrice(pitch, intake) && !isAsSpoken(pitch);
  return {
    name,
    price,
    place,
    segment,
    group: asGroup(segment, place),
    where: isForCustomers ? `For: ${segment}; ${place}` : `Where: ${place}`,
    line: isForCustomers ? capital(pitch) : `${capital(offered)}, for ${segment}`,
    lineAndPlace: isForCustomers ? capital(pitch) : `${capital(offered)}, for ${asGroup(segment, place)}`,
    priceAndPlace: isForCustomers && says(pitch, place) ? price : `${price}, ${place}`,
    plan: isAsSpoken(pitch) ? `${capital(offered)}, for ${segment}` : capital(pitch.replace(WISH, '')) || BLANK,
    problem: isAsSpoken(intake.problem) ? '' : withoutCounts(phrase(intake.problem, '', 300)),
  };
}

/** How a founder begins who speaks of the plan, not to a customer. */
const FOUNDERS_OWN = /^(i|we|my idea|an? (\p{L}+ )?(app|platform|website))\b/iu;
const WISH = /^((i|we) (want|wan|would like|plan|hope)( to)?|my idea is( to)?) /iu;
const RENTS = /\b(rent|rents|renting|hire|hiring)\b/iu;
const AMOUNT = /[₦$£]\s?\d|\b\d[\d,.]*\s?(k|naira|ngn|kobo|usd|dollars?)\b/iu;

/** What is English too, in a dress that fits. */
const ENGLISH_TOO = new Set(['fit', 'na', 'oga']);
const SPOKEN =
  /\b(no (go|dey|get|gree|fit)|go dey|(we|i|dem|they) fit|make (dem|we|i|e|una|the)|ur|pls|plz)\b|[!?]{2}|\.{3}|…/iu;

/** Pidgin, haste or shouting: how a founder speaks, and not what a poster says. This product's own convention. */
function isAsSpoken(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isShouted = words.length > 3 && text === text.toUpperCase() && text !== text.toLowerCase();
  return isShouted || SPOKEN.test(text) || words.some((word) => PIDGIN.has(word) && !ENGLISH_TOO.has(word));
}

/** "pure water sellers" of "pure water sellers wey dey Ojota": where they are is said beside it. */
const withoutClause = (segment: string) => segment.replace(/(?<=\p{L})\s+(wey|(who |that )?(dey|dem))\b.*$/iu, '');

function saysPrice(pitch: string, { price }: Intake): boolean {
  return AMOUNT.test(pitch) || (price !== null && pitch.includes(String(price.amountMinor / 100)));
}

const SMALL = /^(and|the|all|for|from|with|near|over|around|market|street|road|state|area)$/u;

/** Whether a text names the place, or a part of it. */
function says(text: string, place: string): boolean {
  const spoken = wordsOf(text);
  return wordsOf(place).some((word) => !SMALL.test(word) && spoken.includes(word));
}

const wordsOf = (text: string) => (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length > 2);

const NAMES =
  /^(Lagos|Abuja|Kano|Ibadan|Kaduna|Enugu|Jos|Benin|Aba|Onitsha|Ilorin|Abeokuta|Calabar|Uyo|Owerri|Warri|Asaba|Ogun|Oyo|Osun|Ondo|Ekiti|Edo|Delta|Rivers|Hausa|Fulani|Igbo|Yoruba|Muslim|Christian|WhatsApp|Instagram|\p{L}+(ians?|ese))$/u;

/** "fish women": the capital that only begins an answer is taken away. A name or an abbreviation keeps its own. */
function inSentence(segment: string, place: string): string {
  const [, first = '', next = ''] = /^(\p{Lu}\p{Ll}*)\P{L}+(.?)/u.exec(`${segment}  `) ?? [];
  const isName = NAMES.test(first) || /\p{Lu}/u.test(next) || says(first, place);
  return first === '' || isName ? segment : first.toLowerCase() + segment.slice(first.length);
}

/** "fish women in Makoko": the place is not said twice. */
function asGroup(segment: string, place: string): string {
  return says(segment, place) ? segment : `${segment} in ${place}`;
}

/** "Makoko and Epe", where it was typed "Makoko and epe": each name of one word gets its capital. */
function namedPlace(place: string): string {
  return place.replace(
    /(^|, | and )(\p{Ll})(\p{L}*)(?=,| and |$)/gu,
    (_, before: string, first: string, rest: string) => [before, first.toUpperCase(), rest].join(''),
  );
}

/** "₦500 a day" for "₦500 per day". */
const perTime = (price: string) => price.replace(/^(\S+) per (day|week|month|year)$/u, '$1 a $2');

/** The sentences that hold no number: a count is the founder's, not for a customer to read. */
function withoutCounts(problem: string): string {
  return problem
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => !/\p{N}/u.test(sentence))
    .map(capital)
    .join(' ')
    .replace(/[.!?]+$/u, '');
}
