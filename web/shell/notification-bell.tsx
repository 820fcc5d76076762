import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Anchor } from '#ui/link/link.tsx';
import { paths } from '#web/paths.ts';
import { unreadQuery } from './notification-queries.ts';

/** The way to the notifications, with how many are unread: as a number, and in its name. */
export function NotificationBell() {
  const unread = useQuery(unreadQuery).data?.unread ?? 0;
  const name = unread > 0 ? `Notifications, ${unread} unread` : 'Notifications';
  return (
    <Anchor
      href={paths.member.notifications}
      aria-label={name}
      title={name}
      className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-moss-wash"
    >
      <Bell aria-hidden="true" className="size-5" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-5 rounded-full bg-moss px-1 text-center text-sm leading-5 font-semibold text-on-moss tabular-nums"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Anchor>
  );
}
