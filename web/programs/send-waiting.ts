import { saveLearning } from '#contract/programs/programs.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { ApiError } from '../api/api-error.ts';
import { quietClient } from '../api/client.ts';
import { authSession } from '../auth/session.ts';
import { askConfirm, showAlert } from '../components/dialog-store.ts';
import { memberOf } from '../components/tab-memory.ts';
import { renewCopy, savedCourse } from './kept-courses.ts';
import { withLearned } from './own-learning.ts';
import { readWaitingAgain, settle, type WaitingLesson, waitingLessons } from './waiting-learning.ts';
import { waitingWords } from './waiting-words.ts';

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

/**
 * Offers to send what was done in lessons, before somebody logs out on a phone that others use too. Resolves to whether they still
 * want to log out: what is not sent is removed then. Where nothing can ask, on the public pages, it is sent as it would be anyway;
 * what cannot be sent keeps them logged in. It lives here, with the code of the lessons, so that a device which holds something to send
 * has it without a network too.
 */
export async function offerToSend({ canAsk }: { canAsk: boolean }): Promise<boolean> {
  readWaitingAgain();
  if (!canAsk) {
    await authSession.refreshToken();
    await sendWaiting();
    const isSent = waitingLessons().length === 0;
    if (!isSent) toast.error('What you did in your courses is not sent yet. Log out from your overview.');
    return isSent;
  }
  if (waitingLessons().length === 0) return true;
  const isSending = await askConfirm({
    title: `Not sent yet: ${waitingWords(waitingLessons())}`,
    text: 'Logging out takes your courses and answers off this device. Send first what you did in them?',
    confirmLabel: 'Send and log out',
    cancelLabel: 'Stay logged in',
    work: sendWaiting,
  });
  if (!isSending || waitingLessons().length === 0) return isSending;
  // A step in between, with one button: who taps twice on the same place removes nothing.
  await showAlert('It could not be sent', 'You are still logged in, and it waits on this device. Nothing is removed.');
  return askConfirm({
    title: 'Remove it and log out?',
    text: `Logging out now removes it from this device for good: ${waitingWords(waitingLessons())}.`,
    confirmLabel: 'Remove and log out',
    cancelLabel: 'Stay logged in',
    danger: true,
    mainFirst: true,
  });
}
