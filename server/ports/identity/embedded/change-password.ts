import { and, eq } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Db } from '../../../db/client.ts';
import { newId } from '../../../db/new-id.ts';
import type { IdentityEvents } from '../port.ts';
import { type Auth, toPerson } from './auth.ts';
import { refuseEasyPassword } from './easy-passwords.ts';
import { type Asker, endSessionsBut, requireRecentSession } from './sessions.ts';
import { identityAccounts, identityUsers } from './tables.ts';

interface PasswordChangeDeps {
  db: Db;
  auth: Auth;
  clock: () => Date;
  tell: IdentityEvents['tellOfNewPassword'];
}

/** Writes the new password, ends every other session and tells the person: all of it or nothing. */
export function createPasswordChange({ db, auth, clock, tell }: PasswordChangeDeps) {
  return async ({ uid, sid }: Asker, password: string): Promise<void> => {
    const { password: hashing, internalAdapter } = await auth.$context;
    const person = await internalAdapter.findUserById(uid);
    if (!person) throw new AppError('auth/user-not-found');
    refuseEasyPassword(password, person);
    const hash = await hashing.hash(password);
    await db.transaction(async (tx) => {
      const own = await requireRecentSession(tx, { uid, sid }, clock());
      const changed = await tx
        .update(identityAccounts)
        .set({ password: hash, updatedAt: clock() })
        .where(isPassword(uid))
        .returning({ id: identityAccounts.id });
      if (changed.length === 0) await addPassword(tx, uid, hash, clock());
      await endSessionsBut(tx, uid, own.id);
      await tell(tx, toPerson(person));
    });
  };
}

/** To an account that was opened by a login of another service. Locked: two at once would add two. */
async function addPassword(tx: Db, uid: string, password: string, now: Date): Promise<void> {
  await tx.select({ id: identityUsers.id }).from(identityUsers).where(eq(identityUsers.id, uid)).for('update');
  const [known] = await tx.select().from(identityAccounts).where(isPassword(uid)).limit(1);
  if (known) throw new AppError('RECORD_CHANGED');
  const times = { createdAt: now, updatedAt: now };
  const account = { id: newId(now), accountId: uid, providerId: 'credential', userId: uid, password, ...times };
  await tx.insert(identityAccounts).values(account);
}

const isPassword = (uid: string) =>
  and(eq(identityAccounts.userId, uid), eq(identityAccounts.providerId, 'credential'));
