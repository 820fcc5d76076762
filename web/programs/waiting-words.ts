import { counted } from '../words/figures.ts';

/** What was done in a lesson and is not sent yet, as far as it is counted. */
interface CountedWork {
  isFinished: boolean;
  answers: readonly unknown[];
}

/** "3 answers, 1 finished lesson"; empty where nothing waits. */
export function waitingWords(lessons: readonly CountedWork[]): string {
  return partsOf(lessons).join(', ');
}

/** "3 answers and 1 finished lesson were not sent. If you log out now they are lost." */
export function lossWords(lessons: readonly CountedWork[]): string {
  const isOne = sumOf(lessons) === 1;
  const what = `${partsOf(lessons).join(' and ')} ${isOne ? 'was' : 'were'} not sent.`;
  return `${what} If you log out now ${isOne ? 'it is' : 'they are'} lost.`;
}

const answersOf = (lessons: readonly CountedWork[]) => lessons.reduce((sum, { answers }) => sum + answers.length, 0);
const finishedOf = (lessons: readonly CountedWork[]) => lessons.filter(({ isFinished }) => isFinished).length;
const sumOf = (lessons: readonly CountedWork[]) => answersOf(lessons) + finishedOf(lessons);

function partsOf(lessons: readonly CountedWork[]): string[] {
  const [answers, finished] = [answersOf(lessons), finishedOf(lessons)];
  return [answers > 0 && counted(answers, 'answer'), finished > 0 && counted(finished, 'finished lesson')].filter(
    (part) => part !== false,
  );
}
