import { endsAtOnePress, ruleOf } from '#domain/notifications/notices.ts';
import { mailTime } from '#domain/notifications/preferences.ts';
import type { ReadPreferences } from '../../between-modules.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

export interface NewsDeps {
  clock: () => Date;
  mailQueue: MailQueue;
  readPreferences: ReadPreferences;
  unsubscribeLinks: UnsubscribeLinks;
}

/**
 * The queue as the modules have it: news goes out when its reader wants it, or not at all, and what they may turn off says where
 * a mail program does that at one press. Anything else goes at once.
 */
export function createNewsQueue({ clock, mailQueue, readPreferences, unsubscribeLinks }: NewsDeps): MailQueue {
  return {
    async post(tx, mail, options = {}) {
      const { news } = options;
      if (!news) return mailQueue.post(tx, mail, options);
      const now = clock().getTime();
      const { uid, kind, usefulUntil } = news;
      const at = mailTime(await readPreferences(tx, uid), { kind, usefulUntil: usefulUntil?.getTime() }, now);
      if (at === null) return;
      const ending = endsAtOnePress(kind) && {
        unsubscribeUrl: unsubscribeLinks.oneClick({ uid, topic: ruleOf(kind).topic }),
      };
      const isOptional = ruleOf(kind).mail === 'choice';
      const startAfter = at > now ? new Date(at) : undefined;
      await mailQueue.post(tx, { ...mail, ...ending }, { ...options, isOptional, ...(startAfter && { startAfter }) });
    },
  };
}
