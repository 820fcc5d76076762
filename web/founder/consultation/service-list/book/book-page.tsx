import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { ServiceCard } from '#contract/consultation/consultation.ts';
import { hasHold } from '#domain/consultation/booking-stages.ts';
import { lengthWords } from '#domain/time/length-words.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Skeleton, SkeletonLines, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { usePageName } from '#web/components/page-name.ts';
import { paths } from '#web/paths.ts';
import { useViewerZone } from '#web/time/viewer-zone.ts';
import { adviserWords, pricesOf, priceWords } from '#web/words/service-words.ts';
import { bookingsQuery, useHold } from '../../bookings/booking-queries.ts';
import { serviceQuery } from '../../consultation-queries.ts';
import { OpenHold } from '../../start/open-hold.tsx';
import { WaitlistForm } from '../../waitlist/waitlist-form.tsx';
import { WaitlistPlace } from '../../waitlist/waitlist-place.tsx';
import { waitlistQuery } from '../../waitlist/waitlist-queries.ts';
import { AdviserChoice } from './adviser-choice.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { isTimeGone, SlotTaken } from './slot-taken.tsx';
import { TimeChoice } from './time-choice.tsx';
import { useFreeDays } from './use-free-days.ts';

/** …/service-list/:serviceId/book: choose a free time; it is then held while the details are filled in. */
export default function BookPage() {
  const { serviceId = '' } = useParams();
  const service = useQuery(serviceQuery(serviceId));
  if (service.data) return <ChooseTime key={serviceId} service={service.data} />;
  if (service.isPending) return <TimesToCome />;
  if (service.error instanceof ApiError && service.error.code === 'SERVICE_UNKNOWN') return <NotOffered />;
  return (
    <LoadFailure title="The service could not be read" error={service.error} onRetry={() => void service.refetch()} />
  );
}

function ChooseTime({ service }: { service: ServiceCard }) {
  const navigate = useNavigate();
  const { zone } = useViewerZone();
  const [adviserId, setAdviserId] = useState<string | null>(null);
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const hold = useHold();
  usePageName(`${service.title}: choose a time`);
  const { id: serviceId, nextFreeAt, rules } = service;
  // The next free time may be a minute old: it is the days themselves that say whether there is one.
  const { isNothingFree } = useFreeDays({
    serviceId,
    adviserId: null,
    zone,
    horizonDays: rules.horizonDays,
    nextFreeAt,
  });
  const isFree = nextFreeAt !== null && service.advisers.length > 0 && !isNothingFree;

  function book(wanted: string) {
    hold.mutate(
      { serviceId, adviserId, startsAt: wanted, zone },
      {
        onSuccess: ({ id }) => navigate(paths.founder.bookingDetails(serviceId, id)),
        onError: (error) => isTimeGone(error) && setStartsAt(null),
      },
    );
  }

  return (
    <div className="flex flex-col gap-5">
      <PageHeading
        eyebrow={<TextLink href={paths.founder.serviceList()}>All services</TextLink>}
        title={service.title}
        lead={`${lengthWords(service.minutes)} with ${adviserWords(service.advisers)}. ${priceWords(pricesOf(service), service.tax)}.`}
      />
      {hold.isError && <SlotTaken error={hold.error} verb="Book" isPending={hold.isPending} onChoose={book} />}
      {hold.isIdle || hold.isError ? <OwnHolds serviceId={serviceId} /> : null}
      {isFree ? (
        <>
          <AdviserChoice
            advisers={service.advisers}
            value={adviserId}
            onChange={(id) => {
              setAdviserId(id);
              setStartsAt(null);
            }}
          />
          <TimeChoice service={service} adviserId={adviserId} value={startsAt} onChange={setStartsAt} />
          <ChosenBar value={startsAt} label="Book this time" isPending={hold.isPending} onPress={book} />
          <Disclosure summary="No time that suits you?">
            <ServiceWait service={service} adviserId={adviserId} isNothingFree={false} />
          </Disclosure>
        </>
      ) : (
        <ServiceWait service={service} adviserId={null} isNothingFree />
      )}
    </div>
  );
}

/** Times of this service that the founder holds already: they are free for nobody, and would be missed in the list. */
function OwnHolds({ serviceId }: { serviceId: string }) {
  const { data } = useQuery(bookingsQuery('upcoming', 1));
  const holds = data?.items.filter(({ service, stage }) => service.id === serviceId && hasHold(stage)) ?? [];
  return holds.map((booking) => <OpenHold key={booking.id} booking={booking} />);
}

function NotOffered() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title="Book a time" />
      <EmptyState
        title="This service is not offered any more"
        action={<ButtonLink href={paths.founder.serviceList()}>See all services</ButtonLink>}
      >
        Bookings that you have of it stay as they are.
      </EmptyState>
    </div>
  );
}

function TimesToCome() {
  return (
    <SkeletonRegion label="Loading the service...">
      <div className="flex flex-col gap-6">
        <SkeletonLines count={2} />
        <Skeleton className="h-64 w-full rounded-card" />
      </div>
    </SkeletonRegion>
  );
}

type ServiceWaitProps = { service: ServiceCard; adviserId: string | null; isNothingFree: boolean };

/** Waiting for a time of a service: the place that the founder has, else how to get one. */
function ServiceWait({ service, adviserId, isNothingFree }: ServiceWaitProps) {
  const waitlist = useQuery(waitlistQuery);
  const place = waitlist.data?.items.find((entry) => entry.service.id === service.id && entry.can.leave);
  if (place) return <WaitlistPlace place={place} />;
  return (
    <div className="flex flex-col gap-4">
      {isNothingFree && (
        <Banner title={`Nothing is free within the next ${service.rules.horizonDays} days`}>
          Join the waitlist: when somebody cancels or moves, the time is offered in the order of joining.
        </Banner>
      )}
      <WaitlistForm service={service} adviserId={adviserId} />
    </div>
  );
}
