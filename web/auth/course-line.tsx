import { courseTitles } from 'virtual:course-titles';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { askedCourseOf } from '../programs/asked-course.ts';

/** Says on the way into an account why one is asked for it, where a course was chosen. Nothing where none was. */
export function CourseLine({ redirect }: { redirect: string | null }) {
  const [asked] = useState(() => askedCourseOf(redirect));
  const [path] = redirect?.split('?') ?? [];
  const course = asked ?? courseTitles.find(({ id }) => paths.founder.course(id) === path);
  if (!course) return null;
  return (
    <p className="mb-5 wrap-break-word">
      To enrol in “{course.title}” you need an account.{' '}
      {asked ? 'You come back to it, and the enrolment goes on by itself.' : 'You come back to it.'}
    </p>
  );
}
