import { and, asc, eq, sql } from 'drizzle-orm';
import type { LessonAnswer } from '#domain/learning/answers.ts';
import { type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { lessonAnswers } from './tables.ts';

/** More than all answers of a course in several versions. */
const MOST_KEPT = 2000;

/** What somebody answered in the lessons of a course. */
export async function listAnswers(db: Db, scope: OwnerScope, courseId: string): Promise<LessonAnswer[]> {
  const rows = await db
    .select({
      lessonId: lessonAnswers.lessonId,
      version: lessonAnswers.version,
      question: lessonAnswers.question,
      answer: lessonAnswers.answer,
      answeredAt: lessonAnswers.answeredAt,
    })
    .from(lessonAnswers)
    .where(and(within(scope, lessonAnswers.uid), eq(lessonAnswers.courseId, courseId)))
    .orderBy(asc(lessonAnswers.answeredAt), asc(lessonAnswers.lessonId), asc(lessonAnswers.question))
    .limit(MOST_KEPT);
  return rows.map((row) => ({ ...row, answeredAt: row.answeredAt.toISOString() }));
}

/** Joins them with those that are there, as `joinAnswers` does. More than anybody gives are not kept. */
export async function joinAnswers(
  tx: Db,
  scope: OwnerScope,
  courseId: string,
  answers: readonly LessonAnswer[],
): Promise<void> {
  if (answers.length === 0) return;
  const ofCourse = and(within(scope, lessonAnswers.uid), eq(lessonAnswers.courseId, courseId));
  if ((await tx.$count(lessonAnswers, ofCourse)) + answers.length > MOST_KEPT) return;
  const { uid, lessonId, version, question, answer, answeredAt } = lessonAnswers;
  await tx
    .insert(lessonAnswers)
    .values(answers.map((given) => ({ ...given, uid: scope.uid, courseId, answeredAt: new Date(given.answeredAt) })))
    .onConflictDoUpdate({
      target: [uid, lessonAnswers.courseId, lessonId, version, question, answer],
      set: { answeredAt: sql`least(${answeredAt}, excluded.answered_at)` },
    });
}
