import type { Booking } from '#contract/bookings/bookings.ts';
import { zoneLabel } from '#domain/scheduling/show-time.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { paths } from '#web/paths.ts';
import { useViewerZone } from '#web/time/viewer-zone.ts';
import { spanWords } from '../bookings/booking-words.ts';
import { HoldBar } from '../service-list/book/hold-bar.tsx';

/** A time that is held and not booked yet: how long still, and the way on. */
export function OpenHold({ booking }: { booking: Booking }) {
  const { zone } = useViewerZone();
  const { id, service, adviser, startsAt, stage } = booking;
  return (
    <Card
      title={booking.isOffer ? `A time is free: ${service.title}` : `Not booked yet: ${service.title}`}
      className="border-l-4 border-l-amber"
      actions={
        <ButtonLink href={paths.founder.bookingDetails(service.id, id)}>
          {stage === 'awaiting_payment' ? 'Go on to pay' : 'Continue'}
        </ButtonLink>
      }
    >
      <p>
        {spanWords(booking, zone)}, {zoneLabel(zone, Date.parse(startsAt))}, with {adviser.name}
      </p>
      <HoldBar booking={booking} />
    </Card>
  );
}
