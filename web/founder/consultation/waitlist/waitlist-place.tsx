import { useQueryClient } from '@tanstack/react-query';
import type { WaitlistEntry } from '#contract/bookings/waitlist.ts';
import { cityOf } from '#domain/scheduling/zone-names.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { paths } from '#web/paths.ts';
import { Countdown } from '#web/time/countdown.tsx';
import { Day } from '#web/time/date-time.tsx';
import { useLeaveWaitlist, waitlistQuery } from './waitlist-queries.ts';

/** A place on the waitlist: what is waited for, the time that is offered with its countdown, and the way out. */
export function WaitlistPlace({ place }: { place: WaitlistEntry }) {
  const client = useQueryClient();
  const leave = useLeaveWaitlist();
  const { service, adviser, fromDay, toDay, zone, status, bookingId, offerExpiresAt } = place;
  const isOffered = status === 'in_progress' && bookingId !== null;
  return (
    <Card
      level={3}
      look="plain"
      eyebrow={<StatusBadge status={status} />}
      title={isOffered ? `A time is free: ${service.title}` : `You are waiting for ${service.title}`}
      actions={
        <>
          {isOffered && (
            <ButtonLink href={paths.founder.bookingDetails(service.id, bookingId)}>See the time</ButtonLink>
          )}
          {place.can.leave && (
            <Button variant="secondary" loading={leave.isPending} onClick={() => leave.mutate(place.id)}>
              Leave the waitlist
            </Button>
          )}
        </>
      }
    >
      {isOffered && offerExpiresAt && (
        <Countdown
          until={offerExpiresAt}
          onEnd={() => void client.invalidateQueries({ queryKey: waitlistQuery.queryKey })}
        >
          It is held for you
        </Countdown>
      )}
      <p className="text-stone">
        Any time from <Day value={fromDay} /> to <Day value={toDay} />, {cityOf(zone) || zone} time
        {adviser && `, with ${adviser.name}`}.{' '}
        {!isOffered && 'When one becomes free and it is your turn, we hold it for you for 30 minutes and tell you.'}
      </p>
    </Card>
  );
}
