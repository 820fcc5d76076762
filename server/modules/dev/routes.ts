import type { FastifyInstance } from 'fastify';
import { listOutboxMails, outboxPreviewPath, readOutboxFile, readOutboxMail } from '#contract/dev/dev.ts';
import { AppError } from '#contract/errors.ts';
import type { Bind } from '../../http/bind.ts';
import { invitationName, type MailPort, type OutboxMail } from '../../ports/mail/port.ts';

type Outbox = NonNullable<MailPort['outbox']>;

/** Mails style themselves inline, which our own pages never do. Nothing may run, load or leave the frame. */
const previewPolicy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'";

/** The outbox of development. Its mails hold links that open accounts: never bound anywhere else. */
export function bindOutbox(bind: Bind, app: FastifyInstance, outbox: Outbox): void {
  bind(listOutboxMails, async () => ({ mails: await outbox.list(50) }));
  bind(readOutboxMail, async ({ params }) => {
    const mail = await find(outbox, params.mailId);
    const files = filesOf(mail).map(({ name, contentType, bytes }) => ({ name, contentType, size: bytes.length }));
    return { ...mail, files };
  });
  bind(readOutboxFile, async ({ params }) => {
    const file = filesOf(await find(outbox, params.mailId))[params.position];
    if (!file) throw new AppError('FILE_UNKNOWN');
    return { bytes: file.bytes, filename: file.name };
  });

  app.get(outboxPreviewPath(':mailId'), { schema: { hide: true } }, async (request, reply) => {
    const { mailId } = request.params as { mailId: string };
    const { html } = await find(outbox, mailId);
    reply.headers({ 'content-security-policy': previewPolicy, 'x-frame-options': 'SAMEORIGIN' });
    return reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-store').send(html);
  });
}

function filesOf({ calendar, attachments = [] }: OutboxMail) {
  const invitation = calendar && {
    name: invitationName,
    contentType: `text/calendar; method=${calendar.method}`,
    bytes: Buffer.from(calendar.content),
  };
  const others = attachments.map(({ filename, contentType, base64 }) => ({
    name: filename,
    contentType,
    bytes: Buffer.from(base64, 'base64'),
  }));
  return invitation ? [invitation, ...others] : others;
}

async function find(outbox: Outbox, id: string): Promise<OutboxMail> {
  const mail = await outbox.read(id);
  if (!mail) throw new AppError('MAIL_UNKNOWN');
  return mail;
}
