import { Video } from 'lucide-react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { zoneLabel } from '#domain/scheduling/show-time.ts';
import { relativeTime } from '#domain/time/relative-time.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { paths } from '#web/paths.ts';
import { useNow } from '#web/time/use-now.ts';
import { useViewerZone } from '#web/time/viewer-zone.ts';
import { BookedTime } from '../bookings/booked-time.tsx';
import { STAGE_WORDS } from '../bookings/booking-words.ts';

/** The booking that comes next, with how long it is until then. */
export function NextBooking({ booking }: { booking: Booking }) {
  const { zone } = useViewerZone();
  const now = useNow(60_000);
  const { service, adviser, startsAt, meeting, can } = booking;
  return (
    <Card
      level={3}
      title={service.title}
      eyebrow={<StatusBadge status={booking.status} words={STAGE_WORDS[booking.stage]} />}
      className="border-l-4 border-l-moss"
      actions={
        <>
          {can.join && meeting?.kind === 'link' && (
            <ButtonLink href={meeting.url} target="_blank" rel="noreferrer" icon={<Video />}>
              Join the meeting
            </ButtonLink>
          )}
          <ButtonLink variant="secondary" href={paths.founder.booking(booking.id)}>
            See the booking
          </ButtonLink>
        </>
      }
    >
      <p>
        <BookedTime booking={booking} />
        <span className="block text-stone">
          {zoneLabel(zone, Date.parse(startsAt))}, {relativeTime(new Date(startsAt), new Date(now))}, with{' '}
          {adviser.name}
        </span>
      </p>
    </Card>
  );
}
