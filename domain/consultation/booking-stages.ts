/**
 * Where a booking stands, as people see it: a status told apart by what it waits for. Held and awaiting payment have a hold
 * that runs out; a transfer that was claimed, and the operator, are waited for until the session begins. The database holds
 * the two together (bookings_stage).
 */
export const BOOKING_STAGES = [
  'held',
  'awaiting_payment',
  'awaiting_transfer',
  'awaiting_confirmation',
  'confirmed',
  'completed',
  'cancelled',
] as const;
export type BookingStage = (typeof BOOKING_STAGES)[number];

/** Whether the booking is over at the end of its hold. */
export function hasHold(stage: BookingStage): boolean {
  return stage === 'held' || stage === 'awaiting_payment';
}
