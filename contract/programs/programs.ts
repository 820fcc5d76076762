import { z } from 'zod';
import { PLAN_KEYS } from '#domain/plans.ts';
import { defineEndpoint } from '../endpoint.ts';
import { moment } from '../text.ts';
import { courseOutline, courseSlug, lesson } from './course.ts';

const founder = { anyRole: ['founder'] } as const;
const courseParams = z.object({ courseId: courseSlug });
const lessonParams = courseParams.extend({ lessonId: courseSlug });

/** How far somebody is. `timeLeft` in minutes of reading. */
const progress = z.object({
  progress: z.int().min(0).max(100),
  timeLeft: z.int().min(0),
  lessonsDone: z.int().min(0),
  nextLesson: courseSlug.nullable(),
});

/** A course as its card shows it (specification §3). `lockedBy`: the plan that has it, where the caller's has not. */
export const courseCard = progress.extend({
  id: courseSlug,
  title: z.string(),
  summary: z.string(),
  totalModules: z.int().min(0),
  totalLessons: z.int().min(0),
  enrolled: z.boolean(),
  lockedBy: z.enum(PLAN_KEYS).nullable(),
});
export type CourseCard = z.output<typeof courseCard>;

export const listCourses = defineEndpoint({
  method: 'GET',
  path: '/programs/courses',
  summary: 'The courses, which of them you take and how far you are',
  access: founder,
  reply: z.object({ courses: z.array(courseCard) }),
  errors: [],
});

const ownCourse = z.object({
  outline: courseOutline,
  card: courseCard,
  /** The lessons that are done, by id. */
  done: z.array(courseSlug),
});
export type OwnCourse = z.output<typeof ownCourse>;

export const readCourse = defineEndpoint({
  method: 'GET',
  path: '/programs/courses/:courseId',
  summary: 'A course with its outline, and which of its lessons you have done',
  access: founder,
  params: courseParams,
  reply: ownCourse,
  errors: ['COURSE_UNKNOWN'],
});

export const readLesson = defineEndpoint({
  method: 'GET',
  path: '/programs/courses/:courseId/lessons/:lessonId',
  summary: 'A lesson of a course that you take; the first lesson of each is open to everybody',
  access: founder,
  params: lessonParams,
  reply: lesson,
  errors: ['COURSE_UNKNOWN', 'LESSON_UNKNOWN', 'COURSE_NOT_ENROLLED'],
});

/** Harmless to repeat: what is done stays done, with the time of the first call. */
export const finishLesson = defineEndpoint({
  method: 'PUT',
  path: '/programs/courses/:courseId/lessons/:lessonId/done',
  summary: 'Say that you have finished a lesson',
  access: founder,
  params: lessonParams,
  /** `version`: of the text that was read, which may be older than today’s. */
  body: z.strictObject({
    version: z.string().regex(/^[0-9a-f]{16}$/, { error: 'This is not a version of a lesson.' }),
  }),
  reply: progress,
  errors: ['COURSE_UNKNOWN', 'LESSON_UNKNOWN', 'COURSE_NOT_ENROLLED'],
});

/** The specification's call (§7). E-mail and name are for a learning platform outside; the caller can only name their own. */
export const enrolInCourse = defineEndpoint({
  method: 'POST',
  path: '/moodle/enroll-course',
  summary: 'Enrol in a course. Harmless to repeat',
  access: founder,
  body: z.object({ courseId: courseSlug, email: z.email().max(254).optional(), name: z.string().max(200).optional() }),
  reply: z.object({ moodleCourseUrl: z.string(), enrolledAt: moment }),
  errors: ['COURSE_UNKNOWN', 'COURSE_LOCKED'],
});
