import { and, desc, eq, notInArray, notLike } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import type { Auth } from './auth.ts';
import { loginPrefix } from './login-identifiers.ts';
import { identityUsers, identityVerifications } from './tables.ts';

/** A person has at most one code for a new password that works: the newest, until it is used. */
export async function keepNewestCode(db: Db, uid: string): Promise<void> {
  const { id, createdAt, identifier, value } = identityVerifications;
  // A login that waits for a code is named by the person too.
  const isTheirs = and(eq(value, uid), notLike(identifier, `${loginPrefix}%`));
  const newest = db
    .select({ id })
    .from(identityVerifications)
    .where(isTheirs)
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  await db.delete(identityVerifications).where(and(isTheirs, notInArray(id, newest)));
}

/** Those for a new password, and logins that wait for a code. */
export async function endCodes(db: Db, uid: string): Promise<void> {
  await db.delete(identityVerifications).where(eq(identityVerifications.value, uid));
}

/** The e-mail of the account that a code is for, whether it has expired or not. */
export async function findEmailOfCode(auth: Auth, db: Db, code: string): Promise<string | undefined> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findVerificationValue(`reset-password:${code}`);
  if (!found) return undefined;
  const [user] = await db.select().from(identityUsers).where(eq(identityUsers.id, found.value));
  return user?.email;
}
