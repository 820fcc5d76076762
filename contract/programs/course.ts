import { z } from 'zod';
import { PLAN_KEYS } from '#domain/plans.ts';
import { ASSUMPTION_CLASSES } from '#domain/validation/assumption-rules.ts';
import { day, moment } from '../text.ts';
import { block } from './text.ts';

/** Of a course or a lesson: what its address ends with. */
export const courseSlug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'This is not a course or a lesson.' })
  .max(64);

/** Where in Cairn the work of a lesson is done. */
export const WORK_KINDS = [
  'conversation',
  'test_card',
  'idea_question',
  'check_answer',
  'ledger',
  'valuation',
  'agreement',
  'cap_table',
  'sharing',
] as const;

/** The one piece of work that a lesson ends in. `target`: which question, criterion or agreement; empty where the kind has one place. */
export const work = z.object({
  kind: z.enum(WORK_KINDS),
  target: z.string(),
  title: z.string(),
  minutes: z.int().min(1),
  steps: z.array(z.string()).min(1),
});
export type Work = z.output<typeof work>;

export const courseSource = z.object({
  id: z.string(),
  title: z.string(),
  url: z.url({ protocol: /^https$/ }),
  checked: day,
});
export type CourseSource = z.output<typeof courseSource>;

/** What the work of a lesson helps with: criteria of the readiness check by id, and classes of assumptions. */
const clears = z.strictObject({
  criteria: z.array(z.string()).max(8),
  beliefs: z.array(z.enum(ASSUMPTION_CLASSES)).max(2),
});

/** `minutes`: to read it and answer its questions; its work comes on top. */
export const lessonOutline = z.object({
  id: courseSlug,
  title: z.string(),
  aim: z.string(),
  minutes: z.int().min(1),
  clears,
  work,
});
export type LessonOutline = z.output<typeof lessonOutline>;

export const question = z.object({
  question: z.string(),
  answers: z.array(z.object({ text: z.string(), right: z.boolean(), why: z.string() })).min(2),
});
export type Question = z.output<typeof question>;

/** Of the text of a lesson. */
export const lessonVersion = z.string().regex(/^[0-9a-f]{16}$/, { error: 'This is not a version of a lesson.' });

/** An answer to a question of a lesson, both by their place in the text that was read; when, by the clock of the device. */
export const givenAnswer = z.object({
  question: z.int().min(0).max(99),
  answer: z.int().min(0).max(99),
  answeredAt: moment,
});
export type GivenAnswer = z.output<typeof givenAnswer>;

/** A lesson as it is read. `version` changes with its text: answers and ticks name the one that was seen. */
export const lesson = lessonOutline.extend({
  version: z.string(),
  body: z.array(block),
  questions: z.array(question),
  sources: z.array(courseSource),
});
export type Lesson = z.output<typeof lesson>;

/** What everybody may know of a course that the product itself teaches. `plan`: the smallest plan that has it. */
export const courseOutline = z.object({
  id: courseSlug,
  title: z.string(),
  summary: z.string(),
  audience: z.string(),
  outcomes: z.array(z.string()).min(1),
  opening: z.array(block),
  reviewed: day,
  plan: z.enum(PLAN_KEYS),
  modules: z.array(z.object({ title: z.string(), lessons: z.array(lessonOutline).min(1) })).min(1),
  sources: z.array(courseSource),
});
export type CourseOutline = z.output<typeof courseOutline>;
