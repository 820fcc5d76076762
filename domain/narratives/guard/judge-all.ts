import { type Judged, judge } from './judge.ts';
import { readSources, type Sent } from './sources.ts';

/** Judges sentences against what was sent. Plain data in and out: it runs on any thread. */
export function judgeAll({ sent, sentences }: { sent: Sent; sentences: readonly string[] }): Judged[] {
  const sources = readSources(sent);
  return sentences.map((sentence) => judge(sentence, sources));
}
