import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type CourseCard, enrolInCourse } from '#contract/programs/programs.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { useSubmit } from '#web/api/use-submit.ts';
import { askConfirm, showAlert } from '#web/components/dialog-store.ts';
import { paths } from '#web/paths.ts';
import { isOutside, lessonKey, listKey } from './program-queries.ts';

/** The platform may need a moment before it tells of a new enrolment (specification §9). */
const REFETCH_AFTER_MS = 1000;

/**
 * Says what came of it in the words of the specification (§8), and where it failed how to go on. `goOn`: what opens a course that
 * the product itself teaches.
 */
export function useEnrol(course: Pick<CourseCard, 'id' | 'title' | 'opensAt'>, goOn = 'Continue opens it.') {
  const client = useQueryClient();
  const navigate = useNavigate();
  const enrol = async () => {
    for (;;) {
      try {
        return await call(enrolInCourse, { body: { courseId: course.id } });
      } catch (error) {
        const next = await askAfterFailure(error);
        if (next === 'again') continue;
        if (next === 'plans') void navigate(paths.member.plans);
        throw error;
      }
    }
  };
  return useSubmit(enrol, {
    onSuccess: async ({ moodleCourseUrl }) => {
      void client.invalidateQueries({ queryKey: lessonKey });
      if (isOutside(course)) setTimeout(() => void client.invalidateQueries({ queryKey: listKey }), REFETCH_AFTER_MS);
      else await client.invalidateQueries({ queryKey: listKey });
      if (!moodleCourseUrl) await showAlert(course.title, 'Enrolled successfully, but course link is missing.');
      else await showAlert('You are enrolled', enrolledWords(course, goOn));
    },
  });
}

/** A tab that opened by itself after the wait would be blocked on phones: Continue opens it. */
function enrolledWords(course: Pick<CourseCard, 'title' | 'opensAt'>, goOn: string): string {
  if (!isOutside(course)) return `“${course.title}” is yours. ${goOn}`;
  return `“${course.title}” is yours. Continue sends you to the e-learning platform. Log in there with your e-mail and platform password.`;
}

/** Says why it failed, and offers what may help: another try, or the plans that have the course. */
async function askAfterFailure(error: unknown): Promise<'again' | 'plans' | null> {
  const said = { title: 'Enrolment', text: failureWords(error) };
  const next = afterFailure(error);
  if (next) {
    const confirmLabel = next === 'again' ? 'Try again' : 'See the plans';
    return (await askConfirm({ ...said, confirmLabel, cancelLabel: 'OK' })) ? next : null;
  }
  await showAlert(said.title, said.text);
  return null;
}

/** A platform that enrols as soon as it answers needs no other try. */
function afterFailure(error: unknown): 'again' | 'plans' | null {
  if (!(error instanceof ApiError)) return 'again';
  if (error.code === 'COURSE_LOCKED') return 'plans';
  const isOfMoment = error.status === 0 || error.status >= 500;
  return isOfMoment && error.code !== 'ENROLMENT_WAITS' ? 'again' : null;
}

/** The server's own sentence where it has one for this, which says already that it failed. */
function failureWords(error: unknown): string {
  if (error instanceof ApiError && error.code === 'ENROLMENT_FAILED') return error.message;
  return `Enrollment failed: ${messageOf(error)}`;
}
