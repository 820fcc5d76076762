import { useQuery } from '@tanstack/react-query';
import { listedVerdict } from '#domain/validation/verdict-told.ts';
import { CompareForm } from '#web/founder/documents/compare-form.tsx';
import { versionsQuery } from '#web/founder/documents/idea-queries.ts';
import { LoadedVersions, VersionsTable } from '#web/founder/documents/versions-table.tsx';
import { paths } from '#web/paths.ts';

const columns = [
  { key: 'verdict', label: 'Verdict' },
  { key: 'support', label: 'Support', align: 'end' },
  { key: 'against', label: 'Against', align: 'end' },
  { key: 'unknown', label: 'Unknown', align: 'end' },
] as const;

/** The versions of the report that were kept, and what changed between any two. */
export function VersionsList({ ideaId }: { ideaId: string }) {
  const versions = useQuery(versionsQuery(ideaId));
  const comparison = (from: number, to: number) => paths.founder.ideaComparison(ideaId, from, to);
  return (
    <LoadedVersions query={versions}>
      {(items) =>
        items.length === 0 ? (
          <p className="text-stone">None yet. “Save version” makes the first one.</p>
        ) : (
          <>
            <VersionsTable
              items={items}
              madeOn="Kept on"
              columns={columns}
              cells={({ shares, ...version }) => ({
                verdict: listedVerdict({ shares, ...version }),
                support: shares?.support.toFixed(1) ?? 'None',
                against: shares?.against.toFixed(1) ?? 'None',
                unknown: shares?.unknown.toFixed(1) ?? 'None',
              })}
              open={(number) => paths.founder.ideaVersion(ideaId, number)}
              comparison={comparison}
            />
            {items.length > 1 && <CompareForm numbers={items.map(({ number }) => number)} comparison={comparison} />}
          </>
        )
      }
    </LoadedVersions>
  );
}
