import { afterEach, expect, it, vi } from 'vitest';
import { show } from '#tests/components/show.tsx';
import { adminMenu } from '../admin/admin-menu.ts';
import { founderMenu } from '../founder/founder-menu.ts';
import { MemberNav } from './member-nav.tsx';

afterEach(() => void vi.useRealTimers());

it.each([
  ['the founder', founderMenu, 'Startup Assistant', 'Consultation', 'My Bookings'],
  ['the operator', adminMenu, 'Money', 'Set up', 'Advisers'],
  ['the founder, to the profile', founderMenu, 'Consultation', 'Welcome, Ada', 'Help/Support'],
])('keeps the menu under the pointer open: %s', async (_who, menu, first, second, link) => {
  const screen = await show(<MemberNav menu={menu} greeting="Welcome, Ada" />);
  const [from, to] = [screen.getByRole('button', { name: first }), screen.getByRole('button', { name: second })];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await from.hover();
  expect(from.element().getAttribute('aria-expanded')).toBe('true');
  await to.hover();
  expect(to.element().getAttribute('aria-expanded')).toBe('true');
  expect(from.element().getAttribute('aria-expanded')).toBe('false');
  vi.advanceTimersByTime(300);
  await Promise.resolve();
  expect(to.element().getAttribute('aria-expanded')).toBe('true');
  await expect.element(screen.getByRole('link', { name: link })).toBeVisible();
});

it('closes 150 ms after the pointer has left, and not sooner', async () => {
  const screen = await show(
    <>
      <MemberNav menu={founderMenu} greeting="Welcome, Ada" />
      <p style={{ marginTop: 400 }}>Elsewhere</p>
    </>,
  );
  const menu = screen.getByRole('button', { name: 'Consultation' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await menu.hover();
  await screen.getByText('Elsewhere').hover();
  vi.advanceTimersByTime(149);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(menu.element().getAttribute('aria-expanded')).toBe('true');
  vi.advanceTimersByTime(1);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(menu.element().getAttribute('aria-expanded')).toBe('false');
});
