import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseCard } from '#contract/programs/programs.ts';
import { PLAN_KEYS } from '#domain/plans.ts';
import { localOutbound } from '#tests/setup/local-outbound.ts';
import { startMoodle } from '#tests/setup/moodle.ts';
import { createBuiltInLearning } from './built-in/built-in.ts';
import { createMoodleLearning } from './moodle/moodle.ts';
import type { LearningPort, PlatformCourse } from './port.ts';

interface Bench {
  port: LearningPort;
  close(): Promise<void>;
}
async function moodleBench(): Promise<Bench> {
  const moodle = await startMoodle();
  const { url: baseUrl, token } = moodle;
  const clock = () => new Date('2026-11-27T12:00:00Z');
  return { port: createMoodleLearning({ baseUrl, token, outbound: localOutbound, clock }), close: moodle.close };
}

describe.each([
  [
    'the lessons of the product',
    async (): Promise<Bench> => ({ port: createBuiltInLearning(), close: async () => {} }),
  ],
  ['a Moodle', moodleBench],
])('learning with %s', (_name, open) => {
  let bench: Bench;
  let courses: readonly PlatformCourse[];
  beforeAll(async () => {
    bench = await open();
    courses = await bench.port.listCourses();
  });
  afterAll(() => bench.close());

  it('has courses for the free plan, ordered by plan, each once', () => {
    const plans = courses.map(({ plan }) => PLAN_KEYS.indexOf(plan));
    expect(plans).toEqual([...plans].sort((a, b) => a - b));
    expect(plans[0]).toBe(0);
    expect(new Set(courses.map(({ id }) => id)).size).toBe(courses.length);
  });

  it('says of each what a card shows, in plain text', () => {
    for (const { id, title, summary, totalModules, minutes } of courses) {
      expect(courseCard.shape.id.safeParse(id).success).toBe(true);
      expect(title).toMatch(/^\S.*\S$/);
      expect(title + summary).not.toMatch(/<[a-z/!?]|&[a-z]+;/i);
      expect(totalModules).toBeGreaterThanOrEqual(0);
      if (minutes !== null) expect(minutes).toBeGreaterThan(0);
    }
  });

  it('says the same again, and opens each course at an address of its own', async () => {
    expect(await bench.port.listCourses()).toEqual(courses);
    const addresses = courses.map(({ id }) => bench.port.courseUrl(id));
    expect(new Set(addresses).size).toBe(courses.length);
    for (const address of addresses) expect(address).toMatch(/^(\/m\/founder\/programs\/|https?:\/\/)/);
  });

  it('either teaches itself or knows who does', async () => {
    const { lessons, outside } = bench.port;
    expect([lessons, outside].filter((part) => part !== undefined)).toHaveLength(1);
    for (const { id, lessons: listed } of courses) {
      if (!lessons) return expect(listed).toEqual([]);
      const outline = await lessons.findOutline(id);
      expect(outline?.modules.flatMap((module) => module.lessons.map((lesson) => lesson.id))).toEqual(
        listed.map((lesson) => lesson.id),
      );
    }
    expect(await lessons?.findOutline('no-such-course')).toBeNull();
  });

  it('works', async () => {
    expect(await bench.port.check?.()).toBeUndefined();
  });
});
