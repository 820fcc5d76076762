import { createEmailVerificationToken } from 'better-auth/api';
import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { identityPaths, mailPaths } from '#contract/accounts/identity.ts';
import { AppError } from '#contract/errors.ts';
import type { Database, Db } from '../../../db/client.ts';
import type { JobDefinition } from '../../../jobs/jobs.ts';
import type { Attempts } from '../../../limits/attempts.ts';
import type { FirebaseClaims } from '../firebase/claims.ts';
import type { FirebaseLogins } from '../firebase/firebase.ts';
import type { OidcProvider } from '../oidc/provider.ts';
import type { IdentityEvents, IdentityPort, NewPerson, Person } from '../port.ts';
import { type Auth, createAuth, toPerson, verificationSeconds } from './auth.ts';
import { changeEmail } from './change-email.ts';
import { createPasswordChange } from './change-password.ts';
import { createDevices } from './devices.ts';
import { checkKeys } from './keys.ts';
import { beginProvedSession } from './linked/begin-session.ts';
import { createBegunLogins } from './linked/begun-logins.ts';
import { createLinkedLogins } from './linked/linked-logins.ts';
import { createToldClaims } from './linked/told-claims.ts';
import { findStoredPassword } from './linked/ways-in.ts';
import { createOwnerProofs } from './owner-proof.ts';
import { createPasskeys } from './passkeys.ts';
import { createPruneJob } from './prune.ts';
import { endCodes, findEmailOfCode, keepNewestCode } from './reset-codes.ts';
import { createResetJob, watchFailures } from './reset-job.ts';
import { mountIdentityRoutes } from './routes.ts';
import { createSecondFactor } from './second-factor.ts';
import type { Secrets } from './secrets.ts';
import { endOtherSessions, endSession, listSessions, listSignIns, requireRecentSession } from './sessions.ts';
import { createStandingReader } from './standing.ts';
import { identityUsers } from './tables.ts';
import { createTokens } from './tokens.ts';

export interface EmbeddedOptions extends Secrets {
  db: Db;
  listen: Database['listen'];
  publicUrl: string;
  origins: string[];
  clock: () => Date;
  log: FastifyBaseLogger;
  attempts: Attempts;
  events: IdentityEvents;
  /** Other services by which people log in. */
  providers: readonly OidcProvider[];
  /** One more of them, after the others. */
  firebase?: FirebaseLogins | undefined;
  /** Told of roles and plan, where the operator wants it. */
  firebaseClaims?: FirebaseClaims | undefined;
  /** Enqueues the job `claimsJobName`. */
  enqueueClaims?(tx: Db, subject: string): Promise<void>;
  /** Enqueues the job `resetJobName`: done later, the answer takes as long for a stranger's e-mail as for a known one. */
  enqueueReset(email: string): Promise<void>;
}

export interface EmbeddedIdentity extends IdentityPort {
  jobs: JobDefinition<never>[];
}

/** The identity provider that needs nobody else: Better Auth in the product's own database. */
export function createEmbeddedIdentity(options: EmbeddedOptions): EmbeddedIdentity {
  const { publicUrl, events } = options;
  const resets = watchFailures(async (person: Person, link: string) => {
    await keepNewestCode(options.db, person.uid);
    await events.sendPasswordReset(person, link);
  });
  const auth = createAuth({
    ...options,
    resetLink: (token) => `${publicUrl}${mailPaths.resetPassword}?${new URLSearchParams({ token })}`,
    sendPasswordReset: resets.work,
    async onReset(uid) {
      // No other link may do it again.
      await endCodes(options.db, uid);
      await ownerProofs.byReset(uid);
    },
  });
  async function makeVerificationLink(email: string): Promise<string> {
    const { secret } = await auth.$context;
    const token = await createEmailVerificationToken(secret, email, undefined, verificationSeconds);
    return `${publicUrl}${identityPaths.verifyEmail}?${new URLSearchParams({ token })}`;
  }
  const readGrants = (person: Person) => events.readGrants(person, makeVerificationLink);
  const standing = createStandingReader(options);
  const tokens = createTokens({ ...options, auth, standing });
  const changePassword = createPasswordChange({ ...options, auth, tell: events.tellOfNewPassword });
  const secondFactor = createSecondFactor({
    ...options,
    auth,
    tell: events.tellOfSecondFactor,
    readAsker: tokens.readAsker,
  });
  const services = [...options.providers, ...(options.firebase ? [options.firebase] : [])];
  const passkeys = createPasskeys({
    ...options,
    providers: services,
    tell: events.tellOfSecondFactor,
    readAsker: tokens.readAsker,
  });
  const linkedLogins = createLinkedLogins({ ...options, providers: services, readAsker: tokens.readAsker });
  const ownerProofs = createOwnerProofs(options, linkedLogins.labelOf);
  async function readPerson(uid: string): Promise<Person | undefined> {
    const user = await (await auth.$context).internalAdapter.findUserById(uid);
    return user ? toPerson(user) : undefined;
  }
  const { firebase, firebaseClaims: claims, enqueueClaims: enqueue, db } = options;
  const told =
    firebase && claims && enqueue
      ? createToldClaims({ db, issuer: firebase.issuer, claims, enqueue, readGrants, readPerson })
      : undefined;
  return {
    secondFactor,
    passkeys,
    linkedLogins: {
      ...linkedLogins,
      async remove(token, id) {
        const before = await told?.listSubjects(db, (await tokens.readAsker(token)).uid);
        const isRemoved = await linkedLogins.remove(token, id);
        standing.markStale();
        await told?.renew(db, before ?? []);
        return isRemoved;
      },
    },
    verifyToken: tokens.verify,
    readPerson,
    async readRoles(uid) {
      const person = await readPerson(uid);
      return person ? (await readGrants(person)).roles : [];
    },
    async isEmailVerified(tx, uid) {
      const isVerified = and(eq(identityUsers.id, uid), eq(identityUsers.emailVerified, true));
      return (await tx.select({ id: identityUsers.id }).from(identityUsers).where(isVerified)).length === 1;
    },
    findPerson: (email) => findPerson(auth, email),
    async changeName(tx, uid, name) {
      await tx.update(identityUsers).set({ name, updatedAt: options.clock() }).where(eq(identityUsers.id, uid));
    },
    async changePassword(token, password) {
      await changePassword(await tokens.readAsker(token), password);
      standing.markStale();
    },
    async requireRecentSession(token) {
      return (await requireRecentSession(options.db, await tokens.readAsker(token), options.clock())).id;
    },
    changeEmail: (tx, uid, changed) => changeEmail(tx, uid, changed, options.clock()),
    async removePerson(tx, uid) {
      await endCodes(tx, uid);
      await told?.renew(tx, await told.listSubjects(tx, uid));
      // Sessions, passwords, passkeys and the second factor go with the person.
      await tx.delete(identityUsers).where(eq(identityUsers.id, uid));
      standing.markStale();
    },
    listSessions: async (token) => listSessions(options.db, await tokens.readAsker(token), options.clock()),
    listSignIns: (uid) => listSignIns(options.db, uid),
    async endSession(uid, sessionId) {
      const isEnded = await endSession(options.db, uid, sessionId);
      standing.markStale();
      return isEnded;
    },
    async endOtherSessions(token) {
      const ended = await endOtherSessions(options.db, await tokens.readAsker(token));
      standing.markStale();
      return ended;
    },
    makeVerificationLink,
    createPerson: (person) => createPerson(auth, person),
    jobs: [
      createResetJob(auth, resets.rethrow),
      createPruneJob(options.db, options.clock),
      ...(told ? [told.job] : []),
    ],
    check: () => checkKeys(options.db, options, options.clock()),
    async mount(app) {
      app.addHook('onClose', () => standing.close());
      mountIdentityRoutes(app, {
        ...options,
        auth,
        devices: createDevices(options),
        secondFactor,
        passkeys,
        linkedLogins,
        ownerProofs,
        begunLogins: createBegunLogins({ ...options, auth }),
        beginSession: (request, reply, uid) => beginProvedSession(auth, request, reply, uid),
        readPerson,
        requireRecent: async (uid, sid) => void (await requireRecentSession(options.db, { uid, sid }, options.clock())),
        findEmailOfCode: (code) => findEmailOfCode(auth, options.db, code),
        async issueToken(person, session) {
          const grants = await readGrants(person);
          await told?.note(person.uid, grants);
          return tokens.issue(person, session, grants);
        },
        noteEndedSessions: standing.markStale,
        requestReset: options.enqueueReset,
        findPerson: (email) => findPerson(auth, email),
        findStoredPassword: (email) => findStoredPassword(options.db, email),
      });
    },
  };
}

async function findPerson(auth: Auth, email: string): Promise<Person | undefined> {
  const found = await (await auth.$context).internalAdapter.findUserByEmail(email.toLowerCase());
  return found ? toPerson(found.user) : undefined;
}

async function createPerson(auth: Auth, { emailVerified, ...person }: NewPerson): Promise<Person> {
  if (await findPerson(auth, person.email)) throw new AppError('auth/email-already-in-use');
  const { user } = await auth.api.signUpEmail({ body: { ...person, acceptedConditions: true } });
  const { internalAdapter } = await auth.$context;
  await internalAdapter.deleteUserSessions(user.id);
  if (emailVerified) await internalAdapter.updateUser(user.id, { emailVerified: true });
  return { ...toPerson(user), emailVerified };
}
