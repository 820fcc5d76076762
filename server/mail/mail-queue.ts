import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { NoticeKind } from '#domain/notifications/notices.ts';
import type { Db } from '../db/client.ts';
import type { JobDefinition, Jobs } from '../jobs/jobs.ts';
import { checkMail, type Mail, MailNotTaken, type MailPort } from '../ports/mail/port.ts';
import type { MailAddresses } from './mail-addresses.ts';
import type { MailSeal, SealedMail } from './mail-seal.ts';
import type { MailAbout, QueuedMail } from './queued-mail.ts';

/** Where the modules put their mail. Inside a transaction pass its `tx`: the mail leaves only if the transaction is kept. */
export interface MailQueue {
  post(db: Db, mail: Mail, options?: MailOptions): Promise<void>;
}

export interface MailOptions extends Pick<QueuedMail, 'isAsked' | 'isOptional' | 'isLast'> {
  about?: MailAbout;
  /**
   * News to a member, who may have turned it off or want it later; not in time for `usefulUntil` is not later but now.
   * A mail without it goes out in any case: what protects an account, what was asked for, and mail to others.
   */
  news?: { uid: string; kind: NoticeKind; usefulUntil?: Date };
  /** When it goes out; at once unless given. */
  startAfter?: Date;
}

/** Says of each kind of thing whether it has changed since. */
export type IsOutdated = Record<MailAbout['kind'], (about: MailAbout) => Promise<boolean>>;

const jobName = 'mail.deliver';

/** `domain`: of our own, for the names of messages. */
export function createMailQueue(jobs: Jobs, seal: MailSeal, domain: string): MailQueue {
  return {
    async post(db, mail, { about, startAfter, isAsked, isOptional, isLast } = {}) {
      checkMail(mail);
      const key = about ? `${about.kind} ${about.id} ${mail.to}` : randomUUID();
      const queued: QueuedMail = {
        ...mail,
        messageId: `${randomUUID()}@${domain}`,
        ...(about && { about }),
        ...(isAsked && { isAsked }),
        ...(isOptional && { isOptional }),
        ...(isLast && { isLast }),
      };
      await jobs.enqueue(db, jobName, await seal.seal(queued), { key, startAfter });
    },
  };
}

export interface MailJobDeps {
  mail: MailPort;
  isOutdated: IsOutdated;
  seal: MailSeal;
  db: Db;
  addresses: MailAddresses;
  log: FastifyBaseLogger;
}

/**
 * Sends what was posted. A mail server may be away for about an hour; once it is back, nobody waits longer than five minutes.
 * Mails hold links that open accounts: they wait encrypted, and what was sent is erased at once. A repeat after a crash may
 * send a mail twice, never not at all. What the server refuses for good is not tried again.
 */
export function createMailJobs({
  mail,
  isOutdated,
  seal,
  db,
  addresses,
  log,
}: MailJobDeps): JobDefinition<SealedMail>[] {
  async function send(queued: QueuedMail): Promise<void> {
    const { about, isAsked, isOptional, isLast, ...content } = queued;
    if (about && (await isOutdated[about.kind](about))) return;
    if (!(await addresses.mayLeave(db, queued))) {
      log.info({ isAsked, isOptional }, 'mail held back: the address is marked');
      return;
    }
    // Noted before: a report may come in before the answer does.
    if (content.messageId && !isLast) await addresses.noteSent(db, content.messageId, content.to);
    await mail.send(content).catch(async (error: unknown) => {
      if (!(error instanceof MailNotTaken)) throw error;
      log.warn({ err: error }, 'mail refused for good');
      if (error.isRecipient && !isLast)
        await db.transaction((tx) => addresses.noteRefused(tx, content.to, error.status));
    });
  }
  const sending = {
    retryLimit: 14,
    retryDelaySeconds: 30,
    longestRetryDelaySeconds: 300,
    longestSeconds: 120,
    keepSeconds: 3600,
    isPrivate: true,
    // A mail that was posted before mails were encrypted waits as it is.
    run: async (waiting: SealedMail | QueuedMail) => send('sealed' in waiting ? await seal.open(waiting) : waiting),
  };
  // The second has what was posted before there was an order.
  return [
    { ...sending, name: jobName, inOrder: true },
    { ...sending, name: 'mail.send' },
  ];
}
