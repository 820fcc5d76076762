import { courseTitles } from 'virtual:course-titles';
import { paths } from '../paths.ts';

/** The product's own course to which a way leads: to its page or to one of its lessons. `path` may have a query. */
export function courseOnTheWay(path: string | null) {
  const [pathname = ''] = path?.split('?') ?? [];
  return courseTitles.find(({ id }) => `${pathname}/`.startsWith(`${paths.founder.course(id)}/`));
}
