import { z } from 'zod';
import { PLAN_KEYS } from '#domain/plans.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pageQuery, pageReply } from '../paging.ts';
import { moment, opaqueId } from '../text.ts';

/** Where founders learn, as the operator sees it. */
const operator = { access: { anyRole: ['admin'] } } as const;

const person = z.object({ uid: z.string(), name: z.string(), email: z.string() });

/** `platform`: null where the product itself teaches. Sentences about it are for the operator and hold nothing secret. */
const learningState = z.object({
  platform: z
    .object({
      /** Such as "Moodle at learn.example". */
      about: z.string(),
      /** When the courses were read; null where they never were. */
      readAt: moment.nullable(),
      /** When they were asked for last. */
      triedAt: moment.nullable(),
      /** Why they could not be read then. */
      problem: z.string().nullable(),
      /** What has to be set up there, as the last check found it. */
      lacks: z.string().nullable(),
      /** Enrolments that nobody has tried yet. */
      untried: z.int().min(0),
      /** Founders whose new address another account there has: how many, and the first 20. */
      takenEmails: z.object({ total: z.int().min(0), people: z.array(person) }),
    })
    .nullable(),
  courses: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        plan: z.enum(PLAN_KEYS),
        totalModules: z.int().min(0),
        totalLessons: z.int().min(0),
        minutes: z.int().nullable(),
      }),
    )
    .max(500),
});
export type LearningState = z.output<typeof learningState>;

export const readLearning = defineEndpoint({
  method: 'GET',
  path: '/admin/learning',
  summary: 'Where founders learn, which courses there are, and what is wrong with it',
  ...operator,
  reply: learningState,
  errors: [],
});

/** A platform that does not answer is no failure of the call: the answer says so. */
export const syncLearning = defineEndpoint({
  method: 'POST',
  path: '/admin/learning/sync',
  summary: 'Read the courses of the learning platform now, and try out what it lets us do',
  ...operator,
  reply: learningState,
  errors: ['LEARNING_BUILT_IN'],
  limit: { max: 10, windowSeconds: 60 },
});

export const failedEnrolment = z.object({
  person,
  plan: z.enum(PLAN_KEYS),
  requestedAt: moment,
  /** Why the last try failed, in a sentence. */
  cause: z.string(),
  tries: z.int().min(0),
  triedAt: moment.nullable(),
  /** Null where only the hourly look at what was forgotten will try it. */
  nextTryAt: moment.nullable(),
});
export type FailedEnrolment = z.output<typeof failedEnrolment>;

export const listFailedEnrolments = defineEndpoint({
  method: 'GET',
  path: '/admin/learning/enrolments',
  summary: 'Enrolments on the learning platform that were tried in vain and are tried again; the earliest first',
  ...operator,
  query: z.object(pageQuery({ size: 25, max: 100 })),
  reply: z.object(pageReply(failedEnrolment)),
  errors: [],
});

/** All plans that the founder waits for. `cause`: why it failed again; null where it worked. */
export const retryEnrolment = defineEndpoint({
  method: 'POST',
  path: '/admin/learning/enrolments/:uid/retry',
  summary: 'Try a founder’s failed enrolment again now',
  ...operator,
  params: z.object({ uid: opaqueId }),
  reply: z.object({ cause: z.string().nullable() }),
  errors: ['ENROLMENT_UNKNOWN', 'LEARNING_BUILT_IN'],
  limit: { max: 30, windowSeconds: 60 },
});

export const stuckLearner = z.object({
  person,
  course: z.object({ id: z.string(), title: z.string() }),
  /** When they finished or answered something last, or began. */
  since: moment,
  /** How often they were reminded of this course, and when last. */
  reminders: z.int().min(0),
  remindedAt: moment.nullable(),
});
export type StuckLearner = z.output<typeof stuckLearner>;

export const listStuckLearners = defineEndpoint({
  method: 'GET',
  path: '/admin/learning/stuck',
  summary: 'Founders who have begun a course, have not finished it, and finished nothing of it for 14 days',
  ...operator,
  query: z.object(pageQuery({ size: 25, max: 100 })),
  reply: z.object(pageReply(stuckLearner)),
  errors: [],
});
