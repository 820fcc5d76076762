import { z } from 'zod';
import { BOOKING_STATES } from '#domain/consultation/booking-machine.ts';
import { BOOKING_LIMITS } from '#domain/consultation/booking-rules.ts';
import { MOVE_PROBLEMS } from '#domain/consultation/operator-move.ts';
import { daysBetween } from '#domain/time/days.ts';
import { FREE_TIMES_DAYS, zoneName } from '../consultation/consultation.ts';
import { defineEndpoint } from '../endpoint.ts';
import { day, opaqueId, personText } from '../text.ts';
import { booking, bookingParams, cancelReason, wantedMoment } from './bookings.ts';

/** The operator's view of everybody's bookings. Every change is written to the audit log and told to the founder. */
const admin = { anyRole: ['admin'] } as const;
const reason = cancelReason.min(1, { error: 'Say why: the founder is told.' });

/** As in a calendar's day or week. */
export const adminBookingEntry = booking
  .pick({
    id: true,
    status: true,
    stage: true,
    service: true,
    adviser: true,
    startsAt: true,
    endsAt: true,
    holdExpiresAt: true,
    price: true,
    invoiceId: true,
    topic: true,
  })
  .extend({ founder: z.object({ uid: z.string(), name: z.string() }) });
export type AdminBookingEntry = z.infer<typeof adminBookingEntry>;

export const adminBooking = booking.extend({
  founder: z.object({ uid: z.string(), name: z.string(), email: z.string(), emailVerified: z.boolean() }),
  can: z.object({
    confirm: z.boolean(),
    reject: z.boolean(),
    complete: z.boolean(),
    markFounderAbsent: z.boolean(),
    markAdviserAbsent: z.boolean(),
    cancel: z.boolean(),
    move: z.boolean(),
  }),
});
export type AdminBooking = z.infer<typeof adminBooking>;

export const listAdminBookings = defineEndpoint({
  method: 'GET',
  path: '/admin/bookings',
  summary: 'The bookings that begin on the days of a zone, in order of their times, at most 1,000',
  access: admin,
  query: z
    .object({
      from: day,
      to: day,
      zone: zoneName,
      adviserId: opaqueId.optional(),
      status: z.enum(BOOKING_STATES).optional(),
    })
    .refine(({ from, to }) => daysBetween(from, to) >= 0, {
      path: ['to'],
      error: 'Choose a day that is not before the first.',
    })
    .refine(({ from, to }) => daysBetween(from, to) < FREE_TIMES_DAYS, {
      path: ['to'],
      error: `Ask for at most ${FREE_TIMES_DAYS} days at once.`,
    }),
  reply: z.object({ items: z.array(adminBookingEntry) }),
  errors: [],
});

const waitingList = { items: z.array(adminBookingEntry), total: z.int() };

export const listWaitingBookings = defineEndpoint({
  method: 'GET',
  path: '/admin/bookings/waiting',
  summary:
    'What waits for the operator: transfers, confirmations and sessions to note, earliest first, at most 200 each',
  access: admin,
  reply: z.object({
    ...waitingList,
    /** Confirmed sessions that are over: nobody has said how they went. */
    toNote: z.object(waitingList),
  }),
  errors: [],
});

export const readAdminBooking = defineEndpoint({
  method: 'GET',
  path: '/admin/bookings/:bookingId',
  summary: 'A booking with its founder, details and history',
  access: admin,
  params: bookingParams,
  reply: adminBooking,
  errors: ['BOOKING_UNKNOWN'],
});

/** A change by the operator, answered with the booking as it is then. */
const change = <const Name extends string>(name: Name) =>
  ({
    method: 'POST',
    path: `/admin/bookings/:bookingId/${name}`,
    access: admin,
    params: bookingParams,
    reply: adminBooking,
    errors: ['BOOKING_UNKNOWN', 'BOOKING_STATE', 'IDEMPOTENCY_KEY_REUSED'],
    idempotent: true,
  }) as const;

export const confirmBookingByOperator = defineEndpoint({
  ...change('confirmation'),
  summary: 'Confirm a booking that waits for it; a transfer is confirmed with its payment',
  errors: ['BOOKING_UNKNOWN', 'BOOKING_STATE', 'BOOKING_UNPAID', 'IDEMPOTENCY_KEY_REUSED'],
});

export const rejectBooking = defineEndpoint({
  ...change('rejection'),
  summary: 'Do not confirm a booking; what was paid is refunded in full',
  body: z.strictObject({ reason }),
});

export const completeBooking = defineEndpoint({
  ...change('completion'),
  summary: 'Note that a session took place, and what came of it',
  body: z.strictObject({ notes: personText({ max: BOOKING_LIMITS.notes, lines: 'many' }).default('') }),
});

export const markFounderAbsent = defineEndpoint({
  ...change('founder-absence'),
  summary: 'The founder did not come: completed, and charged',
});

export const markAdviserAbsent = defineEndpoint({
  ...change('adviser-absence'),
  summary: 'The adviser did not come: cancelled, and refunded in full',
  body: z.strictObject({ reason }),
});

export const cancelBookingByOperator = defineEndpoint({
  ...change('cancellation'),
  summary: 'Cancel at any time, with or without a refund',
  body: z.strictObject({ reason, refund: z.boolean() }),
});

/** `data` of a move that was refused for what `override` can insist on: all of it, so that nobody insists in the dark. */
export const moveProblemsData = z.object({ problems: z.array(z.enum(MOVE_PROBLEMS)) });

export const moveBookingByOperator = defineEndpoint({
  ...change('move'),
  summary: 'Move to any time that is not taken, at any notice; `override` insists on what founders could not book',
  body: z.strictObject({
    startsAt: wantedMoment,
    adviserId: opaqueId,
    /** Although the founder is busy, or it lies outside hours or horizon, or the adviser does not give the service. */
    override: z.boolean().default(false),
    /** The founder is told. */
    reason: cancelReason.default(''),
  }),
  errors: [
    ...MOVE_PROBLEMS,
    'MOVE_TOO_FAR',
    'BOOKING_UNKNOWN',
    'BOOKING_STATE',
    'ADVISER_UNKNOWN',
    'SLOT_TAKEN',
    'SLOT_NOT_OFFERED',
    'IDEMPOTENCY_KEY_REUSED',
  ],
});
