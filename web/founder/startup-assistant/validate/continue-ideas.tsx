import { useQuery } from '@tanstack/react-query';
import type { DocumentEntry } from '#contract/documents.ts';
import { TextLink } from '#ui/link/link.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { DateTime } from '#web/components/date-time.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { paths } from '#web/paths.ts';
import { recentIdeasQuery } from '../documents/documents-queries.ts';

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
    <section aria-labelledby="continue-title" className="flex flex-col gap-3">
      <h2 id="continue-title" className="font-display text-xl font-semibold tracking-tight">
        Go on with an idea
      </h2>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {data.items.map((entry) => (
          <IdeaLine key={entry.id} entry={entry} />
        ))}
      </ul>
      {data.total > data.items.length && <TextLink href={paths.founder.assistant}>All Documents</TextLink>}
    </section>
  );
}

function IdeaLine({ entry }: { entry: DocumentEntry }) {
  const draft = entry.status === 'draft';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-break-word">{entry.name}</p>
        <p className="flex items-center gap-2 text-sm text-stone">
          <StatusBadge status={entry.status} />
          <DateTime value={entry.updatedAt} />
        </p>
      </div>
      <span className="flex gap-4">
        {draft && (
          <TextLink
            aria-label={`Go on with ${entry.name}`}
            className="inline-flex min-h-11 items-center"
            href={paths.founder.ideaQuestions(entry.id)}
          >
            Go on
          </TextLink>
        )}
        <TextLink
          aria-label={`Report of ${entry.name}`}
          className="inline-flex min-h-11 items-center"
          href={paths.founder.idea(entry.id)}
        >
          Report
        </TextLink>
      </span>
    </li>
  );
}
