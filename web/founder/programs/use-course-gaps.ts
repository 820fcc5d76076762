import { useQuery } from '@tanstack/react-query';
import { freshness } from '#web/api/freshness.ts';
import { checkQuery } from '../documents/check-queries.ts';
import { recentChecksQuery } from '../documents/documents-queries.ts';
import type { CourseGap } from './course-gaps.ts';

/** What stands between the founder and the round, by the course that helps: of the check worked on last. The rules come with the answer. */
export function useCourseGaps(isAsked: boolean): Partial<Record<string, CourseGap>> {
  const checks = useQuery({ ...recentChecksQuery, enabled: isAsked });
  const newest = checks.data?.items[0]?.id;
  const { data: check, dataUpdatedAt } = useQuery({
    ...checkQuery(newest ?? ''),
    enabled: isAsked && newest !== undefined,
  });
  const gaps = useQuery({
    queryKey: ['course gaps', check?.id, dataUpdatedAt],
    queryFn: async () => {
      const { courseGaps } = await import('./course-gaps.ts');
      return check ? courseGaps(check) : {};
    },
    enabled: check !== undefined,
    staleTime: freshness.kept,
  });
  return gaps.data ?? {};
}
