import type { BookingState } from '#domain/consultation/booking-machine.ts';
import { cx } from '#ui/class-names.ts';
import { Anchor } from '#ui/link/link.tsx';
import { paths } from '#web/paths.ts';
import { stageWords } from '../bookings/booking-words.ts';
import type { PlacedBooking } from './place-bookings.ts';

const looks: Record<BookingState, string> = {
  pending: 'border-amber bg-amber-wash',
  in_progress: 'border-slate bg-slate-wash',
  completed: 'border-moss bg-moss-wash',
  cancelled: 'border-clay bg-clay-wash line-through',
};

/** One booking on the calendar: opens it. */
export function BookingBlock({ placed: { booking, from, to } }: { placed: PlacedBooking }) {
  return (
    <Anchor
      href={paths.admin.booking(booking.id)}
      className={cx(
        'flex min-h-11 flex-col rounded-mark border-l-4 px-2 py-1 text-sm text-ink no-underline hover:underline',
        looks[booking.status],
      )}
    >
      <span className="font-semibold tabular-nums">
        {from} to {to}
      </span>
      <span className="wrap-anywhere">{booking.service.title}</span>
      <span className="wrap-anywhere">
        {booking.founder.name} with {booking.adviser.name}
      </span>
      <span>{stageWords[booking.stage]}</span>
    </Anchor>
  );
}
