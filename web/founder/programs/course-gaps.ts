import type { LessonLink } from 'virtual:idea-lessons';
import type { CheckState } from '#contract/readiness/readiness.ts';
import { DIMENSIONS } from '#domain/readiness/dimensions.ts';
import { nextCriteria } from '#domain/readiness/next-criteria.ts';
import type { Intake } from '#domain/validation/intake.ts';
import { labelOf } from '#domain/validation/intake-fields.ts';
import { fieldsToFix, lintIntake } from '#domain/validation/lint.ts';
import { lessonForCriteria } from '#web/programs/lesson-for-criteria.ts';
import { lessonForField } from '#web/programs/lesson-for-idea.ts';
import { counted } from '#web/words/figures.ts';
import { typedAnswers } from '../documents/check-answers.ts';
import { liveReport } from '../documents/check-report.ts';

/** Why a course helps this founder, in a sentence, for how much of what is missing, and the lesson to read first. */
export type CourseGap = { why: string; helps: number; lesson: LessonLink };
/** By course. */
export type CourseGaps = Partial<Record<string, CourseGap>>;

/** The blockers of a readiness check for which the check itself names a lesson, by the names of their areas. */
export function gapsOfCheck(check: CheckState): CourseGaps {
  const report = liveReport(check, typedAnswers(check.answers));
  const weak = report.blockers.flatMap((blocker) => {
    const lesson = lessonForCriteria(nextCriteria(report, blocker));
    return lesson ? [{ name: DIMENSIONS[blocker.dimension].label, lesson }] : [];
  });
  return byCourse(weak, (names) => `For ${names.length} of your blockers: ${names.join(', ')}.`);
}

/** The answers that an idea needs before it can be tested, for which its page names a lesson. */
export function gapsOfIdea(intake: Intake): CourseGaps {
  const weak = fieldsToFix(lintIntake(intake)).flatMap((field) => {
    const lesson = lessonForField(field);
    return lesson ? [{ name: labelOf(field), lesson }] : [];
  });
  return byCourse(weak, (names) => `For ${counted(names.length, 'answer')} that your idea needs: ${names.join(', ')}.`);
}

type WeakPlace = { name: string; lesson: LessonLink };

function byCourse(weak: readonly WeakPlace[], say: (names: readonly string[]) => string): CourseGaps {
  const courseIds = new Set(weak.map(({ lesson }) => lesson.courseId));
  return Object.fromEntries(
    [...courseIds].flatMap((courseId) => {
      const helped = weak.filter(({ lesson }) => lesson.courseId === courseId);
      // One that everybody may read comes before one that a plan has.
      const first = helped.find(({ lesson }) => lesson.plan === undefined) ?? helped[0];
      if (!first) return [];
      const why = say(helped.map(({ name }) => name));
      return [[courseId, { why, helps: helped.length, lesson: first.lesson }]];
    }),
  );
}
