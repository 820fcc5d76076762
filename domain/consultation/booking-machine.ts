import type { StateMachine } from '../state-machine.ts';

export const BOOKING_STATES = ['pending', 'in_progress', 'completed', 'cancelled'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/**
 * What can happen to a booking. `expire`: the hold ran out. `reject`: the operator does not confirm it. `founder_absent` and
 * `adviser_absent`: somebody did not come.
 */
export type BookingEvent =
  | 'confirm'
  | 'move'
  | 'cancel'
  | 'expire'
  | 'reject'
  | 'complete'
  | 'founder_absent'
  | 'adviser_absent';

/** Pending: held, awaiting payment or confirmation. In progress: confirmed. Source: readings, "bookings". */
export const BOOKING_MACHINE: StateMachine<BookingState, BookingEvent> = {
  pending: { confirm: 'in_progress', cancel: 'cancelled', expire: 'cancelled', reject: 'cancelled' },
  in_progress: {
    move: 'in_progress',
    cancel: 'cancelled',
    complete: 'completed',
    founder_absent: 'completed',
    adviser_absent: 'cancelled',
  },
  completed: {},
  cancelled: {},
};

export const WAITLIST_STATES = ['pending', 'in_progress', 'successful', 'cancelled'] as const;
export type WaitlistState = (typeof WAITLIST_STATES)[number];
export type WaitlistEvent = 'offer' | 'book' | 'lapse' | 'leave';

/** Pending: waiting. In progress: a freed time is held for this founder. A lapsed offer ends the place on the list. */
export const WAITLIST_MACHINE: StateMachine<WaitlistState, WaitlistEvent> = {
  pending: { offer: 'in_progress', leave: 'cancelled', lapse: 'cancelled' },
  in_progress: { book: 'successful', lapse: 'cancelled', leave: 'cancelled' },
  successful: {},
  cancelled: {},
};
