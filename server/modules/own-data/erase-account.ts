import { narrow } from '../../access/scope.ts';
import { runEach } from '../../jobs/run-each.ts';
import type { CancelSessions, ForgetCards } from '../../members.ts';
import type { FilesPort } from '../../ports/files/port.ts';
import { eraseRows, isErased } from './erase.repo.ts';
import * as repo from './erasure.repo.ts';
import { type ErasureDeps, waitsFor } from './erasure.service.ts';
import { erasedMail } from './erasure-mails.ts';
import { readOwnFiles } from './own-files.ts';
import type { Erasing } from './rule.ts';
import { folderRules, tableRules } from './rules.ts';

export interface EraseDeps extends ErasureDeps {
  files: FilesPort;
  cancelSessions: CancelSessions;
  forgetCards: ForgetCards;
}

/** A token outlives its session by a minute: what it may still write is there before anything is erased. */
const tokenMs = 2 * 60_000;

/**
 * Erases the accounts that are due, one after the other. Each step is a transaction of its own or harmless to repeat: a crash
 * leaves an account that the next run goes on with.
 */
export function createAccountEraser(deps: EraseDeps) {
  const { clock, database, everybody, identity, findPerson, files } = deps;
  const { db } = database;

  /** Sessions and signatures end as if the member had ended them. @returns whether the login could be removed. */
  async function close(row: repo.ErasureRow, uid: string): Promise<boolean> {
    const scope = narrow(everybody, uid);
    if (waitsFor({ ...(await repo.countHindrances(db, scope, clock())), refunds: 0 })) return false;
    await deps.cancelSessions(db, scope);
    await deps.ownLinks.cancelSigning(db, scope);
    return db.transaction(async (tx) => {
      const open = await repo.lockOpen(tx, everybody, row.id);
      if (!open || open.closedAt) return false;
      // Money that is owed to the member goes back first; an operator sends what no provider does.
      if (waitsFor(await repo.countHindrances(tx, scope, clock()))) return false;
      const person = await findPerson(tx, uid);
      await deps.ownLinks.end(tx, scope);
      await deps.endWitnessLinks(tx, scope);
      await identity.removePerson(tx, uid);
      await repo.update(tx, everybody, row.id, { closedAt: clock(), tell: person?.emailVerified ?? false });
      return true;
    });
  }

  /** Files first: the rows that name them are there until they are gone. */
  async function eraseFiles(uid: string): Promise<void> {
    const scope = narrow(everybody, uid);
    for (const rule of folderRules) {
      const table = tableRules.find((one) => one.table === rule.table);
      for await (const { key } of readOwnFiles(db, scope, rule, table && isErased(table))) await files.remove(key);
    }
    // The photo has its place by the uid, whatever the record says of it.
    await files.remove(`${uid}/profile_photo/avatar`);
  }

  /** All rows, the last mail and the entry in the log, or nothing. */
  async function erase(row: repo.ErasureRow, uid: string): Promise<void> {
    const scope = narrow(everybody, uid);
    const erasing: Erasing = { uid, pseudonym: row.id, name: `Former member ${row.id.slice(-6)}` };
    await db.transaction(async (tx) => {
      const open = await repo.lockOpen(tx, everybody, row.id);
      if (!open) return;
      const person = await findPerson(tx, uid);
      await deps.forgetCards(tx, scope);
      await eraseRows(tx, scope, erasing);
      await repo.deleteKept(tx, scope);
      await repo.update(tx, everybody, row.id, { uid: null, erasedAt: clock() });
      await deps.audit(tx, {
        actor: { uid: null, name: 'The erasure of accounts' },
        action: 'account.erased',
        subjectKind: 'account',
        subjectId: row.id,
        detail: { requestedOn: row.requestedAt.toISOString().slice(0, 10) },
      });
      if (person && open.tell) await deps.mailQueue.post(tx, erasedMail(person), { isLast: true });
    });
  }

  async function goOn(row: repo.ErasureRow): Promise<void> {
    if (row.uid === null) return;
    if (row.closedAt === null) return void (await close(row, row.uid));
    if (clock().getTime() - row.closedAt.getTime() < tokenMs) return;
    await eraseFiles(row.uid);
    await erase(row, row.uid);
  }

  return {
    /** @throws AggregateError after all of them, where some could not be erased: they are tried again. */
    run: async () => runEach(await repo.listDue(db, everybody, clock()), goOn, 'some accounts could not be erased'),
  };
}

export type AccountEraser = ReturnType<typeof createAccountEraser>;
