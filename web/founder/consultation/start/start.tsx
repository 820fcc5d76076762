import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { hasHold } from '#domain/consultation/booking-stages.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { SkeletonLines, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { paths } from '#web/paths.ts';
import { bookingsQuery } from '../bookings/booking-queries.ts';
import { WaitlistPlace } from '../waitlist/waitlist-place.tsx';
import { waitlistQuery } from '../waitlist/waitlist-queries.ts';
import { NextBooking } from './next-booking.tsx';
import { OpenHold } from './open-hold.tsx';
import { ShortList } from './short-list.tsx';

/** /m/founder/consultation: what is booked next, what is held or waited for, and the way to book. */
export default function ConsultationStart() {
  const upcoming = useQuery(bookingsQuery('upcoming', 1));
  const waitlist = useQuery(waitlistQuery);
  const bookings = upcoming.data?.items ?? [];
  const holds = bookings.filter(({ stage }) => hasHold(stage));
  const next = bookings.find(({ stage }) => !hasHold(stage));
  // A time that is offered is among the holds, with its countdown.
  const isHeld = (bookingId: string | null) => holds.some(({ id }) => id === bookingId);
  const places = waitlist.data?.items.filter(({ can, bookingId }) => can.leave && !isHeld(bookingId)) ?? [];
  return (
    <div className="flex flex-col gap-8">
      <PageHeading
        title="Consultation"
        lead="Time with an adviser: choose a service, see when it is really free in your own time zone, and book."
        actions={
          <ButtonLink href={paths.founder.serviceList()}>
            Book a consultation <ArrowRight />
          </ButtonLink>
        }
      />
      {holds.map((booking) => (
        <OpenHold key={booking.id} booking={booking} />
      ))}
      <Loaded
        query={upcoming}
        what="Your bookings"
        waiting={
          <SkeletonRegion label="Loading your bookings...">
            <SkeletonLines count={4} />
          </SkeletonRegion>
        }
      >
        {({ total }) => <Next next={next} total={total} />}
      </Loaded>
      {places.length > 0 && (
        <section aria-labelledby="waiting" className="flex flex-col gap-4">
          <h2 id="waiting" className="font-display text-2xl font-semibold tracking-tight">
            You are waiting for
          </h2>
          {places.map((place) => (
            <WaitlistPlace key={place.id} place={place} />
          ))}
        </section>
      )}
      <ShortList />
      <Card
        look="quiet"
        title="Something larger?"
        actions={
          <ButtonLink variant="secondary" href={paths.founder.quotes}>
            Ask for a quote
          </ButtonLink>
        }
      >
        <p className="max-w-measure text-stone">
          Describe the work, your budget and your deadline. You get an offer with its lines and prices, and accept it or
          not.
        </p>
      </Card>
    </div>
  );
}

function Next({ next, total }: { next: Booking | undefined; total: number }) {
  return (
    <section aria-labelledby="next-booking" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="next-booking" className="font-display text-2xl font-semibold tracking-tight">
          Your next consultation
        </h2>
        <TextLink href={paths.founder.bookings} className="inline-flex min-h-11 items-center">
          My Bookings{total > 0 && ` (${total})`}
        </TextLink>
      </div>
      {next ? (
        <NextBooking booking={next} />
      ) : (
        <EmptyState title="Your next consultation will be here" level={3}>
          Nothing is booked. Choose a service below and see when it is free.
        </EmptyState>
      )}
    </section>
  );
}
