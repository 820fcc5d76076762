import { expect, it } from 'vitest';
import { allEndpoints } from '#contract/endpoints.ts';
import { readUnreadCount } from '#contract/notifications/notifications.ts';
import { readShell } from '#contract/shell/shell.ts';
import { api } from '#tests/components/api.ts';
import { Nested, show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import { MemberShell } from './member-shell.tsx';

it('asks for two things around a page, whatever banners there are', async () => {
  const dueAt = '2026-12-10T09:00:00.000Z';
  api.on(readUnreadCount, { unread: 0 });
  api.on(readShell, {
    ending: { requestedAt: '2026-11-26T09:00:00.000Z', dueAt },
    mail: { address: 'ada@cairn.example', state: 'undeliverable' },
    zone: 'Africa/Lagos',
  });
  const screen = await show(new Nested(<MemberShell menu={[]} />, <p>The page</p>), {
    at: paths.member.overview,
    as: { email_verified: true },
  });
  await expect.element(screen.getByText('Mail to ada@cairn.example does not arrive')).toBeVisible();
  await expect.element(screen.getByText(/^Your account will be erased on/)).toBeVisible();
  const asked = () => allEndpoints.flatMap((endpoint) => api.calls(endpoint).map(() => endpoint.path)).sort();
  expect(asked()).toEqual(['/notifications/unread-count', '/shell']);
});
