import type { ReactNode } from 'react';
import type { AdminBooking } from '#contract/bookings/admin.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { paths } from '#web/paths.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { actorWords, priceWords } from './booking-words.ts';

/** What a booking waits for, or how it ended. */
export function BookingNotice({ booking }: { booking: AdminBooking }) {
  const { stage, holdExpiresAt, cancellation } = booking;
  if (stage === 'awaiting_transfer')
    return (
      <Banner
        tone="warning"
        title="The founder says that the transfer was sent"
        action={
          <ButtonLink variant="secondary" size="small" href={paths.admin.transfers}>
            Go to the transfers
          </ButtonLink>
        }
      >
        Once {priceWords(booking.price)} has arrived, enter it there: that confirms the booking. Unconfirmed by its
        start, it is cancelled.
      </Banner>
    );
  if (stage === 'awaiting_confirmation')
    return (
      <Banner tone="warning" title="It waits for you">
        Confirm it, or say why not. Unconfirmed by its start, it is cancelled and what was paid goes back.
      </Banner>
    );
  if (holdExpiresAt !== null)
    return (
      <Banner title="The time is held">
        The founder has until <DateTime value={holdExpiresAt} withTime /> to finish. After that the time is free again.
      </Banner>
    );
  return cancellation && <CancelledBanner cancellation={cancellation} />;
}

function CancelledBanner({ cancellation }: { cancellation: NonNullable<AdminBooking['cancellation']> }) {
  const { at, by, why, reason, refund } = cancellation;
  return (
    <Banner title={titles[why]}>
      {actorWords[by]}, <DateTime value={at} withTime />. {refundText(refund)}
      {reason && <span className="block whitespace-pre-line">“{reason}”</span>}
    </Banner>
  );
}

const titles: Record<NonNullable<AdminBooking['cancellation']>['why'], string> = {
  released: 'The founder let the time go',
  expired: 'The hold ran out',
  cancelled: 'Cancelled',
  rejected: 'It was not confirmed',
  adviser_absent: 'The adviser did not come',
  unconfirmed: 'Nobody confirmed it in time',
};

function refundText(refund: 'full' | 'none' | null): ReactNode {
  if (refund === null) return 'Nothing was charged.';
  return refund === 'full' ? 'What was paid goes back in full.' : 'The price was not refunded.';
}
