import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type CourseCard,
  enrolInCourse,
  finishLesson,
  listCourses,
  readCourse,
  readLesson,
} from '#contract/programs/programs.ts';
import { messageOf } from '#web/api/api-error.ts';
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

export const courseQuery = (courseId: string) =>
  queryOptions({
    queryKey: [...listKey, courseId],
    queryFn: ({ signal }) => call(readCourse, { params: { courseId } }, { signal }),
    staleTime: freshness.standard,
  });

export const lessonQuery = (courseId: string, lessonId: string) =>
  queryOptions({
    queryKey: [...lessonKey, courseId, lessonId],
    queryFn: ({ signal }) => call(readLesson, { params: { courseId, lessonId } }, { signal }),
    staleTime: freshness.standard,
  });

/** Says what came of it in the words of the specification (§8). */
export function useEnrol(course: Pick<CourseCard, 'id' | 'title'>) {
  const client = useQueryClient();
  return useSubmit(() => call(enrolInCourse, { body: { courseId: course.id } }), {
    onSuccess: async ({ moodleCourseUrl }) => {
      void client.invalidateQueries({ queryKey: lessonKey });
      setTimeout(() => void client.invalidateQueries({ queryKey: listKey }), REFETCH_AFTER_MS);
      if (!moodleCourseUrl) await showAlert(course.title, 'Enrolled successfully, but course link is missing.');
      else await showAlert('You are enrolled', `“${course.title}” is yours. Continue opens it.`);
    },
    onError: (error) => showAlert('Enrolment', `Enrollment failed: ${messageOf(error)}`),
  });
}

export function useFinishLesson(courseId: string, lessonId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (version: string) => call(finishLesson, { params: { courseId, lessonId }, body: { version } }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
  });
}
