import { and, eq } from 'drizzle-orm';
import { type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { courseCertificates, lessonsDone } from './tables.ts';

export type CertificateRow = typeof courseCertificates.$inferSelect;

const ofCourse = (scope: OwnerScope, courseId: string) =>
  and(within(scope, courseCertificates.uid), eq(courseCertificates.courseId, courseId));

export async function findCertificate(
  db: Db,
  scope: OwnerScope,
  courseId: string,
): Promise<CertificateRow | undefined> {
  return (await db.select().from(courseCertificates).where(ofCourse(scope, courseId)))[0];
}

/** Anybody's, for anyone who has the code. */
export async function findByCode(db: Db, code: string): Promise<CertificateRow | undefined> {
  return (await db.select().from(courseCertificates).where(eq(courseCertificates.code, code)))[0];
}

/** Once, however often it is called: the first one stays. */
export async function insertCertificate(
  tx: Db,
  { uid }: OwnerScope,
  certificate: Omit<CertificateRow, 'uid'>,
): Promise<void> {
  const target = [courseCertificates.uid, courseCertificates.courseId];
  await tx
    .insert(courseCertificates)
    .values({ ...certificate, uid })
    .onConflictDoNothing({ target });
}

export async function deleteCertificate(tx: Db, scope: OwnerScope, courseId: string): Promise<void> {
  await tx.delete(courseCertificates).where(ofCourse(scope, courseId));
}

/** When somebody finished the lessons of a course, by lesson. */
export async function readTimesDone(db: Db, scope: OwnerScope, courseId: string): Promise<Map<string, Date>> {
  const rows = await db
    .select({ lessonId: lessonsDone.lessonId, doneAt: lessonsDone.doneAt })
    .from(lessonsDone)
    .where(and(within(scope, lessonsDone.uid), eq(lessonsDone.courseId, courseId)));
  return new Map(rows.map(({ lessonId, doneAt }) => [lessonId, doneAt]));
}
