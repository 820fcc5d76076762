import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import {
  type CourseOutline,
  type CourseSource,
  courseOutline,
  courseSlug,
  type Lesson,
  type LessonOutline,
  lesson,
  lessonOutline,
  question,
} from '#contract/programs/course.ts';
import type { Block } from '#contract/programs/text.ts';
import { plainText, wordsOf } from './plain-text.ts';
import { readMarkdown } from './read-markdown.ts';

/** A course of the folder: its outline, and its lessons in order. */
export interface WrittenCourse {
  outline: CourseOutline;
  lessons: Lesson[];
}

/** Words read in a minute on a phone, in a language that is not everybody's first: our own convention. */
const WORDS_A_MINUTE = 180;
/** To answer one question and read why: our own convention. */
const MINUTES_A_QUESTION = 0.5;

const front = {
  course: courseOutline
    .omit({ id: true, opening: true, modules: true })
    .extend({
      /** Its place in the catalogue. */
      order: z.int().min(1),
      modules: z.array(z.strictObject({ title: z.string(), lessons: z.array(courseSlug).min(1) })).min(1),
    })
    .strict(),
  lesson: lessonOutline
    .omit({ id: true, minutes: true })
    .extend({
      sources: z.array(z.string()),
      quiz: z.array(question).min(1),
    })
    .strict(),
};

/**
 * The courses of a folder in the order of the catalogue: a folder for each, with `course.md` and a file for each lesson.
 * @throws with the name of the file where one of them is not as it should be.
 */
export function readCourses(folder: string): WrittenCourse[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readCourse(join(folder, name), name))
    .sort((a, b) => a.order - b.order);
}

function readCourse(folder: string, id: string): WrittenCourse & { order: number } {
  const { head, body } = readFile(join(folder, 'course.md'), front.course);
  const lessons = new Map<string, Lesson>();
  for (const slug of head.modules.flatMap((module) => module.lessons)) {
    lessons.set(slug, readLesson(join(folder, `${slug}.md`), slug, head.sources));
  }
  const outlineOf = (slug: string): LessonOutline => lessonOutline.parse(lessons.get(slug));
  const modules = head.modules.map((module) => ({ title: module.title, lessons: module.lessons.map(outlineOf) }));
  const { order, ...outline } = head;
  return { order, outline: { ...outline, id, opening: body, modules }, lessons: [...lessons.values()] };
}

function readLesson(path: string, id: string, sources: readonly CourseSource[]): Lesson {
  const { head, body, version } = readFile(path, front.lesson);
  const { quiz, sources: cited, ...rest } = head;
  const minutes = Math.ceil(wordsOf(plainText(body)) / WORDS_A_MINUTE + quiz.length * MINUTES_A_QUESTION);
  return lesson.parse({
    ...rest,
    id,
    minutes,
    version,
    body,
    questions: quiz,
    sources: sources.filter((source) => cited.includes(source.id)),
  });
}

function readFile<S extends z.ZodType>(path: string, shape: S): { head: z.output<S>; body: Block[]; version: string } {
  const text = readFileSync(path, 'utf8');
  try {
    const [, yaml, markdown] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
    if (yaml === undefined || markdown === undefined) throw new Error('its head is not between two lines of ---');
    const version = createHash('sha256').update(text).digest('hex').slice(0, 16);
    return { head: shape.parse(parse(yaml)), body: readMarkdown(markdown), version };
  } catch (cause) {
    throw new Error(`${path} cannot be read: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
