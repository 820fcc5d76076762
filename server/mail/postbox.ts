import type { Db } from '../db/client.ts';
import type { JobDefinition, Jobs } from '../jobs/jobs.ts';
import { checkMail, type Mail, type MailPort } from '../ports/mail/port.ts';

/** Where the rooms put their mail. Inside a transaction pass its `tx`: the mail leaves only if the transaction is kept. */
export interface Postbox {
  post(db: Db, mail: Mail): Promise<void>;
}

const jobName = 'mail.send';

export function createPostbox(jobs: Jobs): Postbox {
  return {
    async post(db, mail) {
      checkMail(mail);
      await jobs.enqueue(db, jobName, mail);
    },
  };
}

/**
 * Sends what was posted. A mail server may be away for about an hour. Mails hold links that open accounts: the finished job
 * is removed within the hour. A repeat after a crash may send a mail twice, never not at all.
 */
export function createMailJob(mail: MailPort): JobDefinition<Mail> {
  return {
    name: jobName,
    retryLimit: 7,
    retryDelaySeconds: 30,
    keepSeconds: 3600,
    run: (data) => mail.send(data),
  };
}
