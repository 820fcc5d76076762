import { z } from 'zod';
import { apiPrefix, defineEndpoint } from '../endpoint.ts';

/** What exists only where APP_ENV is local or development, and mail goes to the outbox. */
const summary = {
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  writtenAt: z.iso.datetime(),
};

const mailId = z.object({ mailId: z.string().max(100) });

export const listOutboxMails = defineEndpoint({
  method: 'GET',
  path: '/dev/outbox',
  summary: 'The newest 50 mails of the development outbox',
  access: 'public',
  reply: z.object({ mails: z.array(z.object(summary)) }),
  errors: [],
});

export const readOutboxMail = defineEndpoint({
  method: 'GET',
  path: '/dev/outbox/:mailId',
  summary: 'One mail of the development outbox',
  access: 'public',
  params: mailId,
  reply: z.object({
    ...summary,
    from: z.string(),
    text: z.string(),
    /** The invitation first, where there is one. Sizes in bytes. */
    files: z.array(z.object({ name: z.string(), contentType: z.string(), size: z.int() })),
  }),
  errors: ['MAIL_UNKNOWN'],
});

export const readOutboxFile = defineEndpoint({
  method: 'GET',
  path: '/dev/outbox/:mailId/files/:position',
  summary: 'One of the files of a mail of the development outbox, by its place in the list',
  access: 'public',
  params: mailId.extend({ position: z.coerce.number().int().min(0).max(20) }),
  reply: z.file(),
  errors: ['MAIL_UNKNOWN', 'FILE_UNKNOWN'],
  produces: 'application/octet-stream',
});

export const listOutboxMessages = defineEndpoint({
  method: 'GET',
  path: '/dev/messages',
  summary: 'The newest 50 text messages of the development outbox',
  access: 'public',
  reply: z.object({
    messages: z.array(z.object({ id: z.string(), to: z.string(), text: z.string(), writtenAt: z.iso.datetime() })),
  }),
  errors: [],
});

/** Where a file of a mail is downloaded: public, as all of the outbox is. */
export const outboxFilePath = (id: string, position: number) => `${apiPrefix}/dev/outbox/${id}/files/${position}`;

/** The mail's HTML as a page of its own, for a frame: under a policy that runs no script and loads nothing. */
export const outboxPreviewPath = (id: string) => `${apiPrefix}/dev/outbox/${id}/html`;
