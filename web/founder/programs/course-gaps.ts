import type { LessonLink } from 'virtual:lesson-links';
import type { CheckState } from '#contract/readiness/readiness.ts';
import { DIMENSIONS } from '#domain/readiness/dimensions.ts';
import { openCriteria } from '#domain/readiness/open-criteria.ts';
import { lessonFor } from '#web/programs/lesson-for.ts';
import { typedAnswers } from '../documents/check-answers.ts';
import { liveReport } from '../documents/check-report.ts';

/** The blockers that a course helps with, by the names of their areas, and the lesson for the first of them. */
export type CourseGap = { areas: string[]; lesson: LessonLink };

/** By course: the blockers of a readiness check for which the check itself names a lesson of that course. */
export function courseGaps(check: CheckState): Partial<Record<string, CourseGap>> {
  const report = liveReport(check, typedAnswers(check.answers));
  const gaps: Partial<Record<string, CourseGap>> = {};
  for (const blocker of report.blockers) {
    const lesson = lessonFor({ criteria: openCriteria(report, blocker) });
    if (!lesson) continue;
    const { areas, lesson: first } = gaps[lesson.courseId] ?? { areas: [], lesson };
    gaps[lesson.courseId] = { areas: [...areas, DIMENSIONS[blocker.dimension].label], lesson: first };
  }
  return gaps;
}
