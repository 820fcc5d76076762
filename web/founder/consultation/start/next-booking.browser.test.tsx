import { expect, it } from 'vitest';
import { heldBooking } from '#tests/components/samples.ts';
import { show } from '#tests/components/show.tsx';
import { NextBooking } from './next-booking.tsx';

it('says of a confirmed session, in one badge, that it is confirmed, and not that it is in progress', async () => {
  const screen = await show(<NextBooking booking={{ ...heldBooking, status: 'in_progress', stage: 'confirmed' }} />);
  await expect.element(screen.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/in progress/i)).not.toBeInTheDocument();
});
