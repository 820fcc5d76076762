import type { FounderRecord, UserRecord } from '#contract/accounts/accounts.ts';
import { AppError } from '#contract/errors.ts';
import { DEFAULT_PLAN } from '#domain/plans.ts';
import { isGrantableRole, type Role } from '#domain/roles.ts';
import type { Db } from '../../db/client.ts';
import type { Attempts } from '../../limits/attempts.ts';
import type { FindPeople, FindPerson, FindPlan, ListFounders, ListOperators, SetPlan } from '../../members.ts';
import type { IdentityPort } from '../../ports/identity/port.ts';
import { findNames, founders, listFounders, listUsersWithRole, users } from './accounts.repo.ts';
import { type GrantDeps, type Owner, openAccount } from './grants.ts';
import { verificationMail } from './mails.ts';

export interface AccountsDeps extends GrantDeps {
  identity: IdentityPort;
  attempts: Attempts;
}

export interface Accounts {
  /** @throws ACCOUNT_NOT_OWN or ROLE_NOT_GRANTABLE. @returns all roles of the account. */
  createRole(owner: Owner, uid: string, roles: string[]): Promise<Role[]>;
  /** @returns whether a mail was sent: false when the address is verified already. @throws auth/too-many-requests. */
  resendVerification(uid: string): Promise<boolean>;
  /** @throws ACCOUNT_UNKNOWN. */
  read(db: Db, uid: string): Promise<{ user: UserRecord; founder: FounderRecord | null }>;
  findPerson: FindPerson;
  findPeople: FindPeople;
  listFounders: ListFounders;
  findPlan: FindPlan;
  setPlan: SetPlan;
  listOperators: ListOperators;
}

/** Three mails in ten minutes: enough for a full spam folder, too few to be a nuisance to someone else. */
const resendLimit = (uid: string) => ({ key: `verification ${uid}`, max: 3, windowSeconds: 600 });

export function createAccounts(deps: AccountsDeps): Accounts {
  const { db, identity, mailQueue, attempts } = deps;
  return {
    async createRole(owner, uid, roles) {
      if (uid !== owner.uid) throw new AppError('ACCOUNT_NOT_OWN');
      if (!roles.every(isGrantableRole)) throw new AppError('ROLE_NOT_GRANTABLE');
      return (await openAccount(deps, owner, roles, identity.makeVerificationLink)).roles;
    },
    async resendVerification(uid) {
      const person = await identity.readPerson(uid);
      if (!person) throw new AppError('auth/user-not-found');
      if (person.emailVerified) return false;
      if ((await attempts.take([resendLimit(uid)])) > 0) throw new AppError('auth/too-many-requests');
      const link = await identity.makeVerificationLink(person.email);
      await mailQueue.post(db, verificationMail(person, link), { isAsked: true });
      return true;
    },
    async read(db, uid) {
      const user = await users.get(db, uid);
      if (!user) throw new AppError('ACCOUNT_UNKNOWN');
      return { user: user.doc, founder: (await founders.get(db, uid))?.doc ?? null };
    },
    async findPerson(tx, uid) {
      const user = await users.get(tx, uid);
      if (!user) return undefined;
      const { name, email } = user.doc;
      return { uid, name, email, emailVerified: await identity.isEmailVerified(tx, uid) };
    },
    async findPeople(tx, uids) {
      const people = await findNames(tx, [...new Set(uids)]);
      return new Map(people.map(({ uid, name }) => [uid, { name }]));
    },
    listFounders: (db, scope, wanted) => listFounders(db, scope, wanted, 100),
    findPlan: async (tx, uid) => (await users.get(tx, uid))?.doc.founder_sub.name ?? DEFAULT_PLAN,
    async setPlan(tx, uid, name) {
      const user = await users.lock(tx, uid);
      if (!user || user.doc.founder_sub.name === name) return;
      const now = deps.clock().toISOString();
      const times = { created_at: now, updated_at: now };
      await users.patch(tx, uid, user, { founder_sub: { status: 'active', name, ...times }, updated_at: now });
      const founder = await founders.lock(tx, uid);
      if (founder)
        await founders.patch(tx, uid, founder, { plan_details: { plan_name: name, ...times }, updated_at: now });
      await deps.learningQueue.post(tx, uid, name);
    },
    async listOperators(tx) {
      return (await listUsersWithRole(tx, 'admin', 100)).map(({ id }) => ({ uid: id }));
    },
  };
}
