import type { BookingState } from '#domain/consultation/booking-machine.ts';
import { cx } from '#ui/class-names.ts';
import { Anchor } from '#ui/link/link.tsx';
import { paths } from '#web/paths.ts';
import { stageWords } from '../bookings/booking-words.ts';
import type { PlacedBooking } from './place-bookings.ts';

const looks: Record<BookingState, string> = {
  pending: 'border-l-amber bg-amber-wash',
  in_progress: 'border-l-slate bg-slate-wash',
  completed: 'border-l-moss bg-moss-wash',
  cancelled: 'border-l-clay bg-clay-wash line-through',
};

type BookingBlockProps = {
  placed: PlacedBooking;
  /** As high as it is long; what has no room shows under the pointer and with the focus. */
  isInGrid?: boolean;
};

/** One booking on the calendar: opens it. */
export function BookingBlock({ placed: { booking, start, end, from, to }, isInGrid }: BookingBlockProps) {
  const isShort = isInGrid && end - start <= 2;
  return (
    <Anchor
      href={paths.admin.booking(booking.id)}
      className={cx(
        'flex flex-col rounded-mark border-l-4 px-2 text-ink no-underline hover:underline',
        isInGrid
          ? 'absolute inset-x-0 top-0 min-h-full max-h-full overflow-hidden border-y border-r border-y-surface border-r-surface py-0.5 text-sm hover:z-10 hover:max-h-none focus-visible:z-10 focus-visible:max-h-none'
          : 'min-h-11 py-1 text-sm',
        looks[booking.status],
      )}
    >
      <span className="font-semibold tabular-nums">
        {from} to {to}
      </span>
      {/* The row says when; a short one has room for little else than what it is. */}
      <span className={cx('wrap-anywhere', isShort && 'order-first')}>{booking.service.title}</span>
      <span className="wrap-anywhere">
        {booking.founder.name} with {booking.adviser.name}
      </span>
      <span>{stageWords[booking.stage]}</span>
    </Anchor>
  );
}
