import { expect, it } from 'vitest';
import type { CourseCard } from '#contract/programs/programs.ts';
import { courseInProgress, helpfulFirst } from './course-order.ts';

const card = (id: string, progress: number, enrolled = true) =>
  ({ id, progress, enrolled, lockedBy: null }) as CourseCard;

it('is the course nearest to its end, of those that are taken and not finished', () => {
  const courses = [card('none', 0), card('a', 40), card('b', 40), card('over', 100), card('other', 80, false)];
  expect(courseInProgress(courses)?.id).toBe('a');
  expect(courseInProgress([card('none', 0)])?.id).toBe('none');
  expect(courseInProgress([card('over', 100), card('other', 0, false)])).toBeUndefined();
});

it('puts the courses first that help, those with most that can be taken first, but for one whose lessons are all done', () => {
  const locked = { ...card('locked', 0), lockedBy: 'ideation' as const };
  const courses = [card('plain', 0), card('done', 100), locked, card('one', 0), card('three', 40)];
  const gaps = { done: { helps: 5 }, locked: { helps: 4 }, one: { helps: 1 }, three: { helps: 3 } };
  expect(helpfulFirst(courses, gaps).map(({ id }) => id)).toEqual(['three', 'one', 'locked', 'plain', 'done']);
});
