import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CashEntryRecord } from '#contract/readiness/ledger.ts';
import { formatPlainMoney } from '#domain/money/money.ts';
import { paginate } from '#domain/pagination.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { DataTable } from '#web/components/data-table.tsx';
import { askConfirm } from '#web/components/dialog-store.ts';
import { formatMonth } from '#web/time/date-time.tsx';
import { useRemoveEntry } from './ledger-queries.ts';

type EntryTableProps = {
  entries: readonly CashEntryRecord[];
  checkId: string;
  onEdit: (entry: CashEntryRecord) => void;
};

const columns = [
  { key: 'month', label: 'Month', plain: true },
  { key: 'category', label: 'What for', plain: true },
  { key: 'kind', label: 'Direction', plain: true },
  { key: 'amount', label: 'Amount', align: 'end', plain: true },
  { key: 'actions', label: 'Actions', plain: true },
] as const;

/** A year of a small company is forty lines: on a phone they would be fourteen screens. */
const pageSize = 12;

/** The lines of the ledger, the newest month first. */
export function EntryTable({ entries, checkId, onEdit }: EntryTableProps) {
  const remove = useRemoveEntry(checkId);
  const [turnedTo, setPage] = useState(1);
  const { page } = paginate({ page: turnedTo, pageSize, total: entries.length });
  const newest = [...entries].sort((a, b) => b.month.localeCompare(a.month));

  function askToRemove(entry: CashEntryRecord) {
    void askConfirm({
      title: 'Remove this line?',
      text: `${nameOf(entry)} leaves the ledger and all your checks. Saved versions keep what they say of it.`,
      confirmLabel: 'Remove line',
      danger: true,
      work: () => remove.mutateAsync(entry),
    }).catch((error) => toast.error(messageOf(error)));
  }

  return (
    <section aria-labelledby="entries-title" className="flex flex-col gap-4">
      <h2 id="entries-title" className="font-display text-2xl font-semibold tracking-tight">
        Lines
      </h2>
      <DataTable
        caption="Lines of the cash ledger"
        columns={columns}
        page={page}
        pageSize={pageSize}
        total={newest.length}
        onPage={setPage}
        rows={newest.slice((page - 1) * pageSize, page * pageSize).map((entry) => ({
          id: entry.id,
          month: formatMonth(entry.month),
          category: entry.category,
          kind: entry.kind === 'out' ? 'Out' : entry.raised ? 'In, raised' : 'In',
          amount: formatPlainMoney(entry),
          actions: (
            <span className="flex justify-end">
              <IconButton label={`Change ${nameOf(entry)}`} icon={<Pencil />} onClick={() => onEdit(entry)} />
              <IconButton label={`Remove ${nameOf(entry)}`} icon={<Trash2 />} onClick={() => askToRemove(entry)} />
            </span>
          ),
        }))}
        empty={
          <EmptyState level={3} title="Your months will be here">
            Enter what came in and what went out. Three whole months are enough for burn and runway.
          </EmptyState>
        }
      />
    </section>
  );
}

const nameOf = (entry: CashEntryRecord) => `${entry.category}, ${entry.month}, ${formatPlainMoney(entry)}`;
