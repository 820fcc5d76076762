import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';

/** Who takes a course. */
export const courseEnrolments = pgTable(
  'course_enrolments',
  {
    uid: text('uid').notNull(),
    courseId: text('course_id').notNull(),
    enrolledAt: moment('enrolled_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.courseId] })],
);

/** The lessons that somebody has finished. */
export const lessonsDone = pgTable(
  'lessons_done',
  {
    uid: text('uid').notNull(),
    courseId: text('course_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    version: text('version').notNull(),
    doneAt: moment('done_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.courseId, table.lessonId] })],
);
