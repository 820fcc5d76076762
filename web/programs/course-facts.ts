import type { CourseOutline } from '#contract/programs/course.ts';
import { lengthWords } from '#domain/time/length-words.ts';
import { counted } from '../words/figures.ts';

/** How long a course takes: its reading and its work. */
export function courseLength({ modules }: Pick<CourseOutline, 'modules'>) {
  const lessons = modules.flatMap((module) => module.lessons);
  const sum = (minutes: readonly number[]) => minutes.reduce((total, one) => total + one, 0);
  return {
    lessons: lessons.length,
    reading: sum(lessons.map(({ minutes }) => minutes)),
    work: sum(lessons.map(({ work }) => work.minutes)),
  };
}

/** "6 lessons, 52 minutes to read, 2 hours of your own work". */
export function courseLengthWords(course: Pick<CourseOutline, 'modules'>): string {
  const { lessons, reading, work } = courseLength(course);
  return `${counted(lessons, 'lesson')}, ${lengthWords(reading)} to read, ${lengthWords(work)} of your own work`;
}

/** The place of a lesson in its course, from 1. */
export function lessonNumber({ modules }: Pick<CourseOutline, 'modules'>, lessonId: string): number {
  return modules.flatMap(({ lessons }) => lessons.map(({ id }) => id)).indexOf(lessonId) + 1;
}
