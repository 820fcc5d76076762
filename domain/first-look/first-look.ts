import { findUnlawful } from '../lawful/unlawful.ts';
import { textFault } from '../validation/lint-text.ts';
import { capital } from '../validation/safe-text.ts';
import { BELIEFS_OF_KIND } from './beliefs.ts';
import { type IdeaKind, kindOf } from './kinds.ts';
import { KIN_CLAUSE } from './lack.ts';
import { placeNames } from './place.ts';
import { asGroup, asMany, asPlace, plainly } from './plain.ts';
import { isRecord } from './record.ts';
import {
  formOfIdea,
  hasKnownWord,
  type Reading,
  readSentence,
  type SentenceParts,
  withoutPreamble,
} from './sentence.ts';
import { type VagueWord, vagueWords } from './vague.ts';
import { wordsOf } from './word.ts';
import { FORMS, KIN, namesPeople, PLACE_NOUNS } from './words.ts';

/** The most letters of the sentence: it becomes the one-line pitch of the intake. */
export const LONGEST_SENTENCE = 200;

export type FirstLook =
  /** Nothing can be said yet: `ask` says why, and what to write. */
  | { kind: 'ask'; ask: string; isUnlawful: boolean; vague: readonly VagueWord[] }
  | {
      kind: 'look';
      ideaKind: IdeaKind;
      parts: SentenceParts;
      /** What they get was taken for want of anything surer: the page asks. */
      isUnsure: boolean;
      vague: readonly VagueWord[];
      /** What the sentence does not say, as questions. */
      missing: readonly string[];
      beliefs: readonly string[];
      riskiest: number;
      test: { name: string; doThis: string; holdsWhen: string };
    };

type Look = Extract<FirstLook, { kind: 'look' }>;

const EXAMPLE = '“Fish sellers in Makoko rent a cold box by the day.”';
const FORM = `Write who it is for and what they get, such as ${EXAMPLE}`;

/** What is known of the idea from elsewhere; '' where it is not. `ideaKind`: the founder said so. */
type Known = Pick<SentenceParts, 'who' | 'where'> & { ideaKind?: IdeaKind };

/**
 * The first five things that would have to be true of an idea told in one sentence. `known` is taken where the sentence says
 * nothing. Pure: no AI, no clock, no server.
 */
export function takeFirstLook(sentence: string, known: Known = { who: '', where: '' }): FirstLook {
  const written = sentence.replace(/\s+/gu, ' ').trim();
  const ask = (words: string, isUnlawful = false): FirstLook => ({
    kind: 'ask',
    ask: words,
    isUnlawful,
    vague: vagueWords(written.slice(0, 400)),
  });
  const letters = [...written].length;
  if (written === '') return ask(FORM);
  if (letters > LONGEST_SENTENCE)
    return ask(
      `That is ${letters} letters. One sentence of at most ${LONGEST_SENTENCE} will do: who, and what they get.`,
    );
  const fault = textFault(written, 0);
  if (fault === 'NOT_WORDS') return ask(`There are no words in that. ${FORM}`);
  if (fault) return ask(`That does not read as an idea yet. ${FORM}`);
  const words = written.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&-]*/gu) ?? [];
  if (words.length < 3) return ask(`“${written}” alone could be anything. ${FORM}`);
  const unlawful = findUnlawful(written);
  if (unlawful) {
    return ask(
      `You wrote “${unlawful.words}”. Whether this is lawful comes before everything else: ask a lawyer before you speak to a single customer. We suggest no sales test for it.`,
      true,
    );
  }
  const parts = withForm(withoutKin(readSentence(written)), written);
  if (!isReadable(written, parts))
    return ask(
      `This page reads English and pidgin only; the questions behind “Validate your idea” take any language. ${FORM}`,
    );
  if (parts.what === '')
    return ask(
      parts.who === ''
        ? `We could not tell who it is for or what they get. ${FORM}`
        : `For ${inSentence(asMany(plainly(parts.who)))}, but what do they get from you? ${FORM}`,
    );
  const { isRole: _, isGuess = false, ...named } = parts;
  const merged = {
    ...named,
    who: asMany(plainly(parts.who)) || asGroup(known.who),
    payer: asMany(plainly(parts.payer ?? '')),
    what: plainly(parts.what),
    where: placeNames(parts.where) || asPlace(known.where),
  };
  return { ...look(written, known.ideaKind ?? kindOfIdea(written, parts), merged), isUnsure: isGuess };
}

/** True when at least one word of the sentence is known: otherwise it is a language that these rules cannot read. */
function isReadable(written: string, { who }: SentenceParts): boolean {
  return who !== '' || kindOf(written) !== 'other' || hasKnownWord(written);
}

/** "My aunty sells fish": the aunty told of it, but who are the customers? */
function withoutKin(parts: Reading): Reading {
  const [first = ''] = parts.who.toLowerCase().split(' ');
  const isKin = KIN.has(parts.who.toLowerCase()) || (/['’]s?$/u.test(first) && KIN.has(first.replace(/['’]s?$/u, '')));
  return isKin ? { ...parts, who: '' } : parts;
}

/** An app of which the sentence says nothing surer is an app. */
function withForm(parts: Reading, written: string): Reading {
  const form = parts.what === '' && parts.who + parts.where !== '' ? formOfIdea(written) : '';
  return form === ''
    ? parts
    : { ...parts, what: form, article: form === 'software' ? '' : /^[aeiou]/u.test(form) ? 'an' : 'a' };
}

/** Words of a place or of a good that would point at another kind of business. */
const MISLEADING =
  /\b(bus stops?|with (?:less|more|fewer) than (?:\w+ ){1,2}\w+|hire purchase|(?:wast(?:e|es|ing)|lose|loses|losing) (?:\w+ )?(?:time|hours?|money)|(?:wedding|birthday|party|event) (?=cakes?|gowns?|dress|shirts?|suits?)|(?:same[- ]day |free |home )?delivery (?=in|on|within|by|every|same|next|free|inside)|go school|school (?=lunch|bags?|shoes|rides?|bus|buses|runs?|vans?|transport|pick)|from (?:\w+ ){0,2}farms?|farmers? (?:\w+ ){0,5}(?:sell|supply|bring)s? (?:me|us)|cooking(?= gas)|(?:for|in|from|to) (?:the |their |dem |your )?(?:house|hostels?))\b/giu;

const SHOPS = new Set(
  'shop shops store stores kiosk kiosks supermarket minimart mart boutique restaurant restaurants buka bukas bakery canteen cafe cafeteria'.split(
    ' ',
  ),
);
/** Where the one side offers and the other takes: "a website where students sell books to freshers". */
const TWO_SIDES =
  /\b(?:list|post|advertise|upload)s? (?:their|dem|them)\b|\b(?:website|site|app|platform|page) where (?:\p{L}+ ){1,5}(?:sell|list|offer|swap|post)s?\b/iu;
/** "Borrow textbooks": what is lent is no money. */
const BORROWS_A_THING =
  /\b(?:borrow|lend)(?:s|ing)? (?!(?:\p{L}+ )?(?:money|cash|naira|loans?|dem|them|am)\b|against\b|from\b|to\b)/iu;
const TAUGHT = /\b(?:lessons?|tutoring|coaching|training|classes|bootcamp|course|courses)$/iu;
/** What is done, whatever it is done to. */
const WORK_HEADS = new Set(
  'repair repairs cleaning washing walking sitting cutting plaiting grooming ironing painting plumbing installation maintenance hairdressing gardening laundry haircuts braiding'.split(
    ' ',
  ),
);
/** Trades that have a kind of their own. */
const OF_ROLES: ReadonlySet<IdeaKind> = new Set(['education', 'health', 'transport', 'events']);
/** How one orders it says nothing of what it is: "parents send the size on WhatsApp". */
const BY_WAY =
  /\b(?:on|by|via|through|over|in|using|my) (?:\p{L}+ )?(?:whatsapp|instagram|facebook|tiktok|telegram)(?: marketplace| group| status| live| page)?\b/giu;
const STRONGER: ReadonlySet<IdeaKind> = new Set(['marketplace', 'rental', 'jobs', 'finance']);
const OF_THINGS: ReadonlySet<IdeaKind> = new Set(['finance', 'retail', 'education', 'other']);
/** They can be customers, and be opened too: nobody is looked for. */
const BODY =
  /^(?:schools?|universit(?:y|ies)|colleges?|nurser(?:y|ies)|clinics?|hospitals?|pharmac(?:y|ies)|chemists?|hotels?|restaurants?|bukas?|salons?|shops?|kiosks?|supermarkets?|church(?:es)?|mosques?|banks?|cooperatives?|compan(?:y|ies)|business(?:es)?|farms?|baker(?:y|ies)|factor(?:y|ies)|cafes?|pubs?|dogs?|cats?|pets?)$/u;
/** Kinds that speak of people as what they are; in every other one a person whom somebody looks for is one of two sides. */
const OF_PEOPLE: ReadonlySet<IdeaKind> = new Set(['marketplace', 'jobs', 'events', 'health', 'education']);
/** What is bought at a counter: there the place is the idea, and no goods by the carton. */
const SELLS_THERE: ReadonlySet<IdeaKind> = new Set(['retail', 'food', 'other']);

/** "Student dem screen dey break, I go fix am": the work is the business, whatever else is sold. */
const MENDS_IT = /\b(?:fix|repair|mend|patch) (?:am|dem|it|them)\b/iu;

/**
 * Whom it is for says little of what it is: a loan for farmers is no farm. Only where they stand first, as in "Barbers who
 * come to your home", are they those who do it.
 */
function kindOfIdea(written: string, { who, what, where, isRole }: Reading): IdeaKind {
  if (isRecord(what) || (what !== '' && what === formOfIdea(written))) return 'software';
  if (what.endsWith(' repair') && MENDS_IT.test(written)) return 'service';
  const without = [who, where].reduce(
    (text, words) => (words === '' ? text : text.replace(words, ' ')),
    withoutPreamble(written),
  );
  const others = who.startsWith('people who ') ? without.replace(KIN_CLAUSE, ' ') : without;
  const head = wordsOf(what.replace(/ of .*$/u, '')).at(-1)?.plain ?? '';
  const about = withoutSuppliers(others).replace(MISLEADING, ' ');
  const noun = FORMS.has(head) ? '' : head;
  const kind = kindOf(about.replace(BY_WAY, ' '), noun, noun && what);
  if (TAUGHT.test(what)) return 'education';
  if (isRole) return OF_ROLES.has(kind) ? kind : 'service';
  if (WORK_HEADS.has(head) && !STRONGER.has(kind)) return 'service';
  if (TWO_SIDES.test(written)) return 'marketplace';
  if (kind === 'making' && /\b(?:second[- ]?hand|used|thrift|okrika)\b/iu.test(written)) return 'retail';
  if (OF_THINGS.has(kind) && BORROWS_A_THING.test(written)) return 'rental';
  if ((kind === 'other' || kind === 'retail') && isMade(written, what)) return 'making';
  if (kind === 'other' && /\p{L}{3}ing$/u.test(head)) return 'service';
  if (SHOPS.has(head) && SELLS_THERE.has(kind)) return 'shop';
  if (namesPeople(head) && !BODY.test(head) && !OF_PEOPLE.has(kind)) return 'marketplace';
  return kind === 'other' && who !== '' && written.startsWith(who) ? kindOf(who) : kind;
}

/** "We make playgrounds", "caps sewn by women". */
function isMade(written: string, what: string): boolean {
  const at = written.indexOf(what);
  return (
    /\b(?:make|makes|sew|knit|weave|carve|build)\s+(?:\p{L}+\s+)?$/iu.test(written.slice(0, at)) ||
    /^\s+(?:hand ?)?(?:made|sewn|knitted|woven|carved|built)\b/iu.test(written.slice(at + what.length)) ||
    /^hand ?made\b/iu.test(what)
  );
}

/** Whom the goods are bought from says nothing of what becomes of them. */
const withoutSuppliers = (text: string) =>
  text.replace(/\bfrom (?:\p{L}+ ){0,2}?(\p{L}+)/giu, (whole, noun: string) => (namesPeople(noun) ? ' ' : whole));

/** What the sentence mostly is about; "other" where it says too little. */
export function kindOfSentence(sentence: string): IdeaKind {
  return kindOfIdea(sentence, withForm(readSentence(sentence), sentence));
}

function look(written: string, ideaKind: IdeaKind, parts: SentenceParts): Omit<Look, 'isUnsure'> {
  const { beliefs: five, riskiest, test, priced } = BELIEFS_OF_KIND[ideaKind];
  const beliefs = parts.price !== '' && priced ? five.with(priced.at, priced.line) : five;
  const say = (line: string) => fillIn(line, parts);
  return {
    kind: 'look',
    ideaKind,
    parts,
    vague: vagueWords(written),
    missing: [
      ...(parts.who === '' ? ['Who is it for?'] : []),
      ...(parts.where === '' ? ['Where would you meet the first ten of them?'] : []),
    ],
    beliefs: beliefs.map(say),
    riskiest,
    test: { name: test.name, doThis: say(test.doThis), holdsWhen: test.holdsWhen },
  };
}

/** The line in the words of the sentence. Nobody named is "customers": the look asks who they are. */
export function fillIn(line: string, { who, payer, what, where, article, price }: SentenceParts): string {
  const thing = inSentence(what);
  const group = who === '' ? 'customers' : inSentence(who);
  const fillings: Record<string, string> = {
    who: group,
    payer: payer ? inSentence(payer) : group,
    what: thing,
    a: article === '' ? thing : `${article} ${thing}`,
    many: article === '' ? thing : asMany(thing),
    the: article === '' ? thing : `the ${thing}`,
    in: where === '' ? '' : PLACE_NOUNS.has(where) ? ` in the ${where}` : ` in ${capital(where)}`,
    price: price === '' ? '' : ` ${price}`,
  };
  const filled = line.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const words = fillings[name.toLowerCase()] ?? '';
    return /^\p{Lu}/u.test(name) ? capital(words) : words;
  });
  return capital(filled);
}

/** A first word loses the capital that it had at the start of the sentence; names and short forms keep theirs. */
function inSentence(words: string): string {
  const [first = '', ...rest] = words.split(' ');
  const isName =
    /^\p{Lu}[\p{Lu}\p{N}]/u.test(first) ||
    rest.some((word) => /^\p{Lu}/u.test(word)) ||
    /(ian|ese|bo|ba|sa)$/u.test(first);
  return isName ? words : [first.toLowerCase(), ...rest].join(' ');
}
