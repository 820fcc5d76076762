import {
  comma,
  isBoundary,
  isListed,
  isVerb,
  phraseAfter,
  phraseBefore,
  plainAt,
  type Span,
  type Word,
} from './word.ts';
import { DETERMINERS, EMPTY_WORDS, FOR_WHOM, namesPeople, ORGANISATIONS, SEEKS } from './words.ts';

/**
 * People whom a sentence names: `from` to `to` is how it names them, the name alone ends at `head`, and what is told of
 * them ends at `end`.
 */
export type People = Span & { head: number; end: number };

/** Everybody whom the sentence names, in its order. `words` hold no place: a place is a comma. */
export function findPeople(words: readonly Word[]): People[] {
  const found: People[] = [];
  for (const [head, word] of words.entries()) {
    // "Faster than": no people, though it ends so.
    if (
      isVerb(word) ||
      !isHead(words, head) ||
      isMore(words, head) ||
      isElse(words, head) ||
      head < (found.at(-1)?.end ?? 0)
    )
      continue;
    const span = phraseBefore(words, head);
    if (isRoomFor(words, span) || isSought(words, span)) continue;
    found.push(withClause(words, span));
  }
  return found;
}

/** "A hall for 500 guests" says how large it is. */
const isRoomFor = (words: readonly Word[], { from, to }: Span) =>
  /^\d{2,}$/u.test(plainAt(words, from - 1)) && /^(?:guests|people|persons)$/u.test(plainAt(words, to - 1));

const isMore = (words: readonly Word[], at: number) =>
  plainAt(words, at).endsWith('er') && plainAt(words, at + 1) === 'than';

const OWN = new Set(['our', 'my']);
const BODIES = new Set(
  'startup company business firm school church hospital university college clinic farm shop'.split(' '),
);

/** "School" in "to school" is where they go, and "our startup" is the founder's. */
function isElse(words: readonly Word[], at: number): boolean {
  return (
    BODIES.has(plainAt(words, at)) && (['to', 'go'].includes(plainAt(words, at - 1)) || OWN.has(plainAt(words, at - 1)))
  );
}

/** "School" in "school fees" is no school. Houses and offices are people only where something is done for them. */
function isHead(words: readonly Word[], at: number): boolean {
  const { plain } = words[at] ?? comma;
  const next = words[at + 1] ?? comma;
  if (isBoundary(words[at] ?? comma)) return false;
  const isMany = /(s|men|people|folk|children)$/u.test(plain);
  if (namesPeople(plain)) return !namesPeople(next.plain) && (isMany || isBoundary(next) || isVerb(next));
  return ORGANISATIONS.has(plain) && isForWhom(words, phraseBefore(words, at).from);
}

export function isForWhom(words: readonly Word[], from: number): boolean {
  let at = from - 1;
  while (at >= 0 && DETERMINERS.has(plainAt(words, at))) at -= 1;
  return FOR_WHOM.has(plainAt(words, at)) || isFoundersAct(words, at);
}

/** "We fumigate hostels": the people the founder does it to are whom it is for. */
export const isFoundersAct = (words: readonly Word[], at: number) =>
  words[at]?.isDone === true &&
  ['i', 'we'].includes(plainAt(words, at - 1)) &&
  !plainAt(words, at).endsWith('ed') &&
  !isListed(words[at] ?? comma);

/** "Find a plumber" and "a nurse who comes to your home": somebody whom customers look for is what they get. */
export function isSought(words: readonly Word[], { from, to }: Span): boolean {
  if (isForWhom(words, from)) return false;
  if (from === 0 && (isForWork(words, to) || isForPeople(words, to) || isServing(words, to))) return true;
  let before = from - 1;
  while (EMPTY_WORDS.has(plainAt(words, before))) before -= 1;
  const isOne = ['a', 'an'].includes(plainAt(words, before)) && !plainAt(words, to - 1).endsWith('s');
  return isOne || SEEKS.has(plainAt(words, before));
}

/** "House help for nursing mothers", "buka for okada riders": the second are those whom it is for. */
function isForPeople(words: readonly Word[], to: number): boolean {
  return plainAt(words, to) === 'for' && namesPeople(plainAt(words, phraseAfter(words, to + 1).to - 1));
}

/** "Drummers and MC for burials": what they are for is no group of people, so they are what somebody gets. */
function isForWork(words: readonly Word[], to: number): boolean {
  let at = to;
  if (plainAt(words, at) === 'and') at = phraseAfter(words, at + 1).to;
  const { from, to: end } = phraseAfter(words, at + 1);
  const isWork =
    end > from && !words.slice(from, end).some(({ plain }) => namesPeople(plain) || ORGANISATIONS.has(plain));
  return plainAt(words, at) === 'for' && isWork;
}

/** "Nurses wey go visit new mothers": people who come to others. */
function isServing(words: readonly Word[], to: number): boolean {
  let at = to + 1;
  while (BEFORE_VERB.has(plainAt(words, at))) at += 1;
  return (
    TELLS.has(plainAt(words, to)) &&
    FOR_WHOM.has(plainAt(words, at)) &&
    namesPeople(plainAt(words, phraseAfter(words, at + 1).to - 1))
  );
}

/** Words between "who" and its verb: "who do not have", "wey dey sell". */
const BEFORE_VERB = new Set(['no', 'not', "don't", "can't", 'dey', 'go', 'don', 'fit', 'sabi', 'can']);
const TELLS = new Set(['who', 'wey', 'that']);
const JOINS = new Set(['with', 'in', 'at', 'on', 'of']);

/** "Women who sell fish", "owners of small shops", "girls in boarding schools": without it the group is another one. */
function withClause(words: readonly Word[], { from, to: head }: Span): People {
  const told = (to: number, end = to): People => ({ from, to, head, end });
  const joined = isForWhom(words, from) ? withOthers(words, head) : head;
  if (joined > head) return { from, to: joined, head: joined, end: joined };
  const joins = plainAt(words, head);
  const going = words[head] ?? comma;
  if (going.isDone && going.plain.endsWith('ing')) return withGoing(words, head, told);
  if (TELLS.has(joins)) return withVerb(words, head, told);
  if (!JOINS.has(joins)) return told(head);
  const { from: start, to: end } = phraseAfter(words, head + 1);
  const isTheirs = ['their', 'our', 'my', 'your'].includes(plainAt(words, head + 1));
  if (end === start || isTheirs) return told(head);
  if (joins === 'of') return told(end);
  const belongs =
    start === head + 1 &&
    (joins === 'with'
      ? !isForWhom(words, from) || ANY_PEOPLE.test(plainAt(words, head - 1))
      : words.slice(start, end).some(isBody));
  return belongs ? told(end) : told(head);
}

/** "People with a disability", "children with autism": alone they would be anybody. */
const ANY_PEOPLE = /^(?:people|persons?|children|kids|adults|patients)$/u;

/** "People building a house", "people going on holiday". */
function withGoing(words: readonly Word[], head: number, told: (to: number, end?: number) => People): People {
  const at = head + (/^(?:on|for)$/u.test(plainAt(words, head + 1)) || JOINS.has(plainAt(words, head + 1)) ? 2 : 1);
  const { to } = phraseAfter(words, at);
  return to > at ? told(to) : told(head, head + 1);
}

/** "Schools, hospitals and churches". */
function withOthers(words: readonly Word[], head: number): number {
  if (plainAt(words, head) !== 'and') return head;
  const { from, to } = phraseAfter(words, head + 1);
  const last = words[to - 1] ?? comma;
  const isGroup = from === head + 1 && to > from && isBody(last);
  const next = words[to] ?? comma;
  return isGroup && isBoundary(next) && !TELLS.has(next.plain) ? to : head;
}

const isBody = ({ plain }: Word) => plain.endsWith('s') && (namesPeople(plain) || ORGANISATIONS.has(plain));

/** What they do belongs to them, unless it only says where: "drivers who park at Ojota". */
function withVerb(words: readonly Word[], head: number, told: (to: number, end?: number) => People): People {
  let start = head + 1;
  while (BEFORE_VERB.has(plainAt(words, start)) && isVerb(words[start + 1] ?? comma)) start += 1;
  const verb = words[start] ?? comma;
  const isOfferDoing = plainAt(words, head) === 'that' && verb.plain.endsWith('s');
  if (isBoundary(verb) || isOfferDoing) return told(head);
  const at = start + (JOINS.has(plainAt(words, start + 1)) ? 2 : 1);
  const object = phraseAfter(words, at);
  // "Nurses who visit new mothers": the mothers are people of their own.
  const areOthers = FOR_WHOM.has(verb.plain) && namesPeople(plainAt(words, object.to - 1));
  if (object.to === object.from || areOthers) return told(head, at);
  return object.from > at ? told(head, object.to) : told(object.to);
}
