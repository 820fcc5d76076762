import { useNavigate } from 'react-router';
import type { Booking } from '#contract/bookings/bookings.ts';
import { Button } from '#ui/button/button.tsx';
import { paths } from '#web/paths.ts';
import { useRelease } from '../../bookings/booking-queries.ts';

/** Lets the held time go and leads back to the free ones. What was typed stays on the device. */
export function ReleaseButton({ booking }: { booking: Booking }) {
  const navigate = useNavigate();
  const release = useRelease();
  if (!booking.can.release) return null;
  return (
    <Button
      variant="secondary"
      loading={release.isPending}
      onClick={() =>
        release.mutate(booking.id, { onSuccess: () => navigate(paths.founder.bookService(booking.service.id)) })
      }
    >
      Let it go and choose another time
    </Button>
  );
}
