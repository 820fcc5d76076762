import { isFoundersAct, type People } from './people.ts';
import { findPlaces, isNamedPlace, type Place } from './place.ts';
import { comma, isBoundary, isVerb, plainAt, type Word, without } from './word.ts';
import { ACQUIRE_VERBS, DETERMINERS, LOSES, NEEDS } from './words.ts';

/** What is done for, or brought to, those who follow. */
const GIVES =
  /^(?:for|between|(?:help|let|enabl|allow|tell|remind|giv|teach|train|serv|connect|link|match|pair|visit|show|feed|warn|charg|pay|lend|want|need|tak)(?:s|e|es|ing)?|suppl(?:y|ies|ying)|carr(?:y|ies|ying))$/u;
/** Nobody who stands behind one of these is said to buy. */
const NEVER = /^(?:about|from|with|in|near|by|of|like|than|into|at|on|behind)/u;
const TOGETHER = /^(?:connect|match|link|pair)/u;
const BUYS = /^(?:paid|used|rented|bought|hired?)$/u;
/** What somebody does who would be served. */
const COMPLAINS =
  /^(?:can|cannot|can't|no|never|fit|don't|dont|get|take|see|save|store|compare|list|post|share|know|go|brings?|throw|rush|call|pick|write|send|(?:wait|complain|forget|ow|track|learn|subscrib|spend|miss|repeat|fail)(?:e|es|s|ing)?)$/u;
const STEPS_OVER = new Set('who wey that dey de don go will would and dem them also the a'.split(' '));

/**
 * True where the sentence itself says that it is for them, or what they lack: nobody is taken for a customer for standing near by. `left`
 * are `words` without its places and times.
 */
export function isGiven(words: readonly Word[], left: readonly Word[], one: People): boolean {
  const at = leadOf(words, one.from - 1);
  const lead = plainAt(words, at);
  const before = words.slice(0, Math.max(at, 0));
  if (lead === 'with') return before.some(({ plain }) => TOGETHER.test(plain));
  if (lead === 'by') return before.some(({ plain }) => BUYS.test(plain));
  // "Training of housewives", "the stock of chemists"; an association of them is none of their own.
  if (lead === 'of') return /^(?:training|teaching|stock)$/u.test(plainAt(words, at - 1));
  // "Lose money to agents": nothing is brought to them.
  if (lead === 'to') return !before.some(({ plain }) => /^los(?:e|es|ing)$/u.test(plain));
  if (/^(?:teach|train)/u.test(lead)) return !words.slice(one.to).some(({ plain }) => plain === 'sell');
  if (GIVES.test(lead) || isFoundersAct(words, at)) return true;
  if (NEVER.test(lead) && lead !== 'in') return false;
  return isSubject(words, left, one);
}

/** Past what says which ones they are: "for small online shops", "university of Benin students". */
function leadOf(words: readonly Word[], from: number): number {
  let at = from;
  const isLead = (word: Word) =>
    (isBoundary(word) && !/^on(?:ly|line)$/u.test(word.plain) && !DETERMINERS.has(word.plain)) ||
    GIVES.test(word.plain) ||
    isVerb(word);
  // "The teaching hospital" teaches nobody.
  if (plainAt(words, at).endsWith('ing') && DETERMINERS.has(plainAt(words, at - 1))) at -= 2;
  while (from - at < 4 && words[at] && !isLead(words[at] ?? comma)) at -= 1;
  return plainAt(words, at) === 'of' && /^(?:university|college|state)$/u.test(plainAt(words, at - 1))
    ? leadOf(words, at - 2)
    : at;
}

/** "Traders lose", "hosts book", "app where riders can see", "mechanic dem machine dey spoil". */
const isSubject = (words: readonly Word[], left: readonly Word[], { from, head, end, to }: People): boolean =>
  (from === 0 && /^(?:i|we)$/u.test(plainAt(words, head))) ||
  [head, end, to].some((start) => needs(words, left, start));

function needs(words: readonly Word[], left: readonly Word[], start: number): boolean {
  let owns = false;
  let isWhere = false;
  for (let at = start; at < Math.min(start + 9, words.length); at += 1) {
    const word = left[at] ?? comma;
    const { plain } = word;
    if (plainAt(words, at) === ',') return false;
    if (owns && /^(?:dey|don|no)$/u.test(plain)) return true;
    if (ACQUIRE_VERBS.has(plain) || LOSES.has(plain) || (NEEDS.has(plain) && !STEPS_OVER.has(plain))) return true;
    if (COMPLAINS.test(plain) && !(plain === 'go' && isVerb(left[at + 1] ?? comma))) return true;
    if (plain === ',' || STEPS_OVER.has(plain)) isWhere = false;
    else if (/^(?:in|at|for|with|of|near|around|across|inside|from|my|our|as)$/u.test(plain)) isWhere = true;
    else if (isVerb(word) || isBoundary(word)) return false;
    else if (!isWhere) owns = true;
  }
  return false;
}

/** Where the sentence says that they are: not where goods come from, what it tells about, or where somebody is sent to work. */
export function givenPlaces(words: readonly Word[], places: readonly Place[]): Place[] {
  const given = places.filter((place) => isThere(words, place));
  const others = without(words, places);
  return given.length > 0 || places.length === 0 ? given : findPlaces(others).filter((place) => isThere(words, place));
}

function isThere(words: readonly Word[], place: Place): boolean {
  const { from, isOrigin } = place;
  let at = from - 1;
  while (DETERMINERS.has(plainAt(words, at))) at -= 1;
  // "Boys from my street", "documentary about widows in Maiduguri": that is where those are.
  if (plainAt(words, from - 1) !== 'from' && plainAt(words, at) === 'from' && !isOrigin)
    return isNamedPlace(words, place);
  if ([at, leadOf(words, at - 1)].some((lead) => plainAt(words, lead) === 'about')) return false;
  const before = words.slice(0, at).map(({ plain }) => plain);
  if (isOrigin) return before.some((word) => TRAVELS.test(word));
  const sent = before.findIndex((word) => SENT.test(word));
  return !(sent >= 0 && before.slice(sent).some((word) => /^(?:jobs?|works?)$/u.test(word)));
}
const TRAVELS = /^(?:go|going|bus|takes?|carry|come|coming)$/u;
const SENT = /^(?:get|gets|send|sends|recruit|place)$/u;
