import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { readUnreadCount } from '#contract/notifications/notifications.ts';
import { html, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { unreadQuery } from '#web/shell/notification-queries.ts';
import { authSession } from '../auth/session.ts';
import { makeToken } from '../auth/test-token.ts';

const expired = refused('auth/id-token-expired');

/** Two components that read with clients of their own, so that two calls go out at once. */
function Twice() {
  return ['first', 'second'].map((name) => (
    <QueryClientProvider key={name} client={clients[name as keyof typeof clients]}>
      <Unread name={name} />
    </QueryClientProvider>
  ));
}
/** Without a retry of their own: what is called again, the token's renewal has called. */
const once = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const clients = { first: once(), second: once() };

function Unread({ name }: { name: string }) {
  const { data, error } = useQuery(unreadQuery);
  return <p>{`${name}: ${data?.unread ?? error?.message ?? 'reading'}`}</p>;
}

it('asks for a new token once when it has expired, no matter who needs it, and calls again with it', async () => {
  api.on(readUnreadCount, expired, expired, { unread: 3 });
  const screen = await show(<Twice />);
  const fresh = makeToken({ name: 'renewed' });
  const before = api.tokenCalls();
  api.giveToken(fresh);
  await expect.element(screen.getByText('first: 3')).toBeVisible();
  await expect.element(screen.getByText('second: 3')).toBeVisible();
  expect(api.tokenCalls() - before).toBeLessThanOrEqual(1);
  expect(authSession.getState()).toMatchObject({ status: 'signed-in' });
  expect(api.calls(readUnreadCount)).toHaveLength(4);
});

it('says in a toast that a page came where data was due', async () => {
  api.on(readUnreadCount, html(502));
  const screen = await show(<Unread name="page" />);
  await expect
    .element(screen.getByRole('list', { name: 'Errors' }))
    .toHaveTextContent('A server error occurred. Please try again later.');
});
