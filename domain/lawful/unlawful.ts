import { UNLAWFUL_GOODS } from './unlawful-goods.ts';

/** The words that name something plainly unlawful, and what they are about. */
export type UnlawfulWords = { words: string; about: string };

/** Nouns and verbs of prevention, treatment or lawful leave, on either side of what they are about. */
const EITHER_SIDE =
  /\b(?:detect\w*|prevent\w*|report\w*|verif(?:y|ies|ying|ication)|awareness|rehab\w*|recover\w*|victims?|survivors?|museums?|licensed|anti)\b/iu;
/** Verbs whose object is what stands after them: "spot fake naira". */
const BEFORE =
  /\b(?:stop\w*|spot\w*|educat\w*|protect\w*|against|trac(?:e|es|ing)|recogni[sz]\w*|identif\w*|avoid\w*|fight\w*|combat\w*|catch\w*|expos\w*|lose)\b/iu;
const NEAR = 8;

/**
 * What a text names that is plainly unlawful; null where it names nothing, or is about preventing it. A match is a reason to
 * ask a lawyer, never a verdict. Source: this product's own reviewed list, `unlawful-goods.ts`.
 */
export function findUnlawful(text: string): UnlawfulWords | null {
  for (const sentence of text.split(/[.!?;\n]+/u)) {
    for (const { words, unless, about } of UNLAWFUL_GOODS) {
      const match = words.exec(sentence);
      if (!match) continue;
      const before = sentence.slice(0, match.index).split(/\s+/u).slice(-NEAR).join(' ');
      const after = sentence
        .slice(match.index + match[0].length)
        .split(/\s+/u)
        .slice(0, NEAR)
        .join(' ');
      const near = `${before} ${match[0]} ${after}`.replace(/\s+/gu, ' ');
      if (EITHER_SIDE.test(near) || BEFORE.test(before) || unless?.test(near)) continue;
      return { words: match[0], about };
    }
  }
  return null;
}
