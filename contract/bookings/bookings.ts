import { z } from 'zod';
import { BOOKING_STATES } from '#domain/consultation/booking-machine.ts';
import { BOOKING_LIMITS } from '#domain/consultation/booking-rules.ts';
import { BOOKING_STAGES } from '#domain/consultation/booking-stages.ts';
import { CURRENCIES } from '#domain/money/money.ts';
import { includedTax, zoneName } from '../consultation/consultation.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pageQuery, pageReply } from '../paging.ts';
import { moment, opaqueId, personText } from '../text.ts';

/** A founder's own bookings: see them, move them, cancel them. How one begins is `holds.ts`, what came of it `outcomes.ts`. */
const founder = { anyRole: ['founder'] } as const;
export const bookingParams = z.object({ bookingId: opaqueId });

export const money = z.object({ amountMinor: z.int(), currency: z.enum(CURRENCIES) });

/** A moment that a caller gives, to the minute. */
export const wantedMoment = z.iso.datetime({ error: 'Choose a time.' }).transform((text) => new Date(text));

/** Where the session takes place. */
export const meetingView = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('link'), url: z.string() }),
  z.object({ kind: z.literal('place'), place: z.string() }),
  z.object({ kind: z.literal('phone') }),
]);

export const BOOKING_EVENT_KINDS = [
  'held',
  'offered',
  'requested',
  'transfer_claimed',
  'transfer_rejected',
  'transfer_not_sent',
  'paid',
  'confirmed',
  'moved',
  'place_changed',
  'released',
  'expired',
  'cancelled',
  'rejected',
  'completed',
  'founder_absent',
  'adviser_absent',
] as const;
export type BookingEventKind = (typeof BOOKING_EVENT_KINDS)[number];

/** What happened when, oldest first. `startsAt` is the booked time as it was from then on. */
export const bookingEvent = z.object({
  number: z.int(),
  at: moment,
  kind: z.enum(BOOKING_EVENT_KINDS),
  by: z.enum(['founder', 'operator', 'system']),
  startsAt: moment,
  /** Why, where somebody gave a reason. */
  note: z.string().nullable(),
});

export const OUTCOME_LINK_KINDS = ['evidence', 'document', 'test'] as const;
export const outcomeLink = z.object({
  kind: z.enum(OUTCOME_LINK_KINDS),
  id: z.string(),
  /** The document that it is, or that it belongs to. */
  documentId: z.string(),
  /** Its words when it was linked. */
  label: z.string(),
});

export const booking = z.object({
  id: z.string(),
  status: z.enum(BOOKING_STATES),
  stage: z.enum(BOOKING_STAGES),
  service: z.object({ id: z.string(), title: z.string(), minutes: z.int() }),
  adviser: z.object({ id: z.string(), name: z.string(), title: z.string(), zone: z.string() }),
  startsAt: moment,
  endsAt: moment,
  /** The founder's, as it was when booking. */
  zone: z.string(),
  /** Confirm, and pay or say that the transfer was sent, before this. */
  holdExpiresAt: moment.nullable(),
  /** A time that became free, offered because of the waitlist. */
  isOffer: z.boolean(),
  /** The operator looks at it before it is confirmed. */
  needsConfirmation: z.boolean(),
  /** What it costs in each currency with tax, as it was when held; none: it is free. */
  prices: z.array(money),
  /** In the prices. */
  tax: includedTax,
  /** In the currency that was chosen; null until then and where it is free. */
  price: money.nullable(),
  /** How the founder pays: as chosen last, and once it is paid as it was; null until it is chosen. */
  method: z.enum(['checkout', 'bank_transfer']).nullable(),
  invoiceId: z.string().nullable(),
  /** Of the calendar entry: rises with each move, each new place and with the cancel. */
  sequence: z.int(),
  rules: z.object({
    movesLeft: z.int(),
    /** It can be moved up to this moment; null: no move is left. A move never charges. */
    moveUntil: moment.nullable(),
    /** A cancel up to this moment is refunded in full. */
    refundUntil: moment,
  }),
  /** Told once it is confirmed. */
  meeting: meetingView.nullable(),
  topic: z.string(),
  notes: z.string(),
  phone: z.string(),
  /** The founder's own words about the session, afterwards. */
  ownNote: z.string(),
  outcome: z
    .object({
      kind: z.enum(['held', 'founder_absent']),
      /** The operator's or the adviser's. */
      notes: z.string(),
      links: z.array(outcomeLink),
    })
    .nullable(),
  cancellation: z
    .object({
      at: moment,
      by: z.enum(['founder', 'operator', 'system']),
      why: z.enum(['released', 'expired', 'cancelled', 'rejected', 'adviser_absent', 'unconfirmed']),
      reason: z.string(),
      /** What became of the price; null where nothing was charged. */
      refund: z.enum(['full', 'none']).nullable(),
    })
    .nullable(),
  /** What a cancel now would give back; null where nothing is charged or nothing can be cancelled. */
  refund: z.enum(['full', 'none']).nullable(),
  events: z.array(bookingEvent),
  can: z.object({
    confirm: z.boolean(),
    release: z.boolean(),
    move: z.boolean(),
    cancel: z.boolean(),
    /** The meeting begins soon or is on. */
    join: z.boolean(),
    linkOutcome: z.boolean(),
    leaveNote: z.boolean(),
  }),
});
export type Booking = z.infer<typeof booking>;

export const readBooking = defineEndpoint({
  method: 'GET',
  path: '/consultation/bookings/:bookingId',
  summary: 'One of your bookings',
  access: founder,
  params: bookingParams,
  reply: booking,
  errors: ['BOOKING_UNKNOWN'],
});

export const listBookings = defineEndpoint({
  method: 'GET',
  path: '/consultation/bookings',
  summary: 'Your bookings: upcoming ones soonest first, or past ones newest first',
  access: founder,
  query: z.object({
    tab: z.enum(['upcoming', 'past']).default('upcoming'),
    ...pageQuery({ size: 10, max: 50 }),
  }),
  reply: z.object(pageReply(booking)),
  errors: [],
});

export const readBookingCalendar = defineEndpoint({
  method: 'GET',
  path: '/consultation/bookings/:bookingId/calendar',
  summary: 'The calendar file of a booking that is or was confirmed',
  access: founder,
  params: bookingParams,
  reply: z.file(),
  errors: ['BOOKING_UNKNOWN', 'BOOKING_STATE'],
  produces: 'text/calendar',
});

export const moveBooking = defineEndpoint({
  method: 'POST',
  path: '/consultation/bookings/:bookingId/move',
  summary: 'Move a confirmed booking to another time, within its rules',
  access: founder,
  params: bookingParams,
  body: z.strictObject({ startsAt: wantedMoment, adviserId: opaqueId.nullable(), zone: zoneName }),
  reply: booking,
  errors: [
    'FOUNDER_BUSY',
    'BOOKING_UNKNOWN',
    'BOOKING_STATE',
    'ADVISER_UNKNOWN',
    'SLOT_TAKEN',
    'SLOT_NOT_OFFERED',
    'MOVE_TOO_LATE',
    'MOVE_LIMIT',
    'IDEMPOTENCY_KEY_REUSED',
  ],
  idempotent: true,
  limit: { max: 30, windowSeconds: 60 },
});

export const cancelReason = personText({ max: BOOKING_LIMITS.reason, lines: 'many' });

export const cancelBooking = defineEndpoint({
  method: 'POST',
  path: '/consultation/bookings/:bookingId/cancellation',
  summary: 'Cancel a booking; in time its price is refunded in full',
  access: founder,
  params: bookingParams,
  body: z.strictObject({ reason: cancelReason.default('') }),
  reply: booking,
  errors: ['BOOKING_UNKNOWN', 'BOOKING_STATE', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
});
