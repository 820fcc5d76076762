import { type QueryFunctionContext, queryOptions, useQuery } from '@tanstack/react-query';
import { readCertificate } from '#contract/programs/certificates.ts';
import type { Lesson } from '#contract/programs/course.ts';
import {
  type CourseCard,
  type CourseList,
  listCourses,
  type OwnCourse,
  readCourse,
  readLesson,
  syncCourses,
} from '#contract/programs/programs.ts';
import { isUnreachable } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';
import { renewCopy, savedCourse, savedCourses } from '#web/programs/kept-courses.ts';
import { withLearned } from '#web/programs/own-learning.ts';
import { onSent } from '#web/programs/send-waiting.ts';
import { taughtOutside } from '#web/programs/taught-outside.ts';
import { type WaitingLesson, waitingLessons } from '#web/programs/waiting-learning.ts';

export const listKey = ['courses'] as const;
export const lessonKey = ['lesson'] as const;

/** What a page shows; `copiedAt` says since when, where nobody answers and it is what this device saved. */
type AtHand<T> = T & { copiedAt?: string };
export type CourseAtHand = AtHand<OwnCourse>;

/** While what is saved stands in, it is asked for again after so long, in milliseconds. */
const ASK_AGAIN_MS = 30_000;

type Known = { state: { data?: AtHand<object> | undefined } };
const freshAtHand = {
  staleTime: ({ state }: Known) => (state.data?.copiedAt ? freshness.deviceCopy : freshness.standard),
  refetchInterval: ({ state }: Known) => (state.data?.copiedAt ? ASK_AGAIN_MS : (false as const)),
};

/** What the server says; while nobody answers what this device saved, unless the page shows something already. */
async function orSaved<T extends object>(
  { client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
  ask: () => Promise<T>,
  saved: () => T | undefined,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const isOpen = client.getQueryData(queryKey) !== undefined;
    const copy = isUnreachable(error) && !isOpen ? saved() : undefined;
    if (!copy) throw error;
    return copy;
  }
}

/** Reads, and collects what the server took from this device meanwhile: the answer may be older than that. */
async function besideSending<T>(read: () => Promise<T>): Promise<{ answer: T; sent: readonly WaitingLesson[] }> {
  const sent: WaitingLesson[] = [];
  const stop = onSent((lesson) => sent.push(lesson));
  return { answer: await read().finally(stop), sent };
}

export const coursesQuery = queryOptions({
  queryKey: listKey,
  queryFn: (context) => orSaved<AtHand<CourseList>>(context, () => askForList(context.signal), savedList),
  ...freshAtHand,
});

/** A card does not say which lessons are done, so the list is read again where it may be too old. */
async function askForList(signal: AbortSignal): Promise<CourseList> {
  const { answer, sent } = await besideSending(() => call(listCourses, {}, { signal }));
  taughtOutside.set(answer.platform !== null);
  return sent.length === 0 ? answer : askForList(signal);
}

function savedList(): AtHand<CourseList> | undefined {
  const copies = savedCourses().flatMap(({ id }) => savedCourse(id) ?? []);
  const [newest] = copies
    .map(({ at }) => at)
    .sort()
    .reverse();
  return newest
    ? { courses: copies.map(({ own }) => withLearned(own, waitingLessons()).card), platform: null, copiedAt: newest }
    : undefined;
}

/**
 * The courses as they are known at once, and as the learning platform says when the page is opened, looked at again or asked to:
 * `platform` is undefined where the product itself teaches.
 */
export function useCourses() {
  const known = useQuery(coursesQuery);
  const platform = known.data?.platform ?? undefined;
  const asked = useQuery({
    queryKey: [...listKey, { of: 'platform' }],
    queryFn: ({ signal }) => call(syncCourses, {}, { signal }),
    enabled: platform !== undefined,
    staleTime: freshness.ofOthers,
    retry: false,
  });
  const isAway = asked.isError || asked.data?.platform?.isAway === true;
  const isNewer = asked.data !== undefined && asked.dataUpdatedAt >= known.dataUpdatedAt;
  return {
    courses: { ...known, data: isNewer ? asked.data : known.data } as typeof known,
    platform: platform && {
      asOf: (isNewer ? asked.data : known.data)?.platform?.asOf ?? null,
      passwordUrl: platform.passwordUrl,
      isAway,
      isAsking: asked.isFetching,
      askAgain: () => void asked.refetch(),
    },
  };
}
export type PlatformState = NonNullable<ReturnType<typeof useCourses>['platform']>;

export const courseQuery = (courseId: string) =>
  queryOptions({
    queryKey: [...listKey, courseId],
    queryFn: (context) =>
      orSaved<CourseAtHand>(
        context,
        async () => {
          const read = () => call(readCourse, { params: { courseId } }, { signal: context.signal });
          const { answer, sent } = await besideSending(read);
          const own = withLearned(answer, sent);
          renewCopy(courseId, { own }, new Date());
          return own;
        },
        () => {
          const copy = savedCourse(courseId);
          return copy && { ...copy.own, copiedAt: copy.at };
        },
      ),
    ...freshAtHand,
  });

export const certificateQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['certificate', courseId],
    queryFn: ({ signal }) => call(readCertificate, { params: { courseId } }, { signal }),
    staleTime: freshness.standard,
  });

export const lessonQuery = (courseId: string, lessonId: string) =>
  queryOptions({
    queryKey: [...lessonKey, courseId, lessonId],
    queryFn: (context) =>
      orSaved<AtHand<Lesson>>(
        context,
        async () => {
          const lesson = await call(readLesson, { params: { courseId, lessonId } }, { signal: context.signal });
          renewCopy(courseId, { lesson }, new Date());
          return lesson;
        },
        () => {
          const copy = savedCourse(courseId);
          const lesson = copy?.lessons.find(({ id }) => id === lessonId);
          return copy && lesson && { ...lesson, copiedAt: copy.at };
        },
      ),
    ...freshAtHand,
  });

/** Whether a course is taught by a platform outside. */
export const isOutside = ({ opensAt }: Pick<CourseCard, 'opensAt'>): boolean => !opensAt.startsWith('/');
