import { expect, it } from 'vitest';
import {
  listNotifications,
  markAllRead,
  markRead,
  type Notification,
  readUnreadCount,
} from '#contract/notifications/notifications.ts';
import { offline } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '../paths.ts';
import Notifications from './notifications.tsx';

const item = (number: number, readAt: string | null = null): Notification => ({
  id: `n${number}`,
  kind: 'booking.confirmed',
  title: `Session ${number} is confirmed`,
  body: '',
  href: '/m/founder/overview',
  createdAt: '2026-11-20T09:00:00.000Z',
  readAt,
});
const list = (items: Notification[], total = items.length, page = 1) => ({
  items,
  total,
  page,
  pageSize: 10,
  unread: items.filter(({ readAt }) => readAt === null).length,
});
const open = () => show(<Notifications />, { at: paths.member.notifications });

it('reads again once when it fails, then says why and tries again when asked', async () => {
  api.on(listNotifications, offline, offline, list([item(1)]));
  const screen = await open();
  await expect.element(screen.getByText('Network error. Please check your connection and try again.')).toBeVisible();
  expect(api.calls(listNotifications)).toHaveLength(2);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('link', { name: 'Session 1 is confirmed' })).toBeVisible();
});

it('turns the page by the address', async () => {
  api.on(listNotifications, ({ query }) => list([item(query.page)], 42, query.page));
  const screen = await open();
  await expect.element(screen.getByText('Showing 1-10 of 42 items')).toBeVisible();
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByText('Showing 11-20 of 42 items')).toBeVisible();
  expect(screen.location()).toBe('/m/notifications?page=2');
});

it('marks all as read once, however often it is pressed', async () => {
  api.on(listNotifications, list([item(1)]), list([item(1, '2026-11-20T10:00:00.000Z')]));
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
  api.on(listNotifications, list([item(1), item(2, '2026-11-20T10:00:00.000Z')]));
  api.on(markRead, { unread: 0 });
  for (const number of [1, 2]) {
    const screen = await open();
    await screen.getByRole('link', { name: `Session ${number} is confirmed` }).click();
    await expect.poll(screen.location).toBe('/m/founder/overview');
    await screen.unmount();
  }
  expect(api.calls(markRead).map(({ params }) => params)).toEqual([{ notificationId: 'n1' }]);
});
