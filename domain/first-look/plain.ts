import { SPELT } from './words.ts';

/** Pidgin as plain English says it, the longer first. */
const SAID: readonly [pidgin: RegExp, plain: string][] = [
  [/\bwey (?:dem )?(?:dey )?no (?:dey )?get\b/giu, 'who have no'],
  [/\bwey (?:dem )?(?:dey |don )?get\b/giu, 'who have'],
  [/\bwey (?:dem )?sabi\b/giu, 'who can'],
  [/\bwey (?:dem )?(?:dey|de|don|go|fit)\b/giu, 'who'],
  [/\bwey\b/giu, 'who'],
  [/\bdem\b/giu, 'them'],
];

/** "Chin chin", "moi moi": what is said twice here is the name. */
export const SAID_TWICE = /^(?:chin|puff|moi|kuli)$/iu;

/** Words of the sentence as they are spelt, and as English says what was pidgin: "madams wey dey sell" are "madams who sell". */
export function plainly(words: string): string {
  const english = SAID.reduce((text, [pidgin, plain]) => text.replace(pidgin, plain), words);
  const once = english.replace(/\b(\p{L}+) \1\b/giu, (twice, word: string) => (SAID_TWICE.test(word) ? twice : word));
  return once.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const spelt = SPELT.get(word.toLowerCase());
    if (spelt === undefined) return word;
    return /^\p{Lu}/u.test(word) ? spelt.replace(/^./u, (first) => first.toUpperCase()) : spelt;
  });
}

const CLAUSE =
  /^(.*?)(?=\s(?:who|that|of|with|in|at|on|to)\s|(?<=s|people|men|children)\s\p{L}{2,}ing(?:\s|$)|$)(.*)$/su;
const MANY = /(?:s|men|people|folk|children|staff|elderly|police|one|body)$/iu;
const ENDINGS: readonly [one: RegExp, many: string][] = [
  [/pikin$/iu, 'children'],
  [/child$/iu, 'children'],
  [/person$/iu, 'people'],
  [/man$/u, 'men'],
  [/(?<=[^aeiou])y$/iu, 'ies'],
  [/(?<=s|x|ch|sh)$/iu, 'es'],
  [/$/u, 's'],
];

const ONE_DOES = /^ who (\p{L}+s)\b/u;
const BY_MANY: Readonly<Record<string, string>> = { has: 'have', is: 'are', does: 'do', goes: 'go' };
/** "Marks" as "mark". */
export const doneByMany = (verb: string) =>
  BY_MANY[verb] ?? verb.replace(/ies$/u, 'y').replace(/(?<=sh|ch|x|ss)es$|(?<=[^s])s$/u, '');

/** A group as many: "student" are students, and "tailor who has no light" are tailors who have none. */
export function asMany(group: string): string {
  const [, name = '', clause = ''] = CLAUSE.exec(group) ?? [];
  if (name === '' || (MANY.test(name) && !/ss$/iu.test(name))) return group;
  const [ending, many] = ENDINGS.find(([one]) => one.test(name)) ?? [/$/u, 's'];
  return name.replace(ending, many) + clause.replace(ONE_DOES, (_, verb: string) => ` who ${doneByMany(verb)}`);
}

const ASIDE =
  /\s*[,;(–-]\s*(?:like|such as|for example|for instance|e\.?g\.?|including|especially|mostly|mainly)\b.*$/iu;
const FIRST_WORD = /^(?:the|a|an|my|our|some|all|any|every|each|those|these)\s+(?=\p{L})/iu;

/** A group as somebody answered whom it is for, in a sentence about something else: without its aside, and as many. */
export function asGroup(answer: string): string {
  const group = answer
    .replace(ASIDE, '')
    .replace(/[.;!?]+.*$/su, '')
    .trim();
  return asMany(plainly(group.replace(FIRST_WORD, '')));
}

/** A place as somebody answered where: "In Bodija market" is "Bodija market". */
export const asPlace = (answer: string) =>
  answer.trim().replace(/^(?:in|at|around|near|within|inside|for|from)\s+(?=\S)/iu, '');

const NAMES: Readonly<Record<string, string>> = { whatsapp: 'WhatsApp', youtube: 'YouTube', ai: 'AI', ussd: 'USSD' };
export const asSpelt = (words: string) =>
  words.replace(/\b(?:whatsapp|youtube|ai|ussd)\b/giu, (name) => NAMES[name.toLowerCase()] ?? name);

/** A first word loses the capital that it had at the start of the sentence; names and short forms keep theirs. */
export function inSentence(words: string): string {
  const [first = '', ...rest] = words.split(' ');
  const isName =
    /^\p{Lu}[\p{Lu}\p{N}]/u.test(first) ||
    rest.some((word) => /^\p{Lu}/u.test(word)) ||
    /(ian|ese|bo|ba|sa)$/u.test(first);
  return asSpelt(isName ? words : [first.toLowerCase(), ...rest].join(' '));
}
