import { courses } from 'virtual:courses';
import type { CourseCard } from '#contract/programs/programs.ts';
import { paths } from '#web/paths.ts';

const [written] = courses;
if (!written) throw new Error('there is no course');

/** The first of the product's own courses, and its card for a founder who has not enrolled. */
export const { outline, first } = written;
export const card: CourseCard = {
  id: outline.id,
  title: outline.title,
  summary: outline.summary,
  totalModules: outline.modules.length,
  totalLessons: outline.modules.flatMap(({ lessons }) => lessons).length,
  enrolled: false,
  enrolling: false,
  opensAt: paths.founder.course(outline.id),
  lockedBy: null,
  progress: 0,
  timeLeft: 52,
  lessonsDone: 0,
  nextLesson: outline.modules[0]?.lessons[0]?.id ?? null,
};

/** A course of our own that a visitor asks for. */
export const askedCourse = {
  id: 'talk-to-customers',
  title: 'Talk to customers without fooling yourself',
  plan: 'free',
} as const;
