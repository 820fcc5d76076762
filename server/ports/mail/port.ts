import { z } from 'zod';

/** One e-mail to one person. The sender's address belongs to the adapter. */
export interface Mail {
  /** A bare address, without a name. */
  to: string;
  subject: string;
  html: string;
  text: string;
  /** An invitation that a mail program puts into the calendar; its own text is iCalendar with the same METHOD. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  attachments?: MailAttachment[];
  /** For a mail that its reader can do without: where a mail program ends that at one press (RFC 8058). */
  unsubscribeUrl?: string;
  /** Its name, without brackets, by which reports of it are known; the adapter makes one where there is none. */
  messageId?: string;
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  base64: string;
}

/** As the reader of a mail finds its invitation among the files. */
export const invitationName = 'invite.ics';

/** A mail that was written to the outbox instead of being sent. */
export interface OutboxMail extends Mail {
  id: string;
  from: string;
  writtenAt: string;
}

export interface MailPort {
  /** Hands the mail over. @throws MailRefused for a mail that must not leave, MailNotTaken; anything else may be tried again. */
  send(mail: Mail): Promise<void>;
  /** Whether mail could be handed over now, for the operator; nothing is sent. @throws MailUnavailable. */
  check?(): Promise<void>;
  /** Ends the connections that are kept for the next mail. */
  close?(): void;
  /** Only where mail is kept instead of sent: what was written, newest first. */
  outbox?: {
    list(limit: number): Promise<OutboxMail[]>;
    read(id: string): Promise<OutboxMail | undefined>;
  };
}

/** Why no mail can be handed over; `isRefusal` when the server is there and does not let us in. Says nothing of name or password. */
export class MailUnavailable extends Error {
  readonly isRefusal: boolean;
  constructor(detail: string, isRefusal: boolean) {
    super(`No mail can be handed over (${detail}).`);
    this.name = 'MailUnavailable';
    this.isRefusal = isRefusal;
  }
}

/** The server will never take this mail, or not for this recipient. `status` as in RFC 3463. Says nothing of the address. */
export class MailNotTaken extends Error {
  readonly isRecipient: boolean;
  readonly status: string;
  constructor(isRecipient: boolean, status: string) {
    super(`The mail server refuses ${isRecipient ? 'the recipient' : 'the mail'} for good (${status}).`);
    this.name = 'MailNotTaken';
    this.isRecipient = isRecipient;
    this.status = status;
  }
}

/** The mail itself is wrong: trying again cannot help. */
export class MailRefused extends Error {
  constructor(reason: string) {
    super(`The mail was refused: ${reason}.`);
    this.name = 'MailRefused';
  }
}

const controlCharacter = /\p{Cc}/u;
const filename = /^[^\p{Cc}\p{Cf}"/\\<>:|?*]{1,150}$/u;
const mediaType = /^[a-z]+\/[a-z0-9.+-]+$/;
/** A mail waits as a row of the job queue: invitations and short PDFs fit, nothing large does. In characters. */
const longestFiles = 700_000;
const address = z.email().max(254);
const webAddress = z.url({ protocol: /^https?$/ }).regex(/^[\x21-\x7e]{1,500}$/);

/**
 * Refuses what could smuggle headers or recipients into a mail: line breaks in address, subject or the names of files, several
 * addresses in one. Refuses an invitation that mail programs would ignore, and files that are too large for the queue.
 * Every adapter calls it first.
 */
export function checkMail(mail: Mail): void {
  if (!address.safeParse(mail.to).success) throw new MailRefused('the recipient is not one plain e-mail address');
  if (mail.subject === '' || controlCharacter.test(mail.subject))
    throw new MailRefused('the subject is empty or has control characters');
  const { calendar, attachments = [], unsubscribeUrl, messageId } = mail;
  if (messageId !== undefined && !/^[A-Za-z0-9.-]{1,100}@[A-Za-z0-9.-]{1,150}$/.test(messageId))
    throw new MailRefused('its name is none');
  if (unsubscribeUrl !== undefined && !webAddress.safeParse(unsubscribeUrl).success)
    throw new MailRefused('the address to unsubscribe at is none');
  if (calendar && !isInvitation(calendar)) throw new MailRefused('the invitation is not what its method says');
  for (const file of attachments) {
    if (!filename.test(file.filename)) throw new MailRefused('a file has a name that cannot be sent');
    if (!mediaType.test(file.contentType)) throw new MailRefused('a file has no media type');
    if (!z.base64().safeParse(file.base64).success) throw new MailRefused('a file is not base64');
  }
  const sizes = [calendar?.content.length ?? 0, ...attachments.map(({ base64 }) => base64.length)];
  if (sizes.reduce((sum, size) => sum + size, 0) > longestFiles) throw new MailRefused('its files are too large');
}

function isInvitation({ method, content }: NonNullable<Mail['calendar']>): boolean {
  return content.startsWith('BEGIN:VCALENDAR\r\n') && content.includes(`\r\nMETHOD:${method}\r\n`);
}
