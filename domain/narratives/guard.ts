import { guardLeaks } from './leak-guard.ts';
import { guardNumbers } from './number-guard.ts';
import { splitSentences } from './sentences.ts';

/** Whether a text may be shown at all: every sentence of it passes. */
export type Guard = { passes(text: string): boolean };

/** A longer sentence is no plain one: it is dropped unread, so that no pattern ever meets a long text. */
export const SENTENCE_LENGTH = 600;

/**
 * The guard of one request: `facts` is what was sent of the founder's, `instructions` what was sent of ours. A sentence
 * with a numeral that is not in the facts, or that gives instructions, foreign links or keys away, does not pass.
 */
export function createGuard({ facts, instructions }: { facts: readonly string[]; instructions: string }): Guard {
  const hasNumbers = guardNumbers(facts);
  const keepsQuiet = guardLeaks(instructions, facts);
  return {
    passes: (text) =>
      [{ text }, ...splitSentences(text)].every(
        (sentence) => sentence.text.length <= SENTENCE_LENGTH && hasNumbers(sentence.text) && keepsQuiet(sentence.text),
      ),
  };
}
