import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { pageReply } from '../paging.ts';
import { moment, opaqueId } from '../text.ts';
import {
  supportListQuery,
  supportMessageBody,
  supportParams,
  supportSeenBody,
  supportThread,
  threadListFields,
} from './support.ts';

/** The operator's side of support: every thread, whose it is, and the answer. */
const admin = { anyRole: ['admin'] } as const;

/** Without a uid: somebody without an account, who is answered by e-mail. */
const person = z.object({ uid: z.string().nullable(), name: z.string(), email: z.string() });

export const adminSupportThread = supportThread.extend({
  member: person,
  /** Since when somebody waits for an answer. */
  waitingSince: moment.nullable(),
  can: z.object({ answer: z.boolean(), close: z.boolean(), reopen: z.boolean() }),
});
export type AdminSupportThread = z.infer<typeof adminSupportThread>;

export const adminThreadEntry = z.object({
  ...threadListFields,
  member: person.pick({ uid: true, name: true }),
  waitingSince: moment.nullable(),
});
export type AdminSupportEntry = z.infer<typeof adminThreadEntry>;

export const listAdminSupport = defineEndpoint({
  method: 'GET',
  path: '/admin/support',
  summary: 'Every conversation: who has waited longest first, then the last changed',
  access: admin,
  query: supportListQuery,
  reply: z.object(pageReply(adminThreadEntry)),
  errors: [],
});

export const readAdminSupport = defineEndpoint({
  method: 'GET',
  path: '/admin/support/:threadId',
  summary: 'A conversation with a member',
  access: admin,
  params: supportParams,
  reply: adminSupportThread,
  errors: ['SUPPORT_UNKNOWN'],
});

export const answerSupport = defineEndpoint({
  method: 'POST',
  path: '/admin/support/:threadId/messages',
  summary: 'Answer; the member is told in the app and by mail',
  access: admin,
  params: supportParams,
  body: supportMessageBody,
  reply: adminSupportThread,
  status: 201,
  errors: ['SUPPORT_UNKNOWN', 'SUPPORT_CLOSED', 'SUPPORT_MESSAGE_LIMIT', 'SUPPORT_FILE_GONE', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
});

export const closeSupport = defineEndpoint({
  method: 'POST',
  path: '/admin/support/:threadId/close',
  summary: 'Close a conversation; writing in it opens it again',
  access: admin,
  params: supportParams,
  reply: adminSupportThread,
  errors: ['SUPPORT_UNKNOWN', 'SUPPORT_CHANGED'],
});

export const reopenSupport = defineEndpoint({
  method: 'POST',
  path: '/admin/support/:threadId/reopen',
  summary: 'Open a closed conversation again: it waits for an answer',
  access: admin,
  params: supportParams,
  reply: adminSupportThread,
  errors: ['SUPPORT_UNKNOWN', 'SUPPORT_CHANGED'],
});

export const markAdminSupportSeen = defineEndpoint({
  method: 'PUT',
  path: '/admin/support/:threadId/messages/seen',
  summary: 'Remember how far the operators have read a conversation',
  access: admin,
  params: supportParams,
  body: supportSeenBody,
  reply: z.object({ unread: z.int() }),
  errors: ['SUPPORT_UNKNOWN'],
});

export const readAdminSupportFile = defineEndpoint({
  method: 'GET',
  path: '/admin/support/:threadId/files/:fileId',
  summary: 'A file of a conversation',
  access: admin,
  params: supportParams.extend({ fileId: opaqueId }),
  reply: z.file(),
  errors: ['SUPPORT_UNKNOWN', 'FILE_UNKNOWN'],
  produces: 'application/octet-stream',
});
