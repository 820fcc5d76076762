import { expect, it } from 'vitest';
import { show } from '#tests/components/show.tsx';
import { followZone, useViewerZone } from './viewer-zone.ts';

function Zone() {
  const { zone, setZone } = useViewerZone();
  return (
    <button type="button" onClick={() => setZone('Europe/London')}>
      {zone}
    </button>
  );
}

it('takes over the zone of the settings once, and leaves what is chosen on the device after that', async () => {
  const screen = await show(<Zone />);
  followZone('America/New_York');
  await expect.element(screen.getByRole('button', { name: 'America/New_York' })).toBeVisible();
  await screen.getByRole('button').click();
  followZone('America/New_York');
  await expect.element(screen.getByRole('button', { name: 'Europe/London' })).toBeVisible();
  followZone('Africa/Accra');
  await expect.element(screen.getByRole('button', { name: 'Africa/Accra' })).toBeVisible();
});
