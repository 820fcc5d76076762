import { useQuery } from '@tanstack/react-query';
import { CheckCheck, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ToldThing } from '#contract/notifications/notifications.ts';
import { paginate } from '#domain/pagination.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { askConfirm } from '#web/components/dialog-store.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { withPage } from '#web/components/page-in.ts';
import { toldThingsQuery, useDeleteAllRead, useMarkAllRead } from '#web/shell/notification-queries.ts';
import { Earlier } from './earlier.tsx';
import { NotificationFilters } from './notification-filters.tsx';
import { NotificationLine } from './notification-line.tsx';
import { filterIn, isFiltered, type NotificationView } from './notification-view.ts';

/** /m/notifications: what you were told, the newest first, with all of one thing together. New ones appear by themselves. */
export default function Notifications() {
  const [search, setSearch] = useSearchParams();
  const view = filterIn(search);
  const query = useQuery(toldThingsQuery(view));
  const list = useRef<HTMLDivElement>(null);
  /** Anyone who was on a button that has gone goes on from the list. */
  const keepFocus = () => {
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  };
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title="Notifications"
        lead={query.data && query.data.unread > 0 ? `${query.data.unread} unread` : undefined}
        actions={query.data && <WithAll unread={query.data.unread} read={query.data.read} onGone={keepFocus} />}
      />
      {query.data && (query.data.unread + query.data.read > 0 || isFiltered(view)) && (
        <NotificationFilters view={view} onView={setSearch} />
      )}
      <Loaded query={query} what="Your notifications">
        {(told) => (
          <div ref={list} tabIndex={-1} className="flex flex-col gap-6 outline-none">
            {told.total === 0 ? (
              <Nothing view={view} onClear={() => setSearch({})} />
            ) : (
              <>
                <ul
                  aria-label="Notifications"
                  className="divide-y divide-line rounded-card border border-line bg-surface"
                >
                  {told.items.map((item) => (
                    <Told key={item.id} item={item} view={view} onGone={keepFocus} />
                  ))}
                </ul>
                <Pagination {...paginate(told)} onPage={(page) => setSearch(withPage(search, page))} />
              </>
            )}
          </div>
        )}
      </Loaded>
    </div>
  );
}

type ToldProps = { item: ToldThing; view: NotificationView; onGone: () => void };

function Told({ item, view, onGone }: ToldProps) {
  return (
    <li className="flex flex-col gap-2 p-4 sm:px-6">
      <NotificationLine item={item} onGone={onGone} />
      {item.earlier > 0 && <Earlier item={item} view={view} onGone={onGone} />}
    </li>
  );
}

/** What is done with all of them, whichever are shown. */
function WithAll({ unread, read, onGone }: { unread: number; read: number; onGone: () => void }) {
  const readAll = useMarkAllRead();
  const deleteRead = useDeleteAllRead();

  const ask = () =>
    askConfirm({
      title: 'Delete all that you have read?',
      text: `${read === 1 ? '1 notification' : `${read} notifications`} will be gone for good. What they told you of stays.`,
      confirmLabel: 'Delete them',
      danger: true,
      work: () => deleteRead.mutateAsync(undefined).catch(() => undefined),
    });

  return (
    <div className="flex flex-wrap gap-3">
      {unread > 0 && (
        <Button
          variant="secondary"
          icon={<CheckCheck />}
          loading={readAll.isPending}
          onClick={() => void readAll.mutateAsync(undefined).then(onGone, () => undefined)}
        >
          Mark all as read
        </Button>
      )}
      {read > 0 && (
        <Button variant="secondary" icon={<Trash2 />} onClick={() => void ask().then(onGone)}>
          Delete all read
        </Button>
      )}
    </div>
  );
}

function Nothing({ view, onClear }: { view: NotificationView; onClear: () => void }) {
  if (!isFiltered(view))
    return (
      <EmptyState title="You have no notifications">
        News about your documents, signatures, courses and sessions will be listed here.
      </EmptyState>
    );
  return (
    <EmptyState
      title={view.show === 'unread' ? 'Nothing here is unread' : 'You were told nothing about this'}
      action={
        <Button variant="secondary" onClick={onClear}>
          Show all notifications
        </Button>
      }
    />
  );
}
