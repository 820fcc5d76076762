import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { apiPrefix } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { mailEventsBody } from '#contract/mail/mail.ts';
import type { MailEvent } from '../../mail/mail-addresses.ts';
import { readReport } from './read-report.ts';

export const mailEventsPath = `${apiPrefix}/mail/events`;
const json = 'application/json';
const mail = 'message/rfc822';
/** Clocks differ, and a queue may hold a report for a moment. Seconds. */
const oldest = 300;

/** In hex: HMAC with SHA-256 over the moment (seconds since 1970), a dot, and the very bytes. */
export const signMailEvents = (secret: string, timestamp: string, body: Uint8Array | string) =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');

interface Options {
  secret: string;
  clock: () => Date;
  take(events: MailEvent[]): Promise<number>;
}

/**
 * Where bounces and complaints are reported, by a provider's webhook through a small script, or by a mailbox that hands on
 * what it gets. The signature is over the very bytes, so nothing may read the body before.
 */
export async function mountMailEvents(app: FastifyInstance, { secret, clock, take }: Options): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser([json, mail], { parseAs: 'buffer', bodyLimit: 1024 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    const options = { schema: { hide: true }, config: { rateLimit: { max: 300, timeWindow: 60_000 } } };
    scope.post(mailEventsPath, options, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const { 'x-cairn-timestamp': timestamp, 'x-cairn-signature': signature } = request.headers;
      if (!isSigned(String(timestamp), String(signature), body)) throw new AppError('MAIL_EVENT_SIGNATURE');
      const isMail = request.headers['content-type']?.startsWith(mail) ?? false;
      const taken = await take(isMail ? await readMail(body) : readJson(body));
      return reply.code(200).send({ status: 'success', message: 'OK', data: { taken } });
    });
  });

  function isSigned(timestamp: string, signature: string, body: Buffer): boolean {
    if (!/^\d{1,12}$/.test(timestamp)) return false;
    if (Math.abs(clock().getTime() / 1000 - Number(timestamp)) > oldest) return false;
    const [given, own] = [Buffer.from(signature), Buffer.from(signMailEvents(secret, timestamp, body))];
    return given.length === own.length && timingSafeEqual(given, own);
  }
}

/** @throws MAIL_EVENT_UNREADABLE. */
async function readMail(body: Buffer): Promise<MailEvent[]> {
  return readReport(body).catch(() => {
    throw new AppError('MAIL_EVENT_UNREADABLE');
  });
}

/** @throws MAIL_EVENT_UNREADABLE. */
function readJson(body: Buffer): MailEvent[] {
  let given: unknown;
  try {
    given = JSON.parse(body.toString('utf8'));
  } catch {
    throw new AppError('MAIL_EVENT_UNREADABLE');
  }
  const read = mailEventsBody.safeParse(given);
  if (!read.success) throw new AppError('MAIL_EVENT_UNREADABLE');
  return read.data.events.map((event) => ({ ...event, messageId: event.messageId.replaceAll(/^<|>$/g, '') }));
}
