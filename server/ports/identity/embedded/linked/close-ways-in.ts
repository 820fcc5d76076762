import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../../db/client.ts';
import { endCodes } from '../reset-codes.ts';
import {
  identityAccounts,
  identityLinkedLogins,
  identityPasskeys,
  identitySecondFactors,
  identitySessions,
} from '../tables.ts';

/**
 * What stays open: the password. With `session`, somebody who knows the password has proved the address there: that session stays,
 * and the others too where the password alone can have opened them.
 */
export interface Kept {
  password?: boolean;
  session?: string;
}

/**
 * Removes everything that opens an account: password, passkeys, logins of other services, second factor, links to a new password,
 * logins that wait for a code, and sessions, whose tokens end with them. @returns whether somebody had added to the password.
 */
export async function closeWaysIn(tx: Db, uid: string, kept: Kept = {}): Promise<boolean> {
  let wasAdded = false;
  for (const table of [identityPasskeys, identityLinkedLogins, identitySecondFactors] as const) {
    const removed = await tx.delete(table).where(eq(table.userId, uid)).returning({ id: table.id });
    wasAdded ||= removed.length > 0;
  }
  if (!kept.password) await tx.delete(identityAccounts).where(eq(identityAccounts.userId, uid));
  if (kept.session === undefined || wasAdded) {
    const isOther = kept.session === undefined ? undefined : ne(identitySessions.token, kept.session);
    await tx.delete(identitySessions).where(and(eq(identitySessions.userId, uid), isOther));
  }
  await endCodes(tx, uid);
  return wasAdded;
}
