import type { OwnCourse } from '#contract/programs/programs.ts';
import { joinAnswers } from '#domain/learning/answers.ts';
import { progressOf } from '#domain/learning/progress.ts';
import type { WaitingLesson } from './waiting-learning.ts';

/** A course with what this device did in it besides, counted as the server will count it. */
export function withLearned<C extends OwnCourse>(own: C, learned: readonly WaitingLesson[]): C {
  const ours = learned.filter(({ courseId }) => courseId === own.outline.id);
  if (ours.length === 0) return own;
  const done = new Set([...own.done, ...ours.filter(({ isFinished }) => isFinished).map(({ lessonId }) => lessonId)]);
  const given = ours.flatMap(({ lessonId, version, answers }) => answers.map((one) => ({ ...one, lessonId, version })));
  const lessons = own.outline.modules.flatMap((module) => module.lessons);
  const { percent, minutesLeft, done: lessonsDone, next } = progressOf(lessons, done);
  return {
    ...own,
    done: [...done],
    answers: joinAnswers(own.answers, given),
    card: { ...own.card, progress: percent, timeLeft: minutesLeft, lessonsDone, nextLesson: next },
  };
}
