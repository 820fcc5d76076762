import type { LessonLink } from 'virtual:lesson-links';
import type { CheckState } from '#contract/readiness/readiness.ts';
import { DIMENSIONS } from '#domain/readiness/dimensions.ts';
import { openCriteria } from '#domain/readiness/open-criteria.ts';
import type { Intake } from '#domain/validation/intake.ts';
import { labelOf } from '#domain/validation/intake-fields.ts';
import { fieldsToFix, lintIntake } from '#domain/validation/lint.ts';
import { lessonFor } from '#web/programs/lesson-for.ts';
import { counted } from '#web/words/figures.ts';
import { typedAnswers } from '../documents/check-answers.ts';
import { liveReport } from '../documents/check-report.ts';

/** Why a course helps this founder, in a sentence, and the lesson to read first. */
export type CourseGap = { why: string; lesson: LessonLink };
/** By course. */
export type CourseGaps = Partial<Record<string, CourseGap>>;

/** The blockers of a readiness check for which the check itself names a lesson, by the names of their areas. */
export function gapsOfCheck(check: CheckState): CourseGaps {
  const report = liveReport(check, typedAnswers(check.answers));
  const weak = report.blockers.map((blocker) => ({
    name: DIMENSIONS[blocker.dimension].label,
    lesson: lessonFor({ criteria: openCriteria(report, blocker) }),
  }));
  return byCourse(weak, (names) => `For ${names.length} of your blockers: ${names.join(', ')}.`);
}

/** The answers that an idea needs before it can be tested, for which its page names a lesson. */
export function gapsOfIdea(intake: Intake): CourseGaps {
  const weak = fieldsToFix(lintIntake(intake)).map((field) => ({ name: labelOf(field), lesson: lessonFor({ field }) }));
  return byCourse(weak, (names) => `For ${counted(names.length, 'answer')} that your idea needs: ${names.join(', ')}.`);
}

function byCourse(
  weak: readonly { name: string; lesson: LessonLink | undefined }[],
  say: (names: readonly string[]) => string,
): CourseGaps {
  const found: Record<string, { names: string[]; lesson: LessonLink }> = {};
  for (const { name, lesson } of weak) {
    if (!lesson) continue;
    const { names, lesson: first } = found[lesson.courseId] ?? { names: [], lesson };
    found[lesson.courseId] = { names: [...names, name], lesson: first };
  }
  return Object.fromEntries(
    Object.entries(found).map(([courseId, { names, lesson }]) => [courseId, { why: say(names), lesson }]),
  );
}
