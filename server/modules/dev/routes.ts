import type { FastifyInstance } from 'fastify';
import { listOutboxMails, outboxPreviewPath, readOutboxMail } from '#contract/dev.ts';
import { AppError } from '#contract/errors.ts';
import type { Bind } from '../../http/bind.ts';
import type { MailPort, OutboxMail } from '../../ports/mail/port.ts';

type Outbox = NonNullable<MailPort['outbox']>;

/** Mails style themselves inline, which our own pages never do. Nothing may run, load or leave the frame. */
const previewPolicy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'";

/** The outbox of development. Its mails hold links that open accounts: never bound anywhere else. */
export function bindOutbox(bind: Bind, app: FastifyInstance, outbox: Outbox): void {
  bind(listOutboxMails, async () => ({ mails: await outbox.list(50) }));
  bind(readOutboxMail, ({ params }) => find(outbox, params.mailId));

  app.get(outboxPreviewPath(':mailId'), { schema: { hide: true } }, async (request, reply) => {
    const { mailId } = request.params as { mailId: string };
    const { html } = await find(outbox, mailId);
    reply.headers({ 'content-security-policy': previewPolicy, 'x-frame-options': 'SAMEORIGIN' });
    return reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-store').send(html);
  });
}

async function find(outbox: Outbox, id: string): Promise<OutboxMail> {
  const mail = await outbox.read(id);
  if (!mail) throw new AppError('MAIL_UNKNOWN');
  return mail;
}
