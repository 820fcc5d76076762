import type { BookingState } from './booking-machine.ts';

/**
 * Where a booking stands, as people see it: a status told apart by what it waits for. Held and awaiting payment have a hold
 * that runs out; a transfer that was claimed, and the operator, are waited for until the session begins.
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

/** The status of specification §3 and readings ("bookings") that a stage belongs to. */
export const STAGE_STATES: Record<BookingStage, BookingState> = {
  held: 'pending',
  awaiting_payment: 'pending',
  awaiting_transfer: 'pending',
  awaiting_confirmation: 'pending',
  confirmed: 'in_progress',
  completed: 'completed',
  cancelled: 'cancelled',
};

/** Whether the booking is over at the end of its hold. */
export function hasHold(stage: BookingStage): boolean {
  return stage === 'held' || stage === 'awaiting_payment';
}
