import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { Banner } from '#ui/banner/banner.tsx';
import { withLearned } from '#web/programs/own-learning.ts';
import { onSent, sendWaiting } from '#web/programs/send-waiting.ts';
import { subscribeWaiting, type WaitingLesson, waitingLessons } from '#web/programs/waiting-learning.ts';
import { waitingWords } from '#web/programs/waiting-words.ts';
import { courseQuery, listKey } from './program-queries.ts';

/** What was done on this device and the server does not know yet. */
export const useWaiting = () => useSyncExternalStore(subscribeWaiting, waitingLessons);

/** Puts what the server takes from this device into what the page shows, from the moment the page is opened. */
export function useSent(): void {
  const client = useQueryClient();
  useEffect(() => onSent((lesson) => takeAsSaved(client, lesson)), [client]);
}

/** Sends what waits when a page of courses is opened and when the network is back, and says what waits until then. */
export function WaitingNote() {
  const waiting = useWaiting();
  const client = useQueryClient();
  const isWaiting = waiting.length > 0;
  useEffect(() => {
    const send = () => void sendWaiting();
    const hearNetwork = () => void sendWaiting().then(() => readCopiesAgain(client));
    send();
    window.addEventListener('online', hearNetwork);
    // Not every browser says when a network is back.
    const timer = isWaiting ? setInterval(send, againMs) : undefined;
    return () => {
      window.removeEventListener('online', hearNetwork);
      clearInterval(timer);
    };
  }, [isWaiting, client]);
  if (!isWaiting) return null;
  return (
    <div className="print:hidden">
      <Banner tone="warning" role="status" title={`Not sent yet: ${waitingWords(waiting)}`}>
        It waits on this device until the network is back or you open your courses again. Nothing is counted twice.
      </Banner>
    </div>
  );
}

/** While something waits, in milliseconds. */
const againMs = 30_000;

/** The server has it: so has the page, before it stops waiting. */
function takeAsSaved(client: QueryClient, lesson: WaitingLesson): void {
  void client.invalidateQueries({ queryKey: listKey, exact: true });
  const { queryKey } = courseQuery(lesson.courseId);
  if (!client.getQueryData(queryKey)) return;
  // A reading that was answered before would take it back.
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (own) => own && withLearned(own, [lesson]));
  readCopiesAgain(client);
}

const copy = z.object({ copiedAt: z.string() });

/** Somebody answers: what this device saved stands in no longer. */
function readCopiesAgain(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ state }) => copy.safeParse(state.data).success });
}
