import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerQuestion, beginQuestions, type QuestionRound } from './question-round.ts';

const begin = (count: number) =>
  beginQuestions(Array.from({ length: count }, () => ({ isRight: false, isMissed: false })));
const play = (count: number, right: readonly boolean[]) =>
  right.reduce((round: QuestionRound, isRight) => answerQuestion(round, isRight), begin(count));

it('goes on where somebody stopped: what is new first, then what was wrong, and nothing that was right', () => {
  const [right, wrong, fresh] = [
    { isRight: true, isMissed: true },
    { isRight: false, isMissed: true },
    { isRight: false, isMissed: false },
  ];
  expect(beginQuestions([wrong, right, fresh])).toEqual({ open: [2, 0], missed: new Set([0, 1]), answers: 0 });
});

it('asks a wrong one again after the others', () => {
  expect(play(3, [false]).open).toEqual([1, 2, 0]);
  expect(play(3, [false, true, false]).open).toEqual([0, 2]);
});

it('counts a question once as missed, however often it was answered wrong', () => {
  const round = play(2, [false, true, false, false, true]);
  expect(round).toEqual({ open: [], missed: new Set([0]), answers: 5 });
});

it('ends exactly when each question was answered right once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.infiniteStream(fc.boolean()), (count, answers) => {
      let round = begin(count);
      let wrong = 0;
      for (const isRight of answers) {
        if (round.open.length === 0 || wrong > 50) break;
        wrong += isRight ? 0 : 1;
        round = answerQuestion(round, isRight);
      }
      expect(round.answers - wrong).toBe(count - round.open.length);
    }),
  );
});

it('refuses an answer when nothing is asked', () => {
  expect(() => play(1, [true, true])).toThrow('no question is open');
});
