import { useEffect, useState } from 'react';
import type { EndpointReply } from '#contract/endpoint.ts';
import type { listOutsideCourses } from '#contract/programs/programs.ts';

type Courses = EndpointReply<typeof listOutsideCourses>['courses'];

/**
 * The courses of the platform outside where there is one, else null; null too until that is known. These pages are made before
 * anybody knows, so they ask. Without schemas: public pages are kept small.
 */
export function useOutsideCourses(): Courses {
  const [courses, setCourses] = useState<Courses>(null);
  useEffect(() => {
    const controller = new AbortController();
    readOutsideCourses(controller.signal).then(setCourses, () => undefined);
    return () => controller.abort();
  }, []);
  return courses;
}

async function readOutsideCourses(signal: AbortSignal): Promise<Courses> {
  const answer = await fetch('/api/v1/programs/outside-courses', { signal });
  if (!answer.ok) throw new Error(`the courses answered ${answer.status}`);
  const { data } = (await answer.json()) as { data: EndpointReply<typeof listOutsideCourses> };
  return data.courses;
}
