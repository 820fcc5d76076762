import type { People } from './people.ts';
import { comma, isBoundary, isVerb, phraseAfter, plainAt, type Span, type Word } from './word.ts';
import { BRINGS, DETERMINERS, KIN, NEEDS, namesPeople, ORGANISATIONS, SERVICE_NOUNS } from './words.ts';

/** Who does the work, or is the founder's own: never who buys. */
export function isWorker(words: readonly Word[], one: People): boolean {
  return isBy(words, one) || isFoundersOwn(words, one) || isBringing(words, one);
}

const OWN = new Set(['my', 'our']);

/** "Made by women". */
const isBy = (words: readonly Word[], { from }: Span) =>
  plainAt(words, from - 1) === 'by' && isVerb(words[from - 2] ?? comma);

/** "We get one small clinic": what the founder has is no customer. */
function isHad(words: readonly Word[], from: number): boolean {
  let at = from - 1;
  while (DETERMINERS.has(plainAt(words, at))) at -= 1;
  return /^(?:have|get|own|run)$/u.test(plainAt(words, at)) && ['i', 'we'].includes(plainAt(words, at - 1));
}

/** "My grandma makes", "my team": one of the founder's own people; "my customers" are customers. */
function isFoundersOwn(words: readonly Word[], { from, head }: People): boolean {
  const noun = plainAt(words, head - 1);
  if (isHad(words, from)) return true;
  if (!OWN.has(plainAt(words, from - 1))) return false;
  return (
    KIN.has(noun) ||
    /^(?:grand\p{L}+|mum|mom|dad|nan|gran|team|staff|workers?|tailors?|partners?|students? who work)$/u.test(noun)
  );
}

/** "Okada riders deliver parcels", "women make soap": they act for others, and nothing is said of what they need themselves. */
function isBringing(words: readonly Word[], { head, end, to }: People): boolean {
  const acts = [head, end, to].some((at) => isAct(words, afterSmall(words, at)));
  const others = words.findIndex(({ plain }, at) => at > head && namesPeople(plain));
  const told = words.slice(head, others < 0 ? words.length : others);
  return acts && !told.some(({ plain }) => NEEDS.has(plain)) && !saysNoGet(words, head);
}

/** "Nurse visits for old people" are visits, and nobody's act. */
function isAct(words: readonly Word[], at: number): boolean {
  const next = words[at + 1] ?? comma;
  const isNoun = SERVICE_NOUNS.has(plainAt(words, at));
  const isWhole =
    isNoun && isBoundary(next) && !DETERMINERS.has(next.plain) && !['to', 'from', 'home'].includes(next.plain);
  // "Make dem cook fast": pidgin for "so that they".
  if (plainAt(words, at) === 'make' && /^(?:dem|am|e|una|i|we|them)$/u.test(next.plain)) return false;
  return BRINGS.has(plainAt(words, at)) && (!isWhole || plainAt(words, at).startsWith('come'));
}

const saysNoGet = (words: readonly Word[], from: number) =>
  words.some(({ plain }, at) => at >= from && plain === 'no' && /^(?:get|fit|dey|gree)$/u.test(plainAt(words, at + 1)));

/** Past "in my estate", "who dey", "also". */
function afterSmall(words: readonly Word[], from: number): number {
  let at = from;
  while (
    at < from + 4 &&
    at < words.length &&
    isBoundary(words[at] ?? comma) &&
    !BRINGS.has(plainAt(words, at)) &&
    !['and', 'for', 'to', 'i', 'we', 'they', 'so'].includes(plainAt(words, at))
  )
    at += 1;
  return at;
}

const HELPERS = new Set('who wey that dey de go will can fit don also just dem'.split(' '));
function afterHelpers(words: readonly Word[], from: number): number {
  let at = from;
  while (HELPERS.has(plainAt(words, at))) at += 1;
  return at;
}

/** What somebody who does a work gives: "tutor" gives tutoring. Others give a service: "barber service". */
const WORK_OF: Readonly<Record<string, string>> = {
  tutor: 'tutoring',
  teacher: 'lessons',
  walker: 'walking',
  sitter: 'sitting',
  cleaner: 'cleaning',
  photographer: 'photography',
  caterer: 'catering',
  gardener: 'gardening',
  painter: 'painting',
  decorator: 'decoration',
  nurse: 'nurse visits',
  coach: 'coaching',
  hairdresser: 'hairdressing',
};

/** "Dog walker and cat sitter" as what one gets: "dog walking and cat sitting"; "plumber" is "plumber service". */
export function serviceOf(role: string): string {
  const words = role
    .replace(/\blessons? (?=teachers?\b)/iu, '')
    .replace(/(?<=[^s])s?(?= and )/iu, '')
    .replace(/ and (?:a|an|the) /iu, ' and ')
    .split(' ');
  const isWork = (word: string) => WORK_OF[oneOf(word)] !== undefined;
  const said = words.map((word) => WORK_OF[oneOf(word)] ?? word).join(' ');
  const last = words.at(-1) ?? '';
  if (/^(?:m[ae]n|guys?|boys?|people|wom[ae]n|lady)$/iu.test(last)) return words.slice(0, -1).join(' ');
  return isWork(last) ? said : `${said.slice(0, said.length - last.length)}${oneOf(last)} service`;
}
const oneOf = (word: string) => word.toLowerCase().replace(/(?<=[^s])s$/u, '');

/** What somebody is whom one calls for a work, and no customer: "mobile barber", "maths tutor". */
const TRADE =
  /(?:(?<!own|farm|sell|trad|buy|custom|hawk|rid|us|play|commut|travell|vend|retail|export|import)er|ist|tutor|(?<!ghost)coach|nurse|plumber|electrician|(?<=repair |delivery |fix |wash |cleaning |washing )(?:man|men|guy|boy|people|woman|lady)|mechanic|electrician|technician|lawyer|barber|doctor|vet|imam|matron|decorator|driver|chef)s?$/u;

/** A trade that the sentence offers: "mobile barber who comes to care homes", "tutor online for kids", "I am a photographer". */
export function roleOf(words: readonly Word[]): { span: Span; isOffered: boolean } | null {
  const is = words.findIndex(
    ({ plain }, at) =>
      (['am', 'is', 'na', "i'm"].includes(plain) ? isAboutFounder(words, at) : plain === 'be' && isToBe(words, at)) &&
      namesPeople(headAfter(words, at + 1)),
  );
  const start = plainAt(words, 0) === 'online' ? 1 : 0;
  const first = withWorkman(words, phraseAfter(words, is < 0 ? start : is + 1));
  const last = words
    .slice(Math.max(first.to - 2, first.from), first.to)
    .map(({ plain }) => plain)
    .join(' ');
  if (first.to === first.from || !TRADE.test(last) || !namesPeople(plainAt(words, first.to - 1))) return null;
  const span = withPair(words, first);
  if (is >= 0) return { span, isOffered: false };
  const served = words.findIndex((_, at) => at >= span.to && isServed(words, at));
  const needs = words.slice(span.to, Math.max(served, span.to + 2)).some(({ plain }) => LACKS.has(plain));
  return !needs && isOffered(words, span.to) ? { span, isOffered: true } : null;
}

const LACKS = new Set('need needs want wants lose waste pay rent borrow buy find struggle no'.split(' '));

/** "Phone repair man". */
const withWorkman = (words: readonly Word[], { from, to }: Span): Span =>
  SERVICE_NOUNS.has(plainAt(words, to)) && /^(?:m[ae]n|guys?|boys?|people|wom[ae]n|lady)$/u.test(plainAt(words, to + 1))
    ? { from, to: to + 2 }
    : { from, to };

/** After a trade comes whom it serves, or that it comes to them. */
function isOffered(words: readonly Word[], to: number): boolean {
  const serves = words.slice(to).some(({ plain }, at) => isServed(words, to + at) && plain !== '');
  let at = to;
  if (['online', 'on', ','].includes(plainAt(words, at))) at += 1;
  if (plainAt(words, at) === ',' || plainAt(words, at) === 'phone') at += 1;
  if (plainAt(words, at) === 'for') return serves;
  if (!HELPERS.has(plainAt(words, at))) return false;
  const next = afterHelpers(words, at);
  return /^(?:comes?|go|goes|visits?|teach|serve|travel|call)$/u.test(plainAt(words, next)) || isServed(words, next);
}

/** "I want to be a bookkeeper". */
const isToBe = (words: readonly Word[], at: number) =>
  plainAt(words, at - 1) === 'to' && ['i', 'we'].includes(plainAt(words, at - 3));

const isServed = (words: readonly Word[], at: number) =>
  (namesPeople(plainAt(words, at)) || ORGANISATIONS.has(plainAt(words, at))) && !isVerb(words[at] ?? comma);

const headAfter = (words: readonly Word[], at: number) => plainAt(words, phraseAfter(words, at).to - 1);

function isAboutFounder(words: readonly Word[], at: number): boolean {
  const before = plainAt(words, at - 1);
  return before === 'i' || plainAt(words, at) === "i'm" || (OWN.has(plainAt(words, at - 2)) && KIN.has(before));
}

/** "Dog walker and cat sitter". */
function withPair(words: readonly Word[], span: Span): Span {
  if (plainAt(words, span.to) !== 'and') return span;
  const second = phraseAfter(words, span.to + 1);
  const last = plainAt(words, second.to - 1);
  return second.to > second.from && namesPeople(last) ? { from: span.from, to: second.to } : span;
}

const BODY =
  /^(?:charity|ngo|church|mosque|foundation|company|startup|firm|school|team|group|shop|farm|club|brand|cooperative)$/u;

/** "Our charity", "the women in my church": the founder's own bodies are neither customers nor goods. */
export const ownBodiesOf = (words: readonly Word[]): Span[] =>
  words.flatMap(({ plain }, at) =>
    OWN.has(plain) && BODY.test(plainAt(words, at + 1)) ? [{ from: at, to: at + 2 }] : [],
  );
