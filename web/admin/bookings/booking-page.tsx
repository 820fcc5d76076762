import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { type AdminBooking, readAdminBooking } from '#contract/bookings/admin.ts';
import { zonedDay } from '#domain/scheduling/zoned-day.ts';
import { Card } from '#ui/card/card.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { usePageName } from '#web/components/page-name.ts';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { paths } from '#web/paths.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { adminQuery } from '../parts/admin-query.ts';
import { BackTo } from '../parts/back-to.tsx';
import { Missing } from '../parts/missing.tsx';
import { momentIn, viewerZone } from '../parts/zone-time.ts';
import { BookingActions } from './booking-actions.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { BookingNotice } from './booking-notice.tsx';
import { actorWords, eventWords, stageWords } from './booking-words.ts';
import { OutcomeForm } from './outcome-form.tsx';

/** /m/admin/bookings/:bookingId: everything about one booking, and what can be done with it. */
export default function BookingPage() {
  const { bookingId = '' } = useParams();
  const booking = useQuery({
    ...adminQuery(readAdminBooking, { params: { bookingId } }),
    // Once a session has begun, other things can be done with it.
    refetchInterval: 30_000,
  });
  if (booking.error instanceof ApiError && booking.error.code === 'BOOKING_UNKNOWN')
    return <Missing what="booking" back={{ label: 'the calendar', href: paths.admin.calendar() }} />;
  return (
    <Loaded query={booking} what="The booking">
      {(data) => <LoadedBooking key={data.id} booking={data} />}
    </Loaded>
  );
}

function LoadedBooking({ booking }: { booking: AdminBooking }) {
  const zone = viewerZone();
  usePageName(`${booking.service.title} for ${booking.founder.name}: booking`);
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title={`${booking.service.title} for ${booking.founder.name}`}
        eyebrow={
          <BackTo
            label="the calendar"
            href={paths.admin.calendar({ view: 'day', date: zonedDay(Date.parse(booking.startsAt), zone), zone })}
          />
        }
        lead={<StatusBadge status={booking.status} words={stageWords[booking.stage]} />}
      />
      <BookingNotice booking={booking} />
      <BookingActions booking={booking} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <BookingFacts booking={booking} />
        <div className="flex flex-col gap-6">
          <OutcomeForm booking={booking} />
          <BookingHistory booking={booking} />
        </div>
      </div>
    </div>
  );
}

/** What happened when, oldest first. */
function BookingHistory({ booking }: { booking: AdminBooking }) {
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
