import type { CatalogueError } from '../server-errors.ts';

/** What stands in the way of holding, booking, moving or waiting for a time. */
export const bookingErrors = {
  BOOKING_UNKNOWN: { status: 404, message: 'There is no such booking.' },
  BOOKING_STATE: { status: 409, message: 'This cannot be done with the booking as it is now. Reload to see it.' },
  BOOKING_LIMIT: { status: 409, message: 'You have as many bookings ahead as an account can hold.' },
  BOOKING_CURRENCY: {
    status: 409,
    message: 'This booking is to be paid in the other currency. To change that, let the time go and hold it again.',
  },
  BOOKING_PRICE_CHANGED: {
    status: 409,
    message:
      'The tax on this session has changed since you held it. Nothing is charged. To book at the new price, let the time go and hold it again.',
  },
  BOOKING_UNPAID: {
    status: 409,
    message: 'The transfer has not come yet. Confirm the transfer: that books the session.',
  },
  FOUNDER_BUSY: {
    status: 409,
    message: 'You have a session or hold a time then already. Choose another time, or let that one go first.',
  },
  HOLD_LIMIT: { status: 409, message: 'You hold as many times as you can. Confirm one or let one go first.' },
  HOLD_EXPIRED: {
    status: 409,
    message: 'This time is no longer held for you. Choose a time again. What you paid after that goes back in full.',
  },
  SLOT_TAKEN: { status: 409, message: 'Somebody has just taken this time. Nothing was booked: choose another one.' },
  SLOT_NOT_OFFERED: { status: 409, message: 'This time cannot be booked. Nothing was booked: choose another one.' },
  MOVE_TOO_LATE: { status: 409, message: 'It is too late to move this booking. It stays as it was.' },
  MOVE_LIMIT: { status: 409, message: 'This booking has been moved as often as it can be. It stays as it was.' },
  MOVE_FOUNDER_BUSY: {
    status: 409,
    message: 'The founder has another session or holds a time then. It was not moved: choose another time, or insist.',
  },
  MOVE_OUTSIDE_HOURS: {
    status: 409,
    message: 'This lies outside the hours of the adviser. It was not moved: choose another time, or insist.',
  },
  MOVE_BEYOND_HORIZON: {
    status: 409,
    message: 'This is further ahead than the service can be booked. It was not moved: check the year, or insist.',
  },
  MOVE_ADVISER_OTHER: {
    status: 409,
    message: 'This adviser does not give this service. It was not moved: choose another adviser, or insist.',
  },
  MOVE_TOO_FAR: {
    status: 409,
    message: 'This is more than a year beyond what can be booked. It was not moved: check the year.',
  },
  OUTCOME_LINK_LIMIT: { status: 409, message: 'This outcome has as many links as it can have. Remove one first.' },
  WAITLIST_UNKNOWN: { status: 404, message: 'There is no such entry on the waitlist.' },
  WAITLIST_JOINED: { status: 409, message: 'You already wait for this service. Leave that entry first to change it.' },
} as const satisfies Record<string, CatalogueError>;
