import type { Independence } from './evidence.ts';
import { peopleInNote } from './note-people.ts';

/** Family, friends and those who work with the founder, in English and in Pidgin: the word of each counts as a friend's. */
const CLOSE =
  'aunt(?:y|ie)?|uncle|mama|mum(?:my|c(?:y|ie)|sy)?|mom|mother|papa|popsy?|dad(?:dy)?|father|brother|bros|broda|sister|sista|siblings?|cousin|niece|nephew|wife|husband|hubby|fianc[eé]e?|girlfriend|boyfriend|babe|son|daughter|grand(?:ma|pa|mother|father)|in-?laws?|(?:mother|father|brother|sister)-in-law|egbon|aburo|bestie|best friend|friends?|padi|paddy|padiman|pali|guy|gee|g|roomm?ate|flatmate|course ?mate|classmate|schoolmate|church (?:member|brother|sister)|pastor|co-?founder|partner|team(?: ?mates?| members?)?|staff|employees?|worker|apprentice|family|household';
/** Known, and nobody can say how well. */
const KNOWN =
  'neighbou?rs?|landlord|landlady|colleagues?|co-?workers?|boss|oga|madam|lecturer|teacher|people|pipo|person|pesin|tailor|barber|mechanic|choir|church|mosque|compound|street|group|members?|contact';
const MY = String.raw`\b(?:my|our|me)\s+(?:own\s+|close\s+|old\s+|good\s+|elder\s+|younger\s+|big\s+|small\s+|late\s+|dear\s+)?`;
const A_FRIEND_OF_MINE = String.raw`\b(?:an?|one|two|three|some)\s+(?:\p{L}+\s+)?(?:friends?|padi|relatives?|cousins?|aunt(?:y|ie)?|uncle)\s+(?:of (?:mine|ours)|i know)\b`;
const CLOSE_ONE = new RegExp(`${MY}(?:${CLOSE})(?![\\p{L}-])(?!['’]s?\\b)|${A_FRIEND_OF_MINE}`, 'iu');
const KNOWN_ONE = new RegExp(
  String.raw`${MY}(?:${KNOWN})(?![\p{L}-])|\b(?:somebody|someone|some ?one|person|pesin|people|pipo|woman|man|lady|guy)\s+(?:that |who |wey )?(?:i|we) (?:sabi|know|knew)\b`,
  'iu',
);
/** Somebody close led the founder to them: "my aunty's friend", "my brother introduced me to her". */
const LED_BY = new RegExp(
  String.raw`${MY}(?:${CLOSE})['’]s?\s+(?:\p{L}+\s+)?(?:friends?|customers?|neighbou?rs?|boss|oga|colleagues?|sisters?|brothers?|wife|husband|landlord|landlady|tailor)\b|\b(?:friend|customer|neighbou?r|colleague)s? of ${MY.replace(String.raw`\b`, '')}(?:${CLOSE})(?![\p{L}-])|\b(?:introduced|connected|referred|linked|carry|took|brought) (?:me|us) (?:to|go meet|meet)\b|\b(?:was|were) introduced\b|\b(?:intro|referral) from\b`,
  'iu',
);
/** Whom the founder only told of it, or stood beside, is not who spoke. */
const ASIDE = /\b(?:told|tell|with|for|beside|near|behind|like|as|at|from|than|without)\s+$/iu;
const NOT_CLOSE = /\b(?:not|no be|isn['’]t|never|neither)\s+$/iu;

/** How close a note says that they are to the founder, null where it only says that they are known; `words` are the note's own. */
export type NoteCloseness = { independence: Independence | null; words: string };

/**
 * How close the people of a note are, for the form to begin with: "my aunty" and "my padi" count as a friend, "my brother's boss" as
 * an introduction. `independence` is null where the founder has to say: "my neighbour", "I told my brother", or one friend
 * among several people. Null where the note names nobody whom the founder knows. It is a guess: who writes the note sees it and
 * chooses. This product's own convention.
 */
export function closenessInNote(note: string): NoteCloseness | null {
  const text = note.normalize('NFKC').replaceAll(/\s+/gu, ' ');
  const led = LED_BY.exec(text);
  if (led) return { independence: 'warm', words: led[0] };
  const close = CLOSE_ONE.exec(text);
  if (close) {
    const before = text.slice(0, close.index);
    if (NOT_CLOSE.test(before)) return null;
    const isOneOfMany = peopleInNote(text) !== null && !/^\W*(?:\d|two|three|four|five|all)/iu.test(close[0]);
    return { independence: ASIDE.test(before) || isOneOfMany ? null : 'friend', words: close[0] };
  }
  const known = KNOWN_ONE.exec(text);
  return known && !NOT_CLOSE.test(text.slice(0, known.index)) ? { independence: null, words: known[0] } : null;
}

/**
 * The words of a note that name somebody close, "my brother", where its people are entered as strangers; null where they are not, or
 * the note leaves it open. Nothing is counted otherwise for it: readers are told.
 */
export function wordsAgainstStranger({ independence, note }: { independence: string; note: string }): string | null {
  if (independence !== 'stranger') return null;
  const noted = closenessInNote(note);
  return noted?.independence ? noted.words : null;
}
