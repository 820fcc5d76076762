import type { Booking } from '#contract/bookings/bookings.ts';
import { useViewerZone } from '#web/time/viewer-zone.ts';
import { spanParts } from './booking-words.ts';

/** When a booking is, large, in the viewer's zone, which stands next to it. */
export function BookedTime({ booking }: { booking: Pick<Booking, 'startsAt' | 'endsAt'> }) {
  const { zone } = useViewerZone();
  const { date, times } = spanParts(booking, zone);
  return (
    <time dateTime={booking.startsAt} className="font-display text-xl font-semibold tracking-tight">
      {date}, <span className="inline-block">{times}</span>
    </time>
  );
}
