import { z } from 'zod';
import { BOOKING_LIMITS } from '#domain/consultation/booking-rules.ts';
import { CURRENCIES } from '#domain/money/money.ts';
import { freeTime, zoneName } from '../consultation/consultation.ts';
import { defineEndpoint } from '../endpoint.ts';
import { opaqueId, personText } from '../text.ts';
import { booking, bookingParams, money, wantedMoment } from './bookings.ts';

/** How a booking begins: a time is held for its founder, who confirms it or lets it go. */
const founder = { anyRole: ['founder'] } as const;

/** `data` of SLOT_TAKEN and SLOT_NOT_OFFERED: at most three free times near the one that was wanted. */
export const slotTakenData = z.object({ alternatives: z.array(freeTime) });

export const holdBooking = defineEndpoint({
  method: 'POST',
  path: '/consultation/bookings',
  summary: 'Hold a time for 15 minutes; SLOT_TAKEN and SLOT_NOT_OFFERED offer three near alternatives',
  access: founder,
  body: z.strictObject({
    serviceId: opaqueId,
    /** Null: the one who is free and has the fewest bookings that day. */
    adviserId: opaqueId.nullable(),
    startsAt: wantedMoment,
    zone: zoneName,
  }),
  reply: booking,
  status: 201,
  errors: [
    'SERVICE_UNKNOWN',
    'ADVISER_UNKNOWN',
    'SLOT_TAKEN',
    'SLOT_NOT_OFFERED',
    'FOUNDER_BUSY',
    'HOLD_LIMIT',
    'BOOKING_LIMIT',
    'IDEMPOTENCY_KEY_REUSED',
  ],
  idempotent: true,
  limit: { max: 30, windowSeconds: 60 },
});

const details = {
  topic: personText({ max: BOOKING_LIMITS.topic }).default(''),
  notes: personText({ max: BOOKING_LIMITS.notes, lines: 'many' }).default(''),
  phone: personText({ max: 40 }).default(''),
};

/** `data` of BOOKING_PRICE_CHANGED: what it would cost now, in the chosen currency. */
export const priceChangedData = z.object({ price: money });

export const confirmBooking = defineEndpoint({
  method: 'POST',
  path: '/consultation/bookings/:bookingId/confirmation',
  summary: 'Confirm a held time: a free one is booked, one with a price gets its invoice to pay',
  access: founder,
  params: bookingParams,
  body: z.strictObject({
    ...details,
    /** Null where the service is free. */
    currency: z.enum(CURRENCIES).nullable(),
    /** Null: chosen when the invoice is paid. */
    method: z.enum(['checkout', 'bank_transfer']).nullable(),
  }),
  reply: z.object({ booking, invoiceId: z.string().nullable() }),
  errors: [
    'BOOKING_UNKNOWN',
    'BOOKING_STATE',
    'HOLD_EXPIRED',
    'BOOKING_CURRENCY',
    'BOOKING_PRICE_CHANGED',
    'PAYMENT_CURRENCY_NOT_OFFERED',
    'PAYMENT_METHOD_NOT_OFFERED',
    'IDEMPOTENCY_KEY_REUSED',
  ],
  idempotent: true,
  limit: { max: 30, windowSeconds: 60 },
});

export const releaseHold = defineEndpoint({
  method: 'POST',
  path: '/consultation/bookings/:bookingId/release',
  summary: 'Let a held time go; letting it go again changes nothing',
  access: founder,
  params: bookingParams,
  reply: booking,
  errors: ['BOOKING_UNKNOWN', 'BOOKING_STATE'],
});
