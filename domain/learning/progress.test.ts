import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { progressOf, timeLeft } from './progress.ts';

const lessons = [
  { id: 'a', minutes: 6 },
  { id: 'b', minutes: 7 },
  { id: 'c', minutes: 8 },
];
const anyCourse = fc.uniqueArray(fc.record({ id: fc.stringMatching(/^[a-z]{1,3}$/), minutes: fc.nat(20) }), {
  selector: ({ id }) => id,
});

describe('progressOf', () => {
  it.each([
    ['nothing', [], { percent: 0, minutesLeft: 21, done: 0, next: 'a' }],
    ['the second one first', ['b'], { percent: 33, minutesLeft: 14, done: 1, next: 'a' }],
    ['all but one, rounded down', ['a', 'b'], { percent: 66, minutesLeft: 8, done: 2, next: 'c' }],
    ['all', ['c', 'a', 'b'], { percent: 100, minutesLeft: 0, done: 3, next: null }],
    ['one that has left the course', ['gone'], { percent: 0, minutesLeft: 21, done: 0, next: 'a' }],
  ])('counts %s', (_, done, expected) => {
    expect(progressOf(lessons, new Set(done))).toEqual(expected);
  });

  it('is nothing of a course without lessons', () => {
    expect(progressOf([], new Set(['a']))).toEqual({ percent: 0, minutesLeft: 0, done: 0, next: null });
  });

  it('is 100 per cent exactly when nothing is left, and never falls by doing one more', () => {
    fc.assert(
      fc.property(anyCourse, fc.array(fc.nat()), (course, picks) => {
        const done = new Set<string>();
        let before = progressOf(course, done);
        for (const pick of picks) {
          const lesson = course[pick % Math.max(course.length, 1)];
          if (lesson) done.add(lesson.id);
          const after = progressOf(course, done);
          expect(after.percent).toBeGreaterThanOrEqual(before.percent);
          expect(after.percent === 100).toBe(course.length > 0 && after.next === null);
          before = after;
        }
      }),
    );
  });
});

describe('the time that is left', () => {
  it.each([
    [180, 0, 180],
    [180, 11, 161],
    [180, 100, 0],
    [1, 99, 1],
    [null, 50, null],
    [180, null, null],
  ])('of %s minutes at %s per cent is %s', (minutes, percent, left) => {
    expect(timeLeft(minutes, percent)).toBe(left);
  });
});
