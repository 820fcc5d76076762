import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { cx } from '../class-names.ts';
import { SelectField } from '../select-field/select-field.tsx';
import type { SortDirection, TableColumn, TableLook, TableSort } from './table-types.ts';

type Sorting = { sort?: TableSort; onSort?: (sort: TableSort) => void };

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

/** A column's heading; where the column sorts, a button that says how it is sorted now. */
export function SortableHeader(props: Sorting & { column: TableColumn; look: TableLook }) {
  const { column, sort, onSort, look } = props;
  const sorts = column.sortable && onSort;
  const direction = sort?.key === column.key ? sort.direction : 'none';
  const Icon = icons[direction];
  const end = column.align === 'end';
  const framed = look === 'framed';
  return (
    <th
      role={look === 'compact' ? undefined : 'columnheader'}
      scope="col"
      aria-sort={sorts ? direction : undefined}
      className={cx(
        'text-sm font-semibold text-stone',
        framed ? 'px-4 py-2.5' : 'py-2 pr-1.5 align-bottom last:pr-0 max-sm:tracking-tight sm:pr-4',
        end && 'text-right',
      )}
    >
      {sorts ? (
        <button
          type="button"
          onClick={() => onSort(nextSort(column.key, direction))}
          className={cx(
            'inline-flex min-h-8 items-center gap-1.5 rounded-mark font-semibold hover:text-ink',
            direction !== 'none' && 'text-ink',
          )}
        >
          {column.label}
          <Icon aria-hidden="true" className={cx('size-4', direction === 'none' && 'opacity-60')} />
        </button>
      ) : (
        <span className={cx(column.key === 'actions' && 'sr-only')}>{column.label}</span>
      )}
    </th>
  );
}

function nextSort(key: string, direction: SortDirection | 'none'): TableSort {
  return { key, direction: direction === 'ascending' ? 'descending' : 'ascending' };
}

/** The same choices as a select, for phones, where the headings are hidden. */
export function SortSelect(props: Sorting & { columns: readonly TableColumn[]; className: string }) {
  const { columns, sort, onSort, className } = props;
  const options = columns
    .filter((column) => column.sortable)
    .flatMap(({ key, label }) => [
      { value: `${key} ascending`, label: `${label}, ascending` },
      { value: `${key} descending`, label: `${label}, descending` },
    ]);
  if (options.length === 0) return null;
  return (
    <SelectField
      className={className}
      label="Sort by"
      placeholder={sort ? undefined : 'Choose an order'}
      options={options}
      value={sort ? `${sort.key} ${sort.direction}` : ''}
      onChange={(event) => {
        const chosen = options.find(({ value }) => value === event.target.value);
        const [key, direction] = chosen?.value.split(' ') ?? [];
        if (key) onSort?.({ key, direction: direction === 'descending' ? 'descending' : 'ascending' });
      }}
    />
  );
}
