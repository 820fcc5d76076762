import type { FounderRecord, UserRecord } from '#contract/accounts.ts';
import { AppError } from '#contract/errors.ts';
import { DEFAULT_PLAN, LEARNING_PLAN_NAMES } from '#domain/plans.ts';
import { type GrantableRole, isGrantableRole, ROLES, type Role } from '#domain/roles.ts';
import type { FindPeople, FindPerson, FindPlan, ListOperators } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import type { Attempts } from '../../limits/attempts.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { Grants, IdentityPort, Person } from '../../ports/identity/port.ts';
import { findNames, founders, listUsersWithRole, users } from './accounts.repo.ts';
import { passwordResetMail, verificationMail } from './mails.ts';
import { newFounderRecord, newUserRecord } from './records.ts';

export interface AccountsDeps {
  db: Db;
  clock: () => Date;
  identity: IdentityPort;
  mailQueue: MailQueue;
  attempts: Attempts;
}

type Owner = Pick<Person, 'uid' | 'email' | 'name' | 'emailVerified'>;

export interface Accounts {
  /** Roles and plan for a token. Makes the records of whoever signed up and was interrupted before they were made. */
  readGrants(person: Person): Promise<Grants>;
  /** @throws ACCOUNT_NOT_OWN or ROLE_NOT_GRANTABLE. @returns all roles of the account. */
  createRole(owner: Owner, uid: string, roles: string[]): Promise<Role[]>;
  /** @returns whether a mail was sent: false when the address is verified already. @throws auth/too-many-requests. */
  resendVerification(uid: string): Promise<boolean>;
  sendPasswordReset(person: Person, link: string): Promise<void>;
  /** @throws ACCOUNT_UNKNOWN. */
  read(db: Db, uid: string): Promise<{ user: UserRecord; founder: FounderRecord | null }>;
  findPerson: FindPerson;
  findPeople: FindPeople;
  findPlan: FindPlan;
  listOperators: ListOperators;
}

/** Three mails in ten minutes: enough for a full spam folder, too few to be a nuisance to someone else. */
const resendLimit = (uid: string) => ({ key: `verification ${uid}`, max: 3, windowSeconds: 600 });

export function createAccounts(deps: AccountsDeps): Accounts {
  const { db, identity, mailQueue, attempts } = deps;
  return {
    async readGrants(person) {
      const known = await users.get(db, person.uid);
      const user = known?.doc ?? (await completeSignUp(deps, person));
      if (!user) return { roles: [], subscription_plan: LEARNING_PLAN_NAMES.free };
      return { roles: user.roles, subscription_plan: LEARNING_PLAN_NAMES[user.founder_sub.name] };
    },
    async createRole(owner, uid, roles) {
      if (uid !== owner.uid) throw new AppError('ACCOUNT_NOT_OWN');
      if (!roles.every(isGrantableRole)) throw new AppError('ROLE_NOT_GRANTABLE');
      return (await openAccount(deps, owner, roles)).roles;
    },
    async resendVerification(uid) {
      const person = await identity.readPerson(uid);
      if (!person) throw new AppError('auth/user-not-found');
      if (person.emailVerified) return false;
      if ((await attempts.take([resendLimit(uid)])) > 0) throw new AppError('auth/too-many-requests');
      await mailQueue.post(db, verificationMail(person, await identity.makeVerificationLink(person.email)));
      return true;
    },
    sendPasswordReset: (person, link) => mailQueue.post(db, passwordResetMail(person, link)),
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
    findPlan: async (tx, uid) => (await users.get(tx, uid))?.doc.founder_sub.name ?? DEFAULT_PLAN,
    async listOperators(tx) {
      return (await listUsersWithRole(tx, 'admin', 100)).map(({ id }) => ({ uid: id }));
    },
  };
}

async function completeSignUp(deps: AccountsDeps, person: Person): Promise<UserRecord | undefined> {
  if (!person.chosenRole || !person.acceptedConditions) return undefined;
  return openAccount(deps, person, [person.chosenRole]);
}

/**
 * Makes the user record, and the founder record for a founder, or adds roles to what is there, in one transaction with the
 * verification mail of a new account. Harmless to repeat and at the same moment.
 */
async function openAccount(deps: AccountsDeps, owner: Owner, chosen: GrantableRole[]): Promise<UserRecord> {
  const { db, clock, identity, mailQueue } = deps;
  const link = owner.emailVerified ? undefined : await identity.makeVerificationLink(owner.email);
  return db.transaction(async (tx) => {
    const now = clock();
    const fresh = newUserRecord(owner, sortRoles(['user', ...chosen]), now);
    const isNew = await users.create(tx, owner.uid, fresh);
    const user = isNew ? fresh : await addRoles(tx, owner.uid, chosen, now);
    if (user.roles.includes('founder')) await founders.create(tx, owner.uid, newFounderRecord(owner, now));
    if (isNew && link) await mailQueue.post(tx, verificationMail(owner, link));
    return user;
  });
}

async function addRoles(tx: Db, uid: string, chosen: Role[], now: Date): Promise<UserRecord> {
  const read = await users.lock(tx, uid);
  if (!read) throw new AppError('RECORD_CHANGED');
  const roles = sortRoles([...read.doc.roles, 'user', ...chosen]);
  if (roles.length === read.doc.roles.length) return read.doc;
  return (await users.patch(tx, uid, read, { roles, updated_at: now.toISOString() })).doc;
}

/** Each role once, in the order of the role table. */
function sortRoles(roles: Role[]): Role[] {
  return ROLES.filter((role) => roles.includes(role));
}
