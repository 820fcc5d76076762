import { z } from 'zod';
import { SUPPORT_AREAS, SUPPORT_LIMITS, SUPPORT_STATES } from '#domain/support/support-thread.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pageQuery, pageReply } from '../paging.ts';
import { moment, opaqueId, personText } from '../text.ts';

/** Messages to the operator and their answers, a thread for each question. The operator's side is `admin.ts`. */
const own = 'signed-in';
export const supportParams = z.object({ threadId: opaqueId });

export const supportFile = z.object({
  id: z.string(),
  name: z.string(),
  mediaType: z.enum(['image/jpeg', 'image/png', 'application/pdf']),
  bytes: z.int(),
});
export type SupportFile = z.infer<typeof supportFile>;

export const supportMessage = z.object({
  number: z.int(),
  side: z.enum(['member', 'operator']),
  author: z.string(),
  text: z.string(),
  at: moment,
  files: z.array(supportFile),
});
export type SupportMessage = z.infer<typeof supportMessage>;

export const threadFields = {
  id: z.string(),
  area: z.enum(SUPPORT_AREAS),
  state: z.enum(SUPPORT_STATES),
  createdAt: moment,
  updatedAt: moment,
  /** Messages of the other side that this one has not seen. */
  unread: z.int(),
};

export const supportThread = z.object({
  ...threadFields,
  /** Oldest first. */
  messages: z.array(supportMessage),
});
export type SupportThread = z.infer<typeof supportThread>;

export const threadListFields = {
  ...threadFields,
  /** How the first message begins. */
  excerpt: z.string(),
};
export const threadListEntry = z.object(threadListFields);
export type SupportThreadEntry = z.infer<typeof threadListEntry>;

export const supportListQuery = z.object({
  state: z.enum(SUPPORT_STATES).optional(),
  ...pageQuery({ size: 10, max: 50 }),
});

export const supportArea = z.enum(SUPPORT_AREAS, { error: 'Choose what it is about.' });
export const supportText = personText({ max: SUPPORT_LIMITS.text, min: 1, lines: 'many' });

/** `fileIds`: files that this person attached before, and that no message has yet. */
export const supportMessageBody = z.strictObject({
  text: supportText,
  fileIds: z
    .array(opaqueId)
    .max(SUPPORT_LIMITS.files, { error: `Attach at most ${SUPPORT_LIMITS.files} files.` })
    .default([]),
});
export const supportThreadBody = supportMessageBody.extend({ area: supportArea });
export const supportSeenBody = z.strictObject({ number: z.int().min(0).max(SUPPORT_LIMITS.messages) });

/** Kept until it is sent with a message, at most a day. */
export const attachSupportFile = defineEndpoint({
  method: 'POST',
  path: '/support/files',
  summary: 'Attach a JPG, PNG or PDF to the message that is being written',
  access: own,
  consumes: 'multipart/form-data',
  reply: supportFile,
  status: 201,
  errors: ['FILE_UNREADABLE', 'REQUEST_TOO_LARGE', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
  limit: { max: 30, windowSeconds: 60 },
});

export const removeSupportFile = defineEndpoint({
  method: 'DELETE',
  path: '/support/files/:fileId',
  summary: 'Remove a file that is attached and not sent',
  access: own,
  params: z.object({ fileId: opaqueId }),
  reply: z.null(),
  errors: ['FILE_UNKNOWN'],
});

export const readSupportFile = defineEndpoint({
  method: 'GET',
  path: '/support/files/:fileId',
  summary: 'A file of your own conversations',
  access: own,
  params: z.object({ fileId: opaqueId }),
  reply: z.file(),
  errors: ['FILE_UNKNOWN'],
  produces: 'application/octet-stream',
});

export const startSupportThread = defineEndpoint({
  method: 'POST',
  path: '/support/threads',
  summary: 'Write to the operator: it becomes a thread',
  access: own,
  body: supportThreadBody,
  reply: supportThread,
  status: 201,
  errors: ['SUPPORT_LIMIT', 'SUPPORT_FILE_GONE', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
  limit: { max: 10, windowSeconds: 600 },
});

export const listSupportThreads = defineEndpoint({
  method: 'GET',
  path: '/support/threads',
  summary: 'Your conversations with the operator, the last changed first',
  access: own,
  query: supportListQuery,
  reply: z.object(pageReply(threadListEntry)),
  errors: [],
});

export const readSupportThread = defineEndpoint({
  method: 'GET',
  path: '/support/threads/:threadId',
  summary: 'A conversation with its messages',
  access: own,
  params: supportParams,
  reply: supportThread,
  errors: ['SUPPORT_UNKNOWN'],
});

/** In a closed thread it opens it again. */
export const writeSupportMessage = defineEndpoint({
  method: 'POST',
  path: '/support/threads/:threadId/messages',
  summary: 'Write once more to the operator',
  access: own,
  params: supportParams,
  body: supportMessageBody,
  reply: supportThread,
  status: 201,
  errors: ['SUPPORT_UNKNOWN', 'SUPPORT_MESSAGE_LIMIT', 'SUPPORT_FILE_GONE', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
  limit: { max: 20, windowSeconds: 600 },
});

export const markSupportSeen = defineEndpoint({
  method: 'PUT',
  path: '/support/threads/:threadId/messages/seen',
  summary: 'Remember how far the messages were read',
  access: own,
  params: supportParams,
  body: supportSeenBody,
  reply: z.object({ unread: z.int() }),
  errors: ['SUPPORT_UNKNOWN'],
});
