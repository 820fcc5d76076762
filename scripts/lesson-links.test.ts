import { criterionLessons } from 'virtual:criterion-lessons';
import { ideaLessons } from 'virtual:idea-lessons';
import { describe, expect, it } from 'vitest';
import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import { ROUND_IDS, ROUNDS } from '#domain/readiness/dimensions.ts';
import { ASSUMPTION_CLASSES } from '#domain/validation/assumption-rules.ts';
import { readCourses, type WrittenCourse } from '../server/ports/learning/built-in/read-courses.ts';
import { criterionLessonsModule, ideaLessonsModule, lessonLinks } from './lesson-links.ts';

const courses = readCourses('content/courses');

/** A course of lessons, each with the criteria that it clears. */
const course = (id: string, lessons: Record<string, string[]>) =>
  ({
    outline: { id, plan: 'free' },
    lessons: Object.entries(lessons).map(([lesson, criteria]) => ({
      ...{ id: lesson, title: lesson, minutes: 7, clears: { criteria, beliefs: [] } },
      work: { kind: 'ledger', target: '' },
    })),
  }) as unknown as WrittenCourse;

describe('the lesson for a criterion', () => {
  it('is the one that names it earliest, and else the first of the catalogue', () => {
    const { criteria } = lessonLinks([
      course('a', { one: ['x', 'y'], two: ['y', 'z'] }),
      course('b', { three: ['x', 'z'] }),
    ]);
    expect(criteria.x).toEqual({ courseId: 'a', id: 'one', title: 'one', minutes: 7 });
    expect(criteria.y?.id).toBe('two');
    expect(criteria.z?.id).toBe('two');
    expect(criteria.other).toBeUndefined();
  });

  it('is there for who leads, and for the alternatives', () => {
    const { criteria } = lessonLinks(courses);
    expect(criteria.team_4_lead?.id).toBe('shares-that-are-earned');
    expect(criteria.market_2_three?.id).toBe('a-price-that-is-tested');
  });

  it('is there for each blocker of each round: for all that a step asks for, up to the highest that a round needs', () => {
    const { criteria } = lessonLinks(courses);
    const needed = readinessRuleSet.dimensions.flatMap(({ dimension, levels }) => {
      const highest = Math.max(...ROUND_IDS.map((round) => ROUNDS[round].targets[dimension]));
      return levels.filter(({ level }) => level <= highest).flatMap((level) => level.criteria);
    });
    expect(needed.filter(({ mandatory, id }) => mandatory && !criteria[id]).map(({ id }) => id)).toEqual([]);
  });

  it('is there for all that a lesson says it clears', () => {
    const cleared = courses.flatMap(({ lessons }) => lessons.flatMap(({ clears }) => clears.criteria));
    expect(Object.keys(lessonLinks(courses).criteria).sort()).toEqual([...new Set(cleared)].sort());
  });
});

it('is there for each class of what an idea takes for true', () => {
  expect(Object.keys(lessonLinks(courses).beliefs).sort()).toEqual([...ASSUMPTION_CLASSES].sort());
});

it('is there for the question of an idea that its work answers', () => {
  const { fields } = lessonLinks(courses);
  expect(fields.lastIncident?.id).toBe('ask-about-the-last-time');
  expect(fields.title).toBeUndefined();
});

it('says which plan has a lesson that is not open to everybody', () => {
  const { criteria } = lessonLinks(courses);
  expect(criteria.team_4_terms?.plan).toBe('ideation');
  expect(criteria.raise_plan_1_sum?.plan).toBeUndefined();
  expect(criteria.customer_4_ten?.plan).toBeUndefined();
});

it('is built into two modules that say the same, in 2 KB for ideas and in 7.5 KB for checks at most', () => {
  expect({ ...ideaLessons, ...criterionLessons }).toEqual(lessonLinks(courses));
  expect(ideaLessonsModule(courses).length).toBeLessThanOrEqual(2000);
  expect(criterionLessonsModule(courses).length).toBeLessThanOrEqual(7500);
});
