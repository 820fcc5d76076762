import { counted } from '../words/figures.ts';
import type { WaitingLesson } from './waiting-learning.ts';

/** "3 answers, 1 finished lesson"; empty where nothing waits. */
export function waitingWords(lessons: readonly WaitingLesson[]): string {
  const answers = lessons.reduce((sum, one) => sum + one.answers.length, 0);
  const finished = lessons.filter(({ isFinished }) => isFinished).length;
  return [answers > 0 && counted(answers, 'answer'), finished > 0 && counted(finished, 'finished lesson')]
    .filter((part) => part !== false)
    .join(', ');
}
