import { findUnlawful } from '../lawful/unlawful.ts';
import { textFault } from '../validation/lint-text.ts';
import { capital } from '../validation/safe-text.ts';
import { asOffered, asOwners, IS_GIVEN } from './as-sold.ts';
import { BELIEFS_OF_KIND } from './beliefs.ts';
import { GROWN } from './beliefs-of-goods.ts';
import { weighed } from './doubt.ts';
import { isForeign } from './foreign.ts';
import {
  again,
  agreement,
  IS_RARE,
  type KindBeliefs,
  paidAndSent,
  paidLater,
  payment,
  sentOn,
} from './kind-beliefs.ts';
import { kindOfIdea } from './kind-of-idea.ts';
import { type IdeaKind, kindOf } from './kinds.ts';
import { inOwnWords, isQuoted } from './own-words.ts';
import { placeNames } from './place.ts';
import { asGroup, asMany, asPlace, asSpelt, inSentence, plainly } from './plain.ts';
import { withPurpose } from './purpose.ts';
import { articleFor, formOfIdea, hasKnownWord, type Reading, readSentence, type SentenceParts } from './sentence.ts';
import { type VagueWord, vagueWords } from './vague.ts';
import { saidOf } from './variants.ts';
import { KIN, PLACE_NOUNS } from './words.ts';

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
      /** What else the sentence names that they could get. */
      others: readonly string[];
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
type Known = Pick<SentenceParts, 'who' | 'where'> & {
  ideaKind?: IdeaKind;
  /** What they get, as somebody pointed at it in the sentence. */
  what?: string;
};

/**
 * The first five things that would have to be true of an idea told in one sentence. `known` is taken where the sentence says
 * nothing. Pure: no AI, no clock, no server.
 */
export function takeFirstLook(sentence: string, known: Known = { who: '', where: '' }): FirstLook {
  const typed = sentence.replace(/\s+/gu, ' ').trim();
  // Who shouts names nothing by its capitals.
  const written = isShouted(typed) ? typed.toLowerCase() : typed;
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
  const read = withForm(weighed(withoutKin(readSentence(written)), written), written);
  const parts = withChosen(inOwnWords(read, written), written, known.what);
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
  const { isRole: _, isGuess, others, ...named } = parts;
  const later = PAID_LATER.exec(written)?.[1]?.toLowerCase();
  // What could only be quoted says nothing of its kind.
  const kind = isQuoted(parts.what) ? 'other' : (known.ideaKind ?? kindOfIdea(written, parts));
  const said = plainly(withPurpose(parts.what, written, [parts.who, parts.where]));
  const what = asSpelt(asOffered(said, kind));
  // "Nanny agency": the nannies are found, and pay nobody.
  const group = asOwners(asMany(plainly(parts.who)));
  const isGrown = kind === 'farming' && what !== said;
  const merged = {
    ...named,
    who: (group.toLowerCase() === what.toLowerCase() ? '' : group) || asGroup(known.who),
    payer: asMany(plainly(parts.payer ?? '')) || (IS_GIVEN.test(written) ? 'donors' : ''),
    what,
    ...(what.toLowerCase() !== said.toLowerCase() && { article: '' as const }),
    where: placeNames(parts.where) || asPlace(known.where),
    ...(/whats ?app/iu.test(written) && { runsOn: 'WhatsApp' }),
    ...(later !== undefined && { later }),
  };
  return { ...look(written, kind, merged, isGrown ? GROWN : BELIEFS_OF_KIND[kind]), isUnsure: isGuess, others };
}

/** "They pay after harvest": the idea itself lets them wait. */
const PAID_LATER =
  /\bpay(?:s|ing)?\b[^,.;]{0,30}?\b(after (?:the |their )?(?:harvest|sales?|planting|selling)|after they (?:sell|harvest|get a job|get paid)|when (?:they|dem) (?:sell|harvest)|(?:at )?(?:the )?end of (?:the )?month|at month end|on payday|later)\b/iu;

/** True when at least one word of the sentence is known: otherwise it is a language that these rules cannot read. */
function isReadable(written: string, { who }: SentenceParts): boolean {
  if (isForeign(written)) return false;
  return who !== '' || kindOf(written) !== 'other' || hasKnownWord(written);
}

const isShouted = (text: string) =>
  text === text.toUpperCase() && text !== text.toLowerCase() && text.split(' ').length > 3;

/** "My aunty sells fish": the aunty told of it, but who are the customers? */
function withoutKin(parts: Reading): Reading {
  const [first = ''] = parts.who.toLowerCase().split(' ');
  const isKin = KIN.has(parts.who.toLowerCase()) || (/['’]s?$/u.test(first) && KIN.has(first.replace(/['’]s?$/u, '')));
  return isKin ? { ...parts, who: '' } : parts;
}

/** What somebody pointed at, where the sentence names it. */
function withChosen(parts: Reading, written: string, what = ''): Reading {
  const at = what === '' ? -1 : written.toLowerCase().indexOf(what.toLowerCase());
  if (at < 0) return parts;
  const said = written.slice(at, at + what.length);
  const others = [parts.what, ...parts.others].filter(
    (other) => other !== '' && other.toLowerCase() !== said.toLowerCase(),
  );
  return { ...parts, what: said, article: articleFor(said), isGuess: false, isRole: false, others };
}

/** An app of which the sentence says nothing surer is an app. */
function withForm(parts: Reading, written: string): Reading {
  const form = parts.what === '' && parts.who + parts.where !== '' ? formOfIdea(written) : '';
  return form === ''
    ? parts
    : { ...parts, what: form, article: form === 'software' ? '' : /^[aeiou]/u.test(form) ? 'an' : 'a' };
}

/** What the sentence mostly is about; "other" where it says too little. */
export function kindOfSentence(sentence: string): IdeaKind {
  return kindOfIdea(sentence, withForm(weighed(readSentence(sentence), sentence), sentence));
}

function look(
  written: string,
  ideaKind: IdeaKind,
  parts: SentenceParts,
  { beliefs: five, riskiest, test, priced }: KindBeliefs,
): Omit<Look, 'isUnsure' | 'others'> {
  const withPrice = parts.price !== '' && priced ? five.with(priced.at, priced.line) : five;
  const paysAt = withPrice.findIndex((line) => line === payment || /cash for|would have\{price\}/u.test(line));
  const isLater = parts.later !== undefined && paysAt >= 0;
  const whenPaid = isLater ? withPrice.with(paysAt, paidLater) : withPrice;
  const isRare = ideaKind === 'service' && IS_RARE.test(parts.what);
  const beliefs = isRare ? whenPaid.map((line) => (line === again ? sentOn : line)) : whenPaid;
  const byDeposit = isLater && test.doThis.includes('pay a deposit') ? { ...test, ...agreement } : test;
  const asks = isRare ? { ...byDeposit, holdsWhen: paidAndSent } : byDeposit;
  const say = (line: string) => fillIn(saidOf(parts, ideaKind, line), parts);
  return {
    kind: 'look',
    ideaKind,
    parts,
    vague: vagueWords(written),
    missing: [
      ...(parts.who === '' ? [whoIsAsked(parts)] : []),
      ...(parts.where === '' || IS_MANY_PLACES.test(parts.where)
        ? ['Where would you meet the first ten of them?']
        : []),
    ],
    beliefs: beliefs.map(say),
    riskiest,
    test: { name: asks.name, doThis: say(asks.doThis), holdsWhen: say(asks.holdsWhen) },
  };
}

const IS_MANY_PLACES =
  / ?(?:parks|markets|campuses|estates|villages|towns|cities|areas|streets|barracks|slums|garages)$/iu;

/** "For mile 2 garage" says where they are: what is open is who of those there. */
const whoIsAsked = ({ where }: SentenceParts) => (where === '' ? 'Who is it for?' : `Who${inPlace(where)} is it for?`);

const inPlace = (where: string) =>
  where === ''
    ? ''
    : ` in ${PLACE_NOUNS.has(where) ? `the ${where}` : IS_MANY_PLACES.test(where) ? where : capital(where)}`;

/** What somebody does; a drone or a salon is provided. */
const IS_WORK =
  /(?:ing|repairs?|laundry|wash|maintenance|installation|makeup|braids|nails|hair|locs|checks?|tests?|work|design|photography|removals?|service|decoration|haircuts?|pedicure|massage)$/iu;

/** The line in the words of the sentence. Nobody named is "customers": the look asks who they are. */
export function fillIn(line: string, parts: SentenceParts): string {
  const { who, payer, what, where, article, price, runsOn, later = '' } = parts;
  const thing = isQuoted(what) ? `what you call ${what}` : inSentence(what);
  const group = who === '' ? 'customers' : inSentence(who);
  const fillings: Record<string, string> = {
    who: group,
    payer: payer ? inSentence(payer) : group,
    what: isQuoted(what) ? `such thing as ${what}` : thing,
    do: IS_WORK.test(what) ? 'do' : 'provide',
    a: article === '' ? thing : `${article} ${thing}`,
    many: article === '' ? thing : asMany(thing),
    the: article === '' ? thing : `the ${thing}`,
    in: inPlace(where),
    price: price === '' ? '' : ` ${price}`,
    ways: runsOn ? 'paper or a spreadsheet' : 'paper, WhatsApp or a spreadsheet',
    later,
  };
  const filled = line.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const words = fillings[name.toLowerCase()] ?? '';
    return /^\p{Lu}/u.test(name) ? capital(words) : words;
  });
  return capital(filled);
}
