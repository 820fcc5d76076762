import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listNotifications, markAllRead, markRead, readUnreadCount } from '#contract/notifications/notifications.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';

/** What to read again when there is news. */
export const notificationKey = ['notifications'];

export const unreadQuery = queryOptions({
  queryKey: [...notificationKey, 'unread'],
  queryFn: ({ signal }) => call(readUnreadCount, {}, { signal }),
});

export function notificationsQuery(page: number) {
  return queryOptions({
    queryKey: [...notificationKey, 'list', page],
    queryFn: ({ signal }) => call(listNotifications, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useMarkRead() {
  return useReading((notificationId: string) => call(markRead, { params: { notificationId } }));
}

export function useMarkAllRead() {
  return useReading(() => call(markAllRead, {}));
}

function useReading<T>(mutationFn: (what: T) => Promise<{ unread: number }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (answer) => client.setQueryData(unreadQuery.queryKey, answer),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: notificationKey }),
  });
}
