import type { UserRecord } from '#contract/accounts/accounts.ts';
import type { Audit } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import type { IdentityEvents, IdentityPort } from '../../ports/identity/port.ts';
import { listUsersWithRole, users } from './accounts.repo.ts';

export interface AdminsDeps {
  db: Db;
  clock: () => Date;
  identity: IdentityPort;
  readGrants: IdentityEvents['readGrants'];
  audit: Audit;
}

/** Who operates the platform. For the command line only: nothing in the HTTP API leads here. */
export interface Admins {
  /** Grants the role or takes it away, and keeps who did it. @returns whether anything changed. @throws a sentence for the operator. */
  change(action: 'grant' | 'revoke', email: string, actor: string): Promise<boolean>;
  /**
   * Turns the second factor of somebody off who has lost phone and recovery codes, tells them and keeps who did it. @returns
   * whether there was one. @throws a sentence for the operator.
   */
  resetSecondFactor(email: string, actor: string): Promise<boolean>;
  list(): Promise<UserRecord[]>;
}

export function createAdmins({ db, clock, identity, readGrants, audit }: AdminsDeps): Admins {
  async function requirePerson(email: string) {
    const person = await identity.findPerson(email.trim().toLowerCase());
    if (!person) throw new Error(`There is no account with the e-mail ${email}.`);
    return person;
  }

  return {
    async change(action, email, actor) {
      const person = await requirePerson(email);
      await readGrants(person, identity.makeVerificationLink);
      return db.transaction(async (tx) => {
        const read = await users.lock(tx, person.uid);
        if (!read) throw new Error(`The account ${email} has no role yet: its owner must log in once first.`);
        const { roles } = read.doc;
        if (roles.includes('admin') === (action === 'grant')) return false;
        const changed = action === 'grant' ? [...roles, 'admin' as const] : roles.filter((role) => role !== 'admin');
        const at = clock();
        await users.patch(tx, person.uid, read, { roles: changed, updated_at: at.toISOString() });
        const detail = { role: 'admin', email: person.email };
        await audit(tx, {
          actor: { uid: null, name: actor },
          action: `role.${action}`,
          subjectKind: 'account',
          subjectId: person.uid,
          detail,
        });
        return true;
      });
    },
    async resetSecondFactor(email, actor) {
      const person = await requirePerson(email);
      return db.transaction(async (tx) => {
        const isReset = await identity.secondFactor.remove(tx, person.uid);
        if (isReset)
          await audit(tx, {
            actor: { uid: null, name: actor },
            action: 'second-factor.reset',
            subjectKind: 'account',
            subjectId: person.uid,
            detail: { email: person.email },
          });
        return isReset;
      });
    },
    list: () => listUsersWithRole(db, 'admin', 1000),
  };
}
