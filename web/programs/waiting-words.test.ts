import { expect, it } from 'vitest';
import { lossWords, waitingWords } from './waiting-words.ts';

const lesson = (answers: number, isFinished = false) => ({ isFinished, answers: Array.from({ length: answers }) });

it.each([
  [[], ''],
  [[lesson(1)], '1 answer'],
  [[lesson(2), lesson(1)], '3 answers'],
  [[lesson(1), lesson(0, true)], '1 answer, 1 finished lesson'],
])('counts what waits in %j', (lessons, words) => {
  expect(waitingWords(lessons)).toBe(words);
});

it.each([
  [[lesson(1)], '1 answer was not sent. If you log out now it is lost.'],
  [[lesson(0, true)], '1 finished lesson was not sent. If you log out now it is lost.'],
  [[lesson(2), lesson(1)], '3 answers were not sent. If you log out now they are lost.'],
  [[lesson(1, true)], '1 answer and 1 finished lesson were not sent. If you log out now they are lost.'],
])('names the loss of %j', (lessons, words) => {
  expect(lossWords(lessons)).toBe(words);
});
