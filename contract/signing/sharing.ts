import { z } from 'zod';
import { documentType } from '../documents/documents.ts';
import { defineEndpoint } from '../endpoint.ts';
import { moment, opaqueId, personText } from '../text.ts';
import { outsiderReport } from '../validation/outsider-report.ts';
import { publishedFigures } from '../validation/published-figures.ts';
import { linkToken } from './signatures.ts';

/** Private links to one version of a document, for reading. */
const founder = { anyRole: ['founder'] } as const;
const documentParams = z.object({ documentId: opaqueId });

export const shareLimits = { perDocument: 50, days: { min: 1, max: 90, usual: 14 }, viewsShown: 50 } as const;

/** One look at the document through a link: the founder and the reader see the same list. */
const view = z.object({ id: z.string(), at: moment, kind: z.enum(['opened', 'downloaded']) });

export const shareLink = z.object({
  id: z.string(),
  /** Whom it is for, in the founder's words. */
  label: z.string(),
  versionNumber: z.int(),
  createdAt: moment,
  expiresAt: moment,
  revokedAt: moment.nullable(),
  state: z.enum(['open', 'expired', 'revoked']),
  /** The address to send, while the link is open. */
  url: z.string().nullable(),
  viewCount: z.int(),
  /** The newest ones. */
  views: z.array(view),
  can: z.object({ revoke: z.boolean() }),
});
export type ShareLink = z.infer<typeof shareLink>;

export const createShareLink = defineEndpoint({
  method: 'POST',
  path: '/documents/:documentId/share-links',
  summary: 'Make a private link to a version; its address is in the list',
  access: founder,
  params: documentParams,
  body: z.strictObject({
    label: personText({ max: 120, min: 1 }),
    versionNumber: z.int().min(1),
    days: z.int().min(shareLimits.days.min).max(shareLimits.days.max),
  }),
  // Answers are kept for retries, and an address opens the document: it is no part of this one.
  reply: shareLink.omit({ url: true }),
  status: 201,
  errors: ['DOCUMENT_UNKNOWN', 'VERSION_UNKNOWN', 'PLAN_LIMIT', 'SHARE_LINK_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
});

export const listShareLinks = defineEndpoint({
  method: 'GET',
  path: '/documents/:documentId/share-links',
  summary: 'The links to a document, newest first, and who looked when',
  access: founder,
  params: documentParams,
  reply: z.object({ items: z.array(shareLink) }),
  errors: ['DOCUMENT_UNKNOWN'],
});

export const revokeShareLink = defineEndpoint({
  method: 'POST',
  path: '/documents/:documentId/share-links/:linkId/revoke',
  summary: 'Revoke a link at once; revoking it again changes nothing',
  access: founder,
  params: documentParams.extend({ linkId: opaqueId }),
  reply: shareLink,
  errors: ['DOCUMENT_UNKNOWN', 'LINK_UNKNOWN'],
});

/** A link that expired, was revoked or never was gives the same answer: LINK_UNKNOWN. */
export const openSharedDocument = defineEndpoint({
  method: 'POST',
  path: '/shared-documents/open',
  summary: 'Open a private link',
  access: 'public',
  body: z.strictObject({ token: linkToken }),
  reply: z.object({
    title: z.string(),
    type: documentType,
    versionNumber: z.int(),
    sharedBy: z.string(),
    label: z.string(),
    expiresAt: moment,
    viewCount: z.int(),
    views: z.array(view),
    /** What the page shows of the version; null where its kind of document is read as a file alone. */
    page: outsiderReport.nullable(),
  }),
  errors: ['LINK_UNKNOWN'],
  limit: { max: 60, windowSeconds: 60 },
});
export type SharedDocument = z.infer<(typeof openSharedDocument)['reply']>;

export const readSharedFile = defineEndpoint({
  method: 'POST',
  path: '/shared-documents/file',
  summary: 'The PDF behind a private link',
  access: 'public',
  body: z.strictObject({ token: linkToken }),
  reply: z.file(),
  errors: ['LINK_UNKNOWN'],
  produces: 'application/pdf',
  limit: { max: 20, windowSeconds: 60 },
});

export const readSharedFigures = defineEndpoint({
  method: 'POST',
  path: '/shared-documents/figures',
  summary: 'What the score behind a private link follows from',
  access: 'public',
  body: z.strictObject({ token: linkToken }),
  reply: z.object({ figures: publishedFigures.nullable() }),
  errors: ['LINK_UNKNOWN'],
  limit: { max: 30, windowSeconds: 60 },
});
