import { useQuery } from '@tanstack/react-query';
import type { Session } from '#contract/accounts/sessions.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { messageOf } from '#web/api/api-error.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { askConfirm } from '#web/components/dialog-store.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { DateTime, formatMoment } from '#web/time/date-time.tsx';
import { sessionsQuery, useEndOtherSessions, useEndSession } from './session-queries.ts';

/** Where the account is logged in, each other place with a way to end it. */
export function SessionsPart() {
  const sessions = useQuery(sessionsQuery);
  return (
    <section aria-labelledby="sessions" className="flex flex-col gap-4">
      <div>
        <h2 id="sessions" className="font-display text-xl font-semibold tracking-tight">
          Where you are logged in
        </h2>
        <p className="text-stone">Log out a device that you do not know, and change your password.</p>
      </div>
      <Loaded query={sessions} what="The list of your devices">
        {({ items }) => (
          <>
            <ul className="divide-y divide-line rounded-card border border-line bg-surface">
              {items.map((session) => (
                <SessionLine key={session.id} session={session} />
              ))}
            </ul>
            <OthersButton others={items.filter(({ isThis }) => !isThis).length} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function SessionLine({ session }: { session: Session }) {
  const end = useEndSession();
  const { beganAt, lastUsedAt, isThis } = session;
  const name = nameOf(session);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {isThis && <Badge colour="moss">This device</Badge>}
        </h3>
        <p className="text-sm text-stone">
          {isThis ? (
            'In use now'
          ) : (
            <>
              Last used <DateTime value={lastUsedAt} withTime />
            </>
          )}
        </p>
        <p className="text-sm text-stone">
          Logged in <DateTime value={beganAt} withTime />
        </p>
        <CallFailure error={end.error} />
      </div>
      {!isThis && (
        <Button variant="secondary" size="small" loading={end.isPending} onClick={() => end.mutate(session.id)}>
          Log out
          <VisuallyHidden>
            {' '}
            {name}, last used {formatMoment(lastUsedAt, true)}
          </VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

/** "Chrome on Android", or as much of it as is known. */
function nameOf({ browser, system }: Session): string {
  if (system) return `${browser ?? 'A browser'} on ${system}`;
  return browser ?? 'A device that we do not recognise';
}

function OthersButton({ others }: { others: number }) {
  const end = useEndOtherSessions();
  if (others === 0) return null;
  function ask() {
    void askConfirm({
      title: 'Log out everywhere else?',
      text: `${others === 1 ? 'The other device' : `The other ${others} devices`} will have to log in again. This one stays logged in.`,
      confirmLabel: 'Log out everywhere else',
      work: () => end.mutateAsync(),
    }).catch((error) => toast.error(messageOf(error)));
  }
  return (
    <Button variant="secondary" className="self-start" onClick={ask}>
      Log out everywhere else
    </Button>
  );
}
