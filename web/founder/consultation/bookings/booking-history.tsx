import type { Booking, BookingEventKind } from '#contract/bookings/bookings.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { momentWords } from '#web/time/moments.ts';
import { useViewerZone } from '#web/time/viewer-zone.ts';

const words: Record<BookingEventKind, string> = {
  held: 'Time held',
  offered: 'Time offered from the waitlist',
  requested: 'Booking sent, to be confirmed by us',
  transfer_claimed: 'You said that the transfer was sent',
  transfer_rejected: 'Transfer not found, to be paid again',
  transfer_not_sent: 'You said that the transfer was not sent yet',
  paid: 'Paid',
  confirmed: 'Confirmed',
  moved: 'Moved',
  place_changed: 'New place or link',
  released: 'Time let go',
  expired: 'The time to book it ran out',
  cancelled: 'Cancelled',
  rejected: 'Not confirmed',
  completed: 'Took place',
  founder_absent: 'You did not come',
  adviser_absent: 'The adviser did not come',
};
const who = { founder: 'by you', operator: 'by us', system: '' };

/** What happened to a booking, in order. */
export function BookingHistory({ events }: { events: Booking['events'] }) {
  const { zone } = useViewerZone();
  return (
    <Disclosure look="ruled" summary="History" className="border-t">
      <ol className="flex flex-col gap-3">
        {events.map(({ number, at, kind, by, startsAt, note }) => (
          <li key={number} className="border-l-2 border-line pl-3">
            <p className="font-semibold text-ink">
              {words[kind]}
              {kind === 'moved' && ` to ${momentWords(startsAt, zone)}`} {who[by]}
            </p>
            <p className="text-sm">
              <time dateTime={at}>{momentWords(at, zone)}</time>
            </p>
            {note && <p className="wrap-anywhere">{note}</p>}
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
