import { createTransport } from 'nodemailer';
import { checkMail, type MailPort } from './port.ts';

/** Sends through an SMTP server by URL: smtp://user:password@host:587 (STARTTLS) or smtps://user:password@host:465. */
export function createSmtpMail(options: { url: string; from: string }): MailPort {
  const transport = createTransport(options.url, { from: options.from });
  return {
    async send(mail) {
      checkMail(mail);
      const { to, subject, html, text } = mail;
      await transport.sendMail({
        to: { name: '', address: to },
        subject,
        html,
        text,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
}
