import { and, eq } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Db } from '../../../db/client.ts';
import type { IdentityEvents } from '../port.ts';
import { type Auth, toPerson } from './auth.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { type Asker, endSessionsBut, requireRecentSession } from './sessions.ts';
import { identityAccounts } from './tables.ts';

interface PasswordChangeDeps {
  db: Db;
  auth: Auth;
  clock: () => Date;
  tell: IdentityEvents['tellOfNewPassword'];
}

/** Writes the new password, ends every other session and tells the person: all of it or nothing. */
export function createPasswordChange({ db, auth, clock, tell }: PasswordChangeDeps) {
  return async ({ uid, sid }: Asker, password: string): Promise<void> => {
    refuseCommonPassword(password);
    const { password: hashing, internalAdapter } = await auth.$context;
    const person = await internalAdapter.findUserById(uid);
    if (!person) throw new AppError('auth/user-not-found');
    const hash = await hashing.hash(password);
    await db.transaction(async (tx) => {
      const own = await requireRecentSession(tx, { uid, sid }, clock());
      const withPassword = and(eq(identityAccounts.userId, uid), eq(identityAccounts.providerId, 'credential'));
      const changed = await tx
        .update(identityAccounts)
        .set({ password: hash, updatedAt: clock() })
        .where(withPassword)
        .returning({ id: identityAccounts.id });
      if (changed.length === 0) throw new AppError('auth/operation-not-allowed');
      await endSessionsBut(tx, uid, own.id);
      await tell(tx, toPerson(person));
    });
  };
}
