import { AppError } from '#contract/errors.ts';
import { erasureDays, type OwnErasure } from '#contract/own-data/erasure.ts';
import { narrow, type OperatorScope, type OwnerScope } from '../../access/scope.ts';
import type { Audit } from '../../between-modules.ts';
import type { Database, Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { CancelPlan, EndWitnessLinks, FindPerson, OwnLinks } from '../../members.ts';
import type { IdentityPort } from '../../ports/identity/port.ts';
import * as repo from './erasure.repo.ts';
import { endingMail, keptMail, reminderMail } from './erasure-mails.ts';
import { erasedParts, keptParts } from './what-is-erased.ts';

export interface ErasureDeps {
  clock: () => Date;
  everybody: OperatorScope;
  database: Database;
  mailQueue: MailQueue;
  publicUrl: string;
  identity: IdentityPort;
  findPerson: FindPerson;
  audit: Audit;
  ownLinks: OwnLinks;
  endWitnessLinks: EndWitnessLinks;
  cancelPlan: CancelPlan;
}

const dayMs = 24 * 3600 * 1000;
const reminderDays = 3;

/** How a member ends the account, and changes their mind. */
export function createErasureService(deps: ErasureDeps) {
  const { clock, database, everybody, findPerson, mailQueue, publicUrl } = deps;
  const toEnding = ({ requestedAt, dueAt }: repo.ErasureRow) => ({
    requestedAt: requestedAt.toISOString(),
    dueAt: dueAt.toISOString(),
  });
  /** What happens to an account is mailed to its address only once that is known to be theirs. */
  async function tell(
    tx: Db,
    uid: string,
    mailOf: (to: { name: string; email: string }) => Parameters<MailQueue['post']>[1],
  ) {
    const person = await findPerson(tx, uid);
    if (person?.emailVerified) await mailQueue.post(tx, mailOf(person));
  }

  return {
    async read(db: Db, scope: OwnerScope): Promise<OwnErasure> {
      const open = await repo.findOpen(db, scope);
      const { isAdviser, isLastOperator, sessions } = await repo.countHindrances(db, scope, clock());
      const refusal = isAdviser ? 'adviser' : isLastOperator ? 'last-operator' : null;
      return { ending: open ? toEnding(open) : null, refusal, sessions, erased: erasedParts, kept: keptParts };
    },

    async readEnding(db: Db, scope: OwnerScope) {
      const open = await repo.findOpen(db, scope);
      return open ? toEnding(open) : null;
    },

    /** Links that others hold end at once, and no card is charged any more. @throws ERASURE_EMAIL, ERASURE_ADVISER, ERASURE_LAST_OPERATOR. */
    async request(tx: Db, scope: OwnerScope, email: string) {
      const person = await findPerson(tx, scope.uid);
      if (!person) throw new AppError('ACCOUNT_UNKNOWN');
      if (email.trim().toLowerCase() !== person.email.toLowerCase())
        throw new AppError('ERASURE_EMAIL', { fields: { email: 'This is not the e-mail address of your account.' } });
      const now = clock();
      const { isAdviser, isLastOperator } = await repo.countHindrances(tx, scope, now);
      if (isAdviser) throw new AppError('ERASURE_ADVISER');
      if (isLastOperator) throw new AppError('ERASURE_LAST_OPERATOR');
      const made = {
        id: `former-${newId(now)}`,
        requestedAt: now,
        dueAt: new Date(now.getTime() + erasureDays * dayMs),
      };
      const isNew = await repo.insertOpen(tx, scope, made);
      const open = await repo.findOpen(tx, scope);
      if (!open) throw new AppError('RECORD_CHANGED');
      if (isNew) {
        await deps.ownLinks.end(tx, scope);
        await deps.endWitnessLinks(tx, scope);
        await deps.cancelPlan(tx, scope);
        await tell(tx, scope.uid, (to) => endingMail(to, open.dueAt, publicUrl));
      }
      return toEnding(open);
    },

    async keep(tx: Db, scope: OwnerScope): Promise<void> {
      if (await repo.keep(tx, scope, clock())) await tell(tx, scope.uid, (to) => keptMail(to));
    },

    /** Three days before, once. */
    async remind(): Promise<void> {
      const until = new Date(clock().getTime() + reminderDays * dayMs);
      for (const { id } of await repo.listToRemind(database.db, everybody, until))
        await database.db.transaction(async (tx) => {
          const open = await repo.lockOpen(tx, everybody, id);
          if (!open?.uid || open.remindedAt) return;
          await repo.update(tx, everybody, id, { remindedAt: clock() });
          if (open.dueAt > clock()) await tell(tx, open.uid, (to) => reminderMail(to, open.dueAt, publicUrl));
        });
    },

    /** For the operator: by whom, when, and what it waits for. */
    async listForOperator(db: Db) {
      const { open, over } = await repo.listForOperator(db, everybody);
      const withNames = open.map(async (row) => {
        const scope = narrow(everybody, row.uid ?? '');
        const found = await repo.countHindrances(db, scope, clock());
        const person = row.uid ? await findPerson(db, row.uid) : undefined;
        return { ...toEnding(row), id: row.id, name: person?.name ?? null, waitsFor: waitsFor(found) };
      });
      const ended = over.map((row) => ({
        ...toEnding(row),
        id: row.id,
        erasedAt: row.erasedAt?.toISOString() ?? null,
      }));
      return { open: await Promise.all(withNames), over: ended };
    },
  };
}

export type ErasureService = ReturnType<typeof createErasureService>;

type Hindrances = Awaited<ReturnType<typeof repo.countHindrances>>;

/** What has to be done by people before an account that is due can go. */
export function waitsFor({
  isAdviser,
  isLastOperator,
  refunds,
}: Hindrances): 'refund' | 'adviser' | 'last-operator' | null {
  if (isAdviser) return 'adviser';
  if (isLastOperator) return 'last-operator';
  return refunds > 0 ? 'refund' : null;
}
