import { useQuery } from '@tanstack/react-query';
import type { ServiceCard } from '#contract/consultation.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { WaitlistForm } from './waitlist-form.tsx';
import { WaitlistPlace } from './waitlist-place.tsx';
import { waitlistQuery } from './waitlist-queries.ts';

type ServiceWaitProps = { service: ServiceCard; adviserId: string | null; isNothingFree: boolean };

/** Waiting for a time of a service: the place that the founder has, else how to get one. */
export function ServiceWait({ service, adviserId, isNothingFree }: ServiceWaitProps) {
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
