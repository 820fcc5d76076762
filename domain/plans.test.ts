import { expect, it } from 'vitest';
import { DEFAULT_LEARNING_PLAN_NAME, DEFAULT_PLAN, LEARNING_PLAN_NAMES, PLAN_KEYS } from './plans.ts';
import { STATUSES } from './statuses.ts';

it('starts everyone on the free plan, under the name that the learning platform knows', () => {
  expect(DEFAULT_PLAN).toBe('free');
  expect(DEFAULT_LEARNING_PLAN_NAME).toBe('Free Plan');
});

it('names every plan and gives it a status badge', () => {
  expect(Object.keys(LEARNING_PLAN_NAMES)).toEqual([...PLAN_KEYS]);
  expect(Object.values(LEARNING_PLAN_NAMES)).toEqual(['Free Plan', 'Ideation Plan', 'Founder Plan']);
  for (const plan of PLAN_KEYS) expect(STATUSES).toHaveProperty(plan);
});
