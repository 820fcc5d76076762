import { and, asc, desc, inArray, sql } from 'drizzle-orm';
import { type OwnerScope, type WritingScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { courseReminders } from './tables.ts';

type CourseReminder = typeof courseReminders.$inferSelect;

/** Only one at a time decides whether somebody is reminded, until the transaction ends. */
export async function lockReminders(tx: Db, { uid }: OwnerScope): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`course reminders of ${uid}`}, 0))`);
}

/** Of these people or of one, the latest first. There are two at most for each course. */
export async function listReminders(db: Db, scope: WritingScope, uids: readonly string[]): Promise<CourseReminder[]> {
  if (uids.length === 0) return [];
  return db
    .select()
    .from(courseReminders)
    .where(and(within(scope, courseReminders.uid), inArray(courseReminders.uid, [...uids])))
    .orderBy(desc(courseReminders.sentAt), asc(courseReminders.uid), asc(courseReminders.courseId));
}

export async function insertReminder(
  tx: Db,
  { uid }: OwnerScope,
  reminder: Omit<CourseReminder, 'uid'>,
): Promise<void> {
  await tx.insert(courseReminders).values({ uid, ...reminder });
}
