import { expect, it } from 'vitest';
import type { CourseCard } from '#contract/programs/programs.ts';
import { everything, filterCourses } from './course-filter.ts';

const course = (id: string, title: string, enrolled = false): CourseCard => ({
  ...{ id, title, enrolled, summary: 'Short lessons.', totalModules: 1, totalLessons: 1, enrolling: false },
  ...{ opensAt: '/', lockedBy: null, progress: 0, timeLeft: 1, lessonsDone: 0, nextLesson: null },
});
const courses = [course('a', 'Sell by hand'), course('b', 'Price and cost', true), course('c', 'Cost of a sale')];
const found = (change: Partial<typeof everything>) =>
  filterCourses(courses, { ...everything, ...change }).map(({ id }) => id);

it('shows what is taken first, and else keeps the order of the catalogue', () => {
  expect(found({})).toEqual(['b', 'a', 'c']);
});

it.each([
  ['COST', ['b', 'c']],
  ['sale cost', ['c']],
  ['  lessons ', ['b', 'a', 'c']],
  ['tomatoes', []],
])('finds the courses that have each word: %s', (search, ids) => {
  expect(found({ search })).toEqual(ids);
});

it.each([
  ['mine', ['b']],
  ['others', ['a', 'c']],
] as const)('shows %s alone', (shown, ids) => {
  expect(found({ shown })).toEqual(ids);
});
