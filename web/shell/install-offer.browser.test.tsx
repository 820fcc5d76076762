import { expect, it, vi } from 'vitest';
import { show } from '#tests/components/show.tsx';
import { ProfilePanel } from './profile-panel.tsx';

const words = 'Install Cairn on this device';
const open = () => show(<ProfilePanel onChoose={() => undefined} />);

/** What Chromium says where it would install the site. */
function offerInstall() {
  const prompt = vi.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return { prompt, event };
}

it('offers to install the site where the browser would, and asks it once', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(screen.getByRole('button', { name: words }).query()).toBeNull();
  const { prompt, event } = offerInstall();
  expect(event.defaultPrevented).toBe(true);
  await screen.getByRole('button', { name: words }).click();
  expect(prompt).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByRole('button', { name: words })).not.toBeInTheDocument();
});

it('offers nothing once it is installed', async () => {
  offerInstall();
  const screen = await open();
  await expect.element(screen.getByRole('button', { name: words })).toBeVisible();
  window.dispatchEvent(new Event('appinstalled'));
  await expect.element(screen.getByRole('button', { name: words })).not.toBeInTheDocument();
});
