import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Booking } from '#contract/bookings/bookings.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { paths } from '#web/paths.ts';
import { useViewerZone } from '#web/time/viewer-zone.ts';
import { BookingFacts } from '../../bookings/booking-facts.tsx';
import { useHold } from '../../bookings/booking-queries.ts';
import { cancellationWords } from '../../bookings/booking-words.ts';
import { SlotTaken } from './slot-taken.tsx';

/** A hold that is over: says so, and offers the same time again while it is free. */
export function HoldOver({ booking }: { booking: Booking }) {
  const navigate = useNavigate();
  const { zone } = useViewerZone();
  const hold = useHold();
  const { service, adviser, startsAt, cancellation } = booking;
  // It takes the place of the form in which somebody may have been typing.
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus();
  }, []);

  function holdAgain(wanted: string) {
    const adviserId = wanted === startsAt ? adviser.id : null;
    hold.mutate(
      { serviceId: service.id, adviserId, startsAt: wanted, zone },
      { onSuccess: ({ id }) => navigate(paths.founder.bookingDetails(service.id, id), { replace: true }) },
    );
  }

  return (
    <div className="flex flex-col gap-6">
      <PageHeading eyebrow={service.title} title="This time is not held any more" />
      {hold.isError ? (
        <SlotTaken error={hold.error} verb="Book" isPending={hold.isPending} onChoose={holdAgain} />
      ) : (
        <Banner tone="warning" role="alert" title={cancellation ? cancellationWords(cancellation) : undefined}>
          Nothing is booked
          {booking.invoiceId ? '. If you have paid after all, it goes back to you in full' : ' and nothing is charged'}.
          What you typed is kept and will be there again.
        </Banner>
      )}
      <Card aria-label="What was held">
        <BookingFacts booking={booking} />
      </Card>
      <div className="flex flex-col gap-3 sm:flex-row">
        {!hold.isError && (
          <Button loading={hold.isPending} onClick={() => holdAgain(startsAt)}>
            Hold the same time again
          </Button>
        )}
        <ButtonLink variant="secondary" href={paths.founder.bookService(service.id)}>
          Choose another time
        </ButtonLink>
      </div>
    </div>
  );
}
