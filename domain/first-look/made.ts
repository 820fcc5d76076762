import { isOurs } from './lack.ts';
import { phrase, type Thing } from './phrase.ts';
import { comma, isVerb, phraseAfter, plainAt, type Word } from './word.ts';

/** "We buy cassava from farmers and make garri", "process it into flour": what comes of it is what they get. */
export function madeOf(words: readonly Word[]): Thing[] {
  const bought = words.findIndex((_, at) => isBought(words, at));
  return words.flatMap(({ plain }, at) => {
    if (
      (plain === 'into' || (plain === 'to' && /^turn(?:ed|s|ing)?$/u.test(plainAt(words, at - 1)))) &&
      words.slice(0, at).some((word) => MAKES.test(word.plain))
    )
      return [phrase(words, at + 1)];
    return bought >= 0 && at > bought && (MAKES.test(plain) || SELLS.test(plain)) ? [phrase(words, at + 1)] : [];
  });
}

/** "Teach grandmas to use their phone", "train youths to fix phones": lessons are what they get. */
export function lessonsOf(words: readonly Word[]): Thing[] {
  // "I teach widows to make bags and I sell the bags": the bags are what is sold.
  if (words.some(({ plain }, at) => plain === 'sell' && isOurs(words, at))) return [];
  const teaches = words.findIndex(({ plain }) => /^(?:teach|train)(?:es|s|ing)?$/u.test(plain));
  return words.flatMap(({ plain }, at) =>
    teaches >= 0 && at > teaches && (plain === 'use' || (plainAt(words, at - 1) === 'to' && isVerb(words[at] ?? comma)))
      ? [{ ...phrase(words, at + 1), work: 'lessons' }]
      : [],
  );
}

/** What the founder gets from others, to make or sell something: "farmers sell me cassava", "I buy cassava". */
function isBought(words: readonly Word[], at: number): boolean {
  if (TO_US.has(plainAt(words, at + 1))) return SELLS.test(plainAt(words, at));
  if (SELLS.test(plainAt(words, at))) {
    const { to } = phraseAfter(words, at + 1);
    return plainAt(words, to) === 'to' && TO_US.has(plainAt(words, to + 1));
  }
  const isOwn = at === 0 || isOurs(words, at) || plainAt(words, phraseAfter(words, at + 1).to) === 'from';
  return /^(?:buy|buying|bought|source|sourcing)$/u.test(plainAt(words, at)) && isOwn;
}

const TO_US = new Set(['me', 'us']);
const SELLS = /^(?:sell|supply|bring)(?:s|ing)?$/u;
const MAKES = /^(?:process|turn|make|mill|grind|dry|cut|bake|cook|convert|recycle)(?:e?s|ing|ed)?$/u;

/** What the founder does for others. */
export const GIVES =
  /^(?:rent|sell|build|make|give|sew|bake|cook|knit|weave|mow|do|install|supply|offer|provide|braid|print|brew|fry|roast|sells|makes)$/u;

/** "I have two tricycles", "we dey do borehole": what the founder has or does, where nothing surer is said. */
export function hadOf(words: readonly Word[]): Thing[] {
  return words.flatMap(({ plain }, at) =>
    /^(?:have|do|does|get)$/u.test(plain) && (isOurs(words, at) || ['i', 'we'].includes(plainAt(words, at - 1)))
      ? [phrase(words, at + 1)]
      : [],
  );
}
