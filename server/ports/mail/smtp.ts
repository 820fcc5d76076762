import { createTransport } from 'nodemailer';
import { statusOfAnswer } from '#domain/mail/bounce.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { checkMail, invitationName, MailNotTaken, type MailPort, MailUnavailable } from './port.ts';

/** The server cannot be reached or does not answer, no matter who a mail is for. As nodemailer spells it. */
const awayCodes = ['ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT'];

/** A server that hangs must not hold up the mail to others. Milliseconds. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/**
 * A connection is kept for the next mails: providers count connections, and allow a handful at once. One that was cut in the
 * middle is replaced once, at once; after that the mail queue tries again, later each time.
 */
const pool = { pool: true, maxConnections: 3, maxMessages: 100, idleTimeout: 30_000, maxRequeues: 1 } as const;

/** Where a mail carries its name a second time. */
const mailNameHeader = 'X-Cairn-Mail';

/** No person writes these mails: absence notes and the like do not answer them (RFC 3834). */
const automatic = { 'Auto-Submitted': 'auto-generated' };

/**
 * Sends through an SMTP server by URL: smtp://user:password@host:587 (STARTTLS) or smtps://user:password@host:465.
 * An invitation goes twice: as a part of its own, which Gmail and Outlook show with its buttons, and as a file for the rest.
 */
export function createSmtpMail(options: { url: string; from: string; outbound: Outbound }): MailPort {
  const guard = options.outbound.guard('the mail server', isAway);
  const transport = createTransport({ url: options.url, ...pool, ...timeouts }, { from: options.from });
  return {
    async send(mail) {
      checkMail(mail);
      const { to, subject, html, text, calendar, attachments = [], unsubscribeUrl, messageId } = mail;
      const message = {
        to: { name: '', address: to },
        subject,
        html,
        text,
        // Some providers give a mail another name: the header keeps ours.
        ...(messageId && { messageId: `<${messageId}>` }),
        headers: {
          ...automatic,
          ...(messageId && { [mailNameHeader]: messageId }),
          ...(unsubscribeUrl && oneClickHeaders(unsubscribeUrl)),
        },
        ...(calendar && { icalEvent: { ...calendar, filename: invitationName } }),
        attachments: attachments.map(({ filename, contentType, base64 }) => ({
          filename,
          contentType,
          content: Buffer.from(base64, 'base64'),
        })),
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      await guard(() => transport.sendMail(message)).catch((error: unknown) => {
        throw toNotTaken(error) ?? error;
      });
    },
    close: () => transport.close(),
    async check() {
      await guard(() => transport.verify()).catch((error: unknown) => {
        const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
        const detail = [code, responseCode].filter((part) => /^\w+$/.test(String(part ?? ''))).join(' ');
        throw new MailUnavailable(detail || 'no answer', error instanceof Error && !isAway(error));
      });
    },
  };
}

/**
 * A refusal for good (RFC 5321, 4.2.1) of the recipient or of the mail. Of our name, our password or our sender it is the
 * operator's to mend, and mail waits for that.
 */
function toNotTaken(error: unknown): MailNotTaken | undefined {
  const { command, responseCode, response } = error as Record<string, unknown>;
  if (typeof responseCode !== 'number' || responseCode < 500) return undefined;
  const isRecipient = command === 'RCPT TO';
  if (!isRecipient && command !== 'DATA') return undefined;
  return new MailNotTaken(isRecipient, statusOfAnswer(responseCode, String(response)));
}

/** RFC 8058. */
const oneClickHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function isAway(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return error instanceof Error && typeof code === 'string' && awayCodes.includes(code);
}
