import { eq } from 'drizzle-orm';
import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { Db } from '../../../db/client.ts';
import type { IdentityEvents, Person } from '../port.ts';
import { type Auth, toPerson } from './auth.ts';
import { closeWaysIn, type Kept } from './linked/close-ways-in.ts';
import { listWaysIn } from './linked/ways-in.ts';
import { identityUsers } from './tables.ts';

interface OwnerProofDeps {
  db: Db;
  clock: () => Date;
  events: Pick<IdentityEvents, 'tellOfProof' | 'tellOfReset' | 'endWaitingChanges'>;
}

/** Locked: of two proofs at once, the second finds the address proved. */
async function lockUser(tx: Db, uid: string) {
  return (await tx.select().from(identityUsers).where(eq(identityUsers.id, uid)).for('update'))[0];
}

/**
 * Somebody has shown to own the address of an account that nobody had shown to own before. Who made it may be somebody else:
 * nothing that they could come back with stays. The caller has locked the user. @returns whether there was more than a password.
 */
export async function claimAccount(
  tx: Db,
  uid: string,
  { clock, events }: Pick<OwnerProofDeps, 'clock'> & { events: Pick<IdentityEvents, 'endWaitingChanges'> },
  kept?: Kept,
): Promise<boolean> {
  await events.endWaitingChanges(tx, uid);
  const wasAdded = await closeWaysIn(tx, uid, kept);
  await tx
    .update(identityUsers)
    .set({ emailVerified: true, twoFactorEnabled: false, updatedAt: clock() })
    .where(eq(identityUsers.id, uid));
  return wasAdded;
}

/** @throws auth/email-unverified: who signed up with somebody else's address must not keep a way in. */
export async function requireVerified(tx: Db, uid: string): Promise<void> {
  if (!(await lockUser(tx, uid))?.emailVerified) throw new AppError('auth/email-unverified');
}

/** The address of an account is proved by its mailbox together with the password, or by a new password from the mailbox. */
export function createOwnerProofs(deps: OwnerProofDeps, labelOf: (issuer: string) => string) {
  const { db, events } = deps;
  return {
    /** By the link of the mail, in the session of that token. @returns the person, verified. */
    async byLink(uid: string, sessionToken: string): Promise<Person | undefined> {
      return db.transaction(async (tx) => {
        const user = await lockUser(tx, uid);
        if (!user || user.emailVerified) return user && toPerson(user);
        const wasAdded = await claimAccount(tx, uid, deps, { password: true, session: sessionToken });
        const person = { ...toPerson(user), emailVerified: true };
        if (wasAdded) await events.tellOfProof(tx, person, 'link');
        return person;
      });
    },
    /** When the password was replaced by the link of a mail. The owner of a proved address keeps passkeys and second factor. */
    async byReset(uid: string): Promise<void> {
      await db.transaction(async (tx) => {
        const user = await lockUser(tx, uid);
        if (!user) return;
        if (user.emailVerified) {
          const { issuers, ...others } = await listWaysIn(tx, uid);
          await events.tellOfReset(tx, toPerson(user), { ...others, logins: issuers.map(labelOf) });
          return;
        }
        await claimAccount(tx, uid, deps, { password: true });
        await events.tellOfProof(tx, toPerson(user), 'reset');
      });
    },
  };
}

export type OwnerProofs = ReturnType<typeof createOwnerProofs>;

const linkClaims = z.object({ email: z.email(), updateTo: z.never().optional() });

/** The e-mail that a link proves. @throws auth/expired-action-code or auth/invalid-action-code. */
export async function readProofLink(auth: Auth, token: string): Promise<string> {
  const { secret } = await auth.$context;
  const claims = await jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ['HS256'] })
    .then(({ payload }) => linkClaims.parse(payload))
    .catch((error: unknown) => {
      const isOld = error instanceof errors.JWTExpired;
      throw new AppError(isOld ? 'auth/expired-action-code' : 'auth/invalid-action-code', { cause: error });
    });
  return claims.email;
}
