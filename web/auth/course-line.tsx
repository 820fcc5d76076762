import { courseTitles } from 'virtual:course-titles';
import { paths } from '../paths.ts';

/** Says on the way into an account why one is asked for it, where a course was chosen. Nothing where none was. */
export function CourseLine({ redirect }: { redirect: string | null }) {
  const [path] = redirect?.split('?') ?? [];
  const course = courseTitles.find(({ id }) => paths.founder.course(id) === path);
  if (!course) return null;
  return <p className="mb-5 wrap-break-word">To enrol in “{course.title}” you need an account. You come back to it.</p>;
}
