import { saveLearning } from '#contract/programs/programs.ts';
import { ApiError } from '../api/api-error.ts';
import { quietClient } from '../api/client.ts';
import { memberOf } from '../components/tab-memory.ts';
import { renewCopy, savedCourse } from './kept-courses.ts';
import { withLearned } from './own-learning.ts';
import { readWaitingAgain, settle, type WaitingLesson, waitingLessons } from './waiting-learning.ts';

/** What can never be saved: the course has no such lesson any more, or is not taken. */
const lost = ['COURSE_UNKNOWN', 'LESSON_UNKNOWN', 'COURSE_NOT_ENROLLED'];

const listeners = new Set<(lesson: WaitingLesson) => void>();

/** Hears of each lesson that the server has now, before it stops waiting. @returns how to stop. */
export function onSent(listener: (lesson: WaitingLesson) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let underWay: Promise<void> | undefined;
let isAskedAgain = false;

/**
 * Sends what waits. Asked again meanwhile, such as by a network that is back, it goes through what still waits once more: what is
 * under way may be about to fail.
 */
export function sendWaiting(): Promise<void> {
  isAskedAgain = underWay !== undefined;
  underWay ??= sendWhileAsked().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function sendWhileAsked(): Promise<void> {
  do {
    isAskedAgain = false;
    await sendAll();
  } while (isAskedAgain);
}

/**
 * One lesson after the other, up to the first that has to wait on. Each goes with the uid of who did it: the server refuses it where
 * the session is of somebody else by now.
 */
async function sendAll(): Promise<void> {
  const learner = memberOf();
  if (learner === null) return;
  readWaitingAgain();
  for (let [lesson] = waitingLessons(); lesson; [lesson] = waitingLessons()) {
    if (memberOf() !== learner || !(await send(learner, lesson))) return;
  }
}

/** Resolves to whether it waits no more. */
async function send(learner: string, lesson: WaitingLesson): Promise<boolean> {
  const { courseId, lessonId, version, isFinished, answers } = lesson;
  try {
    await quietClient.call(saveLearning, {
      params: { courseId, lessonId },
      body: { learner, version, isFinished, answers },
    });
    takeIntoCopy(lesson);
    for (const tell of listeners) tell(lesson);
  } catch (error) {
    if (!(error instanceof ApiError) || !lost.includes(error.code)) return false;
  }
  if (memberOf() === learner) settle(lesson);
  return true;
}

/** What the server has now is not lost to this device when the network goes again. */
function takeIntoCopy(lesson: WaitingLesson): void {
  const copy = savedCourse(lesson.courseId);
  if (copy) renewCopy(lesson.courseId, { own: withLearned(copy.own, [lesson]) }, new Date(copy.at));
}
