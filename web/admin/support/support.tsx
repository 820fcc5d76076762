import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type AdminSupportEntry, listAdminSupport } from '#contract/support/admin.ts';
import { SUPPORT_STATES, type SupportState } from '#domain/support/support-thread.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { pageIn } from '#web/components/page-in.ts';
import { PagedList } from '#web/components/paged-list.tsx';
import { ThreadStatus } from '#web/components/support/thread-status.tsx';
import { paths } from '#web/paths.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { supportAreaWords, supportStates } from '#web/words/support-words.ts';
import { adminQuery } from '../parts/admin-query.ts';
import { FilterSelect } from '../parts/filter-select.tsx';

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
  const [params] = useSearchParams();
  const chosen = params.get('state');
  const state = isState(chosen) ? chosen : undefined;
  const threads = useQuery(adminQuery(listAdminSupport, { query: { page: pageIn(params), state } }));
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title="Support" lead="What people asked you. The longest wait comes first." />
      <FilterSelect
        label="Status"
        name="state"
        value={state ?? ''}
        all="All"
        options={SUPPORT_STATES.map((value) => ({ value, label: supportStates[value].label }))}
      />
      <PagedList
        query={threads}
        what="The list of questions"
        caption="Questions"
        columns={columns}
        rowOf={rowOf}
        empty={<EmptyState title="No question is here">People write from Help and support.</EmptyState>}
      />
    </div>
  );
}

const rowOf = ({ id, area, excerpt, member, state, unread, waitingSince }: AdminSupportEntry) => ({
  id,
  url: paths.admin.supportThread(id),
  area: supportAreaWords[area],
  description: excerpt,
  member: member.uid === null ? `${member.name} (no account)` : member.name,
  state: <ThreadStatus state={state} unread={unread} />,
  since: waitingSince ? <DateTime value={waitingSince} withTime /> : 'Not waiting',
});
