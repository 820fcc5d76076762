import { ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Skeleton, SkeletonLines, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { paths } from '#web/paths.ts';

type VersionWaitProps = {
  agreementId: string;
  query: { isPending: boolean; error: unknown; refetch: () => unknown };
};

/** In place of a version or a redline while it loads, and when it cannot be read. */
export function VersionWait({ agreementId, query }: VersionWaitProps) {
  if (query.isPending) {
    return (
      <SkeletonRegion label="The version is loading">
        <div className="flex flex-col gap-6">
          <Skeleton className="h-10 w-2/3" />
          <SkeletonLines count={6} />
        </div>
      </SkeletonRegion>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title="This could not be read" />
      <LoadFailure title="Nothing was lost" error={query.error} onRetry={() => void query.refetch()} />
      <ButtonLink variant="secondary" className="w-fit" href={paths.founder.agreement(agreementId)}>
        The document as it stands
      </ButtonLink>
    </div>
  );
}
