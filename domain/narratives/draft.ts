import { createAnswerReader } from './answer-reader.ts';
import type { Judged } from './guard/judge.ts';
import type { Reason } from './guard/reasons.ts';
import type { WrittenSentence } from './written.ts';

/** How many were dropped, by reason. */
export type Drops = Partial<Record<Reason, number>>;

/** What is left of an AI text. */
export type Guarded = { sentences: WrittenSentence[]; kept: number; dropped: number; drops: Drops };

/** Judges sentences in order; on another thread, or here. */
export type JudgeAll = (sentences: readonly string[]) => Promise<readonly Judged[]>;

export type Draft = {
  add(piece: string): void;
  /** What may be shown so far. While the answer still grows its last sentence waits. */
  read(whole: boolean): Promise<Guarded>;
};

/** An answer as it grows: each sentence is judged once, when it is whole, and what was shown is never taken back. */
export function createDraft(judgeAll: JudgeAll): Draft {
  const reader = createAnswerReader();
  const sentences: WrittenSentence[] = [];
  const drops: Drops = {};
  let reading: Promise<unknown> = Promise.resolve();

  async function readOn(whole: boolean): Promise<Guarded> {
    const taken = reader.take(whole);
    const spoken = taken.filter(({ text }) => text !== '');
    const judged = spoken.length > 0 ? await judgeAll(spoken.map(({ text }) => text)) : [];
    let next = 0;
    for (const { text, gap } of taken) {
      const verdict = text === '' ? undefined : judged[next++];
      if (verdict && 'parts' in verdict) sentences.push({ parts: verdict.parts, breaks: 0 });
      else if (verdict) count(drops, verdict.reason);
      const last = sentences.at(-1);
      if (gap.includes('\n') && last) last.breaks++;
    }
    return {
      sentences: sentences.map((one) => ({ ...one })),
      kept: sentences.length,
      dropped: sum(drops),
      drops: { ...drops },
    };
  }

  return {
    add: reader.add,
    read(whole) {
      // Once a sentence could not be judged the answer has a hole: every later reading fails as well.
      const read = reading.then(() => readOn(whole));
      reading = read;
      read.catch(() => undefined);
      return read;
    },
  };
}

export function count(drops: Drops, reason: Reason): void {
  drops[reason] = (drops[reason] ?? 0) + 1;
}

export const sum = (drops: Drops) => Object.values(drops).reduce((all, one) => all + one, 0);
