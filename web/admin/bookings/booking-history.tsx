import type { AdminBooking } from '#contract/admin-bookings.ts';
import { Card } from '#ui/card/card.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import { momentIn, viewerZone } from '../parts/zone-time.ts';
import { actorWords, eventWords } from './booking-words.ts';

/** What happened when, oldest first. */
export function BookingHistory({ booking }: { booking: AdminBooking }) {
  const zone = viewerZone();
  return (
    <Card title="History">
      <ol className="flex flex-col gap-3">
        {booking.events.map(({ number, at, kind, by, startsAt, note }) => (
          <li key={number} className="border-l-2 border-line pl-3">
            <span className="font-semibold">{eventWords[kind]}</span>
            {kind === 'moved' && ` to ${momentIn(zone, startsAt)}`}
            <span className="block text-sm text-stone">
              <DateTime value={at} withTime />, {actorWords[by]}
            </span>
            {note && <span className="block text-sm wrap-anywhere whitespace-pre-line">“{note}”</span>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
