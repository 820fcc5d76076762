import { expect, it } from 'vitest';
import { heldBooking } from '#tests/components/samples.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import { TodayBookings } from './today-bookings.tsx';

const founder = { uid: 'u1', name: 'Ada Okafor' };

it.each([
  ['in_progress', 'confirmed', 'Confirmed'],
  ['pending', 'awaiting_transfer', 'Transfer to confirm'],
] as const)('says of a booking that is %s and %s, in one badge: %s', async (status, stage, words) => {
  const bookings = [{ ...heldBooking, status, stage, founder }];
  const screen = await show(<TodayBookings bookings={bookings} today="2027-03-16" zone="Africa/Lagos" />, {
    at: paths.admin.root,
    as: { roles: ['user', 'admin'] },
  });
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/pending|in progress/i)).not.toBeInTheDocument();
});
