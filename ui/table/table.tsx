import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { TableCell } from './table-cell.tsx';
import { SelectCell } from './table-select.tsx';
import { SortableHeader, SortSelect } from './table-sort.tsx';
import type { TableColumn, TableLook, TableRow, TableSelection, TableSort } from './table-types.ts';

type TableProps = {
  /** Says what the table holds; shown above it only with `showCaption`. */
  caption: string;
  showCaption?: boolean;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** The page has a `SortSelect` of its own, beside its filters. */
  sortsElsewhere?: boolean;
  look?: TableLook;
  /** Gives each row of a framed table a checkbox. */
  selection?: TableSelection;
  /** Shown instead of the table when there are no rows. */
  empty?: ReactNode;
};

/** A table that turns into a list of cards at phone width, where its sorting is a select. */
export function Table(props: TableProps) {
  const {
    caption,
    showCaption,
    columns,
    rows,
    sort,
    onSort,
    sortsElsewhere,
    look = 'framed',
    selection,
    empty,
  } = props;
  if (rows.length === 0 && empty) return empty;
  const framed = look === 'framed';
  const unfolds = look !== 'compact';
  // Roles, because laying a table out as cards takes its meaning away in some browsers.
  return (
    <div className="min-w-0">
      {framed && onSort && !sortsElsewhere && <SortSelect className="mb-3 sm:hidden" {...{ columns, sort, onSort }} />}
      <div className={cx(framed && 'overflow-hidden sm:rounded-card sm:border sm:border-line sm:bg-surface')}>
        <table
          role={unfolds ? 'table' : undefined}
          className={cx('w-full border-collapse text-left', unfolds && 'max-sm:block')}
        >
          <caption className={showCaption ? cx('pb-2 text-left font-semibold', unfolds && 'max-sm:block') : 'sr-only'}>
            {caption}
          </caption>
          <thead
            role={unfolds ? 'rowgroup' : undefined}
            className={cx(framed && 'bg-sunken', unfolds && 'max-sm:sr-only')}
          >
            <tr role={unfolds ? 'row' : undefined}>
              {selection && (
                <th role={framed ? 'columnheader' : undefined} scope="col">
                  <span className="sr-only">Select</span>
                </th>
              )}
              {columns.map((column) => (
                <SortableHeader key={column.key} {...{ column, sort, onSort, look }} />
              ))}
            </tr>
          </thead>
          <tbody
            role={unfolds ? 'rowgroup' : undefined}
            className={cx(unfolds && 'max-sm:flex max-sm:flex-col', framed && 'max-sm:gap-3')}
          >
            {rows.map((row) => (
              <tr
                key={row.id}
                role={unfolds ? 'row' : undefined}
                className={framed ? rowClass(row.url, columns) : cx('border-t border-line', unfolds && lineClass)}
              >
                {selection && <SelectCell {...{ row, selection, look }} />}
                {columns.map((column, index) => (
                  <TableCell
                    key={column.key}
                    {...{ column, row, look }}
                    first={index === 0}
                    selectable={selection !== undefined}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const lineClass = 'max-sm:flex max-sm:flex-wrap max-sm:gap-x-5 max-sm:gap-y-1 max-sm:py-2';

function rowClass(url: string | undefined, columns: readonly TableColumn[]): string {
  return cx(
    'relative border-line sm:border-t',
    'max-sm:flex max-sm:rounded-card max-sm:border max-sm:bg-surface',
    layoutClass(columns),
    url && 'transition-colors hover:bg-sunken has-[a:focus-visible]:bg-sunken',
  );
}

/** How a row is laid out on phones. */
function layoutClass(columns: readonly TableColumn[]): string {
  if (columns.some(({ plain }) => plain))
    return 'max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:gap-y-0.5 max-sm:px-3 max-sm:py-2.5';
  const isBrief = columns.some(({ brief }) => brief);
  return cx(
    'max-sm:p-4',
    isBrief ? 'max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-5 max-sm:gap-y-2' : 'max-sm:flex-col max-sm:gap-2',
  );
}
