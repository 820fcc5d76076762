import { cx } from '../class-names.ts';
import { Anchor } from '../link/link.tsx';
import type { TableColumn, TableLook, TableRow } from './table-types.ts';

type TableCellProps = { column: TableColumn; row: TableRow; first: boolean; look: TableLook; selectable: boolean };

/** One value of a row: on phones a line with its label, the first one the card's heading. */
export function TableCell({ column, row, first, look, selectable }: TableCellProps) {
  const value = row[column.key];
  const actions = column.key === 'actions';
  const framed = look === 'framed';
  const plain = framed && !first && column.plain;
  const isLine = look === 'lines';
  // On a card a label with nothing beside it says nothing, and an empty value leaves a gap.
  const isEmpty = value === '' || value === null || value === undefined;
  const labelled = (framed || isLine) && !first && !actions && !plain;
  // Its value stands at the other edge; where text is so large that little room is left there, below its label.
  const isApart = labelled && !column.brief && !isLine;
  return (
    <td
      role={framed || isLine ? 'cell' : undefined}
      className={cx(
        'align-top',
        framed ? 'sm:px-4 sm:py-3' : isLine ? 'sm:py-2 sm:pr-4 sm:last:pr-0' : 'py-2 pr-1.5 last:pr-0 sm:pr-4',
        column.align === 'end' && 'tabular-nums sm:text-right',
        column.align === 'end' && look === 'compact' && 'text-right',
        column.key === 'description' && 'sm:w-2/5',
        plain && (isEmpty ? 'max-sm:hidden' : 'max-sm:text-sm'),
        labelled && (isEmpty ? 'max-sm:hidden' : 'max-sm:flex max-sm:items-baseline'),
        labelled &&
          (isApart ? 'max-sm:basis-full max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-4' : 'max-sm:gap-1.5'),
        framed && first && 'font-semibold',
        look !== 'compact' && first && 'max-sm:basis-full',
        first && (selectable || column.plain) && 'max-sm:pr-20',
        actions && 'z-1 sm:relative',
        actions &&
          (selectable
            ? 'max-sm:absolute max-sm:top-2 max-sm:right-12'
            : column.plain
              ? 'max-sm:absolute max-sm:top-1 max-sm:right-1'
              : 'max-sm:relative max-sm:-mb-2 max-sm:ml-auto max-sm:flex max-sm:justify-end'),
      )}
    >
      {labelled && (
        <span aria-hidden="true" className="shrink-0 text-sm text-stone sm:hidden">
          {column.label}
        </span>
      )}
      {first && row.url ? (
        <Anchor href={row.url} className={rowLinkClass}>
          {column.plain ? (
            <span className={column.isLong ? 'max-sm:line-clamp-3' : 'max-sm:line-clamp-2'}>{value}</span>
          ) : (
            value
          )}
        </Anchor>
      ) : (
        <div
          className={cx(
            'min-w-0 wrap-break-word',
            labelled && 'max-sm:text-right',
            isApart && 'max-sm:flex-[1_1_8rem]',
            actions && 'sm:-my-2 sm:ml-auto sm:w-fit',
          )}
        >
          {value}
        </div>
      )}
    </td>
  );
}

const rowLinkClass =
  'text-ink after:absolute after:inset-0 hover:text-moss focus-visible:outline-none focus-visible:after:outline-2 ' +
  'focus-visible:after:-outline-offset-2 focus-visible:after:outline-moss max-sm:after:rounded-card';
