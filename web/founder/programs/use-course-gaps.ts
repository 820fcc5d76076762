import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { freshness } from '#web/api/freshness.ts';
import { newestCheckQuery } from '../documents/check-queries.ts';
import { newestIntakeQuery } from '../documents/idea-queries.ts';
import type { CourseGaps } from './course-gaps.ts';

/**
 * What stands between the founder and the round, by the course that helps: of the check worked on last, else of the idea. Both are
 * asked beside the courses, not after them; the rules come with the answers. `isUnchecked`: no check is there, and the idea
 * shows no gap.
 */
export function useCourseGaps(isAsked: boolean): { gaps: CourseGaps; isUnchecked: boolean } {
  const { data: newest, ...check } = useQuery({ ...newestCheckQuery, enabled: isAsked });
  const { data: own, ...idea } = useQuery({ ...newestIntakeQuery, enabled: isAsked });
  const found = useQuery({
    queryKey: ['course gaps', newest?.check ? check.dataUpdatedAt : idea.dataUpdatedAt],
    queryFn: async () => {
      const { gapsOfCheck, gapsOfIdea } = await import('./course-gaps.ts');
      if (newest?.check) return gapsOfCheck(newest.check);
      return own?.idea ? gapsOfIdea(own.idea.intake) : {};
    },
    enabled: newest !== undefined && (newest.check !== null || own !== undefined),
    staleTime: freshness.kept,
    // The order of the list holds still while an answer is read anew.
    placeholderData: keepPreviousData,
  });
  if (!isAsked) return { gaps: {}, isUnchecked: false };
  const gaps = found.data ?? {};
  return { gaps, isUnchecked: newest?.check === null && found.isSuccess && Object.keys(gaps).length === 0 };
}
