import { type Reading, withoutPreamble } from './sentence.ts';
import { isVerb, wordsOf } from './word.ts';
import { namesPeople } from './words.ts';

const MOST_WORDS = 9;
const BEGINS = /^(?:(?:i|we|want|wan|to|dey|go|an?|the)\s+)+/iu;

/** What the sentence says of the idea, as it was written: up to its first pause, and not for ever. */
export function ownWords(written: string): string {
  const [told = ''] = withoutPreamble(written).split(/\s*[,.;:!?()“”"]/u);
  const few = told.replace(BEGINS, '').trim().split(' ').slice(0, MOST_WORDS).join(' ');
  return few.replace(/( (?:for|in|to|and|of|an?|the|gives|them))+$/iu, '');
}

export const isQuoted = (what: string) => what.startsWith('“');

/** Somebody who does the work, and nothing that one gets: what they do is told after it. */
const BODY = /^(?:agency|company)$/iu;

/**
 * The reading with the person's own words for what they get, in quotation marks, where the phrase that was taken is a part of
 * something else or could as well be what somebody does. This product's own convention.
 */
export const inOwnWords = (read: Reading, written: string): Reading =>
  read.what !== '' && isPart(read, written)
    ? { ...read, what: `“${ownWords(written)}”`, article: '', isGuess: false, others: [] }
    : read;

function isPart({ what, isRole, isGuess }: Reading, written: string): boolean {
  const at = written.toLowerCase().indexOf(what.toLowerCase());
  // "Translate folk tales into cartoons"; into a language it is a translation.
  if (at < 0) return / translation$/u.test(what) && / into (?!igbo|yoruba|hausa|english|french)/iu.test(written);
  const [next, after] = wordsOf(written.slice(at + what.length));
  if (next && after && /^(?:that|who|wey)$/u.test(next.plain)) {
    if (BODY.test(what) || (namesPeople(what) && !isRole && /^(?:train|teach|employ)/u.test(after.plain))) return true;
  }
  // "Cassava peels to animal feed": one becomes the other, and nobody can say which of the two they get.
  if (at === 0 && next && isVerb(next) && !/(?:ed|ing)$/u.test(next.plain) && after?.plain === 'to') return true;
  if (isGuess && /^(?:turn|convert|chang)\p{L}* /iu.test(what)) return true;
  // "Know which goods finish": the last word of what they ask.
  return isGuess && next === undefined && /\b(?:which|what|how) (?:\S+ ){1,2}$/iu.test(written.slice(0, at));
}
