import { plainly } from './plain.ts';
import { plainAt, type Span, textOf, type Word } from './word.ts';

/** Anyone who keeps it writes or knows it: "write who owe dem", "a list of who owes them". */
const KEPT = new Set(
  'write writes writing record records recording note notes know knows knowing remember remembers remembering track tracks tracking list lists see sees book notebook ledger log'.split(
    ' ',
  ),
);
const BETWEEN = new Set(['down', 'am', 'of', 'all', 'exactly', 'about']);
const OWES =
  /^(?:ow(?:e|es|ed|ing)|buys?|bought|borrow(?:s|ed)?|pay|pays|paid|takes?|took|collects?|collected|gets?|got)$/u;
const AUXILIARY = new Set(['dey', 'de', 'don', 'go', 'has', 'have', 'still']);
const ENDS = new Set(
  ', for in at by with via using so but because cos when then make and from through instead who'.split(' '),
);

/**
 * What somebody wants to keep an account of: "who owe dem moni", "who buys on credit". It is the record that they get; nobody
 * lends them anything.
 */
export function findRecord(words: readonly Word[]): Span | null {
  for (const [from, { plain }] of words.entries()) {
    if (plain === 'how' && isKept(words, from - 1) && /^(?:much|many)$/u.test(plainAt(words, from + 1))) {
      let to = from + 2;
      while (to < words.length && !ENDS.has(plainAt(words, to)) && !isWay(words, to)) to += 1;
      return { from, to };
    }
    if (plain !== 'who' || !isKept(words, from - 1)) continue;
    let verb = from + 1;
    while (AUXILIARY.has(plainAt(words, verb))) verb += 1;
    if (!OWES.test(plainAt(words, verb))) continue;
    let to = verb + 1;
    while (to < words.length && !ENDS.has(plainAt(words, to)) && !isWay(words, to)) to += 1;
    return { from, to };
  }
  return null;
}

function isKept(words: readonly Word[], last: number): boolean {
  let at = last;
  while (BETWEEN.has(plainAt(words, at))) at -= 1;
  return KEPT.has(plainAt(words, at));
}

/** "On WhatsApp" says how it is kept; "on credit" is what is written down. */
const isWay = (words: readonly Word[], at: number) =>
  plainAt(words, at) === 'on' && !['credit', 'loan'].includes(plainAt(words, at + 1));

/** "Who dey owe dem moni" as one reads it: "record of who owes them money". */
export function textOfRecord(words: readonly Word[], span: Span): string {
  const clause = plainly(textOf(words, span))
    .replace(/^who (?:(?:dey|de|don|go|has|have|still) )*/iu, 'who ')
    .replace(/^who (owe|buy|borrow|pay|take|collect|get)\b/iu, 'who $1s');
  return `record of ${clause}`;
}

/** True for what `textOfRecord` gives. */
export const isRecord = (what: string) => /^record of (?:who|how) /u.test(what);
