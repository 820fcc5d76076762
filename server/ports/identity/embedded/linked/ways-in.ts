import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { passkeyLimit } from '#contract/accounts/passkeys.ts';
import { AppError } from '#contract/errors.ts';
import type { Db } from '../../../../db/client.ts';
import { identityAccounts, identityLinkedLogins, identityPasskeys, identityUsers } from '../tables.ts';

/** What is about to be removed. */
type Without = { linkedLogin: string } | { passkey: string };

export async function hasPassword(db: Db, uid: string): Promise<boolean> {
  const isTheirs = and(
    eq(identityAccounts.userId, uid),
    eq(identityAccounts.providerId, 'credential'),
    isNotNull(identityAccounts.password),
  );
  return (await db.select({ id: identityAccounts.id }).from(identityAccounts).where(isTheirs).limit(1)).length === 1;
}

/** The digest of the password as it is stored; undefined where there is none. */
export async function findStoredPassword(db: Db, email: string): Promise<string | undefined> {
  const isTheirs = and(eq(identityUsers.email, email), eq(identityAccounts.providerId, 'credential'));
  const [found] = await db
    .select({ password: identityAccounts.password })
    .from(identityUsers)
    .innerJoin(identityAccounts, eq(identityAccounts.userId, identityUsers.id))
    .where(isTheirs);
  return found?.password ?? undefined;
}

/**
 * Locks the account, so that of two removals at once the second sees the first. `issuers`: of the services that can be used.
 * @throws auth/last-way-in where nothing else would open the account.
 */
export async function requireOtherWayIn(tx: Db, uid: string, issuers: string[], without: Without): Promise<void> {
  await tx.select({ id: identityUsers.id }).from(identityUsers).where(eq(identityUsers.id, uid)).for('update');
  if (await hasPassword(tx, uid)) return;
  const linked = and(
    eq(identityLinkedLogins.userId, uid),
    inArray(identityLinkedLogins.issuer, issuers),
    ne(identityLinkedLogins.id, 'linkedLogin' in without ? without.linkedLogin : ''),
  );
  if ((await tx.select({ id: identityLinkedLogins.id }).from(identityLinkedLogins).where(linked).limit(1)).length > 0)
    return;
  const kept = and(
    eq(identityPasskeys.userId, uid),
    ne(identityPasskeys.id, 'passkey' in without ? without.passkey : ''),
  );
  if ((await tx.select({ id: identityPasskeys.id }).from(identityPasskeys).where(kept).limit(1)).length > 0) return;
  throw new AppError('auth/last-way-in');
}

/** What lets in beside the password, and whether a code is asked for after it. */
export async function listWaysIn(tx: Db, uid: string) {
  const passkeys = await tx
    .select({ name: identityPasskeys.name })
    .from(identityPasskeys)
    .where(eq(identityPasskeys.userId, uid))
    .orderBy(asc(identityPasskeys.createdAt), asc(identityPasskeys.id))
    .limit(passkeyLimit);
  const logins = await tx
    .select({ issuer: identityLinkedLogins.issuer })
    .from(identityLinkedLogins)
    .where(eq(identityLinkedLogins.userId, uid))
    .orderBy(asc(identityLinkedLogins.createdAt), asc(identityLinkedLogins.id))
    .limit(20);
  const [user] = await tx.select().from(identityUsers).where(eq(identityUsers.id, uid));
  return {
    passkeys: passkeys.map(({ name }) => name),
    issuers: logins.map(({ issuer }) => issuer),
    hasSecondFactor: user?.twoFactorEnabled ?? false,
  };
}
