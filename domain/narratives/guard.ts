import { guardLeaks } from './leak-guard.ts';
import { guardNumbers } from './number-guard.ts';
import { splitSentences } from './sentences.ts';

/** What is left of an AI text, and how many sentences went because they failed. */
export type Guarded = { text: string; kept: number; dropped: number };

export type Guard = {
  /** Reads a text sentence by sentence. `whole` is false while it still grows: its last sentence then waits. */
  read(text: string, whole: boolean): Guarded;
  /** Whether a text may be shown at all: every sentence of it passes. */
  passes(text: string): boolean;
};

/**
 * The guard of one request: `facts` is what was sent of the founder's, `instructions` what was sent of ours. A sentence
 * with a numeral that is not in the facts, or that gives instructions, foreign links or keys away, is dropped and counted.
 */
export function createGuard({ facts, instructions }: { facts: readonly string[]; instructions: string }): Guard {
  const hasNumbers = guardNumbers(facts);
  const keepsQuiet = guardLeaks(instructions, facts);
  const passes = (sentence: string) => hasNumbers(sentence) && keepsQuiet(sentence);
  return {
    passes: (text) => passes(plainText(text)) && splitSentences(plainText(text)).every(({ text: one }) => passes(one)),
    read(text, whole) {
      const plain = plainText(text);
      const sentences = splitSentences(plain);
      if (!whole && !plain.endsWith('\n')) sentences.pop();
      const kept: string[] = [];
      let dropped = 0;
      for (const sentence of sentences) {
        const isKept = passes(sentence.text);
        if (isKept) kept.push(sentence.text + sentence.gap);
        else {
          dropped++;
          // The line ends where it ended: what follows does not move up into it.
          if (sentence.gap.includes('\n') && kept.length > 0) kept.push('\n');
        }
      }
      const shown = kept
        .join('')
        .replace(/[^\S\n]+\n/gu, '\n')
        .replace(/\n{3,}/gu, '\n\n');
      return {
        text: whole ? shown.trim() : shown.trimStart(),
        kept: countShown(sentences.length, dropped, sentences),
        dropped,
      };
    },
  };
}

function countShown(all: number, dropped: number, sentences: readonly { text: string }[]): number {
  return all - dropped - sentences.filter(({ text }) => text === '').length;
}

/**
 * The text as it is guarded and shown: no control or invisible characters, no marks of formatting, no numbers of list
 * items, which would be numerals of nobody.
 */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Surrogate}/gu, '')
    .replace(/[^\P{Cc}\n]|\p{Cf}/gu, (character) => (character === '\t' ? ' ' : ''))
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(?:#{1,6}\s+|>\s+)?(?:(?:[-*•–]|\d{1,2}[.)])\s+)?/u, '')
        .replace(/\*\*|__|`+/g, '')
        .trimEnd(),
    )
    .join('\n')
    .trimStart();
}
