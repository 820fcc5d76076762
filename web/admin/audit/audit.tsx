import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type AuditEntry, listAuditEntries } from '#contract/audit-log/audit-log.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { pageIn } from '#web/components/page-in.ts';
import { PagedList } from '#web/components/paged-list.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import { adminQuery } from '../parts/admin-query.ts';
import { FilterSelect } from '../parts/filter-select.tsx';
import { actionWords, detailWords, kindWords, subjectPath } from './audit-words.ts';

const columns = [
  { key: 'action', label: 'What' },
  { key: 'actor', label: 'Who' },
  { key: 'at', label: 'When' },
  { key: 'detail', label: 'Details' },
] as const;

/** /m/admin/audit: who did what when, the newest first. Nothing here can be changed. */
export default function Audit() {
  const [params] = useSearchParams();
  const subjectKind = params.get('kind') ?? '';
  const query = useQuery(
    adminQuery(listAuditEntries, { query: { page: pageIn(params), subjectKind: subjectKind || undefined } }),
  );
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title="Audit" lead="Who did what, and when. Entries are kept as they are." />
      <FilterSelect
        label="About"
        name="kind"
        value={subjectKind}
        all="Everything"
        options={Object.entries(kindWords).map(([value, label]) => ({ value, label }))}
      />
      <PagedList
        query={query}
        what="The audit"
        caption="Audit entries"
        columns={columns}
        rowOf={rowOf}
        empty={<EmptyState title="Nothing was done yet">What operators do is listed here.</EmptyState>}
      />
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
