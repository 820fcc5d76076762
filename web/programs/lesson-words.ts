import type { LessonLink } from 'virtual:idea-lessons';
import { plans } from '#content/plans/plans.ts';
import { LEARNING_PLAN_NAMES, type LearningPlanName, PLAN_KEYS } from '#domain/plans.ts';
import { lengthWords } from '#domain/time/length-words.ts';

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
