import type { CourseCard } from '#contract/programs/programs.ts';

/** Of the courses that are taken and not finished, the one that is nearest to its end. */
export function courseInProgress(courses: readonly CourseCard[]): Counted | undefined {
  return courses
    .filter(isBegun)
    .reduce<Counted | undefined>((best, one) => (best && best.progress >= one.progress ? best : one), undefined);
}

/** A course of which it is known how far somebody is. */
type Counted = CourseCard & { progress: number };

const isBegun = (course: CourseCard): course is Counted =>
  course.enrolled && course.progress !== null && course.progress < 100;

/** The courses that help with a gap first; else the order stays. */
export function helpfulFirst<C extends Helpful>(courses: readonly C[], gaps: Partial<Record<string, unknown>>): C[] {
  const helps = (course: C) => !isDone(course) && gaps[course.id] !== undefined;
  return [...courses].sort((a, b) => Number(helps(b)) - Number(helps(a)));
}

type Helpful = Pick<CourseCard, 'id' | 'progress'>;

/** Of a course whose every lesson is done nothing is left to read: what is missing is the work. */
export const isDone = ({ progress }: Pick<CourseCard, 'progress'>): boolean => progress === 100;
