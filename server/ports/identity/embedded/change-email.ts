import { eq } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Db } from '../../../db/client.ts';
import { findDatabaseFault } from '../../../db/violations.ts';
import { endCodes } from './reset-codes.ts';
import { endSessionsBut } from './sessions.ts';
import { identityUsers } from './tables.ts';

/**
 * The e-mail is the new one, and verified. Codes for a new password that lie in the old mailbox open nothing any more, and
 * every other session ends. @throws auth/email-already-in-use, also for somebody who signs up with it at the same moment.
 */
export async function changeEmail(
  tx: Db,
  uid: string,
  { email, keptSessionId }: { email: string; keptSessionId: string },
  now: Date,
): Promise<void> {
  await tx
    .update(identityUsers)
    .set({ email, emailVerified: true, updatedAt: now })
    .where(eq(identityUsers.id, uid))
    .catch((error: unknown) => {
      const isTaken = findDatabaseFault(error)?.constraint === 'identity_users_email';
      throw isTaken ? new AppError('auth/email-already-in-use', { cause: error }) : error;
    });
  await endCodes(tx, uid);
  await endSessionsBut(tx, uid, keptSessionId);
}
