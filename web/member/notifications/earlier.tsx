import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ToldThing } from '#contract/notifications/notifications.ts';
import { paginate } from '#domain/pagination.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { earlierQuery } from '#web/shell/notification-queries.ts';
import { NotificationLine } from './notification-line.tsx';
import type { NotificationView } from './notification-view.ts';

type EarlierProps = { item: ToldThing; view: NotificationView; onGone: () => void };

/** What was told of the same thing before, read only once it is opened. */
export function Earlier({ item, view, onGone }: EarlierProps) {
  const [isOpen, setOpen] = useState(false);
  const [page, setPage] = useState(1);
  const earlier = useQuery({ ...earlierQuery(item.id, { ...view, page }), enabled: isOpen });
  const unread = item.earlierUnread > 0 ? `, ${item.earlierUnread} unread` : '';
  return (
    <Disclosure
      onToggle={setOpen}
      summary={
        <>
          {item.earlier} earlier{unread}
          <VisuallyHidden>, before {item.title}</VisuallyHidden>
        </>
      }
    >
      {isOpen && (
        <Loaded query={earlier} what="What you were told before">
          {(told) => (
            <>
              <ul aria-label={`Before ${item.title}`} className="flex flex-col gap-4 text-base text-ink">
                {told.items.map((one) => (
                  <li key={one.id}>
                    <NotificationLine item={one} onGone={onGone} />
                  </li>
                ))}
              </ul>
              {told.total > told.pageSize && (
                <Pagination {...paginate(told)} label={`Before ${item.title}`} onPage={setPage} />
              )}
            </>
          )}
        </Loaded>
      )}
    </Disclosure>
  );
}
