import { useQuery } from '@tanstack/react-query';
import type { ReadinessVersionEntry } from '#contract/readiness-versions.ts';
import { ROUNDS } from '#domain/readiness/dimensions.ts';
import { LineChart } from '#ui/line-chart/line-chart.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { Table } from '#ui/table/table.tsx';
import { DateTime } from '#web/components/date-time.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { CompareForm } from '#web/founder/documents/compare-form.tsx';
import { TitledSection } from '#web/founder/documents/titled-section.tsx';
import { paths } from '#web/paths.ts';
import { Sharing } from '../../sharing/sharing.tsx';
import { versionsQuery } from '../check-queries.ts';
import { blockersLine, percentWords } from '../report/report-words.ts';

/** The check over time: every published version, as a chart and as a list. */
export function VersionsPart({ checkId }: { checkId: string }) {
  const versions = useQuery(versionsQuery(checkId));
  return (
    <TitledSection
      id="versions"
      title="History"
      lead="Each published version stays as it was, with what it was computed from."
    >
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
      {versions.data && <History checkId={checkId} items={versions.data.items} />}
      {versions.data && (
        <Sharing
          documentId={checkId}
          versionNumber={versions.data.items[0]?.number ?? null}
          signable={false}
          level={3}
        />
      )}
    </TitledSection>
  );
}

const columns = [
  { key: 'number', label: 'Version' },
  { key: 'kept', label: 'Published on' },
  { key: 'round', label: 'Round' },
  { key: 'result', label: 'Result' },
  { key: 'actions', label: 'Actions' },
] as const;

function History({ checkId, items }: { checkId: string; items: readonly ReadinessVersionEntry[] }) {
  if (items.length === 0)
    return <p className="text-stone">None yet. “Publish version” at the top keeps the first one.</p>;
  const earliest = [...items].reverse();
  return (
    <>
      <LineChart
        title="Readiness over time"
        note="Per cent of the targets of the round that was chosen then: the round may differ from version to version."
        pointLabel="Version"
        points={earliest.map(({ number }) => ({ id: String(number), label: `Version ${number}` }))}
        write={percentWords}
        writeShort={(value) => `${value}%`}
        series={[
          { id: 'claimed', label: 'Claimed', look: 'dashed', values: earliest.map(({ readiness }) => readiness) },
          {
            id: 'documented',
            label: 'Documented',
            look: 'solid',
            values: earliest.map(({ documented }) => documented),
          },
          { id: 'verified', label: 'Verified', look: 'dotted', values: earliest.map(({ verified }) => verified) },
        ]}
      />
      <Table
        caption="Versions"
        columns={columns}
        rows={items.map((version) => ({
          id: String(version.number),
          number: `Version ${version.number}`,
          kept: <DateTime value={version.createdAt} withTime />,
          round: ROUNDS[version.round].label,
          result: version.ready ? 'Ready: no blocker' : blockersLine(version.blockers.length),
          actions: <VersionLinks checkId={checkId} number={version.number} />,
        }))}
      />
      {items.length > 1 && (
        <CompareForm
          numbers={items.map(({ number }) => number)}
          comparison={(from, to) => paths.founder.checkComparison(checkId, from, to)}
        />
      )}
    </>
  );
}

function VersionLinks({ checkId, number }: { checkId: string; number: number }) {
  const className = 'inline-flex min-h-11 items-center sm:min-h-9';
  return (
    <span className="flex flex-wrap gap-x-4 whitespace-nowrap sm:justify-end">
      <TextLink
        className={className}
        href={paths.founder.checkVersion(checkId, number)}
        aria-label={`Open version ${number}`}
      >
        Open
      </TextLink>
      {number > 1 && (
        <TextLink
          className={className}
          href={paths.founder.checkComparison(checkId, number - 1, number)}
          aria-label={`What changed in version ${number}`}
        >
          What changed
        </TextLink>
      )}
    </span>
  );
}
