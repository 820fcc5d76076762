import { useQueryClient } from '@tanstack/react-query';
import type { Booking } from '#contract/bookings.ts';
import { paths } from '#web/paths.ts';
import { PayPanel } from '../../../billing/pay-panel.tsx';
import { bookingQuery } from '../../bookings/booking-queries.ts';
import { ReleaseButton } from './release-button.tsx';

/** Pays for a time that is held. Once that is settled, the page leads on to the confirmation. */
export function PayPart({ booking }: { booking: Booking }) {
  const client = useQueryClient();
  if (booking.invoiceId === null) return null;
  const here = paths.founder.bookingDetails(booking.service.id, booking.id);
  const readAgain = () => void client.invalidateQueries({ queryKey: bookingQuery(booking.id).queryKey });
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <PayPanel invoiceId={booking.invoiceId} returnTo={here} onSettled={readAgain} />
      <ReleaseButton booking={booking} />
    </div>
  );
}
