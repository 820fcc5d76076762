import { ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Skeleton, SkeletonLines, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { paths } from '#web/paths.ts';

type VersionWaitProps = { checkId: string; isPending: boolean; error: unknown; onRetry: () => void };

/** In place of a published version while it loads, and when it cannot be read. */
export function VersionWait({ checkId, isPending, error, onRetry }: VersionWaitProps) {
  if (isPending) {
    return (
      <SkeletonRegion label="The version is loading">
        <div className="flex flex-col gap-6">
          <Skeleton className="h-10 w-2/3" />
          <Skeleton className="h-40 w-full rounded-card" />
          <SkeletonLines count={5} />
        </div>
      </SkeletonRegion>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title="This version could not be read" />
      <LoadFailure title="Nothing was lost" error={error} onRetry={onRetry} />
      <ButtonLink variant="secondary" className="w-fit" href={paths.founder.check(checkId)}>
        The report as it stands now
      </ButtonLink>
    </div>
  );
}
