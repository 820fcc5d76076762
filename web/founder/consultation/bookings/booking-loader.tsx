import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { SkeletonLines, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { paths } from '#web/paths.ts';
import { bookingQuery } from './booking-queries.ts';

type BookingLoaderProps = {
  bookingId: string;
  /** How often to look again while the server may change it, in milliseconds; false for not at all. */
  pollMs?: (booking: Booking) => number | false;
  children: (booking: Booking) => ReactNode;
};

/** Reads a booking and shows it, or says why it cannot be shown. */
export function BookingLoader({ bookingId, pollMs, children }: BookingLoaderProps) {
  const booking = useQuery({
    ...bookingQuery(bookingId),
    refetchInterval: ({ state }) => (state.data && pollMs ? pollMs(state.data) : false),
  });
  if (booking.data) return children(booking.data);
  if (booking.isPending) {
    return (
      <SkeletonRegion label="Loading the booking...">
        <SkeletonLines count={8} />
      </SkeletonRegion>
    );
  }
  if (booking.error instanceof ApiError && booking.error.status === 404) return <NoSuchBooking />;
  return (
    <LoadFailure title="The booking could not be read" error={booking.error} onRetry={() => void booking.refetch()} />
  );
}

export function NoSuchBooking() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title="Your booking" />
      <EmptyState
        title="There is no such booking"
        action={<ButtonLink href={paths.founder.bookings}>See my bookings</ButtonLink>}
      >
        The address may be incomplete, or the booking belongs to another account.
      </EmptyState>
    </div>
  );
}
