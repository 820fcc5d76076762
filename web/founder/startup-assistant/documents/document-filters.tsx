import { FilterX, Search, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { documentLimits, documentTypeLabels, documentTypes } from '#contract/documents/documents.ts';
import { STATUSES } from '#domain/statuses.ts';
import { Button } from '#ui/button/button.tsx';
import { cx } from '#ui/class-names.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { SortSelect } from '#ui/table/table-sort.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { type DocumentsView, isFiltered } from '#web/founder/documents/documents-view.ts';
import { documentColumns, fromTable, toTable } from './document-list.tsx';

const typeOptions = documentTypes.map((type) => ({ value: type, label: documentTypeLabels[type] }));
const statusOptions = [
  ...(['draft', 'completed'] as const).map((status) => ({ value: status, label: STATUSES[status].label })),
  { value: 'hidden' as const, label: 'Hidden' },
];

type DocumentFiltersProps = {
  view: DocumentsView;
  onView: (change: Partial<DocumentsView>) => void;
  searchText: string;
  onSearchText: (text: string) => void;
  onClear: () => void;
};

/** Search, type and status: what narrows All Documents. On a phone all but the search is folded, with the order. */
export function DocumentFilters({ view, onView, searchText, onSearchText, onClear }: DocumentFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const count = [view.type, view.status].filter(Boolean).length;
  return (
    <search className="flex flex-wrap items-end gap-3">
      <TextField
        className="max-sm:min-w-0 max-sm:flex-[1_1_9rem] sm:w-72"
        type="search"
        label="Search documents"
        prefix={<Search />}
        maxLength={documentLimits.searchLength}
        value={searchText}
        onChange={(event) => onSearchText(event.target.value)}
      />
      <Button
        variant="secondary"
        className="sm:hidden"
        icon={<SlidersHorizontal />}
        aria-expanded={isOpen}
        aria-controls="document-filters"
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      <div
        id="document-filters"
        className={cx(
          'grid-cols-2 items-end gap-3 max-sm:w-full sm:contents',
          isOpen ? 'max-sm:grid' : 'max-sm:hidden',
        )}
      >
        <SelectField
          className="sm:w-56"
          label="Type"
          placeholder="All types"
          options={typeOptions}
          value={view.type}
          onChange={({ target }) => onView({ type: documentTypes.find((type) => type === target.value) ?? '' })}
        />
        <SelectField
          className="sm:w-40"
          label="Status"
          placeholder="Any status"
          options={statusOptions}
          value={view.status}
          onChange={({ target }) =>
            onView({ status: statusOptions.find(({ value }) => value === target.value)?.value ?? '' })
          }
        />
        <SortSelect
          className="col-span-2 sm:hidden"
          columns={documentColumns}
          sort={toTable(view)}
          onSort={(sort) => onView(fromTable(sort))}
        />
        {(isFiltered(view) || searchText !== '') && (
          <Button variant="quiet" icon={<FilterX />} className="max-sm:col-span-2" onClick={onClear}>
            Clear filters
          </Button>
        )}
      </div>
    </search>
  );
}
