import { z } from 'zod';
import { versionNumber } from '../documents/versions.ts';
import { defineEndpoint } from '../endpoint.ts';
import { day, moment, opaqueId, personText } from '../text.ts';

/** Our promise: an answer of a person within these days, Monday to Friday. Public holidays are not known to the product. */
export const answerWorkingDays = 10;

export const requestLimits = { question: 2000, answer: 4000, open: 20 } as const;

const question = personText({ max: requestLimits.question, min: 1, lines: 'many' });

/** What is asked: about a verdict that a formula gave, or about the member's data. */
export const memberRequest = z.object({
  id: opaqueId,
  kind: z.enum(['verdict', 'data']),
  question: z.string(),
  requestedAt: moment,
  dueOn: day,
  versionNumber: z.int().nullable(),
  answer: z.object({ text: z.string(), at: moment }).nullable(),
});
export type MemberRequest = z.output<typeof memberRequest>;

const items = z.object({ items: z.array(memberRequest) });

export const askAboutVerdict = defineEndpoint({
  method: 'POST',
  path: '/requests/verdicts',
  summary: 'Ask a person to look at the verdict of one version of your document',
  access: 'signed-in',
  body: z.strictObject({ documentId: opaqueId, versionNumber, question }),
  reply: memberRequest,
  status: 201,
  errors: [
    'DOCUMENT_UNKNOWN',
    'VERSION_UNKNOWN',
    'MEMBER_REQUEST_OPEN',
    'MEMBER_REQUEST_LIMIT',
    'IDEMPOTENCY_KEY_REUSED',
  ],
  idempotent: true,
});

export const askAboutData = defineEndpoint({
  method: 'POST',
  path: '/requests/data',
  summary: 'Ask a person about your data',
  access: 'signed-in',
  body: z.strictObject({ question }),
  reply: memberRequest,
  status: 201,
  errors: ['MEMBER_REQUEST_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
});

export const listOwnRequests = defineEndpoint({
  method: 'GET',
  path: '/requests',
  summary: 'What you asked a person, the newest first',
  access: 'signed-in',
  reply: items,
  errors: [],
});

export const listRequestsOfDocument = defineEndpoint({
  method: 'GET',
  path: '/documents/:documentId/requests',
  summary: 'What you asked a person about one of your documents, the newest first',
  access: 'signed-in',
  params: z.object({ documentId: opaqueId }),
  reply: items,
  errors: ['DOCUMENT_UNKNOWN'],
});
