import type { CourseCard } from '#contract/programs/programs.ts';
import { progressOf } from '#domain/learning/progress.ts';
import { PLAN_KEYS, type PlanKey } from '#domain/plans.ts';
import type { PlatformCourse } from '../../ports/learning/port.ts';
import type { Enrolment, LessonDone } from './enrolment.repo.ts';

/** What somebody takes and has done, of all courses. */
export interface OwnLearning {
  plan: PlanKey;
  enrolments: readonly Enrolment[];
  done: readonly LessonDone[];
}

/** The lessons of a course that are done, by id; also those that it does not have any more. */
export const doneIn = (done: readonly LessonDone[], courseId: string): Set<string> =>
  new Set(done.filter((one) => one.courseId === courseId).map(({ lessonId }) => lessonId));

/** The plan that has a course, where this one has not. */
export function lockedBy(course: PlatformCourse, plan: PlanKey): PlanKey | null {
  return PLAN_KEYS.indexOf(plan) < PLAN_KEYS.indexOf(course.plan) ? course.plan : null;
}

export function toProgress({ lessons }: PlatformCourse, done: ReadonlySet<string>) {
  const { percent, minutesLeft, done: lessonsDone, next } = progressOf(lessons, done);
  return { progress: percent, timeLeft: minutesLeft, lessonsDone, nextLesson: next };
}

/** What was begun stays open, whatever the plan is now. */
export function toCard(course: PlatformCourse, { plan, enrolments, done }: OwnLearning): CourseCard {
  const { id, title, summary, totalModules, lessons } = course;
  const enrolled = enrolments.some(({ courseId }) => courseId === id);
  return {
    ...toProgress(course, doneIn(done, id)),
    id,
    title,
    summary,
    totalModules,
    totalLessons: lessons.length,
    enrolled,
    lockedBy: enrolled ? null : lockedBy(course, plan),
  };
}
