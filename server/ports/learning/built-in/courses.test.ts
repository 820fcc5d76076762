import { readdirSync } from 'node:fs';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { describe, expect, it } from 'vitest';
import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import type { Lesson, Work } from '#contract/programs/course.ts';
import type { Block } from '#contract/programs/text.ts';
import { AGREEMENT_KINDS } from '#domain/agreements/template.ts';
import { INTAKE_FIELDS } from '#domain/validation/intake-fields.ts';
import { INTAKE_STEPS } from '#domain/validation/intake-steps.ts';
import { VERDICTS } from '#domain/validation/verdict.ts';
import { plainText, wordsOf } from './plain-text.ts';
import { readCourses } from './read-courses.ts';

const folder = 'content/courses';
const courses = readCourses(folder);
const lessons = courses.flatMap(({ outline, lessons }) => lessons.map((lesson) => ({ course: outline, lesson })));
const criteria = new Set(
  readinessRuleSet.dimensions.flatMap(({ levels }) => levels.flatMap((level) => level.criteria.map(({ id }) => id))),
);
const verdict = `“${VERDICTS.not_testable.label}”`;
const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** Years of school that a text asks for, by Flesch and Kincaid. */
function grade(text: string): number {
  const sentences = text.split(/[.!?](?:\s|$)|\n/).filter((sentence) => wordsOf(sentence) > 0);
  return fleschKincaid({ sentence: sentences.length, word: wordsOf(text), syllable: syllable(text) });
}

/** The sources that a text cites, in order. */
function citedIn(blocks: readonly Block[]): string[] {
  return [...JSON.stringify(blocks).matchAll(/"kind":"source","source":"([^"]+)"/g)].map(([, id]) => id ?? '');
}

function isPlace({ kind, target }: Work): boolean {
  if (kind === 'agreement') return AGREEMENT_KINDS.some((agreement) => agreement === target);
  if (kind === 'check_answer') return criteria.has(target);
  if (kind === 'idea_question') return INTAKE_FIELDS.some(({ key, step }) => `${step}#${key}` === target);
  return target === '';
}

describe.each(courses)('the course $outline.id', ({ outline, lessons }) => {
  it('has a summary of one or two sentences in plain words', () => {
    expect(outline.summary.length).toBeGreaterThanOrEqual(90);
    expect(outline.summary.length).toBeLessThanOrEqual(200);
    expect(grade(outline.summary)).toBeLessThanOrEqual(9);
  });

  it('leaves it to the list to say how long it takes, which is computed', () => {
    const sentences = plainText(outline.opening).split(/(?<=[.!?])\s/);
    expect(sentences.filter((sentence) => /\b(minutes?|hours?)\b/.test(sentence))).toEqual([]);
  });

  it('names no button of another page in the steps of its work', () => {
    // The link of a conversation opens the day sheet: “Add what you saw” stands on another page.
    const steps = lessons.flatMap(({ work }) => (work.kind === 'conversation' ? work.steps : []));
    expect(steps.filter((step) => step.includes('Add what you saw'))).toEqual([]);
  });

  it('says what to do first where an idea has no test yet', () => {
    const works = lessons.map(({ work }) => work).filter(({ kind }) => kind === 'test_card');
    expect(works.filter(({ steps }) => !steps.some((step) => step.includes(verdict)))).toEqual([]);
  });

  it('has 5 to 8 lessons, each of them in one module, and no file beside them', () => {
    const ids = lessons.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(5);
    expect(ids.length).toBeLessThanOrEqual(8);
    const files = readdirSync(`${folder}/${outline.id}`).filter((name) => name !== 'course.md');
    expect(files.sort()).toEqual(ids.map((id) => `${id}.md`).sort());
    expect(outline.modules.flatMap((module) => module.lessons)).toHaveLength(ids.length);
  });

  it('takes 400 KB on a phone at most', () => {
    expect(bytes({ outline, lessons })).toBeLessThanOrEqual(400_000);
  });

  it('cites each of its sources somewhere', () => {
    const cited = new Set([...citedIn(outline.opening), ...lessons.flatMap(({ body }) => citedIn(body))]);
    expect([...cited].sort()).toEqual(outline.sources.map(({ id }) => id).sort());
  });
});

it('the first course asks, up to its first test, for every answer that a test needs', () => {
  const [{ lessons: inOrder } = { lessons: [] }] = courses;
  const upToTest = inOrder.slice(0, inOrder.findIndex(({ work }) => work.kind === 'test_card') + 1);
  const asked = upToTest.flatMap(({ work }) => work.steps).join(' ');
  const needed = new Set(INTAKE_FIELDS.filter(({ mandatory }) => mandatory).map(({ step }) => step));
  const titles = INTAKE_STEPS.filter(({ id }) => needed.has(id)).map(({ title }) => title);
  expect(titles.filter((title) => !asked.includes(`“${title}”`))).toEqual([]);
});

describe.each(lessons)('the lesson $course.id/$lesson.id', ({ lesson }: { lesson: Lesson }) => {
  it('takes 6 to 12 minutes and 60 KB at most', () => {
    expect(lesson.minutes).toBeGreaterThanOrEqual(6);
    expect(lesson.minutes).toBeLessThanOrEqual(12);
    expect(bytes(lesson)).toBeLessThanOrEqual(60_000);
  });

  it('asks for eight years of school at most', () => {
    expect(grade(plainText(lesson.body))).toBeLessThanOrEqual(8);
  });

  it('names exactly the sources that it cites', () => {
    expect([...new Set(citedIn(lesson.body))].sort()).toEqual(lesson.sources.map(({ id }) => id).sort());
  });

  it('asks questions with one right answer and a reason for each', () => {
    for (const { answers } of lesson.questions) {
      expect(answers.filter(({ right }) => right)).toHaveLength(1);
      for (const { why } of answers) expect(wordsOf(why)).toBeGreaterThan(3);
    }
  });

  it('ends in work at a place that there is, and clears what there is', () => {
    expect(lesson.work).toSatisfy(isPlace);
    expect(lesson.clears.criteria.filter((id) => !criteria.has(id))).toEqual([]);
  });
});
