import { FilterX, Search } from 'lucide-react';
import { documentLimits, documentTypeLabels, documentTypes } from '#contract/documents/documents.ts';
import { STATUSES } from '#domain/statuses.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { type DocumentsView, isFiltered } from '#web/founder/documents/documents-view.ts';

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

/** Search, type and status: what narrows All Documents. */
export function DocumentFilters({ view, onView, searchText, onSearchText, onClear }: DocumentFiltersProps) {
  return (
    <search className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
      <TextField
        className="col-span-2 sm:w-72"
        type="search"
        label="Search your documents"
        prefix={<Search />}
        maxLength={documentLimits.searchLength}
        value={searchText}
        onChange={(event) => onSearchText(event.target.value)}
      />
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
      {(isFiltered(view) || searchText !== '') && (
        <Button variant="quiet" icon={<FilterX />} className="max-sm:col-span-2" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </search>
  );
}
