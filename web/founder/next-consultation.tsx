import { useQuery } from '@tanstack/react-query';
import { hasHold } from '#domain/consultation/booking-stages.ts';
import { bookingsQuery } from './consultation/bookings/booking-queries.ts';
import { NextBooking } from './consultation/start/next-booking.tsx';

/** The consultation that comes next, if there is one. */
export function NextConsultation() {
  const next = useQuery(bookingsQuery('upcoming', 1)).data?.items.find(({ stage }) => !hasHold(stage));
  if (!next) return null;
  return (
    <section aria-labelledby="next-consultation" className="flex flex-col gap-3">
      <h2 id="next-consultation" className="font-display text-2xl font-semibold tracking-tight">
        Next consultation
      </h2>
      <NextBooking booking={next} />
    </section>
  );
}
