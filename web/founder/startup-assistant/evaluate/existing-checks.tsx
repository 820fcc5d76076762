import type { UseQueryResult } from '@tanstack/react-query';
import type { DocumentEntry } from '#contract/documents.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { DateTime } from '#web/components/date-time.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
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
    <section aria-labelledby="continue-title" className="flex flex-col gap-3">
      <h2 id="continue-title" className="font-display text-xl font-semibold tracking-tight">
        Go on with a check
      </h2>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {items.map((entry) => (
          <CheckLine key={entry.id} entry={entry} />
        ))}
      </ul>
      {total > items.length && <TextLink href={paths.founder.assistant}>All Documents</TextLink>}
    </section>
  );
}

function CheckLine({ entry: { id, name, status, updatedAt } }: { entry: DocumentEntry }) {
  const link = 'inline-flex min-h-11 items-center';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-break-word">{name}</p>
        <p className="flex items-center gap-2 text-sm text-stone">
          <StatusBadge status={status} />
          <DateTime value={updatedAt} />
        </p>
      </div>
      <span className="flex gap-4">
        <TextLink aria-label={`Go on with ${name}`} className={link} href={paths.founder.checkQuestions(id)}>
          Go on
        </TextLink>
        <TextLink aria-label={`Report of ${name}`} className={link} href={paths.founder.check(id)}>
          Report
        </TextLink>
      </span>
    </li>
  );
}
