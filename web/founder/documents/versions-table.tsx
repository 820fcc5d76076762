import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TextLink } from '#ui/link/link.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { Table } from '#ui/table/table.tsx';
import type { TableColumn } from '#ui/table/table-types.ts';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { DateTime } from '#web/time/date-time.tsx';

type Version = { number: number; createdAt: string };

type LoadedVersionsProps<V> = {
  query: UseQueryResult<{ items: V[] }>;
  children: (items: readonly V[]) => ReactNode;
};

/** The versions of a document once they are read, or what stands in their place. */
export function LoadedVersions<V>({ query, children }: LoadedVersionsProps<V>) {
  return (
    <>
      {query.isPending && (
        <SkeletonRegion label="The versions are loading">
          <Skeleton className="h-24 w-full rounded-card" />
        </SkeletonRegion>
      )}
      {query.isError && (
        <LoadFailure title="The versions could not be read" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data && children(query.data.items)}
    </>
  );
}

type VersionsTableProps<V extends Version> = {
  items: readonly V[];
  /** What was done to make it a version, such as "Published on". */
  madeOn: string;
  /** What else the tool says of a version. */
  columns: readonly TableColumn[];
  cells: (version: V) => Record<string, ReactNode>;
  /** "Version 2" in its column, where the number alone would say too little. */
  isNamed?: boolean;
  open: (number: number) => string;
  comparison: (from: number, to: number) => string;
};

/** The versions of a document: each can be opened, and compared with the one before. */
export function VersionsTable<V extends Version>(props: VersionsTableProps<V>) {
  const { items, madeOn, columns, cells, isNamed = false, open, comparison } = props;
  return (
    <Table
      caption="Versions"
      columns={[
        { key: 'number', label: 'Version' },
        { key: 'madeOn', label: madeOn },
        ...columns,
        { key: 'actions', label: 'Actions' },
      ]}
      rows={items.map((version) => ({
        ...cells(version),
        id: String(version.number),
        number: isNamed ? `Version ${version.number}` : version.number,
        madeOn: <DateTime value={version.createdAt} withTime />,
        actions: <VersionLinks number={version.number} open={open} comparison={comparison} />,
      }))}
    />
  );
}

type VersionLinksProps = Pick<VersionsTableProps<Version>, 'open' | 'comparison'> & { number: number };

function VersionLinks({ number, open, comparison }: VersionLinksProps) {
  const className = 'inline-flex min-h-11 items-center sm:min-h-9';
  return (
    <span className="flex flex-wrap gap-x-4 whitespace-nowrap sm:justify-end">
      <TextLink className={className} href={open(number)} aria-label={`Open version ${number}`}>
        Open
      </TextLink>
      {number > 1 && (
        <TextLink
          className={className}
          href={comparison(number - 1, number)}
          aria-label={`What changed in version ${number}`}
        >
          What changed
        </TextLink>
      )}
    </span>
  );
}
