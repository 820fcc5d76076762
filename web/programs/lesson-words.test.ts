import type { LessonLink } from 'virtual:idea-lessons';
import { expect, it } from 'vitest';
import type { PlanKey } from '#domain/plans.ts';
import { isBeyond } from './lesson-words.ts';

const lesson = (plan?: PlanKey): LessonLink => ({
  ...{ courseId: 'c', id: 'l', title: 'Shares that are earned', minutes: 8 },
  ...(plan && { plan }),
});

it.each([
  ['a free one', undefined, undefined, false],
  ['a plan that is not known', 'ideation', undefined, true],
  ['a lower plan', 'ideation', 'Free Plan', true],
  ['the same plan', 'ideation', 'Ideation Plan', false],
  ['a higher plan', 'ideation', 'Founder Plan', false],
  ['the one below the highest', 'founder', 'Ideation Plan', true],
] as const)('names the plan of a lesson only to members who need it: %s', (_what, plan, has, isLocked) => {
  expect(isBeyond(lesson(plan), has)).toBe(isLocked);
});
