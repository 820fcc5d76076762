import type { ComponentProps } from 'react';
import { paginate } from '#domain/pagination.ts';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { Table } from '#ui/table/table.tsx';

type DataTableProps = ComponentProps<typeof Table> & {
  page: number;
  pageSize: number;
  /** How many there are on all pages together. */
  total: number;
  onPage: (page: number) => void;
};

/** A list in pages: the table, then "Showing X-Y of Z items" with Prev, Next and the page numbers. */
export function DataTable({ page, pageSize, total, onPage, ...table }: DataTableProps) {
  return (
    <div className="flex flex-col gap-4">
      <Table {...table} />
      {total > 0 && <Pagination {...paginate({ page, pageSize, total })} onPage={onPage} label={table.caption} />}
    </div>
  );
}
