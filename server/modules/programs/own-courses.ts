import type { EndpointParsed } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { CourseCard, enrolInPlan } from '#contract/programs/programs.ts';
import { progressOf, timeLeft } from '#domain/learning/progress.ts';
import { DEFAULT_PLAN, LEARNING_PLAN_NAMES, PLAN_KEYS, type PlanKey } from '#domain/plans.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { FindPlan } from '../../members.ts';
import type { PlatformCourse } from '../../ports/learning/port.ts';
import type { Enrolment, LessonDone } from './enrolment.repo.ts';
import type { PlatformTaken } from './platform.repo.ts';

/** What somebody takes and has done, of all courses. */
export interface OwnLearning {
  plan: PlanKey;
  enrolments: readonly Enrolment[];
  done: readonly LessonDone[];
}

/** What somebody takes on the platform outside, and the plans whose courses they are still to get there. */
export interface OwnPlatformLearning {
  plan: PlanKey;
  taken: readonly PlatformTaken[];
  waiting: readonly PlanKey[];
  /** The pictures that are shown, by course. */
  images: ReadonlyMap<string, string>;
}

/** The lessons of a course that are done, by id; also those that it does not have any more. */
export const doneIn = (done: readonly LessonDone[], courseId: string): Set<string> =>
  new Set(done.filter((one) => one.courseId === courseId).map(({ lessonId }) => lessonId));

/** Whether a plan has what another one has. */
export const hasPlan = (plan: PlanKey, wanted: PlanKey): boolean =>
  PLAN_KEYS.indexOf(plan) >= PLAN_KEYS.indexOf(wanted);

/** The plan that has a course, where this one has not. */
export const lockedBy = (course: PlatformCourse, plan: PlanKey): PlanKey | null =>
  hasPlan(plan, course.plan) ? null : course.plan;

export function toProgress({ lessons }: PlatformCourse, done: ReadonlySet<string>) {
  const { percent, minutesLeft, done: lessonsDone, next } = progressOf(lessons, done);
  return { progress: percent, timeLeft: minutesLeft, lessonsDone, nextLesson: next };
}

/** What was begun stays open, whatever the plan is now. */
export function toCard(course: PlatformCourse, own: OwnLearning, opensAt: string): CourseCard {
  const enrolled = own.enrolments.some(({ courseId }) => courseId === course.id);
  return {
    ...toProgress(course, doneIn(own.done, course.id)),
    ...toFacts(course, opensAt),
    enrolled,
    enrolling: false,
    lockedBy: enrolled ? null : lockedBy(course, own.plan),
  };
}

/** The same for a course of the platform outside. */
export function toPlatformCard(course: PlatformCourse, own: OwnPlatformLearning, opensAt: string): CourseCard {
  const taken = own.taken.find(({ courseId, isTaken }) => isTaken && courseId === course.id);
  const progress = taken ? taken.progress : 0;
  const image = course.image && own.images.get(course.id);
  return {
    ...toFacts(course, opensAt),
    progress,
    timeLeft: timeLeft(course.minutes, progress),
    lessonsDone: 0,
    nextLesson: null,
    enrolled: taken !== undefined,
    enrolling: !taken && own.waiting.includes(course.plan),
    lockedBy: taken ? null : lockedBy(course, own.plan),
    ...(image && { image }),
    ...(taken?.finishedAt && { finished: toFinished(course, taken.finishedAt, taken.finishedModules) }),
  };
}

/** How many modules a course had when it was finished is null where it was in no list then. */
function toFinished({ totalModules }: PlatformCourse, at: Date, finishedModules: number | null) {
  return { at: at.toISOString(), newModules: Math.max(0, totalModules - (finishedModules ?? totalModules)) };
}

function toFacts({ id, title, summary, totalModules, lessons }: PlatformCourse, opensAt: string) {
  return { id, title, summary, totalModules, totalLessons: lessons.length, opensAt };
}

export type PlanBody = EndpointParsed<typeof enrolInPlan>['body'];

/** The plan that a call names, where it is the caller's or a smaller one. @throws ACCOUNT_NOT_OWN, PLAN_NOT_OWN. */
export async function ownPlan(db: Db, { uid }: OwnerScope, body: PlanBody, findPlan: FindPlan): Promise<PlanKey> {
  if (body.user_id !== uid) throw new AppError('ACCOUNT_NOT_OWN');
  const plan = PLAN_KEYS.find((key) => LEARNING_PLAN_NAMES[key] === body.subscription_plan) ?? DEFAULT_PLAN;
  if (!hasPlan(await findPlan(db, uid), plan)) throw new AppError('PLAN_NOT_OWN');
  return plan;
}
