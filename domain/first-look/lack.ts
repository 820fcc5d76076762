import type { People } from './people.ts';
import { comma, isBoundary, isVerb, phraseAfter, plainAt, type Span, textOf, type Word } from './word.ts';
import { BEFORE_SERVICE, KIN, PRONOUNS } from './words.ts';

const RUNS_OUT = new Set(['finish', 'finishes', 'scarce', 'scares', 'cost']);
const SOON = new Set(['dey', 'don', 'is', 'are', 'always', 'too', 'quick', 'still']);

/** What runs out or cannot be had: "ice dey finish", "cold room no dey", "fuel runs out". */
export function lacksOf(words: readonly Word[]): Span[] {
  return words.flatMap((_, at) => {
    const span = phraseAfter(words, at);
    const isWhole = at === 0 || isBoundary(words[at - 1] ?? comma);
    return isWhole && span.from === at && span.to > at && isGone(words, span.to) ? [span] : [];
  });
}

function isGone(words: readonly Word[], after: number): boolean {
  if (plainAt(words, after) === 'no' && plainAt(words, after + 1) === 'dey') return !isVerb(words[after + 2] ?? comma);
  if (/^runs?$/u.test(plainAt(words, after))) return plainAt(words, after + 1) === 'out';
  let at = after;
  while (SOON.has(plainAt(words, at))) at += 1;
  return at > after ? RUNS_OUT.has(plainAt(words, at)) : plainAt(words, at) === 'finishes';
}

const BREAKS = new Set(
  'break breaks broken breaking spoil spoils burst bursts crack cracks cracked die dies tear tears leak leaks'.split(
    ' ',
  ),
);
const MENDS = new Set(['fix', 'repair', 'mend', 'patch']);

/** What breaks and the founder would mend: "student dem screen dey break, I go fix am". */
export function mendedOf(words: readonly Word[]): Span[] {
  const mends = words.findIndex(
    ({ plain }, at) => MENDS.has(plain) && isOurs(words, at) && PRONOUNS.has(plainAt(words, at + 1)),
  );
  return words.slice(0, Math.max(mends, 0)).flatMap((_, at) => {
    const span = phraseAfter(words, at);
    const isWhole = at === 0 || isBoundary(words[at - 1] ?? comma);
    return isWhole && span.from === at && span.to > at && isBroken(words, span.to) ? [span] : [];
  });
}

function isBroken(words: readonly Word[], after: number): boolean {
  let at = after;
  while (SOON.has(plainAt(words, at))) at += 1;
  return at > after && BREAKS.has(plainAt(words, at));
}

/** "I wan sell", "we go dey carry", "I would like to rent": the verb at `at` is what the founder would do. */
export function isOurs(words: readonly Word[], at: number): boolean {
  for (let before = at - 1; BEFORE_SERVICE.has(plainAt(words, before)); before -= 1)
    if (['i', 'we'].includes(plainAt(words, before))) return true;
  return false;
}

/** "I wan rent am", "we will lend her": the founder offers it to whom the sentence spoke of before. */
export const isForThem = (words: readonly Word[], at: number) =>
  /^(rent|lend|sell|build|make|give)$/u.test(plainAt(words, at)) &&
  isOurs(words, at) &&
  PRONOUNS.has(plainAt(words, at + 1));

/** "My aunty dey sell fish and ice dey finish", "…, I wan rent am cold box": it is for anyone who does as she does. '' where the sentence says it in no such way. */
export function likeKin(words: readonly Word[], who: People | null): string {
  const isTold = lacksOf(words).length > 0 || words.some((_, at) => isForThem(words, at));
  if (!who || !KIN.has(plainAt(words, who.to - 1)) || !isTold) return '';
  let at = who.end;
  while (SOON.has(plainAt(words, at))) at += 1;
  const verb = words[at] ?? comma;
  const object = phraseAfter(words, at + 1);
  if (isBoundary(verb) || object.from !== at + 1 || object.to === object.from) return '';
  return `people who ${verb.plain.replace(/(?<=[^s])s$/u, '')} ${textOf(words, object)}`;
}

/** What the founder's own people do, up to what they lack. */
export const KIN_CLAUSE = new RegExp(
  String.raw`\b(?:my|our)\s+(?:${[...KIN].join('|')})\b.*?(?=\s(?:and|but|because|so|cos)\b|[,.;]|$)`,
  'iu',
);
