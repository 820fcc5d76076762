import { createTransport } from 'nodemailer';
import { checkMail, invitationName, type MailPort } from './port.ts';

/** A server that hangs must not hold up the mail to others. Milliseconds. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/**
 * Sends through an SMTP server by URL: smtp://user:password@host:587 (STARTTLS) or smtps://user:password@host:465.
 * An invitation goes twice: as a part of its own, which Gmail and Outlook show with its buttons, and as a file for the rest.
 */
export function createSmtpMail(options: { url: string; from: string }): MailPort {
  const transport = createTransport({ url: options.url, ...timeouts }, { from: options.from });
  return {
    async send(mail) {
      checkMail(mail);
      const { to, subject, html, text, calendar, attachments = [] } = mail;
      await transport.sendMail({
        to: { name: '', address: to },
        subject,
        html,
        text,
        ...(calendar && { icalEvent: { ...calendar, filename: invitationName } }),
        attachments: attachments.map(({ filename, contentType, base64 }) => ({
          filename,
          contentType,
          content: Buffer.from(base64, 'base64'),
        })),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
}
