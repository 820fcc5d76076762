import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { TableCell } from './table-cell.tsx';
import { SortableHeader, SortSelect, type TableSort } from './table-sort.tsx';

export type TableColumn = {
  /** Which value of a row to show. `description` is wider; `actions` is rendered as given, with a hidden heading. */
  key: string;
  label: string;
  sortable?: boolean;
  /** `end` for numbers and money. */
  align?: 'start' | 'end';
};

/** A row's values by column key. `url` turns the first column into a link whose target is the whole row. */
export type TableRow = { id: string; url?: string } & Record<string, ReactNode>;

export type TableProps = {
  /** Says what the table holds; shown above it only with `showCaption`. */
  caption: string;
  showCaption?: boolean;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** `compact` stays a table on phones and has no frame: for the numbers next to a chart. */
  look?: 'framed' | 'compact';
  /** Shown instead of the table when there are no rows. */
  empty?: ReactNode;
};

/** A table that turns into a list of cards at phone width, where its sorting is a select. */
export function Table(props: TableProps) {
  const { caption, showCaption, columns, rows, sort, onSort, look = 'framed', empty } = props;
  if (rows.length === 0 && empty) return empty;
  const framed = look === 'framed';
  // Roles, because laying a table out as cards takes its meaning away in some browsers.
  return (
    <div className="min-w-0">
      {framed && onSort && <SortSelect columns={columns} sort={sort} onSort={onSort} />}
      <div className={cx(framed && 'overflow-hidden sm:rounded-card sm:border sm:border-line sm:bg-surface')}>
        <table
          role={framed ? 'table' : undefined}
          className={cx('w-full border-collapse text-left', framed && 'max-sm:block')}
        >
          <caption className={showCaption ? 'pb-2 text-left font-semibold max-sm:block' : 'sr-only'}>{caption}</caption>
          <thead role={framed ? 'rowgroup' : undefined} className={cx(framed && 'bg-sunken max-sm:sr-only')}>
            <tr role={framed ? 'row' : undefined}>
              {columns.map((column) => (
                <SortableHeader key={column.key} {...{ column, sort, onSort, look }} />
              ))}
            </tr>
          </thead>
          <tbody
            role={framed ? 'rowgroup' : undefined}
            className={cx(framed && 'max-sm:flex max-sm:flex-col max-sm:gap-3')}
          >
            {rows.map((row) => (
              <tr
                key={row.id}
                role={framed ? 'row' : undefined}
                className={framed ? rowClass(row.url) : 'border-t border-line'}
              >
                {columns.map((column, index) => (
                  <TableCell key={column.key} {...{ column, row, look }} first={index === 0} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function rowClass(url: string | undefined): string {
  return cx(
    'relative border-line sm:border-t',
    'max-sm:flex max-sm:flex-col max-sm:gap-2 max-sm:rounded-card max-sm:border max-sm:bg-surface max-sm:p-4',
    url && 'transition-colors hover:bg-sunken has-[a:focus-visible]:bg-sunken',
  );
}
