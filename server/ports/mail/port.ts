import { z } from 'zod';

/** One e-mail to one person. The sender's address belongs to the adapter. */
export interface Mail {
  /** A bare address, without a name. */
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** A mail that was written to the outbox instead of being sent. */
export interface OutboxMail extends Mail {
  id: string;
  from: string;
  writtenAt: string;
}

export interface MailPort {
  /** Hands the mail over. @throws MailRefused for a mail that must not leave; anything else may be tried again. */
  send(mail: Mail): Promise<void>;
  /** Only where mail is kept instead of sent: what was written, newest first. */
  outbox?: {
    list(limit: number): Promise<OutboxMail[]>;
    read(id: string): Promise<OutboxMail | undefined>;
  };
}

/** The mail itself is wrong: trying again cannot help. */
export class MailRefused extends Error {
  constructor(reason: string) {
    super(`The mail was refused: ${reason}.`);
    this.name = 'MailRefused';
  }
}

const controlCharacter = /\p{Cc}/u;
const address = z.email().max(254);

/**
 * Refuses what could smuggle headers or recipients into a mail: line breaks in address or subject, several addresses in one.
 * Every adapter calls it first.
 */
export function checkMail(mail: Mail): void {
  if (!address.safeParse(mail.to).success) throw new MailRefused('the recipient is not one plain e-mail address');
  if (mail.subject === '' || controlCharacter.test(mail.subject))
    throw new MailRefused('the subject is empty or has control characters');
}
