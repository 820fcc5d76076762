import { eq } from 'drizzle-orm';
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
 * Removes everything that opens an account: password, passkeys, logins of other services, second factor, links to a new password,
 * logins that wait for a code, and sessions, whose tokens end with them.
 */
export async function closeWaysIn(tx: Db, uid: string): Promise<void> {
  for (const table of [
    identityAccounts,
    identityPasskeys,
    identityLinkedLogins,
    identitySecondFactors,
    identitySessions,
  ] as const)
    await tx.delete(table).where(eq(table.userId, uid));
  await endCodes(tx, uid);
}
