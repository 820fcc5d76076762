import type { Config } from '../../server/config/config.ts';
import type { Outbound } from '../../server/outbound/outbound.ts';
import { openMail } from '../../server/ports/mail/open-mail.ts';
import { MailUnavailable } from '../../server/ports/mail/port.ts';
import { type Examination, hostOf, outboxIn } from './examination.ts';

export function examineMail({ mail }: Config, outbound: Outbound, clock: () => Date): Examination {
  const { provider } = mail;
  return {
    system: 'mail',
    about: provider.kind === 'smtp' ? `SMTP at ${hostOf(provider.url)}` : outboxIn(provider.dir),
    async ask() {
      const port = openMail(mail, clock, outbound);
      await port.check?.().finally(() => port.close?.());
    },
    advise: (error) =>
      error instanceof MailUnavailable
        ? error.isRefusal
          ? 'The server is there and does not let us in. Look at the name and password in SMTP_URL.'
          : 'Look at the host and port in SMTP_URL: smtp:// for port 587, smtps:// for port 465.'
        : 'Look at DATA_DIR: its rights, and the room on its disk.',
  };
}

/** Reports come in: there is nobody to ask. */
export function examineBounces({ mail, http }: Config): Examination {
  return {
    system: 'bounces',
    about: mail.eventsSecret
      ? `taken at ${http.publicUrl}/api/v1/mail/events, signed with MAIL_EVENTS_SECRET`
      : 'only what the mail server refuses itself: MAIL_EVENTS_SECRET is not set',
    ask: undefined,
    advise: () => '',
  };
}
