import { mailTime } from '#domain/notifications/preferences.ts';
import type { ReadPreferences } from '../../between-modules.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';

export interface NewsDeps {
  clock: () => Date;
  mailQueue: MailQueue;
  readPreferences: ReadPreferences;
}

/** The queue as the modules have it: news goes out when its reader wants it, or not at all. Anything else goes at once. */
export function createNewsQueue({ clock, mailQueue, readPreferences }: NewsDeps): MailQueue {
  return {
    async post(tx, mail, options = {}) {
      const { news } = options;
      if (!news) return mailQueue.post(tx, mail, options);
      const now = clock().getTime();
      const { uid, kind, usefulUntil } = news;
      const at = mailTime(await readPreferences(tx, uid), { kind, usefulUntil: usefulUntil?.getTime() }, now);
      if (at === null) return;
      await mailQueue.post(tx, mail, { ...options, ...(at > now && { startAfter: new Date(at) }) });
    },
  };
}
