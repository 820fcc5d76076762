import type { Notification } from '#contract/notifications/notifications.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { cx } from '#ui/class-names.ts';
import { TextLink } from '#ui/link/link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { useDeleteNotification, useMarkRead } from '#web/shell/notification-queries.ts';
import { DateTime } from '#web/time/date-time.tsx';

type LineProps = {
  item: Notification;
  /** Called once a button of the line has gone, and the focus with it. */
  onGone: () => void;
};

/** One notification: what happened and when, and what can be done with it. */
export function NotificationLine({ item, onGone }: LineProps) {
  const { id, title, body, createdAt } = item;
  const read = useMarkRead();
  const remove = useDeleteNotification();
  const isUnread = item.readAt === null;
  return (
    <div className="flex flex-col gap-x-6 gap-y-2 sm:flex-row sm:items-start">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Title item={item} onOpen={() => isUnread && read.mutate(id)} />
          {isUnread && <Badge colour="moss">Unread</Badge>}
        </p>
        {body && <p className="mt-1 wrap-anywhere">{body}</p>}
        <p className="mt-1 text-sm text-stone">
          <DateTime value={createdAt} withTime />
        </p>
      </div>
      <div className="flex flex-wrap max-sm:-ml-3.5 sm:-mt-1.5">
        {isUnread && (
          <Button
            variant="quiet"
            size="small"
            loading={read.isPending}
            onClick={() => void read.mutateAsync(id).then(onGone, () => undefined)}
          >
            Mark as read<VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          loading={remove.isPending}
          onClick={() => void remove.mutateAsync(id).then(onGone, () => undefined)}
        >
          Delete<VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </div>
    </div>
  );
}

function Title({ item: { href, title, readAt }, onOpen }: { item: Notification; onOpen: () => void }) {
  const look = cx('wrap-anywhere', readAt === null && 'font-semibold');
  if (href === null) return <span className={look}>{title}</span>;
  return (
    <TextLink href={href} className={look} onClick={onOpen}>
      {title}
    </TextLink>
  );
}
