import { useQueryClient } from '@tanstack/react-query';
import type { Booking } from '#contract/bookings/bookings.ts';
import { Countdown } from '#web/time/countdown.tsx';
import { bookingsKey } from '../../bookings/booking-queries.ts';

/** How long the time is still held. At its end the server is asked what is the case. */
export function HoldBar({ booking }: { booking: Booking }) {
  const client = useQueryClient();
  if (booking.holdExpiresAt === null) return null;
  const readAgain = () => void client.invalidateQueries({ queryKey: bookingsKey });
  return (
    <Countdown until={booking.holdExpiresAt} onEnd={readAgain}>
      This time is held for you
    </Countdown>
  );
}
