import { and, asc, eq, gt, inArray, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { type WritingScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { PlatformCourse } from '../../ports/learning/port.ts';
import { courseCertificates, courseEnrolments, lessonAnswers, lessonsDone, platformCourses } from './tables.ts';

/** Somebody who has begun a course, has not finished it, and has done nothing in it since then. */
export interface Idle {
  uid: string;
  courseId: string;
  /** When they finished or answered something last; when they began, where they have done neither. */
  since: Date;
}

export interface IdleWanted {
  /** Those of the catalogue; of others nobody is told. */
  courses: readonly PlatformCourse[];
  /** `since` at the latest. */
  before: Date;
  /** `since` at the earliest. */
  after?: Date;
}

type Slice = { offset: number; limit: number };

/** Who is idle in courses of one of the two kinds. */
export interface IdleLearners {
  count(db: Db, scope: WritingScope, wanted: IdleWanted): Promise<number>;
  /** Who was idle the longest comes first. */
  list(db: Db, scope: WritingScope, wanted: IdleWanted, slice: Slice): Promise<Idle[]>;
  /** Those of them whose id comes after this one, in the order of their ids. */
  listPeople(
    db: Db,
    scope: WritingScope,
    wanted: IdleWanted,
    slice: { afterUid: string; limit: number },
  ): Promise<string[]>;
}

const isWithin = (since: SQL, { after, before }: IdleWanted) =>
  and(
    sql`${since} <= ${before.toISOString()}::timestamptz`,
    after && sql`${since} >= ${after.toISOString()}::timestamptz`,
  );

/**
 * In courses that the product itself teaches: to enrol is to begin. Lessons that have left a course do not count, and a
 * certificate stands however many it gains. What was answered without a network counts from the moment of the answer.
 */
export const idleHere: IdleLearners = {
  count: (db, scope, wanted) => db.$count(here(db, scope, wanted).as('idle')),
  list: (db, scope, wanted, { offset, limit }) =>
    here(db, scope, wanted)
      .orderBy(asc(sql`since`), asc(courseEnrolments.uid), asc(courseEnrolments.courseId))
      .offset(offset)
      .limit(limit),
  async listPeople(db, scope, wanted, { afterUid, limit }) {
    const idle = here(db, scope, wanted, gt(courseEnrolments.uid, afterUid)).as('idle');
    const rows = await db.selectDistinct({ uid: idle.uid }).from(idle).orderBy(asc(idle.uid)).limit(limit);
    return rows.map(({ uid }) => uid);
  },
};

function here(db: Db, scope: WritingScope, wanted: IdleWanted, more?: SQL) {
  const { uid, courseId, enrolledAt } = courseEnrolments;
  const answered = db
    .select({ at: sql`max(${lessonAnswers.answeredAt})` })
    .from(lessonAnswers)
    .where(and(eq(lessonAnswers.uid, uid), eq(lessonAnswers.courseId, courseId)));
  const certified = db
    .select({ uid: courseCertificates.uid })
    .from(courseCertificates)
    .where(and(eq(courseCertificates.uid, uid), eq(courseCertificates.courseId, courseId)));
  const since = sql`greatest(${enrolledAt}, max(${lessonsDone.doneAt}), (${answered}))`;
  const isOpen = wanted.courses.map(({ id, lessons }) => {
    const ids = lessons.map((lesson) => lesson.id);
    const done = sql`count(*) filter (where ${ids.length === 0 ? sql`false` : inArray(lessonsDone.lessonId, ids)})`;
    return and(eq(courseId, id), lt(done, ids.length));
  });
  return db
    .select({ uid, courseId, since: since.mapWith(enrolledAt).as('since') })
    .from(courseEnrolments)
    .leftJoin(lessonsDone, and(eq(lessonsDone.uid, uid), eq(lessonsDone.courseId, courseId)))
    .where(and(within(scope, uid), notExists(certified), more))
    .groupBy(uid, courseId, enrolledAt)
    .having(and(isWithin(since, wanted), or(...isOpen, sql`false`)));
}

/** In courses of the platform outside: who has come further than nothing has begun. */
export const idleOutside: IdleLearners = {
  count: (db, scope, wanted) => db.$count(platformCourses, outside(scope, wanted)),
  list: (db, scope, wanted, { offset, limit }) =>
    db
      .select({
        uid: platformCourses.uid,
        courseId: platformCourses.courseId,
        since: progressedAt.mapWith(platformCourses.enrolledAt),
      })
      .from(platformCourses)
      .where(outside(scope, wanted))
      .orderBy(asc(progressedAt), asc(platformCourses.uid), asc(platformCourses.courseId))
      .offset(offset)
      .limit(limit),
  async listPeople(db, scope, wanted, { afterUid, limit }) {
    const { uid } = platformCourses;
    const rows = await db
      .selectDistinct({ uid })
      .from(platformCourses)
      .where(and(outside(scope, wanted), gt(uid, afterUid)))
      .orderBy(asc(uid))
      .limit(limit);
    return rows.map((row) => row.uid);
  },
};

const progressedAt = sql`coalesce(${platformCourses.progressedAt}, ${platformCourses.enrolledAt})`;

function outside(scope: WritingScope, wanted: IdleWanted) {
  const { uid, courseId, isTaken, progress, finishedAt } = platformCourses;
  const ids = wanted.courses.map(({ id }) => id);
  return and(
    within(scope, uid),
    ids.length === 0 ? sql`false` : inArray(courseId, ids),
    eq(isTaken, true),
    gt(progress, 0),
    lt(progress, 100),
    isNull(finishedAt),
    isWithin(progressedAt, wanted),
  );
}
