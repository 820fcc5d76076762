import type { JudgeAll } from '#domain/narratives/draft.ts';
import type { Judged } from '#domain/narratives/guard/judge.ts';
import type { Sent } from '#domain/narratives/guard/sources.ts';
import { defineTask, type RunTask } from '../../workers/task.ts';

/** Reads an AI's sentences off the thread that answers requests: what a provider sends is nobody's to trust. */
export const judgeSentences = defineTask<{ sent: Sent; sentences: readonly string[] }, Judged[]>(
  new URL('./judge-sentences.worker.ts', import.meta.url),
  { longestMs: 10_000 },
);

export const judgeWith =
  (run: RunTask, sent: Sent): JudgeAll =>
  (sentences) =>
    run(judgeSentences, { sent, sentences });
