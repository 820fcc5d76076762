import { expect, it } from 'vitest';
import {
  deleteAllRead,
  deleteNotification,
  listNotifications,
  listToldThings,
  markAllRead,
  markRead,
  readUnreadCount,
  type ToldThing,
} from '#contract/notifications/notifications.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import Notifications from './notifications.tsx';

const at = '2026-11-20T10:00:00.000Z';
const item = (number: number, change: Partial<ToldThing> = {}): ToldThing => ({
  id: `n${number}`,
  kind: 'booking.confirmed',
  title: `Session ${number} is confirmed`,
  body: '',
  href: '/m/founder/overview',
  about: { kind: 'booking', id: `b${number}` },
  createdAt: '2026-11-20T09:00:00.000Z',
  readAt: null,
  earlier: 0,
  earlierUnread: 0,
  ...change,
});
const list = (items: ToldThing[], total = items.length, page = 1) => ({
  items,
  total,
  page,
  pageSize: 10,
  unread: items.filter(({ readAt }) => readAt === null).length,
  read: items.filter(({ readAt }) => readAt !== null).length,
});
const open = (search = '') => show(<Notifications />, { at: paths.member.notifications + search });

it('reads again once when it fails, then says why and tries again when asked', async () => {
  api.on(listToldThings, offline, offline, list([item(1)]));
  const screen = await open();
  await expect.element(screen.getByText('Network error. Please check your connection and try again.')).toBeVisible();
  expect(api.calls(listToldThings)).toHaveLength(2);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('link', { name: 'Session 1 is confirmed' })).toBeVisible();
});

it('turns the page by the address, which keeps what was chosen', async () => {
  api.on(listToldThings, ({ query }) => list([item(query.page)], 42, query.page));
  const screen = await open('?show=unread&topic=sessions');
  await expect.element(screen.getByText('Showing 1-10 of 42 items')).toBeVisible();
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByText('Showing 11-20 of 42 items')).toBeVisible();
  expect(screen.location()).toBe('/m/notifications?show=unread&topic=sessions&page=2');
  expect(api.calls(listToldThings).at(-1)?.query).toMatchObject({ page: 2, show: 'unread', topic: 'sessions' });
});

it('is narrowed from its first page, and shows all again where that finds nothing', async () => {
  api.on(listToldThings, ({ query }) => (query.topic ? list([]) : list([item(1, { readAt: at })], 30, query.page)));
  const screen = await open('?page=3');
  await screen.getByRole('combobox', { name: 'Show' }).selectOptions('Unread');
  await expect.poll(screen.location).toBe('/m/notifications?show=unread');
  await screen.getByRole('combobox', { name: 'About' }).selectOptions('Payments and invoices');
  await expect.poll(screen.location).toBe('/m/notifications?show=unread&topic=payments');
  await expect.element(screen.getByRole('heading', { name: 'Nothing here is unread' })).toBeVisible();
  await screen.getByRole('combobox', { name: 'Show' }).selectOptions('All');
  await expect.element(screen.getByRole('heading', { name: 'You were told nothing about this' })).toBeVisible();
  await screen.getByRole('button', { name: 'Show all notifications' }).click();
  await expect.element(screen.getByRole('link', { name: 'Session 1 is confirmed' })).toBeVisible();
  expect(screen.location()).toBe('/m/notifications');
});

it('reads what came before only when it is opened, a page at a time', async () => {
  api.on(listToldThings, list([item(14, { earlier: 13, earlierUnread: 2 })]));
  api.on(listNotifications, ({ query }) => ({ ...list([item(query.page)], 13, query.page) }));
  api.on(markRead, refused('NOTIFICATION_UNKNOWN'));
  const screen = await open();
  const fold = screen.getByText('13 earlier, 2 unread');
  await expect.element(fold).toBeVisible();
  expect(api.calls(listNotifications)).toHaveLength(0);
  await fold.click();
  const before = screen.getByRole('list', { name: 'Before Session 14 is confirmed' });
  await expect.element(before.getByRole('link', { name: 'Session 1 is confirmed' })).toBeVisible();
  await screen
    .getByRole('navigation', { name: 'Before Session 14 is confirmed' })
    .getByRole('button', { name: 'Next' })
    .click();
  await expect.element(before.getByRole('link', { name: 'Session 2 is confirmed' })).toBeVisible();
  expect(api.calls(listNotifications).map(({ query }) => [query.before, query.page])).toEqual([
    ['n14', 1],
    ['n14', 2],
  ]);
});

it('has no link where there is nothing to open', async () => {
  api.on(listToldThings, list([item(1, { href: null })]));
  const screen = await open();
  await expect.element(screen.getByText('Session 1 is confirmed', { exact: true }).first()).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Session 1 is confirmed' })).not.toBeInTheDocument();
});

it('marks all as read once, however often it is pressed', async () => {
  api.on(listToldThings, list([item(1)]), list([item(1, { readAt: at })]));
  api.on(readUnreadCount, { unread: 0 });
  const release = api.hold(markAllRead, { unread: 0 });
  const screen = await open();
  const button = screen.getByRole('button', { name: 'Mark all as read' });
  await button.click();
  await expect.element(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  release();
  await expect.element(button).not.toBeInTheDocument();
  expect(api.calls(markAllRead)).toHaveLength(1);
});

it('marks what is opened as read, unless it was', async () => {
  api.on(listToldThings, list([item(1), item(2, { readAt: at })]));
  api.on(markRead, { unread: 0 });
  for (const number of [1, 2]) {
    const screen = await open();
    await screen.getByRole('link', { name: `Session ${number} is confirmed` }).click();
    await expect.poll(screen.location).toBe('/m/founder/overview');
    await screen.unmount();
  }
  expect(api.calls(markRead).map(({ params }) => params)).toEqual([{ notificationId: 'n1' }]);
});

it('deletes one, and anyone who did goes on from the list', async () => {
  const both = list([item(1), item(2)]);
  api.on(listToldThings, both, both, list([item(2)]));
  api.on(deleteNotification, offline, { unread: 1 });
  const screen = await open();
  const button = screen.getByRole('button', { name: 'Delete Session 1 is confirmed' });
  await button.click();
  await expect.element(screen.getByRole('link', { name: 'Session 1 is confirmed' })).toBeVisible();
  await button.click();
  await expect.element(button).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toContain('Session 2 is confirmed');
  expect(api.calls(deleteNotification).map(({ params }) => params.notificationId)).toEqual(['n1', 'n1']);
});

it('asks before all that was read is deleted', async () => {
  const read = list([item(1, { readAt: at }), item(2, { readAt: at })]);
  api.on(listToldThings, read, list([]));
  api.on(deleteAllRead, { unread: 0 });
  const screen = await open();
  const button = screen.getByRole('button', { name: 'Delete all read' });
  await button.click();
  const question = screen.getByRole('alertdialog', { name: 'Delete all that you have read?' });
  await expect.element(question.getByText('2 notifications will be gone for good.')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(api.calls(deleteAllRead)).toHaveLength(0);
  await button.click();
  await question.getByRole('button', { name: 'Delete them' }).click();
  await expect.element(screen.getByRole('heading', { name: 'You have no notifications' })).toBeVisible();
  expect(api.calls(deleteAllRead)).toHaveLength(1);
});
