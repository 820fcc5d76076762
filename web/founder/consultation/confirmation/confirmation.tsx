import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Booking } from '#contract/bookings/bookings.ts';
import { hasHold } from '#domain/consultation/booking-stages.ts';
import { showTimeInLine } from '#domain/scheduling/show-time.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { useAuth } from '#web/auth/auth-context.tsx';
import { forgetValues } from '#web/components/kept-values.ts';
import { paths } from '#web/paths.ts';
import { useNow } from '#web/time/use-now.ts';
import { useViewerZone } from '#web/time/viewer-zone.ts';
import { BookingFacts } from '../bookings/booking-facts.tsx';
import { BookingLoader, NoSuchBooking } from '../bookings/booking-loader.tsx';
import { moveRule } from '../bookings/booking-words.ts';
import { CalendarButton } from '../bookings/calendar-button.tsx';
import { detailsKey } from '../service-list/book/details-key.ts';
import { confirmationWords } from './confirmation-words.ts';

/** A payment is settled by the provider's message, which may come after the payer does. */
const awaitPaymentMs = 3000;

/** /m/founder/consultation/confirmation?booking=…: what was booked, where it stands, and what happens next. */
export default function Confirmation() {
  const bookingId = useSearchParams()[0].get('booking');
  if (!bookingId) return <NoSuchBooking />;
  return (
    <BookingLoader bookingId={bookingId} pollMs={({ stage }) => stage === 'awaiting_payment' && awaitPaymentMs}>
      {(booking) => <Confirmed booking={booking} />}
    </BookingLoader>
  );
}

function Confirmed({ booking }: { booking: Booking }) {
  const isVerified = useAuth().customClaims?.email_verified === true;
  const { title, lead, next } = confirmationWords(booking, { isVerified, now: useNow(60_000) });
  const isHeld = hasHold(booking.stage);
  useEffect(() => {
    if (!isHeld) forgetValues(detailsKey(booking.service.id));
  }, [isHeld, booking.service.id]);
  return (
    <div className="flex flex-col gap-6">
      <div aria-live="polite">
        <PageHeading eyebrow={booking.service.title} title={title} lead={lead} />
      </div>
      <Card aria-label="What you booked" className="border-t-4 border-t-moss">
        <BookingFacts booking={booking} />
      </Card>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {isHeld && (
          <ButtonLink href={paths.founder.bookingDetails(booking.service.id, booking.id)}>
            {booking.stage === 'awaiting_payment' ? 'Go on to pay' : 'Go on with the booking'}
          </ButtonLink>
        )}
        <CalendarButton booking={booking} />
        <ButtonLink variant="secondary" href={paths.founder.booking(booking.id)}>
          See the booking
        </ButtonLink>
      </div>
      {next.length > 0 && <NextSteps steps={next} />}
      {booking.stage === 'confirmed' && <Rules booking={booking} />}
    </div>
  );
}

function NextSteps({ steps }: { steps: string[] }) {
  return (
    <section aria-labelledby="what-next" className="flex max-w-measure flex-col gap-3">
      <h2 id="what-next" className="font-display text-xl font-semibold tracking-tight">
        What happens next
      </h2>
      <ol className="flex list-decimal flex-col gap-2 pl-5 marker:text-stone">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

function Rules({ booking }: { booking: Booking }) {
  const { zone } = useViewerZone();
  return (
    <section aria-labelledby="the-rules" className="flex max-w-measure flex-col gap-2">
      <h2 id="the-rules" className="font-display text-xl font-semibold tracking-tight">
        If something comes up
      </h2>
      <p className="text-stone">{moveRule(booking, zone)}</p>
      {booking.price && (
        <p className="text-stone">
          Cancel until {showTimeInLine(booking.rules.refundUntil, zone)} and the price is refunded in full. After that
          you can still cancel, without a refund.
        </p>
      )}
    </section>
  );
}
