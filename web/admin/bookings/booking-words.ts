import type { AdminBookingEntry } from '#contract/bookings/admin.ts';
import type { BookingEventKind } from '#contract/bookings/bookings.ts';
import type { BookingStage } from '#domain/consultation/booking-stages.ts';
import type { MoveProblem } from '#domain/consultation/operator-move.ts';
import { formatMoney, type Money } from '#domain/money/money.ts';

/** What a booking waits for, or what became of it, as the operator reads it. */
export const stageWords: Record<BookingStage, string> = {
  held: 'Held, details to come',
  awaiting_payment: 'Waits for payment',
  awaiting_transfer: 'Transfer to confirm',
  awaiting_confirmation: 'Waits for you to confirm it',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

export const eventWords: Record<BookingEventKind, string> = {
  held: 'Time held',
  offered: 'Free time offered from the waiting list',
  requested: 'Details sent',
  transfer_claimed: 'Transfer said to be sent',
  transfer_rejected: 'Transfer not found, to be paid again',
  transfer_not_sent: 'Transfer not sent after all',
  paid: 'Paid',
  confirmed: 'Confirmed',
  moved: 'Moved',
  place_changed: 'New place or link',
  released: 'Let go',
  expired: 'Hold ran out',
  cancelled: 'Cancelled',
  rejected: 'Not confirmed',
  completed: 'Completed',
  founder_absent: 'Founder did not come',
  adviser_absent: 'Adviser did not come',
};

/** What speaks against a move. */
export const moveProblemWords: Record<MoveProblem, string> = {
  MOVE_FOUNDER_BUSY: 'The founder has another session or holds a time then.',
  MOVE_ADVISER_OTHER: 'This adviser does not give this service.',
  MOVE_OUTSIDE_HOURS: 'It lies outside the hours of the adviser.',
  MOVE_BEYOND_HORIZON: 'It is further ahead than the service can be booked.',
};

export const actorWords = { founder: 'Founder', operator: 'Operator', system: 'Cairn' } as const;

/** "₦25,000.00", or "Free". */
export function priceWords(price: Money | null): string {
  return price ? formatMoney(price) : 'Free';
}

/** What goes back to the founder when a booking ends without them being at fault. */
export function fullRefundWords({ price }: Pick<AdminBookingEntry, 'price'>): string {
  return price ? `What was paid of ${formatMoney(price)} goes back in full.` : 'It is free: nothing goes back.';
}
