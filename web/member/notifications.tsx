import { useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { Notification } from '#contract/notifications/notifications.ts';
import { paginate } from '#domain/pagination.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { cx } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { notificationsQuery, useMarkAllRead, useMarkRead } from '#web/shell/notification-queries.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { LoadFailure } from '../components/load-failure.tsx';

/** /m/notifications: what you were told, the newest first. New ones appear by themselves. */
export default function Notifications() {
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useQuery(notificationsQuery(readPage(search)));
  const readAll = useMarkAllRead();
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title="Notifications"
        lead={data && data.unread > 0 ? `${data.unread} unread` : undefined}
        actions={
          data &&
          data.unread > 0 && (
            <Button
              variant="secondary"
              icon={<CheckCheck />}
              loading={readAll.isPending}
              onClick={() => readAll.mutate(undefined)}
            >
              Mark all as read
            </Button>
          )
        }
      />
      {error && !data && (
        <LoadFailure title="Your notifications could not be read" error={error} onRetry={() => void refetch()} />
      )}
      {!error && !data && (
        <SkeletonRegion label="Your notifications are loading">
          <Skeleton className="h-40 w-full" />
        </SkeletonRegion>
      )}
      {data?.total === 0 && (
        <EmptyState title="You have no notifications">
          News about your documents, signatures and sessions will be listed here.
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <>
          <ul aria-label="Notifications" className="divide-y divide-line rounded-card border border-line bg-surface">
            {data.items.map((item) => (
              <NotificationLine key={item.id} item={item} />
            ))}
          </ul>
          <Pagination {...paginate(data)} onPage={(page) => setSearch({ page: String(page) })} />
        </>
      )}
    </div>
  );
}

function NotificationLine({ item }: { item: Notification }) {
  const read = useMarkRead();
  const isUnread = item.readAt === null;
  return (
    <li className="flex flex-col gap-x-6 gap-y-2 p-4 sm:flex-row sm:items-start sm:px-6">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TextLink
            href={item.href}
            className={cx('wrap-anywhere', isUnread && 'font-semibold')}
            onClick={() => isUnread && read.mutate(item.id)}
          >
            {item.title}
          </TextLink>
          {isUnread && <Badge colour="moss">Unread</Badge>}
        </p>
        {item.body && <p className="mt-1 wrap-anywhere">{item.body}</p>}
        <p className="mt-1 text-sm text-stone">
          <DateTime value={item.createdAt} withTime />
        </p>
      </div>
      {isUnread && (
        <Button
          variant="quiet"
          size="small"
          className="self-start max-sm:-ml-3.5"
          loading={read.isPending}
          onClick={() => read.mutate(item.id)}
        >
          Mark as read<VisuallyHidden> {item.title}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

/** The page that the address names; 1 where it names none. */
function readPage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
