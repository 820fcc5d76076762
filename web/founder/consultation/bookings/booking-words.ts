import type { Booking } from '#contract/bookings/bookings.ts';
import type { BookingStage } from '#domain/consultation/booking-stages.ts';
import { formatMoney } from '#domain/money/money.ts';
import { showDay, showTime, showTimeInLine } from '#domain/scheduling/show-time.ts';
import { priceWords } from '#web/words/service-words.ts';

/** What a booking waits for, or where it stands, in the words of its badge. */
export const STAGE_WORDS: Record<BookingStage, string> = {
  held: 'Held for you, not booked yet',
  awaiting_payment: 'Held for you, to be paid',
  awaiting_transfer: 'Waiting for your transfer',
  awaiting_confirmation: 'Waiting for us to confirm it',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** "Tue 24th Nov, 2026" and "09:30 AM to 10:15 AM", in a zone that stands next to it. */
export function spanParts({ startsAt, endsAt }: Pick<Booking, 'startsAt' | 'endsAt'>, zone: string) {
  const times = `${showTime(startsAt, zone).time} to ${showTime(endsAt, zone).time}`;
  return { date: showDay(startsAt, zone), times };
}

/** "Tue 24th Nov, 2026, 09:30 AM to 10:15 AM". */
export function spanWords(booking: Pick<Booking, 'startsAt' | 'endsAt'>, zone: string): string {
  const { date, times } = spanParts(booking, zone);
  return `${date}, ${times}`;
}

/** What it costs with tax: the price that was chosen, else the prices to choose from. */
export function costWords({ price, prices, tax }: Pick<Booking, 'price' | 'prices' | 'tax'>): string {
  return priceWords(price ? [price] : prices, tax);
}

/** Where it takes place, as far as it is known; empty while nothing is booked. */
export function placeWords({ meeting, stage, phone }: Pick<Booking, 'meeting' | 'stage' | 'phone'>): string {
  if (meeting?.kind === 'link') return 'Online, by a meeting link';
  if (meeting?.kind === 'place') return meeting.place;
  if (meeting?.kind === 'phone') return phone ? `By phone: we call ${phone}` : 'By phone';
  return stage === 'awaiting_transfer' || stage === 'awaiting_confirmation' ? 'You are told once it is confirmed' : '';
}

/** Why a booking was cancelled, and what became of the price. */
export function cancellationWords(cancellation: NonNullable<Booking['cancellation']>): string {
  const why = {
    released: 'You let the time go.',
    expired: 'It was held for you, and the time to book it ran out.',
    cancelled: cancellation.by === 'operator' ? 'We cancelled it.' : 'You cancelled it.',
    rejected: 'We could not confirm it.',
    adviser_absent: 'The adviser did not come.',
    unconfirmed: 'It was not confirmed before it was to begin.',
  }[cancellation.why];
  const refund = { full: ' What you paid is refunded in full.', none: ' The price is not refunded.' };
  return why + (cancellation.refund ? refund[cancellation.refund] : '');
}

/** What a cancel now would mean, said before it is done. */
export function cancelQuestion({ refund, price, stage }: Pick<Booking, 'refund' | 'price' | 'stage'>): string {
  if (refund === 'none') {
    const what = price ? formatMoney(price) : 'the price you agreed';
    return `The time for a refund is over: ${what} is not refunded. The time becomes free for others, and this cannot be undone.`;
  }
  const back =
    refund === 'full'
      ? price && stage === 'confirmed'
        ? `${formatMoney(price)} is refunded in full. `
        : 'What you have paid is refunded in full. '
      : 'You pay nothing. ';
  return `${back}The time becomes free for others, and this cannot be undone.`;
}

/** Whether and until when it can be moved, as seen at `zone`. */
export function moveRule({ rules, refund }: Pick<Booking, 'rules' | 'refund'>, zone: string): string {
  if (rules.moveUntil === null) return 'It has been moved as often as it can be.';
  const left = rules.movesLeft === 1 ? 'once more' : `${rules.movesLeft} more times`;
  const late = refund === 'none' ? ' The time for a refund is over, and a move does not bring it back.' : '';
  return `You can move it ${left}, until ${showTimeInLine(rules.moveUntil, zone)}. A move never costs anything.${late}`;
}
