import { afterEach, expect, it, vi } from 'vitest';
import { show } from '#tests/components/show.tsx';
import { adminMenu } from '#web/admin/admin-menu.ts';
import { founderMenu } from '#web/founder/founder-menu.ts';
import { MemberNav } from './member-nav.tsx';

afterEach(() => void vi.useRealTimers());

/** What has been set is on the screen: two frames later, whatever React does in between. */
async function painted(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

it.each([
  ['the founder', founderMenu, 'Startup Assistant', 'Consultation', 'My Bookings'],
  ['the operator', adminMenu, 'Money', 'Set up', 'Advisers'],
  ['the founder, to the profile', founderMenu, 'Consultation', 'Welcome, Ada', 'Help/Support'],
])('keeps the menu under the pointer open: %s', async (_who, menu, first, second, link) => {
  const screen = await show(<MemberNav menu={menu} greeting="Welcome, Ada" />);
  const [from, to] = [screen.getByRole('button', { name: first }), screen.getByRole('button', { name: second })];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await from.hover();
  await expect.element(from).toHaveAttribute('aria-expanded', 'true');
  await to.hover();
  await expect.element(to).toHaveAttribute('aria-expanded', 'true');
  await expect.element(from).toHaveAttribute('aria-expanded', 'false');
  vi.advanceTimersByTime(300);
  await painted();
  expect(to.element().getAttribute('aria-expanded')).toBe('true');
  await expect.element(screen.getByRole('link', { name: link })).toBeVisible();
});

it('closes 150 ms after the pointer has left, and not sooner', async () => {
  const screen = await show(<MemberNav menu={founderMenu} greeting="Welcome, Ada" />);
  const menu = screen.getByRole('button', { name: 'Consultation' });
  await menu.hover();
  await expect.element(menu).toHaveAttribute('aria-expanded', 'true');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Moving the real pointer away would let the stopped clock run for as long as that takes.
  const away = { pointerType: 'mouse', bubbles: true, relatedTarget: document.body };
  menu.element().dispatchEvent(new PointerEvent('pointerout', away));
  vi.advanceTimersByTime(149);
  await painted();
  expect(menu.element().getAttribute('aria-expanded')).toBe('true');
  vi.advanceTimersByTime(1);
  await painted();
  expect(menu.element().getAttribute('aria-expanded')).toBe('false');
});
