import { z } from 'zod';
import { QUOTE_LIMITS } from '#domain/consultation/quote-request.ts';
import { zoneName } from '../consultation/consultation.ts';
import { defineEndpoint } from '../endpoint.ts';
import { personText } from '../text.ts';
import { currency, minorUnits } from './offers.ts';
import { quote, quoteParams } from './quotes.ts';

/** What a founder does with the operator’s answer: reads the offer, writes back, accepts or declines it. */
const founder = { anyRole: ['founder'] } as const;
export const offerParams = quoteParams.extend({ version: z.coerce.number().int().min(1).max(QUOTE_LIMITS.versions) });

const money = z.strictObject({ amountMinor: minorUnits, currency });

export const messageBody = z.strictObject({ text: personText({ max: QUOTE_LIMITS.message, min: 1, lines: 'many' }) });

/** The number of the newest message that was shown. */
export const seenBody = z.strictObject({ number: z.int().min(0).max(QUOTE_LIMITS.messages) });

/** The version and the total as they were read: another one is never accepted in their place. */
export const acceptOffer = defineEndpoint({
  method: 'POST',
  path: '/quotes/:quoteId/accept',
  summary: 'Accept the newest offer: makes the invoice, and the booking or the work',
  access: founder,
  params: quoteParams,
  /** `zone`: the founder's, for an appointment that is booked. */
  body: z.strictObject({ version: z.int().min(1), total: money, zone: zoneName.optional() }),
  reply: quote,
  errors: [
    'QUOTE_UNKNOWN',
    'QUOTE_CHANGED',
    'OFFER_CHANGED',
    'OFFER_EXPIRED',
    'OFFER_TAX_CHANGED',
    'SLOT_TAKEN',
    'FOUNDER_BUSY',
    'IDEMPOTENCY_KEY_REUSED',
  ],
  idempotent: true,
});

export const declineOffer = defineEndpoint({
  method: 'POST',
  path: '/quotes/:quoteId/decline',
  summary: 'Decline the offer; nothing is owed',
  access: founder,
  params: quoteParams,
  body: z.strictObject({ reason: personText({ max: QUOTE_LIMITS.reason, lines: 'many' }).default('') }),
  reply: quote,
  errors: ['QUOTE_UNKNOWN', 'QUOTE_CHANGED'],
});

export const postMessage = defineEndpoint({
  method: 'POST',
  path: '/quotes/:quoteId/messages',
  summary: 'Write to the operator',
  access: founder,
  params: quoteParams,
  body: messageBody,
  reply: quote,
  status: 201,
  errors: ['QUOTE_UNKNOWN', 'QUOTE_CHANGED', 'QUOTE_MESSAGE_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
  limit: { max: 20, windowSeconds: 60 },
});

export const markMessagesSeen = defineEndpoint({
  method: 'PUT',
  path: '/quotes/:quoteId/messages/seen',
  summary: 'Remember how far the messages were read',
  access: founder,
  params: quoteParams,
  body: seenBody,
  reply: z.object({ unread: z.int() }),
  errors: ['QUOTE_UNKNOWN'],
});

export const readOfferPdf = defineEndpoint({
  method: 'GET',
  path: '/quotes/:quoteId/offers/:version/file.pdf',
  summary: 'A version of the offer as a PDF',
  access: founder,
  params: offerParams,
  reply: z.file(),
  errors: ['QUOTE_UNKNOWN', 'OFFER_UNKNOWN'],
  produces: 'application/pdf',
  limit: { max: 30, windowSeconds: 60 },
});
