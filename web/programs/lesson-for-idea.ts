import { ideaLessons, type LessonLink } from 'virtual:idea-lessons';
import type { AssumptionClass } from '#domain/validation/assumption-rules.ts';
import type { IntakeKey } from '#domain/validation/intake.ts';

/** The lesson that helps with a class of beliefs. */
export const lessonForBelief = (belief: AssumptionClass): LessonLink | undefined => ideaLessons.beliefs[belief];

/** The lesson that helps with an answer of an idea. */
export const lessonForField = (field: IntakeKey): LessonLink | undefined => ideaLessons.fields[field];
