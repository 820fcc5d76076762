import { privacy } from '#content/legal/privacy.ts';
import { terms } from '#content/legal/terms.ts';
import type { UserRecord } from '#contract/accounts/accounts.ts';
import { AppError } from '#contract/errors.ts';
import { LEARNING_PLAN_NAMES } from '#domain/plans.ts';
import { type GrantableRole, ROLES, type Role } from '#domain/roles.ts';
import type { Db } from '../../db/client.ts';
import type { LearningQueue } from '../../learning/learning-queue.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { IdentityEvents, MakeVerificationLink, Person } from '../../ports/identity/port.ts';
import { founders, users } from './accounts.repo.ts';
import { noteConsent } from './consents.repo.ts';
import { removeChange } from './email-change.repo.ts';
import { linkedLoginMail } from './linked-login-mails.ts';
import { newPasswordMail, passwordResetMail, provedMail, resetMail, verificationMail } from './mails.ts';
import { newFounderRecord, newUserRecord } from './records.ts';
import { secondFactorMails } from './second-factor-mails.ts';

export interface GrantDeps {
  db: Db;
  clock: () => Date;
  mailQueue: MailQueue;
  learningQueue: LearningQueue;
}

export type Owner = Pick<Person, 'uid' | 'email' | 'name' | 'emailVerified'>;

/** What the identity provider asks of the accounts: it is made before what needs the provider. */
export function createIdentityEvents(deps: GrantDeps): IdentityEvents {
  return {
    async readGrants(person, makeVerificationLink) {
      const known = await users.get(deps.db, person.uid);
      const user = known?.doc ?? (await completeSignUp(deps, person, makeVerificationLink));
      if (!user) return { roles: [], subscription_plan: LEARNING_PLAN_NAMES.free };
      return { roles: user.roles, subscription_plan: LEARNING_PLAN_NAMES[user.founder_sub.name] };
    },
    tellOfNewPassword: (tx, person) => deps.mailQueue.post(tx, newPasswordMail(person)),
    async tellOfSecondFactor(tx, person, event) {
      for (const mail of secondFactorMails(person, event)) await deps.mailQueue.post(tx, mail);
    },
    tellOfLinkedLogin: (tx, person, event) => deps.mailQueue.post(tx, linkedLoginMail(person, event)),
    tellOfProof: (tx, person, by) => deps.mailQueue.post(tx, provedMail(person, by)),
    tellOfReset: (tx, person, others) => deps.mailQueue.post(tx, resetMail(person, others)),
    endWaitingChanges: removeChange,
    sendPasswordReset: (person, link) =>
      deps.mailQueue.post(deps.db, passwordResetMail(person, link), { isAsked: true }),
  };
}

async function completeSignUp(deps: GrantDeps, person: Person, makeVerificationLink: MakeVerificationLink) {
  if (!person.chosenRole || !person.acceptedConditions) return undefined;
  return openAccount(deps, person, [person.chosenRole], makeVerificationLink);
}
/**
 * Makes the user record, and the founder record for a founder, or adds roles to what is there, in one transaction with the
 * verification mail of a new account. Harmless to repeat and at the same moment.
 */
export async function openAccount(
  { db, clock, mailQueue, learningQueue }: GrantDeps,
  owner: Owner,
  chosen: GrantableRole[],
  makeVerificationLink: MakeVerificationLink,
): Promise<UserRecord> {
  const link = owner.emailVerified ? undefined : await makeVerificationLink(owner.email);
  return db.transaction(async (tx) => {
    const now = clock();
    const fresh = newUserRecord(owner, sortRoles(['user', ...chosen]), now);
    const isNew = await users.create(tx, owner.uid, fresh);
    const user = isNew ? fresh : await addRoles(tx, owner.uid, chosen, now);
    if (user.roles.includes('founder') && (await founders.create(tx, owner.uid, newFounderRecord(owner, now))))
      await learningQueue.post(tx, owner.uid, user.founder_sub.name);
    // The sign-up form asks for both at once, and nobody has an account without.
    if (isNew)
      for (const [subject, { version }] of [
        ['terms', terms],
        ['privacy', privacy],
      ] as const)
        await noteConsent(tx, owner.uid, { subject, version, given: true, at: now });
    if (isNew && link) await mailQueue.post(tx, verificationMail(owner, link), { isAsked: true });
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
