import { z } from 'zod';
import { CADENCES, QUOTE_STATES } from '#domain/consultation/quote-machine.ts';
import { QUOTE_LIMITS } from '#domain/consultation/quote-request.ts';
import { CURRENCIES } from '#domain/money/money.ts';
import { zoneName } from './consultation.ts';
import { defineEndpoint } from './endpoint.ts';
import { pageQuery, pageReply } from './paging.ts';
import { day, moment, opaqueId, personText } from './text.ts';

/**
 * Quotes: a founder asks for something that no service covers, the operator answers with an offer in versions, and
 * accepting one makes the invoice and the booking or the work. The operator's side is `admin-quotes.ts`.
 */
const founder = { anyRole: ['founder'] } as const;
export const quoteParams = z.object({ quoteId: opaqueId });
export const quoteFileParams = quoteParams.extend({ fileId: opaqueId });
export const offerParams = quoteParams.extend({ version: z.coerce.number().int().min(1).max(QUOTE_LIMITS.versions) });

export const currency = z.enum(CURRENCIES, { error: 'Choose naira or US dollars.' });
export const cadence = z.enum(CADENCES, { error: 'Choose how often the amount falls due.' });
/** Minor units (kobo, cents). */
export const minorUnits = z
  .int({ error: 'Give a whole number of kobo or cents.' })
  .min(0, { error: 'Give zero or more.' });
const money = z.strictObject({ amountMinor: minorUnits, currency });

export const offerLine = z.object({
  description: z.string(),
  quantity: z.int(),
  unitMinor: z.int(),
  /** Quantity times the unit amount. */
  amountMinor: z.int(),
});

/** A version of the operator's answer: it never changes; a later one takes its place. */
export const offer = z.object({
  version: z.int(),
  currency,
  cadence,
  lines: z.array(offerLine),
  subtotalMinor: z.int(),
  discountMinor: z.int(),
  /** In percent, as it is printed ("7.5"); "0" where the seller is not registered for it. */
  taxPercent: z.string(),
  taxMinor: z.int(),
  /** With tax: what is accepted and invoiced. */
  totalMinor: z.int(),
  /** It can be accepted until this moment: the end of `validOn` in `zone`. */
  validUntil: moment,
  validOn: day,
  zone: z.string(),
  note: z.string(),
  /** What the work is called once it is agreed; null where an appointment is. */
  workTitle: z.string().nullable(),
  appointment: z
    .object({
      serviceId: z.string(),
      service: z.string(),
      adviserId: z.string(),
      adviser: z.string(),
      startsAt: moment,
    })
    .nullable(),
  madeBy: z.string(),
  madeAt: moment,
});
export type Offer = z.infer<typeof offer>;

export const quoteFile = z.object({
  id: z.string(),
  name: z.string(),
  mediaType: z.enum(['image/jpeg', 'image/png', 'application/pdf']),
  bytes: z.int(),
});
export type QuoteFile = z.infer<typeof quoteFile>;

export const quoteMessage = z.object({
  number: z.int(),
  side: z.enum(['founder', 'operator']),
  author: z.string(),
  text: z.string(),
  at: moment,
});
export type QuoteMessage = z.infer<typeof quoteMessage>;

/** What acceptance made. */
export const agreement = z.object({
  version: z.int(),
  at: moment,
  /** The first invoice; those of later periods are with the work. */
  invoiceId: z.string(),
  bookingId: z.string().nullable(),
  work: z
    .object({
      id: z.string(),
      title: z.string(),
      state: z.enum(['in_progress', 'completed']),
      cadence,
      startedOn: day,
      /** Null where no further invoice comes. */
      nextInvoiceOn: day.nullable(),
      completedAt: moment.nullable(),
      /** Newest first, at most 24. */
      invoices: z.array(z.object({ period: z.int(), invoiceId: z.string(), day })),
    })
    .nullable(),
});

export const closing = z.object({
  reason: z.enum(['declined', 'withdrawn', 'expired', 'refused']),
  note: z.string(),
  at: moment,
});

/** What both sides see of a quote. */
export const quoteFields = {
  id: z.string(),
  title: z.string(),
  brief: z.string(),
  state: z.enum(QUOTE_STATES),
  /** Counts the changes of the draft; send it back with what was edited from it. */
  revision: z.int(),
  currency,
  budgetMinor: z.int().nullable(),
  deadline: day.nullable(),
  /** The service that it is about. */
  service: z.object({ id: z.string(), title: z.string() }).nullable(),
  files: z.array(quoteFile),
  createdAt: moment,
  updatedAt: moment,
  submittedAt: moment.nullable(),
  /** Newest first. */
  offers: z.array(offer),
  /** Oldest first. */
  messages: z.array(quoteMessage),
  /** Messages of the other side that this one has not seen. */
  unread: z.int(),
  agreement: agreement.nullable(),
  closing: closing.nullable(),
};

export const quote = z.object({
  ...quoteFields,
  can: z.object({
    edit: z.boolean(),
    submit: z.boolean(),
    withdraw: z.boolean(),
    /** The newest offer, while it is valid. */
    accept: z.boolean(),
    decline: z.boolean(),
    message: z.boolean(),
  }),
});
export type Quote = z.infer<typeof quote>;

export const quoteListFields = {
  id: z.string(),
  title: z.string(),
  state: z.enum(QUOTE_STATES),
  updatedAt: moment,
  /** The newest offer. */
  offer: z.object({ version: z.int(), totalMinor: z.int(), currency, cadence, validUntil: moment }).nullable(),
  unread: z.int(),
};
export const quoteListEntry = z.object(quoteListFields);
export type QuoteListEntry = z.infer<typeof quoteListEntry>;

export const quoteListQuery = z.object({
  state: z.enum(QUOTE_STATES).optional(),
  ...pageQuery({ size: 10, max: 100 }),
});

/** What a draft holds. A change names only what changed. */
export const quoteDraft = z.strictObject({
  title: personText({ max: QUOTE_LIMITS.title }),
  brief: personText({ max: QUOTE_LIMITS.brief, lines: 'many' }),
  currency,
  budgetMinor: minorUnits.nullable(),
  /** Not past, and at most five years ahead. */
  deadline: day.nullable(),
});
export type QuoteDraft = z.infer<typeof quoteDraft>;

export const messageBody = z.strictObject({ text: personText({ max: QUOTE_LIMITS.message, min: 1, lines: 'many' }) });
/** The number of the newest message that was shown. */
export const seenBody = z.strictObject({ number: z.int().min(0).max(QUOTE_LIMITS.messages) });

export const createQuote = defineEndpoint({
  method: 'POST',
  path: '/quotes',
  summary: 'Begin to ask for a quote: a draft that only its founder sees',
  access: founder,
  body: z.strictObject({ serviceId: opaqueId.optional() }),
  reply: quote,
  status: 201,
  errors: ['SERVICE_UNKNOWN', 'QUOTE_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
});

export const listQuotes = defineEndpoint({
  method: 'GET',
  path: '/quotes',
  summary: 'The founder’s quotes, the last changed first',
  access: founder,
  query: quoteListQuery,
  reply: z.object(pageReply(quoteListEntry)),
  errors: [],
});

export const readQuote = defineEndpoint({
  method: 'GET',
  path: '/quotes/:quoteId',
  summary: 'A quote with its offers, messages and what acceptance made',
  access: founder,
  params: quoteParams,
  reply: quote,
  errors: ['QUOTE_UNKNOWN'],
});

/** RECORD_CHANGED: the draft was saved elsewhere since `revision`; read it again. Sending the same once more changes nothing. */
export const saveQuoteDraft = defineEndpoint({
  method: 'PATCH',
  path: '/quotes/:quoteId',
  summary: 'Save some of a draft',
  access: founder,
  params: quoteParams,
  body: z.strictObject({ revision: z.int().min(0), changes: quoteDraft.partial() }),
  reply: quote,
  errors: ['QUOTE_UNKNOWN', 'QUOTE_CHANGED', 'RECORD_CHANGED'],
});

export const attachQuoteFile = defineEndpoint({
  method: 'POST',
  path: '/quotes/:quoteId/files',
  summary: 'Attach a PDF, JPG or PNG to a draft: five at most',
  access: founder,
  params: quoteParams,
  consumes: 'multipart/form-data',
  reply: quote,
  status: 201,
  errors: [
    'QUOTE_UNKNOWN',
    'QUOTE_CHANGED',
    'QUOTE_FILE_LIMIT',
    'FILE_UNREADABLE',
    'REQUEST_TOO_LARGE',
    'IDEMPOTENCY_KEY_REUSED',
  ],
  idempotent: true,
  limit: { max: 60, windowSeconds: 60 },
});

export const removeQuoteFile = defineEndpoint({
  method: 'DELETE',
  path: '/quotes/:quoteId/files/:fileId',
  summary: 'Take an attachment off a draft',
  access: founder,
  params: quoteFileParams,
  reply: quote,
  errors: ['QUOTE_UNKNOWN', 'QUOTE_CHANGED', 'FILE_UNKNOWN'],
});

export const readQuoteFile = defineEndpoint({
  method: 'GET',
  path: '/quotes/:quoteId/files/:fileId',
  summary: 'An attachment',
  access: founder,
  params: quoteFileParams,
  reply: z.any(),
  errors: ['QUOTE_UNKNOWN', 'FILE_UNKNOWN'],
  produces: 'application/octet-stream',
});

export const submitQuote = defineEndpoint({
  method: 'POST',
  path: '/quotes/:quoteId/submit',
  summary: 'Send a draft to the operator',
  access: founder,
  params: quoteParams,
  reply: quote,
  errors: ['QUOTE_UNKNOWN', 'QUOTE_CHANGED'],
});

export const withdrawQuote = defineEndpoint({
  method: 'POST',
  path: '/quotes/:quoteId/withdraw',
  summary: 'Withdraw a quote; nothing is owed',
  access: founder,
  params: quoteParams,
  reply: quote,
  errors: ['QUOTE_UNKNOWN', 'QUOTE_CHANGED'],
});

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
  reply: z.any(),
  errors: ['QUOTE_UNKNOWN', 'OFFER_UNKNOWN'],
  produces: 'application/pdf',
  limit: { max: 30, windowSeconds: 60 },
});
