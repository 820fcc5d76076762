import { and, asc, eq } from 'drizzle-orm';
import { type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { courseEnrolments, lessonsDone } from './tables.ts';

export interface Enrolment {
  courseId: string;
  enrolledAt: Date;
}

/** What somebody takes, the earliest first. There are as many at most as there are courses. */
export async function listEnrolments(db: Db, scope: OwnerScope): Promise<Enrolment[]> {
  return db
    .select({ courseId: courseEnrolments.courseId, enrolledAt: courseEnrolments.enrolledAt })
    .from(courseEnrolments)
    .where(within(scope, courseEnrolments.uid))
    .orderBy(asc(courseEnrolments.enrolledAt), asc(courseEnrolments.courseId));
}

export async function findEnrolment(db: Db, scope: OwnerScope, courseId: string): Promise<Enrolment | undefined> {
  const [row] = await db
    .select({ courseId: courseEnrolments.courseId, enrolledAt: courseEnrolments.enrolledAt })
    .from(courseEnrolments)
    .where(and(within(scope, courseEnrolments.uid), eq(courseEnrolments.courseId, courseId)));
  return row;
}

/** Once, however often it is called: the first time stays. */
export async function insertEnrolment(tx: Db, scope: OwnerScope, enrolment: Enrolment): Promise<void> {
  await tx
    .insert(courseEnrolments)
    .values({ uid: scope.uid, ...enrolment })
    .onConflictDoNothing();
}

export interface LessonDone {
  courseId: string;
  lessonId: string;
}

/** All lessons that somebody has finished, of all courses. */
export async function listLessonsDone(db: Db, scope: OwnerScope): Promise<LessonDone[]> {
  return db
    .select({ courseId: lessonsDone.courseId, lessonId: lessonsDone.lessonId })
    .from(lessonsDone)
    .where(within(scope, lessonsDone.uid))
    .orderBy(asc(lessonsDone.doneAt), asc(lessonsDone.lessonId));
}

/** Once: the version and the time of the first call stay. */
export async function insertLessonDone(
  tx: Db,
  scope: OwnerScope,
  lesson: LessonDone & { version: string; doneAt: Date },
): Promise<void> {
  await tx
    .insert(lessonsDone)
    .values({ uid: scope.uid, ...lesson })
    .onConflictDoNothing();
}
