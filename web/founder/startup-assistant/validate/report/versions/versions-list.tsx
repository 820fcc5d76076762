import { useQuery } from '@tanstack/react-query';
import type { VersionEntry } from '#contract/validation-versions.ts';
import { VERDICTS } from '#domain/validation/verdict.ts';
import { TextLink } from '#ui/link/link.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { Table } from '#ui/table/table.tsx';
import { DateTime } from '#web/components/date-time.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { CompareForm } from '#web/founder/documents/compare-form.tsx';
import { paths } from '#web/paths.ts';
import { versionsQuery } from '../../idea-queries.ts';

const columns = [
  { key: 'number', label: 'Version' },
  { key: 'kept', label: 'Kept on' },
  { key: 'verdict', label: 'Verdict' },
  { key: 'support', label: 'Support', align: 'end' },
  { key: 'against', label: 'Against', align: 'end' },
  { key: 'unknown', label: 'Unknown', align: 'end' },
  { key: 'actions', label: 'Actions' },
] as const;

/** The versions of the report that were kept, and what changed between any two. */
export function VersionsList({ ideaId }: { ideaId: string }) {
  const versions = useQuery(versionsQuery(ideaId));
  return (
    <>
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
      {versions.data && <VersionTable ideaId={ideaId} items={versions.data.items} />}
    </>
  );
}

function VersionTable({ ideaId, items }: { ideaId: string; items: readonly VersionEntry[] }) {
  if (items.length === 0) return <p className="text-stone">None yet. “Save version” at the top keeps the first one.</p>;
  return (
    <>
      <Table
        caption="Versions"
        columns={columns}
        rows={items.map((version) => ({
          id: String(version.number),
          number: version.number,
          kept: <DateTime value={version.createdAt} withTime />,
          verdict: VERDICTS[version.verdict].label,
          support: version.shares?.support.toFixed(1) ?? 'None',
          against: version.shares?.against.toFixed(1) ?? 'None',
          unknown: version.shares?.unknown.toFixed(1) ?? 'None',
          actions: (
            <span className="flex flex-wrap gap-x-4 whitespace-nowrap sm:justify-end">
              <TextLink
                className="inline-flex min-h-9 items-center"
                href={paths.founder.ideaVersion(ideaId, version.number)}
                aria-label={`Open version ${version.number}`}
              >
                Open
              </TextLink>
              {version.number > 1 && (
                <TextLink
                  className="inline-flex min-h-9 items-center"
                  href={paths.founder.ideaComparison(ideaId, version.number - 1, version.number)}
                  aria-label={`What changed in version ${version.number}`}
                >
                  What changed
                </TextLink>
              )}
            </span>
          ),
        }))}
      />
      {items.length > 1 && (
        <CompareForm
          numbers={items.map(({ number }) => number)}
          comparison={(from, to) => paths.founder.ideaComparison(ideaId, from, to)}
        />
      )}
    </>
  );
}
