import { type LessonLink, lessonLinks } from 'virtual:lesson-links';
import { plans } from '#content/plans/plans.ts';
import type { OpenCriteria } from '#domain/readiness/open-criteria.ts';
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

/** The lesson for a blocker: that of its next step; where the next step has none, `isLater`, the first of a later one. */
export function lessonForBlocker({ next, later }: OpenCriteria): { lesson: LessonLink; isLater: boolean } | undefined {
  const now = lessonFor({ criteria: next });
  const lesson = now ?? lessonFor({ criteria: later });
  return lesson && { lesson, isLater: now === undefined };
}

/**
 * "Shares that are earned, not given, 8 minutes, Ideation plan": the plan where not everybody may read it.
 * @param isLocked false where it is known that this reader may.
 */
export function lessonWords({ title, minutes, plan }: LessonLink, isLocked = true): string {
  return [title, lengthWords(minutes), isLocked && plan && `${plans[plan].name} plan`].filter(Boolean).join(', ');
}
