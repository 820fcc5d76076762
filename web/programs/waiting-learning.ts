import { z } from 'zod';
import { courseSlug, type GivenAnswer, givenAnswer, lessonVersion } from '#contract/programs/course.ts';
import { forgetValues, isKeptAs, keepValues, savedValues } from '../components/kept-values.ts';
import { memberOf } from '../components/tab-memory.ts';
import { learningOnDevice } from './on-device.ts';

const waitingLesson = z.object({
  courseId: courseSlug,
  lessonId: courseSlug,
  version: lessonVersion,
  isFinished: z.boolean(),
  answers: z.array(givenAnswer),
});
/** What was done in one version of a lesson and the server does not know yet. */
export type WaitingLesson = z.output<typeof waitingLesson>;
type LessonSeen = Pick<WaitingLesson, 'courseId' | 'lessonId' | 'version'>;

/** What waits, and whose it is. */
type Waiting = { uid: string | null; lessons: readonly WaitingLesson[] };

const name = learningOnDevice.waiting;
const listeners = new Set<() => void>();
/** As it was read last; undefined when another tab may have changed it. */
let held: Waiting | undefined;
/** False where the browser refused to keep it: then it is in this page alone. */
let isKept = true;

/**
 * What somebody did in lessons and the server does not know yet, as the sheet of a day keeps its rows: on the device, for this
 * member alone, until it is sent.
 */
export function waitingLessons(): readonly WaitingLesson[] {
  if (held?.uid !== memberOf()) isKept = true;
  if (!held || held.uid !== memberOf()) held = { uid: memberOf(), lessons: readKept() };
  return held.lessons;
}

/** Another tab may have written while no page of this one listened. */
export function readWaitingAgain(): void {
  if (isKept && listeners.size === 0) held = undefined;
}

function readKept(): readonly WaitingLesson[] {
  const { lessons } = savedValues<{ lessons: unknown }>(name, { lessons: [] });
  return z.array(waitingLesson).safeParse(lessons).data ?? [];
}

export function subscribeWaiting(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener('storage', hearOtherTab);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', hearOtherTab);
  };
}

function hearOtherTab({ key }: StorageEvent): void {
  if (isKept && isKeptAs(key, name)) announce(undefined);
}

function announce(next: Waiting | undefined): void {
  held = next;
  for (const listener of listeners) listener();
}

/** Another tab may have written since: what it wrote is taken along. */
function change(next: (lessons: readonly WaitingLesson[]) => readonly WaitingLesson[]): void {
  const lessons = next(isKept ? readKept() : waitingLessons());
  if (lessons.length === 0) forgetValues(name);
  isKept = lessons.length === 0 || keepValues(name, { lessons });
  announce({ uid: memberOf(), lessons });
}

/** The same answer given again keeps the time of the first. */
export function noteAnswer(seen: LessonSeen, answer: GivenAnswer): void {
  note(seen, (lesson) =>
    lesson.answers.some((one) => isSame(one, answer)) ? lesson : { ...lesson, answers: [...lesson.answers, answer] },
  );
}

export function noteFinished(seen: LessonSeen): void {
  note(seen, (lesson) => ({ ...lesson, isFinished: true }));
}

function note(seen: LessonSeen, add: (lesson: WaitingLesson) => WaitingLesson): void {
  change((lessons) => {
    const before = lessons.find((one) => isOf(one, seen));
    const fresh = { ...{ isFinished: false, answers: [] }, ...seen };
    return [...lessons.filter((one) => one !== before), add(before ?? fresh)];
  });
}

/** Takes out what the server has now, and leaves what came in between. */
export function settle(sent: WaitingLesson): void {
  change((lessons) =>
    lessons.flatMap((lesson) => {
      if (!isOf(lesson, sent)) return [lesson];
      const answers = lesson.answers.filter((one) => !sent.answers.some((other) => isSame(one, other)));
      const isFinished = lesson.isFinished && !sent.isFinished;
      return isFinished || answers.length > 0 ? [{ ...lesson, isFinished, answers }] : [];
    }),
  );
}

/** Takes everything of the member who is signed in off this device. */
export function forgetWaiting(): void {
  change(() => []);
}

const isOf = (one: LessonSeen, other: LessonSeen) =>
  one.courseId === other.courseId && one.lessonId === other.lessonId && one.version === other.version;
const isSame = (one: GivenAnswer, other: GivenAnswer) => one.question === other.question && one.answer === other.answer;
