import { useQuery } from '@tanstack/react-query';
import type { AgreementVersionEntry } from '#contract/agreement-versions.ts';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { Table } from '#ui/table/table.tsx';
import { DateTime } from '#web/components/date-time.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { paths } from '#web/paths.ts';
import { agreementVersionsQuery } from '../agreement-queries.ts';
import { useAgreement } from '../use-agreement.ts';
import { CompareVersions } from './compare-versions.tsx';

const columns = [
  { key: 'number', label: 'Version' },
  { key: 'madeFinal', label: 'Made final on' },
  { key: 'template', label: 'Template' },
  { key: 'wording', label: 'Wording' },
  { key: 'actions', label: 'Actions' },
] as const;

/** The final versions of the document, and what changed between any two. */
export default function VersionsPage() {
  const { agreement } = useAgreement();
  const versions = useQuery(agreementVersionsQuery(agreement.id));
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title="Versions" lead="Each one is exactly what it was when you made it final." />
      {versions.isPending && (
        <SkeletonRegion label="The versions are loading">
          <Skeleton className="h-24 w-full rounded-card" />
        </SkeletonRegion>
      )}
      {versions.isError && (
        <LoadFailure
          title="The versions could not be read"
          error={versions.error}
          onRetry={() => void versions.refetch()}
        />
      )}
      {versions.data && (
        <>
          <Table
            caption="Versions"
            columns={columns}
            rows={versions.data.items.map((version) => rowOf(agreement.id, version))}
            empty={<p className="text-stone">None yet. “Check and finish” makes the first one.</p>}
          />
          {versions.data.items.length > 0 && <CompareVersions agreement={agreement} items={versions.data.items} />}
        </>
      )}
    </div>
  );
}

function rowOf(agreementId: string, version: AgreementVersionEntry) {
  const { number } = version;
  return {
    id: String(number),
    number,
    madeFinal: <DateTime value={version.createdAt} withTime />,
    template: version.templateVersion,
    wording: version.hasOwnWording ? 'With own wording' : 'As reviewed',
    actions: (
      <span className="flex flex-wrap gap-x-4 whitespace-nowrap sm:justify-end">
        <TextLink
          className="inline-flex min-h-9 items-center"
          href={paths.founder.agreementVersion(agreementId, number)}
          aria-label={`Open version ${number}`}
        >
          Open
        </TextLink>
        {number > 1 && (
          <TextLink
            className="inline-flex min-h-9 items-center"
            href={paths.founder.agreementRedline(agreementId, number - 1, number)}
            aria-label={`What changed in version ${number}`}
          >
            What changed
          </TextLink>
        )}
      </span>
    ),
  };
}
