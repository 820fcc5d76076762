import { criterionLessons } from 'virtual:criterion-lessons';
import type { LessonLink } from 'virtual:idea-lessons';

/** The lesson that helps with criteria of a readiness check: that of the first that has one. */
export function lessonForCriteria(ids: readonly string[]): LessonLink | undefined {
  return ids.map((id) => criterionLessons.criteria[id]).find((found) => found !== undefined);
}
