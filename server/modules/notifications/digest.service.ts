import { links } from '#contract/links.ts';
import { dueDigest } from '#domain/notifications/digest.ts';
import { afterQuiet } from '#domain/notifications/preferences.ts';
import { narrow, type OperatorScope } from '../../access/scope.ts';
import type { Digests, TurnOffMail } from '../../between-modules.ts';
import type { Database, Db } from '../../db/client.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { FindPerson } from '../../members.ts';
import { digestMail } from './digest-mail.ts';
import * as repo from './notification.repo.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

export interface DigestDeps {
  clock: () => Date;
  everybody: OperatorScope;
  database: Database;
  digests: Digests;
  turnOffMail: TurnOffMail;
  findPerson: FindPerson;
  mailQueue: MailQueue;
  /** Of this site, for the links in mails. */
  publicUrl: string;
  unsubscribeLinks: UnsubscribeLinks;
}

type Reader = Awaited<ReturnType<Digests['list']>>[number];

const batchSize = 200;
/** A mail lists so many, and says how many more there are. */
const listed = 10;

/** The summary by e-mail of what a member has not read in the app. */
export function createDigestService(deps: DigestDeps) {
  const { clock, database, digests, everybody, publicUrl, unsubscribeLinks } = deps;

  /** The day is taken first: also when there is nothing to say of it, so that nothing is said of it later. */
  async function sendOne(tx: Db, { uid, preferences, seenOn }: Reader): Promise<void> {
    const now = clock();
    const day = dueDigest(preferences, seenOn, now.getTime());
    if (!day || !(await digests.take(tx, uid, day))) return;
    const scope = narrow(everybody, uid);
    const unread = await repo.countUnread(tx, scope);
    const person = unread > 0 ? await deps.findPerson(tx, uid) : undefined;
    if (!person?.emailVerified) return;
    const mail = digestMail({
      person,
      digest: preferences.digest,
      unread,
      items: await repo.listUnread(tx, scope, listed),
      urls: {
        notifications: `${publicUrl}${links.notifications()}`,
        unsubscribe: unsubscribeLinks.page({ uid }),
        oneClick: unsubscribeLinks.oneClick({ uid }),
      },
    });
    const at = afterQuiet(preferences, now.getTime());
    await deps.mailQueue.post(tx, mail, {
      isOptional: true,
      ...(at > now.getTime() && { startAfter: new Date(at) }),
    });
  }

  return {
    /** To everybody whose digest is due. Harmless to repeat; one that fails is tried again by the next turn. */
    async send(): Promise<void> {
      const faults: unknown[] = [];
      for (let after = '', readers: Reader[] = []; ; after = readers.at(-1)?.uid ?? '') {
        readers = await digests.list(database.db, after, batchSize);
        for (const reader of readers)
          await database.db.transaction((tx) => sendOne(tx, reader)).catch((fault: unknown) => void faults.push(fault));
        if (readers.length < batchSize) break;
      }
      if (faults.length > 0) throw new AggregateError(faults, 'some digests could not be sent');
    },

    /** Nothing is kept of a member who is gone. @throws NOTIFICATION_LINK_UNKNOWN for a token that was not made here. */
    async unsubscribe(tx: Db, token: string): Promise<void> {
      const { uid, topic } = unsubscribeLinks.read(token);
      if (!(await deps.findPerson(tx, uid))) return;
      await (topic ? deps.turnOffMail(tx, uid, topic) : digests.turnOff(tx, uid));
    },
  };
}

export type DigestService = ReturnType<typeof createDigestService>;
