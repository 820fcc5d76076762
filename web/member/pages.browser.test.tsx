import { expect, it } from 'vitest';
import { resendVerification, verificationTexts } from '#contract/accounts/accounts.ts';
import type { Claims } from '#contract/accounts/identity.ts';
import { markAllRead, markRead, readUnreadCount } from '#contract/notifications/notifications.ts';
import { readShell } from '#contract/shell/shell.ts';
import { offline, RawAnswer, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { followDemoPage } from '#tests/components/demo-flow.tsx';
import { readDemoPage } from '#tests/components/demo-page.tsx';
import { reply } from '#tests/components/operator-page.ts';
import { readOut } from '#tests/components/read-out.ts';
import { show } from '#tests/components/show.tsx';
import AdminLayout from '#web/admin/admin-layout.tsx';
import FounderLayout from '#web/founder/founder-layout.tsx';
import InvestorLayout from '#web/investor/investor-layout.tsx';
import { makeToken } from '../auth/test-token.ts';
import { paths } from '../paths.ts';
import { VerificationBanner } from '../shell/verification-banner.tsx';
import MemberLayout from './member-layout.tsx';

const modules = import.meta.glob('/web/{member,investor}/{*,notifications/*}.tsx');
const { member, founder, investor, admin } = paths;
const roles = (...of: Claims['roles']) => ({ roles: ['user', ...of] as Claims['roles'] });

const note = (number: number, readAt: string | null) => ({
  id: `n${number}`,
  kind: 'booking.confirmed',
  title: `Session ${number} is confirmed`,
  body: number === 1 ? 'On Monday' : '',
  href: founder.bookings,
  createdAt: '2026-11-20T09:00:00.000Z',
  about: { kind: 'booking', id: `b${number}` },
  readAt,
  earlier: 0,
  earlierUnread: 0,
});
const list = (items: object[], total: number, unread: number, page = 1) => ({
  items,
  total,
  page,
  pageSize: 10,
  unread,
  read: total - unread,
});
const first = '/notifications/things?page=1';

it('reads notifications one by one, all at once and page by page', async () => {
  const said = await followDemoPage({
    at: `${member.notifications}?page=0.5`,
    answers: {
      [first]: list([note(1, null), note(2, null), note(3, '2026-11-21T09:00:00.000Z')], 21, 2),
      '/notifications/things?page=3': list([note(4, null)], 21, 1, 3),
      '/notifications/unread-count': { unread: 2 },
    },
    modules,
    whole: true,
    replies: { ...reply(markRead, { unread: 1 }), ...reply(markAllRead, offline, { unread: 0 }) },
    steps: [{ now: { [first]: list([note(1, null)], 21, 1) } }, 'Mark as read Session 2 is confirmed'],
  });
  await expect(said).toMatchFileSnapshot('said/notifications.txt');
});

it('turns to the last page, and marks all as read where that fails at first', async () => {
  const said = await followDemoPage({
    at: member.notifications,
    answers: {
      [first]: list([note(1, null)], 21, 1),
      '/notifications/things?page=3': list([note(4, null)], 21, 1, 3),
      '/notifications/unread-count': { unread: 0 },
    },
    modules,
    replies: reply(markAllRead, offline, { unread: 0 }),
    steps: [
      'Page 3',
      'Mark all as read',
      { now: { '/notifications/things?page=3': list([note(4, note(4, null).createdAt)], 21, 0, 3) } },
      'Mark all as read',
    ],
  });
  await expect(said).toMatchFileSnapshot('said/notifications-pages.txt');
});

it('says that there are no notifications', async () => {
  const said = await readDemoPage({ at: member.notifications, answers: { [first]: list([], 0, 0) }, modules });
  await expect(said).toMatchFileSnapshot('said/no-notifications.txt');
});

it.each([
  ['founder-and-investor', roles('founder', 'investor')],
  ['operator-and-founder', roles('founder', 'admin')],
  ['nothing', roles()],
])('offers the dashboards of the person who is %s', async (name, as) => {
  const said = await readDemoPage({ at: member.overview, as, answers: {}, modules });
  await expect(said).toMatchFileSnapshot(`said/overview-${name}.txt`);
});

it.each([
  ['founder', <FounderLayout key="f" />, founder.bookings, { name: '', ...roles('founder') }, 0],
  ['investor', <InvestorLayout key="i" />, investor.overview, roles('investor', 'founder'), 100],
  ['operator', <AdminLayout key="a" />, admin.transfers, roles('admin'), 1],
  ['shared', <MemberLayout key="m" />, member.notifications, roles('founder', 'admin'), 99],
  ['choosing', <MemberLayout key="c" />, member.overview, roles('founder', 'admin'), 0],
] as const)('has the menu, the news and the profile around the pages of %s', async (name, layout, at, as, unread) => {
  api.on(readUnreadCount, { unread });
  api.on(readShell, { ending: null, mail: null, zone: null });
  const screen = await show(layout, { at, as });
  const read = () => readOut(screen.container);
  await expect
    .element(screen.getByRole('link', { name: unread > 0 ? `${unread} unread` : 'Notifications' }))
    .toBeVisible();
  await expect(`${document.title}\n${read()}`).toMatchFileSnapshot(`said/around-${name}.txt`);
});

it('says what came of asking for the verification mail again', async () => {
  const already = new RawAnswer(async () =>
    Response.json({ status: 'success', message: verificationTexts.alreadyVerified, data: null }),
  );
  api.on(resendVerification, refused('auth/too-many-requests'), refused('auth/no-token'), already);
  const screen = await show(<VerificationBanner />, { as: { email_verified: false } });
  const button = screen.getByRole('button', { name: 'Verify Now' });
  const said: string[] = [];
  for (const tone of ['Errors', 'Errors', 'Messages']) {
    if (tone === 'Messages') api.giveToken(makeToken({ email_verified: true }));
    await button.click();
    await expect.element(screen.getByRole('list', { name: tone })).toBeVisible();
    // The answer is told before the button is ready again, or gone.
    if (tone === 'Messages') await expect.element(button).not.toBeInTheDocument();
    else await expect.element(button).not.toHaveAttribute('aria-disabled');
    await expect.element(screen.getByRole('button', { name: 'Sending' })).not.toBeInTheDocument();
    said.push(readOut(document.body));
  }
  await expect(said.join('\n')).toMatchFileSnapshot('said/verification.txt');
});
