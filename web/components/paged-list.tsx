import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router';
import { DataTable } from './data-table.tsx';
import { Loaded } from './loaded.tsx';
import { withPage } from './page-in.ts';

type Row = ComponentProps<typeof DataTable>['rows'][number];
type Page<Entry> = { items: readonly Entry[]; page: number; pageSize: number; total: number };

type PagedListProps<Entry> = Pick<ComponentProps<typeof DataTable>, 'caption' | 'columns' | 'empty'> & {
  query: UseQueryResult<Page<Entry>>;
  /** What is read, such as "The list of quotes". */
  what: string;
  rowOf: (entry: Entry) => Row;
  /** What the address calls the page, where one address has several lists. */
  pageName?: string;
};

/** A list that is read a page at a time, which page stands in the address (`pageIn`): the table, or what stands in its place. */
export function PagedList<Entry>({ query, what, rowOf, pageName, ...table }: PagedListProps<Entry>) {
  const [params, setParams] = useSearchParams();
  return (
    <Loaded query={query} what={what}>
      {({ items, page, pageSize, total }) => (
        <DataTable
          {...table}
          rows={items.map(rowOf)}
          page={page}
          pageSize={pageSize}
          total={total}
          onPage={(next) => setParams(withPage(params, next, pageName))}
        />
      )}
    </Loaded>
  );
}
