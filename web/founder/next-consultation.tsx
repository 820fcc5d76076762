import { useQuery } from '@tanstack/react-query';
import { hasHold } from '#domain/consultation/booking-stages.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { paths } from '#web/paths.ts';
import { bookingsQuery } from './consultation/bookings/booking-queries.ts';
import { NextBooking } from './consultation/start/next-booking.tsx';

/** The consultation that comes next, else the way to one. */
export function NextConsultation() {
  const { data } = useQuery(bookingsQuery('upcoming', 1));
  if (!data) return null;
  const next = data.items.find(({ stage }) => !hasHold(stage));
  return (
    <section aria-labelledby="next-consultation" className="flex flex-col gap-3">
      <h2 id="next-consultation" className="font-display text-2xl font-semibold tracking-tight">
        Next consultation
      </h2>
      {next ? (
        <NextBooking booking={next} />
      ) : (
        <EmptyState
          level={3}
          title="Your next consultation will be here"
          action={<ButtonLink href={paths.founder.consultation}>Book a consultation</ButtonLink>}
        >
          Choose an adviser and a time to talk your startup through.
        </EmptyState>
      )}
    </section>
  );
}
