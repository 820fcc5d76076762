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

/**
 * The courses that help with what is missing come first: those that can be taken before those of another plan, and of each the one
 * that helps with most. Else the order stays.
 */
export function helpfulFirst<C extends Helpful>(courses: readonly C[], gaps: Partial<Record<string, Gap>>): C[] {
  const helps = (course: C) => (isDone(course) ? 0 : (gaps[course.id]?.helps ?? 0));
  const place = (course: C) => (helps(course) === 0 ? 2 : Number(course.lockedBy !== null));
  return [...courses].sort((a, b) => place(a) - place(b) || helps(b) - helps(a));
}

type Gap = { helps: number };
type Helpful = Pick<CourseCard, 'id' | 'progress' | 'lockedBy'>;

/** Of a course whose every lesson is done nothing is left to read: what is missing is the work. */
export const isDone = ({ progress }: Pick<CourseCard, 'progress'>): boolean => progress === 100;
