import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { listAdminSupport } from '#contract/support/admin.ts';
import { SUPPORT_STATES, type SupportState } from '#domain/support/support-thread.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { DataTable } from '#web/components/data-table.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { pageIn, withPage } from '#web/components/page-in.ts';
import { ThreadStatus } from '#web/components/support/thread-status.tsx';
import { paths } from '#web/paths.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { supportAreaWords, supportStates } from '#web/words/support-words.ts';
import { adminQuery } from '../parts/admin-query.ts';

const columns = [
  { key: 'area', label: 'About' },
  { key: 'description', label: 'Question' },
  { key: 'member', label: 'From' },
  { key: 'state', label: 'Status' },
  { key: 'since', label: 'Waits since' },
] as const;

const isState = (text: string | null): text is SupportState => SUPPORT_STATES.some((state) => state === text);

/** /m/admin/support: what people asked, the longest wait first. */
export default function Support() {
  const [params, setParams] = useSearchParams();
  const chosen = params.get('state');
  const state = isState(chosen) ? chosen : undefined;
  const threads = useQuery(adminQuery(listAdminSupport, { query: { page: pageIn(params), state } }));
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title="Support" lead="What people asked you. The longest wait comes first." />
      <SelectField
        className="sm:w-72"
        label="Status"
        name="state"
        value={state ?? ''}
        placeholder="All"
        options={SUPPORT_STATES.map((value) => ({ value, label: supportStates[value].label }))}
        onChange={({ target }) => setParams(target.value ? { state: target.value } : {}, { preventScrollReset: true })}
      />
      <Loaded query={threads} what="The list of questions">
        {({ items, total, page, pageSize }) => (
          <DataTable
            caption="Questions"
            columns={columns}
            rows={items.map((thread) => ({
              id: thread.id,
              url: paths.admin.supportThread(thread.id),
              area: supportAreaWords[thread.area],
              description: thread.excerpt,
              member: thread.member.uid === null ? `${thread.member.name} (no account)` : thread.member.name,
              state: <ThreadStatus state={thread.state} unread={thread.unread} />,
              since: thread.waitingSince ? <DateTime value={thread.waitingSince} withTime /> : 'Not waiting',
            }))}
            page={page}
            pageSize={pageSize}
            total={total}
            onPage={(next) => setParams(withPage(params, next))}
            empty={<EmptyState title="No question is here">People write from Help and support.</EmptyState>}
          />
        )}
      </Loaded>
    </div>
  );
}
