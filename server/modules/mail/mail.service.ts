import { createHash } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import type { OwnMail } from '#contract/mail/mail.ts';
import { paginate } from '#domain/pagination.ts';
import type { Audit, Operator } from '../../between-modules.ts';
import type { Database, Db } from '../../db/client.ts';
import type { Attempts } from '../../limits/attempts.ts';
import type { MailAddresses, MailEvent } from '../../mail/mail-addresses.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { FindPerson } from '../../members.ts';
import { triedMail } from './mails.ts';

export interface MailDeps {
  database: Database;
  attempts: Attempts;
  mailAddresses: MailAddresses;
  mailQueue: MailQueue;
  findPerson: FindPerson;
  audit: Audit;
}

/** Each may come back too, and providers count what does. */
const retryLimit = (address: string) => ({ key: `mail retry ${address}`, max: 3, windowSeconds: 86_400 });

/** Whether mail arrives: for the member, for the operator, and from whatever reports it. */
export function createMailService({ database, attempts, mailAddresses, mailQueue, findPerson, audit }: MailDeps) {
  async function requirePerson(db: Db, uid: string) {
    const person = await findPerson(db, uid);
    if (!person) throw new AppError('ACCOUNT_UNKNOWN');
    return person;
  }

  return {
    async readOwn(db: Db, uid: string): Promise<OwnMail | null> {
      const email = (await findPerson(db, uid))?.email;
      if (email === undefined) return null;
      return { address: email, state: (await mailAddresses.find(db, email))?.state ?? 'fine' };
    },

    /** @throws MAIL_RETRY_LIMIT. */
    async tryOwnAgain(db: Db, uid: string): Promise<OwnMail> {
      const { name, email } = await requirePerson(db, uid);
      if ((await attempts.take([retryLimit(email)])) > 0) throw new AppError('MAIL_RETRY_LIMIT');
      await database.db.transaction(async (tx) => {
        await mailAddresses.tryAgain(tx, email);
        await mailQueue.post(tx, triedMail({ name, email }), { isAsked: true });
      });
      return { address: email, state: 'fine' };
    },

    async listMarked(db: Db, query: { page: number; pageSize: number }) {
      const total = await mailAddresses.countMarked(db);
      const { page } = paginate({ ...query, total });
      const { pageSize } = query;
      const rows = await mailAddresses.listMarked(db, { limit: pageSize, offset: (page - 1) * pageSize });
      const items = rows.map(({ address, state, reason, changedAt }) => {
        return { address, state, reason, changedAt: changedAt.toISOString() };
      });
      return { items, total, page, pageSize };
    },

    async clear(tx: Db, { actor }: Operator, address: string): Promise<void> {
      if (await mailAddresses.tryAgain(tx, address))
        await audit(tx, { actor, action: 'mail_address.clear', subjectKind: 'mail_address', subjectId: idOf(address) });
    },

    /** Each in a transaction of its own. @returns how many told something new. */
    async takeEvents(events: MailEvent[]): Promise<number> {
      let taken = 0;
      for (const event of events) {
        const outcome = await database.db.transaction((tx) => mailAddresses.takeEvent(tx, event));
        if (outcome === 'taken') taken += 1;
      }
      return taken;
    },
  };
}

export type MailService = ReturnType<typeof createMailService>;

/** The audit is kept for good, and holds no addresses. */
const idOf = (address: string) => createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 32);
