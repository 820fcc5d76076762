import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import type { PlatformCourse } from '../../ports/learning/port.ts';

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

/** That somebody finished a course, as it was then. */
export const courseCertificates = pgTable(
  'course_certificates',
  {
    uid: text('uid').notNull(),
    courseId: text('course_id').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    courseTitle: text('course_title').notNull(),
    lessons: integer('lessons').notNull(),
    begunAt: moment('begun_at').notNull(),
    finishedAt: moment('finished_at').notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.courseId] })],
);

/** That somebody was reminded of a course: once for each pause, twice at most. */
export const courseReminders = pgTable(
  'course_reminders',
  {
    uid: text('uid').notNull(),
    courseId: text('course_id').notNull(),
    number: integer('number').notNull(),
    idleSince: moment('idle_since').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.courseId, table.number] }),
    unique('course_reminders_pause').on(table.uid, table.courseId, table.idleSince),
  ],
);

/** What founders answered in lessons, each answer once. */
export const lessonAnswers = pgTable(
  'lesson_answers',
  {
    uid: text('uid').notNull(),
    courseId: text('course_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    version: text('version').notNull(),
    question: smallint('question').notNull(),
    answer: smallint('answer').notNull(),
    answeredAt: moment('answered_at').notNull(),
  },
  ({ uid, courseId, lessonId, version, question, answer }) => [
    primaryKey({ columns: [uid, courseId, lessonId, version, question, answer] }),
  ],
);

/** The account that a founder has on the learning platform outside. */
export const platformAccounts = pgTable('platform_accounts', {
  uid: text('uid').primaryKey(),
  accountId: text('account_id').notNull(),
  isOurs: boolean('is_ours').notNull(),
  email: text('email').notNull(),
  isEmailTaken: boolean('is_email_taken').notNull(),
  syncedAt: moment('synced_at'),
  polledAt: moment('polled_at'),
});

/** The courses that a founder takes there. */
export const platformCourses = pgTable(
  'platform_courses',
  {
    uid: text('uid').notNull(),
    courseId: text('course_id').notNull(),
    progress: integer('progress'),
    isTaken: boolean('is_taken').notNull(),
    enrolledAt: moment('enrolled_at').notNull(),
    progressedAt: moment('progressed_at'),
    finishedAt: moment('finished_at'),
    finishedModules: integer('finished_modules'),
  },
  (table) => [primaryKey({ columns: [table.uid, table.courseId] })],
);

/** The pictures of courses there, drawn anew. */
export const courseImages = pgTable(
  'course_images',
  {
    courseId: text('course_id').primaryKey(),
    source: text('source').notNull(),
    digest: text('digest'),
    picture: text('picture'),
    copiedAt: moment('copied_at').notNull(),
  },
  (table) => [index('course_images_digest').on(table.digest)],
);

/** The courses that can be taken there: one row. */
export const platformCatalogue = pgTable('platform_catalogue', {
  id: text('id').primaryKey(),
  courses: jsonb('courses').$type<PlatformCourse[]>().notNull(),
  readAt: moment('read_at'),
  triedAt: moment('tried_at'),
  problem: text('problem'),
  lacks: text('lacks'),
});
