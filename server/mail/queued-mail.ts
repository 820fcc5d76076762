import type { Mail } from '../ports/mail/port.ts';

/** What a mail tells of. Mails about one thing reach each reader in the order in which they were posted. */
export interface MailAbout {
  kind: 'booking';
  id: string;
  /** Counts what changes: a mail that tells of an earlier state than the present one is not sent any more. */
  revision: number;
}

export type QueuedMail = Mail & {
  about?: MailAbout;
  /** Its reader has just asked for it, and waits for it. */
  isAsked?: boolean;
  /** Its reader can do without it. */
  isOptional?: boolean;
  /** The last one to an account that is erased: no note of its address is kept. */
  isLast?: boolean;
};
