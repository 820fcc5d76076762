import { z } from 'zod';
import { BOOKING_LIMITS } from '#domain/consultation/booking-rules.ts';
import { defineEndpoint } from '../endpoint.ts';
import { opaqueId, personText } from '../text.ts';
import { booking, bookingParams, OUTCOME_LINK_KINDS } from './bookings.ts';

/** What a founder keeps of a session that took place: a note of their own, and links to what came of it. */
const founder = { anyRole: ['founder'] } as const;

export const saveBookingNote = defineEndpoint({
  method: 'PUT',
  path: '/consultation/bookings/:bookingId/note',
  summary: 'Your own note about a session that took place',
  access: founder,
  params: bookingParams,
  body: z.strictObject({ note: personText({ max: BOOKING_LIMITS.notes, lines: 'many' }) }),
  reply: booking,
  errors: ['BOOKING_UNKNOWN', 'BOOKING_STATE'],
});

export const linkOutcome = defineEndpoint({
  method: 'POST',
  path: '/consultation/bookings/:bookingId/outcome-links',
  summary: 'Link what came of a session to your evidence, document or test; linking it again changes nothing',
  access: founder,
  params: bookingParams,
  body: z.strictObject({ kind: z.enum(OUTCOME_LINK_KINDS), id: opaqueId }),
  reply: booking,
  errors: [
    'BOOKING_UNKNOWN',
    'BOOKING_STATE',
    'DOCUMENT_UNKNOWN',
    'EVIDENCE_UNKNOWN',
    'TEST_CARD_UNKNOWN',
    'OUTCOME_LINK_LIMIT',
  ],
});

export const unlinkOutcome = defineEndpoint({
  method: 'DELETE',
  path: '/consultation/bookings/:bookingId/outcome-links/:kind/:targetId',
  summary: 'Remove a link of an outcome; removing it again changes nothing',
  access: founder,
  params: bookingParams.extend({ kind: z.enum(OUTCOME_LINK_KINDS), targetId: opaqueId }),
  reply: booking,
  errors: ['BOOKING_UNKNOWN'],
});
