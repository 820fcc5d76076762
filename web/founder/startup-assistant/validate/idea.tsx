import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { Outlet, useParams } from 'react-router';
import type { IdeaState } from '#contract/validation.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Skeleton, SkeletonLines, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { paths } from '#web/paths.ts';
import { useIntakeDraft } from './draft/use-intake-draft.ts';
import { ideaQuery } from './idea-queries.ts';
import { liveReport } from './live-report.ts';
import type { IdeaPage } from './use-idea.ts';

/** Around every page of one idea: reads it, holds what is being typed, and computes the report from both. */
export default function Idea() {
  const { ideaId = '' } = useParams();
  const query = useQuery(ideaQuery(ideaId));
  if (query.data) return <LoadedIdea key={query.data.id} idea={query.data} />;
  if (query.isPending) return <IdeaSkeleton />;
  return <IdeaMissing error={query.error} retrying={query.isFetching} onRetry={() => query.refetch()} />;
}

function LoadedIdea({ idea }: { idea: IdeaState }) {
  const { draft, view } = useIntakeDraft(idea);
  const intake = useDeferredValue(view.sound);
  const report = useMemo(() => liveReport(idea, intake), [idea, intake]);
  const page: IdeaPage = { idea, draft, view, report };
  return <Outlet context={page} />;
}

function IdeaSkeleton() {
  return (
    <SkeletonRegion label="Your idea is loading">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-40 w-full rounded-card" />
        <SkeletonLines count={5} />
      </div>
    </SkeletonRegion>
  );
}

function IdeaMissing({ error, retrying, onRetry }: { error: unknown; retrying: boolean; onRetry: () => void }) {
  const unknown = error instanceof ApiError && error.status === 404;
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={unknown ? 'No such idea' : 'Your idea could not be read'} />
      <Banner
        tone={unknown ? 'info' : 'error'}
        role="alert"
        action={
          unknown ? (
            <ButtonLink variant="secondary" href={paths.founder.assistant}>
              All Documents
            </ButtonLink>
          ) : (
            <Button variant="secondary" loading={retrying} onClick={onRetry}>
              Try again
            </Button>
          )
        }
      >
        {messageOf(error)} {!unknown && 'What you typed on this device is still here and will be saved.'}
      </Banner>
    </div>
  );
}
