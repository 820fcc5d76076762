import { useLoaderData, useRevalidator } from 'react-router';
import { listOutboxMessages } from '#contract/dev/dev.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import { call } from '../api/client.ts';

export const clientLoader = () => call(listOutboxMessages, {});

export const meta = () => [{ title: 'Text messages' }];

/** Every text message that a development machine would have sent, the newest first: /dev/messages. */
export default function Messages() {
  const { messages } = useLoaderData<typeof clientLoader>();
  const { revalidate, state } = useRevalidator();
  return (
    <main className="mx-auto flex max-w-page flex-col gap-8 px-4 py-10 sm:px-8">
      <PageHeading
        title="Text messages"
        lead="Messages that this machine would have sent. Nothing here leaves it."
        actions={
          <Button variant="secondary" loading={state === 'loading'} loadingText="Refreshing…" onClick={revalidate}>
            Refresh
          </Button>
        }
      />
      {messages.length === 0 ? (
        <EmptyState title="Text messages will be here">
          Confirm a phone number in the settings, then come back.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {messages.map(({ id, to, text, writtenAt }) => (
            <li key={id} className="py-3">
              <p className="wrap-anywhere">{text}</p>
              <p className="mt-1 text-sm text-stone">
                {to} · <DateTime value={writtenAt} withTime />
              </p>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
