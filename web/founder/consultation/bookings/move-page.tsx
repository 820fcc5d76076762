import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import type { Booking } from '#contract/bookings/bookings.ts';
import { zoneLabel } from '#domain/scheduling/show-time.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { usePageName } from '#web/components/page-name.ts';
import { paths } from '#web/paths.ts';
import { useViewerZone } from '#web/time/viewer-zone.ts';
import { serviceQuery } from '../consultation-queries.ts';
import { AdviserChoice } from '../service-list/book/adviser-choice.tsx';
import { ChosenBar } from '../service-list/book/chosen-bar.tsx';
import { isTimeGone, SlotTaken } from '../service-list/book/slot-taken.tsx';
import { TimeChoice } from '../service-list/book/time-choice.tsx';
import { BookingLoader } from './booking-loader.tsx';
import { useMove } from './booking-queries.ts';
import { moveRule, spanWords } from './booking-words.ts';

/** …/bookings/:bookingId/move: another time for a booking, within its rules. */
export default function MovePage() {
  const { bookingId = '' } = useParams();
  return <BookingLoader bookingId={bookingId}>{(booking) => <Move booking={booking} />}</BookingLoader>;
}

function Move({ booking }: { booking: Booking }) {
  const navigate = useNavigate();
  const { zone } = useViewerZone();
  const service = useQuery(serviceQuery(booking.service.id));
  const [adviserId, setAdviserId] = useState<string | null>(booking.adviser.id);
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const move = useMove(booking.id);
  usePageName(`${booking.service.title}: move the booking`);
  const bookingPath = paths.founder.booking(booking.id);
  if (!booking.can.move && !move.isPending && !move.isSuccess) return <Navigate replace to={bookingPath} />;

  function moveTo(wanted: string) {
    move.mutate(
      { startsAt: wanted, adviserId, zone },
      {
        onSuccess: () => {
          toast.success('Booking moved');
          void navigate(bookingPath);
        },
        onError: (error) => isTimeGone(error) && setStartsAt(null),
      },
    );
  }

  return (
    <div className="flex flex-col gap-5">
      <PageHeading
        eyebrow={<TextLink href={bookingPath}>{booking.service.title}</TextLink>}
        title="Move it to another time"
        lead={`Now: ${spanWords(booking, zone)}, ${zoneLabel(zone, Date.parse(booking.startsAt))}. It stays yours until you have moved it.`}
      />
      <Banner>{moveRule(booking, zone)}</Banner>
      {move.isError && <SlotTaken error={move.error} verb="Move to" isPending={move.isPending} onChoose={moveTo} />}
      <Loaded
        query={service}
        what="The free times"
        waiting={
          <SkeletonRegion label="Loading free times...">
            <Skeleton className="h-64 w-full rounded-card" />
          </SkeletonRegion>
        }
      >
        {(data) => (
          <>
            <AdviserChoice
              advisers={data.advisers}
              value={adviserId}
              onChange={(id) => {
                setAdviserId(id);
                setStartsAt(null);
              }}
            />
            <TimeChoice service={data} adviserId={adviserId} value={startsAt} onChange={setStartsAt} />
            <ChosenBar value={startsAt} label="Move to this time" isPending={move.isPending} onPress={moveTo} />
          </>
        )}
      </Loaded>
    </div>
  );
}
