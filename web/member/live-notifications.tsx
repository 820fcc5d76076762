import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { streamNotifications } from '#contract/notifications/notifications.ts';
import { notificationKey, unreadQuery } from '#web/shell/notification-queries.ts';
import { quietClient } from '../api/client.ts';

/** Keeps notifications live while the page is looked at, and says politely how many are new. Shows nothing. */
export function LiveNotifications() {
  const client = useQueryClient();
  useEffect(
    () =>
      whileLookedAt((signal) => {
        const onChange = () => void client.invalidateQueries({ queryKey: notificationKey });
        const follow = async () =>
          (await import('./follow-events.ts')).followEvents({ open, onChange, wait, random }, signal);
        // Without the code there is no live stream; coming back to the page tries again.
        follow().catch(() => undefined);
      }),
    [client],
  );
  return <Announcement unread={useQuery(unreadQuery).data?.unread} />;
}

const open = (signal: AbortSignal) => quietClient.stream(streamNotifications, {}, { signal });
const { random } = Math;

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Works while the page is visible and has a network. @returns how to stop. */
function whileLookedAt(work: (signal: AbortSignal) => void): () => void {
  let running: AbortController | undefined;
  const stop = () => {
    running?.abort();
    running = undefined;
  };
  const sync = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return stop();
    if (running) return;
    running = new AbortController();
    work(running.signal);
  };
  const changes = [
    [document, 'visibilitychange'],
    [window, 'online'],
    [window, 'offline'],
  ] as const;
  for (const [target, change] of changes) target.addEventListener(change, sync);
  sync();
  return () => {
    for (const [target, change] of changes) target.removeEventListener(change, sync);
    stop();
  };
}

/** The same sentence twice is a new element each time: only then is it read out again. */
function Announcement({ unread }: { unread: number | undefined }) {
  const [seen, setSeen] = useState(unread);
  const [news, setNews] = useState({ count: 0, number: 0 });
  if (unread !== seen) {
    setSeen(unread);
    if (seen !== undefined && unread !== undefined && unread > seen)
      setNews({ count: unread - seen, number: news.number + 1 });
  }
  return (
    <div aria-live="polite" className="sr-only">
      {news.count > 0 && (
        <p key={news.number}>{news.count === 1 ? '1 new notification' : `${news.count} new notifications`}</p>
      )}
    </div>
  );
}
