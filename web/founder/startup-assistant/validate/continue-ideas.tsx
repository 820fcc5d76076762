import { useQuery } from '@tanstack/react-query';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { recentIdeasQuery } from '#web/founder/documents/documents-queries.ts';
import { RecentDocuments } from '#web/founder/documents/recent-documents.tsx';
import { paths } from '#web/paths.ts';

/** The ideas worked on last: a draft goes on with its questions, a report opens. Nothing where there is none yet. */
export function ContinueIdeas() {
  const { data, isPending } = useQuery(recentIdeasQuery);
  if (isPending) {
    return (
      <SkeletonRegion label="Your ideas are loading">
        <Skeleton className="h-32 w-full rounded-card" />
      </SkeletonRegion>
    );
  }
  if (!data || data.items.length === 0) return null;
  return (
    <RecentDocuments
      title="Go on with an idea"
      entries={data.items}
      hasMore={data.total > data.items.length}
      line={({ id, name, status }) => ({
        questions: status === 'draft' ? paths.founder.ideaQuestions(id) : undefined,
        page: { label: 'Report', name: `Report of ${name}`, href: paths.founder.idea(id) },
      })}
    />
  );
}
