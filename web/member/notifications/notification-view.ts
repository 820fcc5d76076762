import { TOPICS, type Topic } from '#domain/notifications/notices.ts';
import { pageIn } from '#web/components/page-in.ts';

/** Which notifications are shown. */
export interface NotificationView {
  show: 'all' | 'unread';
  topic: Topic | undefined;
  page: number;
}

/** The view that an address names; what it does not name well is as at first. */
export function filterIn(search: URLSearchParams): NotificationView {
  return {
    show: search.get('show') === 'unread' ? 'unread' : 'all',
    topic: TOPICS.find((topic) => topic === search.get('topic')),
    page: pageIn(search),
  };
}

export const isFiltered = ({ show, topic }: NotificationView) => show !== 'all' || topic !== undefined;
