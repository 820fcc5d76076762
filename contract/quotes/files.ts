import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { opaqueId } from '../text.ts';
import { quote, quoteParams } from './quotes.ts';

/** The attachments of a quote: a founder adds them to a draft, and the operator reads them once it is sent. */
const founder = { anyRole: ['founder'] } as const;
export const quoteFileParams = quoteParams.extend({ fileId: opaqueId });

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
  reply: z.file(),
  errors: ['QUOTE_UNKNOWN', 'FILE_UNKNOWN'],
  produces: 'application/octet-stream',
});
