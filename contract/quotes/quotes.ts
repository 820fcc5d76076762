import { z } from 'zod';
import { QUOTE_STATES } from '#domain/consultation/quote-machine.ts';
import { QUOTE_LIMITS } from '#domain/consultation/quote-request.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pageQuery, pageReply } from '../paging.ts';
import { day, moment, opaqueId, personText } from '../text.ts';
import { agreement, cadence, currency, minorUnits, offer } from './offers.ts';

/**
 * Quotes: a founder asks for something that no service covers, the operator answers with an offer in versions, and
 * accepting one makes the invoice and the booking or the work. The operator's side is `admin-quotes.ts`.
 */
const founder = { anyRole: ['founder'] } as const;
export const quoteParams = z.object({ quoteId: opaqueId });

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

export const createQuote = defineEndpoint({
  method: 'POST',
  path: '/quotes',
  summary: 'Begin to ask for a quote: a draft that only its founder sees',
  access: founder,
  body: z.strictObject({ serviceId: opaqueId.optional() }),
  reply: quote,
  status: 201,
  errors: ['SERVICE_UNKNOWN', 'PLAN_LIMIT', 'QUOTE_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
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
