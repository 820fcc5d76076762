import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { Outlet, useParams } from 'react-router';
import type { CheckState } from '#contract/readiness.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Skeleton, SkeletonLines, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { paths } from '#web/paths.ts';
import { useAnswersDraft } from './answers/use-answers-draft.ts';
import { checkQuery } from './check-queries.ts';
import { liveReport } from './live-report.ts';
import type { CheckPage } from './use-check.ts';

/** Around every page of one check: reads it, holds what is being answered, and computes the report from both. */
export default function Check() {
  const { checkId = '' } = useParams();
  const query = useQuery(checkQuery(checkId));
  if (query.data) return <LoadedCheck key={query.data.id} check={query.data} />;
  if (query.isPending) return <CheckSkeleton />;
  return <CheckMissing error={query.error} retrying={query.isFetching} onRetry={() => query.refetch()} />;
}

function LoadedCheck({ check }: { check: CheckState }) {
  const { draft, view } = useAnswersDraft(check);
  const answers = useDeferredValue(view.sound);
  const report = useMemo(() => liveReport(check, answers), [check, answers]);
  const page: CheckPage = { check, draft, view, report };
  return <Outlet context={page} />;
}

function CheckSkeleton() {
  return (
    <SkeletonRegion label="Your readiness check is loading">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-40 w-full rounded-card" />
        <SkeletonLines count={5} />
      </div>
    </SkeletonRegion>
  );
}

function CheckMissing({ error, retrying, onRetry }: { error: unknown; retrying: boolean; onRetry: () => void }) {
  const unknown = error instanceof ApiError && error.status === 404;
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={unknown ? 'No such readiness check' : 'Your readiness check could not be read'} />
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
        {messageOf(error)} {!unknown && 'What you answered on this device is still here and will be saved.'}
      </Banner>
    </div>
  );
}
