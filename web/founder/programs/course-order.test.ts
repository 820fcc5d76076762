import { expect, it } from 'vitest';
import type { CourseCard } from '#contract/programs/programs.ts';
import { courseInProgress, helpfulFirst } from './course-order.ts';

const card = (id: string, progress: number, enrolled = true) => ({ id, progress, enrolled }) as CourseCard;

it('is the course nearest to its end, of those that are taken and not finished', () => {
  const courses = [card('none', 0), card('a', 40), card('b', 40), card('over', 100), card('other', 80, false)];
  expect(courseInProgress(courses)?.id).toBe('a');
  expect(courseInProgress([card('none', 0)])?.id).toBe('none');
  expect(courseInProgress([card('over', 100), card('other', 0, false)])).toBeUndefined();
});

it('puts the courses first that help with a gap, but for one whose lessons are all done', () => {
  const courses = [card('plain', 0), card('done', 100), card('helps', 40)];
  const gaps = { done: {}, helps: {} };
  expect(helpfulFirst(courses, gaps).map(({ id }) => id)).toEqual(['helps', 'plain', 'done']);
});
