import { Archive } from 'lucide-react';
import { type DocumentExportBody, exportLimits } from '#contract/documents/exports.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { type DocumentFilters, isFiltered, toQuery } from '#web/founder/documents/documents-view.ts';
import { useStartExport } from './export-queries.ts';

type ExportBarProps = {
  filters: DocumentFilters;
  /** The ids on this page, and how many documents match on all pages together. */
  pageIds: readonly string[];
  total: number;
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], on: boolean) => void;
  onClear: () => void;
};

/** Chooses a whole page, and exports what is chosen or, with nothing chosen, everything that matches. */
export function ExportBar({ filters, pageIds, total, selected, onSelect, onClear }: ExportBarProps) {
  const start = useStartExport();
  const count = selected.size;
  const body: DocumentExportBody = count > 0 ? { documentIds: [...selected] } : { matching: toQuery(filters) };
  const tooMany = (count || total) > exportLimits.documents;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex flex-1 flex-wrap items-center gap-x-6">
        <Checkbox
          label={
            <>
              Select all<span className="max-sm:sr-only"> on this page</span>
            </>
          }
          checked={pageIds.length > 0 && pageIds.every((id) => selected.has(id))}
          onChange={(event) => onSelect(pageIds, event.target.checked)}
        />
        <p role="status" className="text-sm text-stone tabular-nums">
          {count > 0 && `${count} selected`}
        </p>
        {count > 0 && (
          <Button variant="quiet" size="small" className="ml-auto" onClick={onClear}>
            Clear selection
          </Button>
        )}
      </div>
      <Button
        variant="secondary"
        size="small"
        icon={<Archive />}
        loading={start.isPending}
        disabled={tooMany}
        aria-describedby={tooMany ? 'export-limit' : undefined}
        onClick={() => start.mutate(body, { onSuccess: onClear })}
      >
        {exportLabel(count, total, isFiltered(filters))}
      </Button>
      {tooMany && (
        <p id="export-limit" className="text-sm text-stone">
          One zip file holds at most {exportLimits.documents} documents. Filter the list first.
        </p>
      )}
    </div>
  );
}

function exportLabel(count: number, total: number, filtered: boolean): string {
  if (count > 0) return `Export ${count} selected`;
  return filtered ? `Export all ${total} found` : `Export all ${total}`;
}
