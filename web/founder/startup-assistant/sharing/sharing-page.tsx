import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { type DocumentEntry, documentTypeLabels } from '#contract/documents/documents.ts';
import { AGREEMENT_KINDS } from '#domain/agreements/template.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { usePageName } from '#web/components/page-name.ts';
import { documentPath } from '#web/founder/documents/document-path.ts';
import { FirstVersion } from './first-version.tsx';
import { Sharing } from './sharing.tsx';
import { documentQuery } from './sharing-queries.ts';

/** Who may read a document and who has to sign it, whichever tool made it. */
export default function SharingPage() {
  const { documentId = '' } = useParams();
  const { data, isError, error, refetch } = useQuery(documentQuery(documentId));
  const ways = useRef<HTMLDivElement>(null);
  usePageName(data && `${data.name}: sharing`);
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageHeading
        eyebrow={data && `${documentTypeLabels[data.type]}, ${versionsOf(data)}`}
        title={data ? `Share “${data.name}”` : 'Share a document'}
        actions={
          data && (
            <ButtonLink variant="secondary" href={documentPath(data)}>
              Open the document
            </ButtonLink>
          )
        }
      />
      {isError && <LoadFailure title="The document could not be read" error={error} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <SkeletonRegion label="The document is loading">
          <Skeleton className="h-60 w-full rounded-card" />
        </SkeletonRegion>
      )}
      {data && <FirstVersion document={data} onSaved={() => ways.current?.focus()} />}
      {data && (
        <div ref={ways} tabIndex={-1} className="outline-none">
          <Sharing
            documentId={data.id}
            versionNumber={data.versionCount || null}
            publishable={data.type === 'validation'}
            signable={AGREEMENT_KINDS.some((kind) => kind === data.type)}
          />
        </div>
      )}
    </div>
  );
}

function versionsOf({ versionCount }: DocumentEntry): string {
  if (versionCount === 0) return 'no version yet';
  return versionCount === 1 ? '1 version' : `${versionCount} versions`;
}
