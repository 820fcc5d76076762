import { ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { DocumentSkeleton } from './document-shell.tsx';

type VersionWaitProps = {
  query: { isPending: boolean; error: unknown; refetch: () => unknown };
  /** The document as it stands, which can be read all the same. */
  current: { label: string; href: string };
};

/** In place of a version, or of what changed, while it loads and when it cannot be read. */
export function VersionWait({ query, current }: VersionWaitProps) {
  if (query.isPending) return <DocumentSkeleton label="The version is loading" />;
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title="This version could not be read" />
      <LoadFailure title="Nothing was lost" error={query.error} onRetry={() => void query.refetch()} />
      <ButtonLink variant="secondary" className="w-fit" href={current.href}>
        {current.label}
      </ButtonLink>
    </div>
  );
}
