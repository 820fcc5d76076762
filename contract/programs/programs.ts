import { z } from 'zod';
import { DEFAULT_LEARNING_PLAN_NAME, LEARNING_PLAN_NAMES, PLAN_KEYS } from '#domain/plans.ts';
import { apiPrefix, defineEndpoint } from '../endpoint.ts';
import { moment, opaqueId } from '../text.ts';
import { courseOutline, courseSlug, givenAnswer, lesson, lessonVersion } from './course.ts';

const founder = { anyRole: ['founder'] } as const;
const courseParams = z.object({ courseId: courseSlug });
const lessonParams = courseParams.extend({ lessonId: courseSlug });

/**
 * How far somebody is, in per cent; null where the course does not count it. `timeLeft` in minutes, null where nobody says how
 * long the course is.
 */
const progress = z.object({
  progress: z.int().min(0).max(100).nullable(),
  timeLeft: z.int().min(0).nullable(),
  lessonsDone: z.int().min(0),
  nextLesson: courseSlug.nullable(),
});

/**
 * A course as its card shows it (specification §3). `lockedBy`: the plan that has it, where the caller's has not. `enrolling`:
 * the learning platform outside has still to be told. `opensAt`: where it goes on, a path of this site or an address outside.
 */
export const courseCard = progress.extend({
  id: courseSlug,
  title: z.string(),
  summary: z.string(),
  totalModules: z.int().min(0),
  totalLessons: z.int().min(0),
  enrolled: z.boolean(),
  enrolling: z.boolean(),
  opensAt: z.string(),
  lockedBy: z.enum(PLAN_KEYS).nullable(),
  /** A path of this site; absent where it has no picture. */
  image: z.string().optional(),
  /** A course of the platform outside that was at 100 per cent: it stays finished, also where it has gained modules since. */
  finished: z.object({ at: moment, newModules: z.int().min(0) }).optional(),
});
export type CourseCard = z.output<typeof courseCard>;

const courseList = z.object({
  courses: z.array(courseCard),
  /**
   * Of a learning platform outside: when it said last how far the caller is, and whether it was asked just now and did not
   * answer. `passwordUrl`: where the caller sets the password of their account there, which we never see. Null where the product
   * itself teaches.
   */
  platform: z.object({ asOf: moment.nullable(), isAway: z.boolean(), passwordUrl: z.string().nullable() }).nullable(),
});
export type CourseList = z.output<typeof courseList>;

export const listCourses = defineEndpoint({
  method: 'GET',
  path: '/programs/courses',
  summary: 'The courses, which of them you take and how far you are',
  access: founder,
  reply: courseList,
  errors: [],
});

/** The digest of its bytes: a picture that changes has another address. */
export const courseImageUrl = (digest: string) => `${apiPrefix}/programs/images/${digest}`;

/** For everybody, as a picture of a page is fetched without a token. */
export const readCourseImage = defineEndpoint({
  method: 'GET',
  path: '/programs/images/:digest',
  summary: 'The picture of a course on the learning platform outside, as it was copied',
  access: 'public',
  params: z.object({ digest: opaqueId }),
  reply: z.file(),
  produces: 'image/webp',
  errors: ['FILE_UNKNOWN'],
});

/** `courses`: null where the product itself teaches: its public pages have those. Empty where they were never read. */
const outsideCourses = z.object({
  courses: z
    .array(z.object({ id: courseSlug, title: z.string(), summary: z.string(), plan: z.enum(PLAN_KEYS) }))
    .nullable(),
});
export type OutsideCourses = z.output<typeof outsideCourses>;

export const listOutsideCourses = defineEndpoint({
  method: 'GET',
  path: '/programs/outside-courses',
  summary: 'The courses of the learning platform outside, for everybody',
  access: 'public',
  reply: outsideCourses,
  errors: [],
});

/** As `listCourses`, asked of the platform. One that does not answer is no failure: what it said last stands. */
export const syncCourses = defineEndpoint({
  method: 'GET',
  path: '/programs/progress',
  summary: 'Your courses, and how far you are as the learning platform says now',
  access: founder,
  reply: courseList,
  errors: [],
  limit: { max: 30, windowSeconds: 60 },
});

const ownCourse = z.object({
  outline: courseOutline,
  card: courseCard,
  /** The lessons that are done, by id. */
  done: z.array(courseSlug),
  /** What was answered in its lessons, each answer once. */
  answers: z.array(givenAnswer.extend({ lessonId: courseSlug, version: lessonVersion })),
  /** What its outline and its lessons take on a device, in bytes: said before they are saved there. */
  bytes: z.int().min(0),
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

export const readLessons = defineEndpoint({
  method: 'GET',
  path: '/programs/courses/:courseId/lessons',
  summary: 'Every lesson of a course that you take, for a device that saves it',
  access: founder,
  params: courseParams,
  reply: z.object({ lessons: z.array(lesson) }),
  errors: ['COURSE_UNKNOWN', 'COURSE_NOT_ENROLLED'],
});

/**
 * What a device knows of a lesson is joined with what is saved: done stays done, each answer is there once. A device may tell it late
 * and more than once; of a text that has changed since, it names the version that was read.
 */
export const saveLearning = defineEndpoint({
  method: 'PUT',
  path: '/programs/courses/:courseId/lessons/:lessonId/learning',
  summary: 'Join what you did in a lesson, on any device, with what is saved. Harmless to repeat',
  access: founder,
  params: lessonParams,
  /** `learner`: the uid of who did it, so that a device with another session since is refused. */
  body: z.strictObject({
    learner: z.string().min(1).max(128),
    version: lessonVersion,
    isFinished: z.boolean(),
    answers: z.array(givenAnswer).max(100),
  }),
  reply: progress,
  errors: ['COURSE_UNKNOWN', 'LESSON_UNKNOWN', 'COURSE_NOT_ENROLLED', 'ACCOUNT_NOT_OWN'],
  limit: { max: 120, windowSeconds: 60 },
});

/** The specification's call (§7). E-mail and name are for a learning platform outside; the caller can only name their own. */
export const enrolInCourse = defineEndpoint({
  method: 'POST',
  path: '/moodle/enroll-course',
  summary: 'Enrol in a course. Harmless to repeat',
  access: founder,
  body: z.object({ courseId: courseSlug, email: z.email().max(254).optional(), name: z.string().max(200).optional() }),
  reply: z.object({ moodleCourseUrl: z.string(), enrolledAt: moment }),
  errors: ['COURSE_UNKNOWN', 'COURSE_LOCKED', 'ENROLMENT_FAILED'],
  limit: { max: 20, windowSeconds: 60 },
});

/**
 * The specification's call (§7): an account on the learning platform outside, and the courses of the plan there. Harmless to
 * repeat. Name and e-mail are taken from the caller's account. The password is used at most once, for an account that is made
 * now, and is not kept. A platform that is away is told later. `categoryId`: null where the product itself teaches.
 */
export const enrolInPlan = defineEndpoint({
  method: 'POST',
  path: '/moodle/enroll',
  summary: 'Get an account on the learning platform and the courses of your plan there. Harmless to repeat',
  access: founder,
  body: z.object({
    user_id: z.string().min(1).max(128),
    email: z.email().max(254).optional(),
    name: z.string().max(200).optional(),
    password: z.string().max(200).optional(),
    subscription_plan: z.enum(Object.values(LEARNING_PLAN_NAMES)).default(DEFAULT_LEARNING_PLAN_NAME),
  }),
  reply: z.object({ isNewUser: z.boolean(), categoryId: z.int().nullable(), courseCount: z.int().min(0) }),
  errors: ['ACCOUNT_NOT_OWN', 'PLAN_NOT_OWN', 'ENROLMENT_WAITS'],
  limit: { max: 20, windowSeconds: 60 },
});
