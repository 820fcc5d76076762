import { randomUUID } from 'node:crypto';
import type { NoticeKind } from '#domain/notifications/notices.ts';
import type { Db } from '../db/client.ts';
import type { JobDefinition, Jobs } from '../jobs/jobs.ts';
import { checkMail, type Mail, type MailPort } from '../ports/mail/port.ts';
import type { MailSeal, SealedMail } from './mail-seal.ts';
import type { MailAbout, QueuedMail } from './queued-mail.ts';

/** Where the modules put their mail. Inside a transaction pass its `tx`: the mail leaves only if the transaction is kept. */
export interface MailQueue {
  post(db: Db, mail: Mail, options?: MailOptions): Promise<void>;
}

export interface MailOptions {
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

export function createMailQueue(jobs: Jobs, seal: MailSeal): MailQueue {
  return {
    async post(db, mail, { about, startAfter } = {}) {
      checkMail(mail);
      const key = about ? `${about.kind} ${about.id} ${mail.to}` : randomUUID();
      await jobs.enqueue(db, jobName, await seal.seal({ ...mail, ...(about && { about }) }), { key, startAfter });
    },
  };
}

/**
 * Sends what was posted. A mail server may be away for about an hour; once it is back, nobody waits longer than five minutes.
 * Mails hold links that open accounts: they wait encrypted, and what was sent is erased at once. A repeat after a crash may
 * send a mail twice, never not at all.
 */
export function createMailJobs(mail: MailPort, isOutdated: IsOutdated, seal: MailSeal): JobDefinition<SealedMail>[] {
  const sending = {
    retryLimit: 14,
    retryDelaySeconds: 30,
    longestRetryDelaySeconds: 300,
    longestSeconds: 120,
    keepSeconds: 3600,
    isPrivate: true,
    run: async (waiting: SealedMail | QueuedMail) => {
      // A mail that was posted before mails were encrypted waits as it is.
      const { about, ...content } = 'sealed' in waiting ? await seal.open(waiting) : waiting;
      if (about && (await isOutdated[about.kind](about))) return;
      await mail.send(content);
    },
  };
  // The second has what was posted before there was an order.
  return [
    { ...sending, name: jobName, inOrder: true },
    { ...sending, name: 'mail.send' },
  ];
}
