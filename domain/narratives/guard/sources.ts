import type { Reference } from '../facts.ts';
import { foldMarks, plainText } from './plain-text.ts';

/** What was sent, as the guard needs it: plain data, so that it can go to another thread. */
export type Sent = {
  references: readonly Reference[];
  /** Every line that was sent, with the founder's words in it. */
  lines: readonly string[];
  /** The texts that may be quoted letter by letter. */
  quotable: readonly string[];
  /** Our own words to the AI: an answer may not repeat them. */
  instructions: string;
};

export type Sources = {
  references: ReadonlyMap<string, Reference>;
  /** Words as they are written in what was sent: a name has its capital here. */
  words: ReadonlySet<string>;
  quotable: string;
  forbiddenRuns: ReadonlySet<string>;
};

export function readSources({ references, lines, quotable, instructions }: Sent): Sources {
  return {
    references: new Map(references.map((reference) => [reference.id, reference])),
    words: new Set(
      lines.flatMap((line) => foldMarks(plainText(line)).match(/[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*/gu) ?? []),
    ),
    quotable: quotable.map((text) => foldMarks(plainText(text))).join('\n'),
    forbiddenRuns: new Set(runsOf(instructions)),
  };
}

/** So many words in a row of our own instructions are a repetition, not a coincidence. */
const REPEATED_WORDS = 8;

export function runsOf(text: string): string[] {
  const all = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const count = Math.max(0, all.length - REPEATED_WORDS + 1);
  return Array.from({ length: count }, (_, at) => all.slice(at, at + REPEATED_WORDS).join(' '));
}
