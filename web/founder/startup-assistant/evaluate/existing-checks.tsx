import type { UseQueryResult } from '@tanstack/react-query';
import type { DocumentEntry } from '#contract/documents.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { RecentDocuments } from '#web/founder/documents/recent-documents.tsx';
import { paths } from '#web/paths.ts';

type ExistingChecksProps = { query: UseQueryResult<{ items: DocumentEntry[]; total: number }> };

/** The checks worked on last, or what will be here. */
export function ExistingChecks({ query }: ExistingChecksProps) {
  if (query.isPending) {
    return (
      <SkeletonRegion label="Your checks are loading">
        <Skeleton className="h-32 w-full rounded-card" />
      </SkeletonRegion>
    );
  }
  if (!query.data)
    return (
      <LoadFailure title="Your checks could not be read" error={query.error} onRetry={() => void query.refetch()} />
    );
  const { items, total } = query.data;
  if (items.length === 0)
    return (
      <EmptyState title="Your checks will be here">
        Each keeps its answers, its history and every version that you publish.
      </EmptyState>
    );
  return (
    <RecentDocuments
      title="Go on with a check"
      entries={items}
      hasMore={total > items.length}
      line={({ id, name }) => ({
        questions: paths.founder.checkQuestions(id),
        page: { label: 'Report', name: `Report of ${name}`, href: paths.founder.check(id) },
      })}
    />
  );
}
