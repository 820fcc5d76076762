import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { isUnreachable } from '#web/api/api-error.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { useOnline } from '#web/components/use-online.ts';
import { paths } from '#web/paths.ts';
import { savedCourse, savedCourses } from '#web/programs/kept-courses.ts';

type LoadedCourseProps<T> = Parameters<typeof Loaded<T>>[0] & { courseId: string };

/** `Loaded`, for what can be saved on a phone: where nobody answers and it is not saved, what to do. */
export function LoadedCourse<T>({ courseId, ...loaded }: LoadedCourseProps<T>) {
  const isMissing = useIsMissing(courseId, loaded.query);
  return isMissing ? <NotSaved courseId={courseId} query={loaded.query} /> : <Loaded {...loaded} />;
}

/** Known at once where the browser knows that it has no network. */
function useIsMissing(courseId: string, { data, error, isPending }: UseQueryResult): boolean {
  const isOnline = useOnline();
  if (data !== undefined) return false;
  return isUnreachable(error) || (isPending && !isOnline && savedCourse(courseId) === undefined);
}

function NotSaved({ courseId, query }: { courseId: string; query: UseQueryResult }): ReactNode {
  const what = savedCourse(courseId) ? 'lesson' : 'course';
  return (
    <Banner
      tone="warning"
      role="status"
      title={`No network, and this ${what} is not saved on this phone`}
      action={
        <Button variant="secondary" size="small" onClick={() => void query.refetch()}>
          Try again
        </Button>
      }
    >
      It opens by itself once the network is back. Then press “Save course” on the page of a course that you take: from
      then on it opens without a network.
      {savedCourses().length > 0 && (
        <>
          {' '}
          <TextLink href={paths.founder.programs}>See the courses that are saved here</TextLink>.
        </>
      )}
    </Banner>
  );
}
