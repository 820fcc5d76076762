import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readCertificate } from '#contract/programs/certificates.ts';
import {
  type CourseCard,
  enrolInCourse,
  finishLesson,
  listCourses,
  readCourse,
  readLesson,
  syncCourses,
} from '#contract/programs/programs.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';
import { useSubmit } from '#web/api/use-submit.ts';
import { showAlert } from '#web/components/dialog-store.ts';

const listKey = ['courses'] as const;
const lessonKey = ['lesson'] as const;
/** The platform may need a moment before it tells of a new enrolment (specification §9). */
const REFETCH_AFTER_MS = 1000;

export const coursesQuery = queryOptions({
  queryKey: listKey,
  queryFn: ({ signal }) => call(listCourses, {}, { signal }),
  staleTime: freshness.standard,
});

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
    queryFn: ({ signal }) => call(readCourse, { params: { courseId } }, { signal }),
    staleTime: freshness.standard,
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
    queryFn: ({ signal }) => call(readLesson, { params: { courseId, lessonId } }, { signal }),
    staleTime: freshness.standard,
  });

/** Says what came of it in the words of the specification (§8). */
export function useEnrol(course: Pick<CourseCard, 'id' | 'title' | 'opensAt'>) {
  const client = useQueryClient();
  return useSubmit(() => call(enrolInCourse, { body: { courseId: course.id } }), {
    onSuccess: async ({ moodleCourseUrl }) => {
      void client.invalidateQueries({ queryKey: lessonKey });
      setTimeout(() => void client.invalidateQueries({ queryKey: listKey }), REFETCH_AFTER_MS);
      if (!moodleCourseUrl) await showAlert(course.title, 'Enrolled successfully, but course link is missing.');
      else await showAlert('You are enrolled', enrolledWords(course));
    },
    onError: (error) => showAlert('Enrolment', failureWords(error)),
  });
}

/** Whether a course is taught by a platform outside. */
export const isOutside = ({ opensAt }: Pick<CourseCard, 'opensAt'>): boolean => !opensAt.startsWith('/');

/** A tab that opened by itself after the wait would be blocked on phones: Continue opens it. */
function enrolledWords(course: Pick<CourseCard, 'title' | 'opensAt'>): string {
  if (!isOutside(course)) return `“${course.title}” is yours. Continue opens it.`;
  return `“${course.title}” is yours. Continue sends you to the e-learning platform. Log in there with your e-mail and platform password.`;
}

/** The server's own sentence where it has one for this, which says already that it failed. */
function failureWords(error: unknown): string {
  if (error instanceof ApiError && error.code === 'ENROLMENT_FAILED') return error.message;
  return `Enrollment failed: ${messageOf(error)}`;
}

export function useFinishLesson(courseId: string, lessonId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (version: string) => call(finishLesson, { params: { courseId, lessonId }, body: { version } }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
  });
}
