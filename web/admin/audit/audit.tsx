import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type AuditEntry, listAuditEntries } from '#contract/audit-log/audit-log.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { DataTable } from '#web/components/data-table.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { pageIn, withPage } from '#web/components/page-in.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { adminQuery } from '../parts/admin-query.ts';
import { actionWords, detailWords, kindWords, subjectPath } from './audit-words.ts';

const columns = [
  { key: 'action', label: 'What' },
  { key: 'actor', label: 'Who' },
  { key: 'at', label: 'When' },
  { key: 'detail', label: 'Details' },
] as const;

/** /m/admin/audit: who did what when, the newest first. Nothing here can be changed. */
export default function Audit() {
  const [params, setParams] = useSearchParams();
  const subjectKind = params.get('kind') ?? '';
  const query = useQuery(
    adminQuery(listAuditEntries, { query: { page: pageIn(params), subjectKind: subjectKind || undefined } }),
  );
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title="Audit" lead="Who did what, and when. Entries are kept as they are." />
      <SelectField
        className="sm:w-72"
        label="About"
        name="kind"
        value={subjectKind}
        placeholder="Everything"
        options={Object.entries(kindWords).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => setParams(target.value ? { kind: target.value } : {}, { preventScrollReset: true })}
      />
      <Loaded query={query} what="The audit">
        {({ items, total, page, pageSize }) => (
          <DataTable
            caption="Audit entries"
            columns={columns}
            rows={items.map(rowOf)}
            page={page}
            pageSize={pageSize}
            total={total}
            onPage={(next) => setParams(withPage(params, next))}
            empty={<EmptyState title="Nothing was done yet">What operators do is listed here.</EmptyState>}
          />
        )}
      </Loaded>
    </div>
  );
}

function rowOf(entry: AuditEntry) {
  const path = subjectPath(entry);
  return {
    id: entry.id,
    ...(path && { url: path }),
    action: actionWords(entry.action),
    actor: entry.actor.name,
    at: <DateTime value={entry.at} withTime />,
    detail: <span className="text-sm wrap-anywhere text-stone">{detailWords(entry)}</span>,
  };
}
