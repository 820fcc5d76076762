import { type LessonLink, lessonLinks } from 'virtual:lesson-links';
import { plans } from '#content/plans/plans.ts';
import { LEARNING_PLAN_NAMES, type LearningPlanName, PLAN_KEYS } from '#domain/plans.ts';
import { lengthWords } from '#domain/time/length-words.ts';
import type { AssumptionClass } from '#domain/validation/assumption-rules.ts';
import type { IntakeKey } from '#domain/validation/intake.ts';

/** What is weak: criteria of a readiness check, a class of beliefs, or an answer of an idea. */
export type Weak = { criteria: readonly string[] } | { belief: AssumptionClass } | { field: IntakeKey };

/** The lesson that helps with what is weak. Of several criteria the first that has one. */
export function lessonFor(weak: Weak): LessonLink | undefined {
  if ('belief' in weak) return lessonLinks.beliefs[weak.belief];
  if ('field' in weak) return lessonLinks.fields[weak.field];
  return weak.criteria.map((id) => lessonLinks.criteria[id]).find((found) => found !== undefined);
}

/**
 * "Shares that are earned, not given, 8 minutes, Ideation plan": the plan where not everybody may read it.
 * @param isLocked whether this reader may not.
 */
export function lessonWords({ title, minutes, plan }: LessonLink, isLocked: boolean): string {
  return [title, lengthWords(minutes), isLocked && plan && `${plans[plan].name} plan`].filter(Boolean).join(', ');
}

/** Whether a lesson needs a higher plan than a member has; `has` is the claim of their session. */
export function isBeyond({ plan }: LessonLink, has: LearningPlanName | undefined): boolean {
  const rank = PLAN_KEYS.findIndex((key) => LEARNING_PLAN_NAMES[key] === has);
  return plan !== undefined && PLAN_KEYS.indexOf(plan) > rank;
}
