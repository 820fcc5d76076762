import { Banner } from '#ui/banner/banner.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Skeleton, SkeletonLines, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { paths } from '#web/paths.ts';

/** While one of the founder's documents, or a version of it, is read. */
export function DocumentSkeleton({ label }: { label: string }) {
  return (
    <SkeletonRegion label={label}>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-40 w-full rounded-card" />
        <SkeletonLines count={5} />
      </div>
    </SkeletonRegion>
  );
}

type DocumentMissingProps = {
  /** What the founder works on, as the pages call it: "idea", "readiness check", "document". */
  noun: string;
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
};

/** Where it could not be read: there is none, or it can be tried again and nothing that was typed is lost. */
export function DocumentMissing({ noun, error, retrying, onRetry }: DocumentMissingProps) {
  const unknown = error instanceof ApiError && error.status === 404;
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={unknown ? `No such ${noun}` : `Your ${noun} could not be read`} />
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
