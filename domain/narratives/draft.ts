import { createAnswerReader } from './answer-reader.ts';

/** What is left of an AI text, and how many sentences went because they failed. */
export type Guarded = { text: string; kept: number; dropped: number };

export type Draft = {
  add(piece: string): void;
  /** What may be shown so far. While the answer still grows its last sentence waits. */
  read(whole: boolean): Guarded;
};

/** An answer as it grows: each sentence is guarded once, when it is whole, and what was shown is never taken back. */
export function createDraft(passes: (sentence: string) => boolean): Draft {
  const reader = createAnswerReader();
  const kept: string[] = [];
  let breaks = 0;
  let count = 0;
  let dropped = 0;
  return {
    add: reader.add,
    read(whole) {
      for (const { text, gap } of reader.take(whole)) {
        if (text !== '') {
          if (passes(text)) {
            if (kept.length > 0) kept.push(breaks === 0 ? ' ' : '\n'.repeat(Math.min(breaks, 2)));
            kept.push(text);
            count++;
            breaks = 0;
          } else dropped++;
        }
        if (gap.includes('\n')) breaks++;
      }
      return { text: kept.join(''), kept: count, dropped };
    },
  };
}
