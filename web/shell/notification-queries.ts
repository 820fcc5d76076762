import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  deleteAllRead,
  deleteNotification,
  listNotifications,
  listToldThings,
  markAllRead,
  markRead,
  readUnreadCount,
} from '#contract/notifications/notifications.ts';
import type { Topic } from '#domain/notifications/notices.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';

/** What to read again when there is news. */
export const notificationKey = ['notifications'];

export const unreadQuery = queryOptions({
  queryKey: [...notificationKey, 'unread'],
  queryFn: ({ signal }) => call(readUnreadCount, {}, { signal }),
});

type View = { show: 'all' | 'unread'; topic: Topic | undefined; page: number };

/** What the server is asked for: what is as at first is left out. */
const toQuery = ({ show, topic, page }: View) => ({ page, topic, show: show === 'all' ? undefined : show });

export function toldThingsQuery(view: View) {
  return queryOptions({
    queryKey: [...notificationKey, 'things', view],
    queryFn: ({ signal }) => call(listToldThings, { query: toQuery(view) }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** What was told of the same thing before a notification. */
export function earlierQuery(before: string, view: View) {
  return queryOptions({
    queryKey: [...notificationKey, 'earlier', before, view],
    queryFn: ({ signal }) => call(listNotifications, { query: { ...toQuery(view), before } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useMarkRead() {
  return useChange((notificationId: string) => call(markRead, { params: { notificationId } }));
}

export function useMarkAllRead() {
  return useChange(() => call(markAllRead, {}));
}

export function useDeleteNotification() {
  return useChange((notificationId: string) => call(deleteNotification, { params: { notificationId } }));
}

export function useDeleteAllRead() {
  return useChange(() => call(deleteAllRead, {}));
}

function useChange<T>(mutationFn: (what: T) => Promise<{ unread: number }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (answer) => client.setQueryData(unreadQuery.queryKey, answer),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: notificationKey }),
  });
}
