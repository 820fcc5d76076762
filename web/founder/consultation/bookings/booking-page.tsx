import { useQueryClient } from '@tanstack/react-query';
import { Video } from 'lucide-react';
import { useParams } from 'react-router';
import type { Booking } from '#contract/bookings/bookings.ts';
import { hasHold } from '#domain/consultation/booking-stages.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { PayPanel } from '#web/billing/pay-panel.tsx';
import { usePageName } from '#web/components/page-name.ts';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { paths } from '#web/paths.ts';
import { useViewerZone } from '#web/time/viewer-zone.ts';
import { ZoneChoice } from '#web/time/zone-choice.tsx';
import { HoldBar } from '../service-list/book/hold-bar.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { BookingHistory } from './booking-history.tsx';
import { BookingLoader } from './booking-loader.tsx';
import { bookingQuery } from './booking-queries.ts';
import { cancellationWords, moveRule, STAGE_WORDS } from './booking-words.ts';
import { CalendarButton } from './calendar-button.tsx';
import { CancelButton } from './cancel-button.tsx';
import { Outcome } from './outcome/outcome.tsx';

/** …/bookings/:bookingId: everything about a booking, and what can be done with it. */
export default function BookingPage() {
  const { bookingId = '' } = useParams();
  return <BookingLoader bookingId={bookingId}>{(booking) => <BookingWithEvents booking={booking} />}</BookingLoader>;
}

function BookingWithEvents({ booking }: { booking: Booking }) {
  const { service, topic, notes, stage, cancellation } = booking;
  usePageName(`${service.title}: booking`);
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        eyebrow={<TextLink href={paths.founder.bookings}>All bookings</TextLink>}
        title={service.title}
        lead={<StatusBadge status={booking.status} words={STAGE_WORDS[stage]} />}
      />
      {hasHold(stage) && <HoldBar booking={booking} />}
      {cancellation && (
        <Banner tone="warning" title={cancellationWords(cancellation)}>
          {cancellation.reason && `The reason given: ${cancellation.reason}`}
        </Banner>
      )}
      <ZoneChoice />
      <Card aria-label="The booking">
        <BookingFacts booking={booking} />
      </Card>
      <ToPay booking={booking} />
      <Actions booking={booking} />
      {booking.outcome && <Outcome booking={booking} outcome={booking.outcome} />}
      {(topic || notes) && (
        <section aria-labelledby="your-details" className="flex max-w-measure flex-col gap-2">
          <h2 id="your-details" className="font-display text-xl font-semibold tracking-tight">
            What you told your adviser
          </h2>
          {topic && <p className="font-semibold wrap-anywhere">{topic}</p>}
          {notes && <p className="whitespace-pre-line wrap-anywhere text-stone">{notes}</p>}
        </section>
      )}
      <BookingHistory events={booking.events} />
    </div>
  );
}

/** What is to pay, or the transfer that is looked for: one that was not found can be sent again here. */
function ToPay({ booking: { id, stage, invoiceId } }: { booking: Booking }) {
  const client = useQueryClient();
  if (invoiceId === null || (stage !== 'awaiting_payment' && stage !== 'awaiting_transfer')) return null;
  const readAgain = () => void client.invalidateQueries({ queryKey: bookingQuery(id).queryKey });
  return (
    <Card title={stage === 'awaiting_payment' ? 'Pay, and it is booked' : 'Your transfer'}>
      <PayPanel invoiceId={invoiceId} returnTo={paths.founder.booking(id)} onSettled={readAgain} />
    </Card>
  );
}

function Actions({ booking }: { booking: Booking }) {
  const { zone } = useViewerZone();
  const { can, meeting, service, id, stage } = booking;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {can.join && meeting?.kind === 'link' && (
          <ButtonLink href={meeting.url} target="_blank" rel="noreferrer" icon={<Video />}>
            Join the meeting
          </ButtonLink>
        )}
        {stage === 'held' && (
          <ButtonLink href={paths.founder.bookingDetails(service.id, id)}>Go on with the booking</ButtonLink>
        )}
        <CalendarButton booking={booking} />
        {can.move && (
          <ButtonLink variant="secondary" href={paths.founder.bookingMove(id)}>
            Move to another time
          </ButtonLink>
        )}
        {can.cancel && <CancelButton booking={booking} />}
        {stage === 'cancelled' && (
          <ButtonLink variant="secondary" href={paths.founder.bookService(service.id)}>
            Book another time
          </ButtonLink>
        )}
      </div>
      {stage === 'confirmed' && (
        <p className="max-w-measure text-sm text-stone">
          {can.move || booking.rules.moveUntil === null
            ? moveRule(booking, zone)
            : 'The time for moving it yourself is over. You can still cancel it.'}
        </p>
      )}
    </div>
  );
}
