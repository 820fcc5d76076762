import { z } from 'zod';
import { OFFER_LIMITS } from '#domain/consultation/quote-offer.ts';
import { QUOTE_LIMITS } from '#domain/consultation/quote-request.ts';
import { isZone } from '#domain/scheduling/zone.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pageReply } from '../paging.ts';
import { day, moment, opaqueId, personText } from '../text.ts';
import { messageBody, offerParams, seenBody } from './answers.ts';
import { quoteFileParams } from './files.ts';
import { cadence, currency, minorUnits } from './offers.ts';
import { quoteFields, quoteListFields, quoteListQuery, quoteParams } from './quotes.ts';

/** The operator's side of quotes. A draft is its founder's own: nothing here shows one. */
const admin = { anyRole: ['admin'] } as const;

export const adminQuote = z.object({
  ...quoteFields,
  founder: z.object({ uid: z.string(), name: z.string(), email: z.string() }),
  can: z.object({
    /** A first offer, or a new version of it. */
    offer: z.boolean(),
    refuse: z.boolean(),
    message: z.boolean(),
    complete: z.boolean(),
  }),
});
export type AdminQuote = z.infer<typeof adminQuote>;

export const adminQuoteListEntry = z.object({
  ...quoteListFields,
  founder: z.object({ uid: z.string(), name: z.string() }),
  submittedAt: moment.nullable(),
});
export type AdminQuoteListEntry = z.infer<typeof adminQuoteListEntry>;

/** Either an appointment, which is paid once, or the title of the work (the quote's own unless given). */
export const makeOfferBody = z.strictObject({
  /** How many versions there were when this one was written: two operators never overwrite each other. */
  after: z.int().min(0).max(QUOTE_LIMITS.versions),
  currency,
  cadence,
  lines: z
    .array(
      z.strictObject({
        description: personText({ max: OFFER_LIMITS.description, min: 1 }),
        quantity: z
          .int({ error: 'Give a whole number.' })
          .min(1, { error: 'Give 1 or more.' })
          .max(OFFER_LIMITS.quantity, { error: 'Give 1,000 or fewer.' }),
        unitMinor: minorUnits,
      }),
    )
    .min(1, { error: 'Add a line.' })
    .max(OFFER_LIMITS.lines, { error: `Use at most ${OFFER_LIMITS.lines} lines.` }),
  discountMinor: minorUnits.default(0),
  /** It can be accepted until the end of this day in this zone: not past, and at most a year ahead. */
  validUntil: z.strictObject({
    day,
    zone: z.string().refine(isZone, { error: 'Give a time zone, such as Africa/Lagos.' }),
  }),
  note: personText({ max: QUOTE_LIMITS.note, lines: 'many' }).default(''),
  workTitle: personText({ max: QUOTE_LIMITS.title }).default(''),
  appointment: z.strictObject({ serviceId: opaqueId, adviserId: opaqueId, startsAt: moment }).nullable().default(null),
});
export type MakeOfferBody = z.output<typeof makeOfferBody>;

export const listAdminQuotes = defineEndpoint({
  method: 'GET',
  path: '/admin/quotes',
  summary: 'Every founder’s quotes but drafts, the last changed first',
  access: admin,
  query: quoteListQuery,
  reply: z.object(pageReply(adminQuoteListEntry)),
  errors: [],
});

export const readAdminQuote = defineEndpoint({
  method: 'GET',
  path: '/admin/quotes/:quoteId',
  summary: 'A founder’s quote',
  access: admin,
  params: quoteParams,
  reply: adminQuote,
  errors: ['QUOTE_UNKNOWN'],
});

export const makeOffer = defineEndpoint({
  method: 'POST',
  path: '/admin/quotes/:quoteId/offers',
  summary: 'Answer with an offer, or with a new version of it',
  access: admin,
  params: quoteParams,
  body: makeOfferBody,
  reply: adminQuote,
  status: 201,
  errors: [
    'QUOTE_UNKNOWN',
    'QUOTE_CHANGED',
    'OFFER_CHANGED',
    'OFFER_LIMIT',
    'SERVICE_UNKNOWN',
    'ADVISER_UNKNOWN',
    'IDEMPOTENCY_KEY_REUSED',
  ],
  idempotent: true,
});

export const refuseQuote = defineEndpoint({
  method: 'POST',
  path: '/admin/quotes/:quoteId/refuse',
  summary: 'Make no offer, or take it back, with a reason that the founder reads',
  access: admin,
  params: quoteParams,
  body: z.strictObject({ reason: personText({ max: QUOTE_LIMITS.reason, min: 1, lines: 'many' }) }),
  reply: adminQuote,
  errors: ['QUOTE_UNKNOWN', 'QUOTE_CHANGED'],
});

export const completeWork = defineEndpoint({
  method: 'POST',
  path: '/admin/quotes/:quoteId/complete',
  summary: 'Complete what was agreed: no further invoice is made',
  access: admin,
  params: quoteParams,
  reply: adminQuote,
  errors: ['QUOTE_UNKNOWN', 'QUOTE_CHANGED'],
});

export const postAdminMessage = defineEndpoint({
  method: 'POST',
  path: '/admin/quotes/:quoteId/messages',
  summary: 'Write to the founder',
  access: admin,
  params: quoteParams,
  body: messageBody,
  reply: adminQuote,
  status: 201,
  errors: ['QUOTE_UNKNOWN', 'QUOTE_CHANGED', 'QUOTE_MESSAGE_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
});

export const markAdminMessagesSeen = defineEndpoint({
  method: 'PUT',
  path: '/admin/quotes/:quoteId/messages/seen',
  summary: 'Remember how far the operators have read the messages',
  access: admin,
  params: quoteParams,
  body: seenBody,
  reply: z.object({ unread: z.int() }),
  errors: ['QUOTE_UNKNOWN'],
});

export const readAdminQuoteFile = defineEndpoint({
  method: 'GET',
  path: '/admin/quotes/:quoteId/files/:fileId',
  summary: 'An attachment of a quote',
  access: admin,
  params: quoteFileParams,
  reply: z.file(),
  errors: ['QUOTE_UNKNOWN', 'FILE_UNKNOWN'],
  produces: 'application/octet-stream',
});

export const readAdminOfferPdf = defineEndpoint({
  method: 'GET',
  path: '/admin/quotes/:quoteId/offers/:version/file.pdf',
  summary: 'A version of the offer as a PDF',
  access: admin,
  params: offerParams,
  reply: z.file(),
  errors: ['QUOTE_UNKNOWN', 'OFFER_UNKNOWN'],
  produces: 'application/pdf',
  limit: { max: 30, windowSeconds: 60 },
});
