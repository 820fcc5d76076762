import { z } from 'zod';
import { documentType } from '../documents/documents.ts';
import { defineEndpoint } from '../endpoint.ts';
import { moment, opaqueId, personText } from '../text.ts';
import { memberRequest, requestLimits } from './requests.ts';

/** The operator's side: what was promised by a day, whatever it is. */
const admin = { anyRole: ['admin'] } as const;

const adminRequest = memberRequest.extend({
  member: z.object({ uid: z.string(), name: z.string() }),
  /** Monday to Friday from today; 0 is today, below it is late. */
  workingDaysLeft: z.int(),
  documentType: documentType.nullable(),
});
export type AdminRequest = z.output<typeof adminRequest>;

const erasureEntry = z.object({ id: z.string(), requestedAt: moment, dueAt: moment });

const adminErasure = erasureEntry.extend({
  name: z.string().nullable(),
  /** What people have to do before the account can go. */
  waitsFor: z.enum(['refund', 'adviser', 'last-operator']).nullable(),
  isLate: z.boolean(),
});
export type AdminErasure = z.output<typeof adminErasure>;

export const listMemberRequests = defineEndpoint({
  method: 'GET',
  path: '/admin/requests',
  summary: 'Requests with a day by which they are promised: questions to a person, and accounts to be erased',
  access: admin,
  reply: z.object({
    open: z.array(adminRequest),
    answered: z.array(adminRequest),
    erasures: z.array(adminErasure),
    erased: z.array(erasureEntry.extend({ erasedAt: moment.nullable() })),
  }),
  errors: [],
});

export const memberRequestParams = z.object({ memberRequestId: opaqueId });

/** The version as it stands: an operator reads no more of the member's work than what was asked about, and only while it is open. */
export const readRequestedVersion = defineEndpoint({
  method: 'GET',
  path: '/admin/requests/:memberRequestId/version',
  summary: 'The version that a member asks about, as a PDF; the log keeps who read it',
  access: admin,
  params: memberRequestParams,
  reply: z.file(),
  errors: ['MEMBER_REQUEST_UNKNOWN', 'MEMBER_REQUEST_ANSWERED', 'DOCUMENT_UNKNOWN', 'VERSION_UNKNOWN'],
  produces: 'application/pdf',
  limit: { max: 30, windowSeconds: 60 },
});

export const answerRequest = defineEndpoint({
  method: 'POST',
  path: '/admin/requests/:memberRequestId/answer',
  summary: 'Answer a member; the answer is final and changes no score',
  access: admin,
  params: memberRequestParams,
  body: z.strictObject({ answer: personText({ max: requestLimits.answer, min: 1, lines: 'many' }) }),
  reply: adminRequest,
  errors: ['MEMBER_REQUEST_UNKNOWN', 'MEMBER_REQUEST_ANSWERED'],
});
