import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinAnswers, type LessonAnswer, standingsOf } from './answers.ts';

const seen = '0123456789abcdef';
const older = 'fedcba9876543210';
const at = (second: number) => `2026-11-27T09:00:${String(second).padStart(2, '0')}.000Z`;
const given = (question: number, answer: number, more: Partial<LessonAnswer> = {}): LessonAnswer => ({
  ...{ lessonId: 'a', version: seen, question, answer, answeredAt: at(0) },
  ...more,
});
const lesson = {
  id: 'a',
  version: seen,
  questions: [
    { answers: [{ right: false }, { right: true }] },
    { answers: [{ right: true }, { right: false }, { right: false }] },
  ],
};

const anyAnswer = fc.record({
  lessonId: fc.constantFrom('a', 'b'),
  version: fc.constantFrom(seen, older),
  question: fc.nat(2),
  answer: fc.nat(3),
  answeredAt: fc.nat(59).map(at),
});
const anyDevice = fc.array(anyAnswer, { maxLength: 12 });

describe('joinAnswers', () => {
  it('has each answer once, with the earliest time', () => {
    const late = given(0, 1, { answeredAt: at(9) });
    expect(joinAnswers([late, given(1, 0)], [given(0, 1), late])).toEqual([given(0, 1), given(1, 0)]);
  });

  it('comes to the same in any order, in any grouping and however often', () => {
    fc.assert(
      fc.property(anyDevice, anyDevice, anyDevice, (a, b, c) => {
        const all = joinAnswers(a, b, c);
        expect(joinAnswers(c, a, b)).toEqual(all);
        expect(joinAnswers(joinAnswers(a, b), c)).toEqual(all);
        expect(joinAnswers(all, all, b)).toEqual(all);
      }),
    );
  });
});

describe('standingsOf', () => {
  it.each([
    ['nothing', [], [false, false]],
    ['a wrong answer', [given(0, 0)], [false, true]],
    ['a right one', [given(0, 1)], [true, false]],
    ['a wrong one and then a right one', [given(0, 0), given(0, 1)], [true, true]],
    ['a wrong answer to an older text', [given(0, 0, { version: older })], [false, false]],
    ['a right answer to an older text', [given(0, 1, { version: older })], [false, false]],
    ['an answer in another lesson', [given(0, 0, { lessonId: 'b' })], [false, false]],
    ['an answer that the text does not have', [given(0, 7)], [false, false]],
  ])('judges %s', (_, answers, [isRight, isMissed]) => {
    expect(standingsOf(lesson, answers)).toEqual([
      { isRight, isMissed },
      { isRight: false, isMissed: false },
    ]);
  });

  it('never takes back what was right, whatever another device tells', () => {
    fc.assert(
      fc.property(anyDevice, anyDevice, (mine, others) => {
        const before = standingsOf(lesson, mine);
        for (const [index, { isRight, isMissed }] of standingsOf(lesson, joinAnswers(mine, others)).entries()) {
          expect(isRight || !before[index]?.isRight).toBe(true);
          expect(isMissed || !before[index]?.isMissed).toBe(true);
        }
      }),
    );
  });
});
