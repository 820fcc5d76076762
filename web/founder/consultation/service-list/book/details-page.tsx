import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import type { Booking } from '#contract/bookings/bookings.ts';
import { Card } from '#ui/card/card.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { PayPanel } from '#web/billing/pay-panel.tsx';
import { usePageName } from '#web/components/page-name.ts';
import { paths } from '#web/paths.ts';
import { BookingFacts } from '../../bookings/booking-facts.tsx';
import { BookingLoader } from '../../bookings/booking-loader.tsx';
import { bookingQuery } from '../../bookings/booking-queries.ts';
import { DetailsForm } from './details-form.tsx';
import { HoldBar } from './hold-bar.tsx';
import { HoldOver } from './hold-over.tsx';
import { ReleaseButton } from './release-button.tsx';

/** …/service-list/:serviceId/book/:bookingId: a time that is held: details, then confirm, and pay where it costs something. */
export default function DetailsPage() {
  const { bookingId = '' } = useParams();
  return <BookingLoader bookingId={bookingId}>{(booking) => <Held booking={booking} />}</BookingLoader>;
}

function Held({ booking }: { booking: Booking }) {
  usePageName(`${booking.service.title}: details`);
  if (booking.stage === 'cancelled') return <HoldOver booking={booking} />;
  const isPaying = booking.stage === 'awaiting_payment';
  if (booking.stage !== 'held' && !isPaying) return <Navigate replace to={paths.founder.confirmationOf(booking.id)} />;
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        eyebrow={booking.service.title}
        title={isPaying ? 'Pay, and it is booked' : 'Is this right?'}
        lead={booking.isOffer ? 'This time became free, and you were next on the waitlist.' : undefined}
      />
      <HoldBar booking={booking} />
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        {isPaying ? <PayPart booking={booking} /> : <DetailsForm key={booking.id} booking={booking} />}
        <Card aria-label="What you are booking" className="max-lg:order-first">
          <BookingFacts booking={booking} />
        </Card>
      </div>
    </div>
  );
}

/** Pays for a time that is held. Once that is settled, the page leads on to the confirmation. */
function PayPart({ booking }: { booking: Booking }) {
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
