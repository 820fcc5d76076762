import type { CourseCard } from '#contract/programs/programs.ts';

/** Of the courses that are taken and not finished, the one that is nearest to its end. */
export function courseInProgress(courses: readonly CourseCard[]): CourseCard | undefined {
  return courses
    .filter(({ enrolled, progress }) => enrolled && progress < 100)
    .reduce<CourseCard | undefined>((best, one) => (best && best.progress >= one.progress ? best : one), undefined);
}
