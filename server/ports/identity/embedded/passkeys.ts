import { and, count, desc, eq } from 'drizzle-orm';
import { passkeyLimit } from '#contract/accounts/passkeys.ts';
import { AppError } from '#contract/errors.ts';
import type { Db } from '../../../db/client.ts';
import type { IdentityEvents, PasskeysPort, Person } from '../port.ts';
import { toPerson } from './auth.ts';
import { requireOtherWayIn } from './linked/ways-in.ts';
import { type Asker, requireRecentSession } from './sessions.ts';
import { identityPasskeys, identityUsers } from './tables.ts';

interface PasskeysDeps {
  db: Db;
  clock: () => Date;
  tell: IdentityEvents['tellOfSecondFactor'];
  readAsker(token: string): Promise<Asker>;
  /** The services whose logins open accounts too. */
  providers: readonly { issuer: string }[];
}

/** The passkeys of people; Better Auth adds them and logs in with them. */
export function createPasskeys({ db, clock, tell, readAsker, providers }: PasskeysDeps) {
  const issuers = providers.map(({ issuer }) => issuer);
  const isTheirs = (uid: string, id: string) => and(eq(identityPasskeys.id, id), eq(identityPasskeys.userId, uid));
  const port: PasskeysPort = {
    async list(uid) {
      const { id, name, createdAt } = identityPasskeys;
      return db
        .select({ id, name, createdAt })
        .from(identityPasskeys)
        .where(eq(identityPasskeys.userId, uid))
        .orderBy(desc(createdAt), desc(id))
        .limit(passkeyLimit);
    },
    async rename(uid, id, name) {
      return (await db.update(identityPasskeys).set({ name }).where(isTheirs(uid, id)).returning()).length === 1;
    },
    async remove(token, id) {
      const asker = await readAsker(token);
      return db.transaction(async (tx) => {
        await requireRecentSession(tx, asker, clock());
        await requireOtherWayIn(tx, asker.uid, issuers, { passkey: id });
        const [removed] = await tx.delete(identityPasskeys).where(isTheirs(asker.uid, id)).returning();
        const [user] = await tx.select().from(identityUsers).where(eq(identityUsers.id, asker.uid));
        if (removed && user) await tell(tx, toPerson(user), { kind: 'passkey-removed', name: removed.name });
        return removed !== undefined;
      });
    },
  };
  return {
    ...port,
    /** @throws auth/passkeys-full. */
    async requireRoom(uid: string): Promise<void> {
      const [found] = await db.select({ has: count() }).from(identityPasskeys).where(eq(identityPasskeys.userId, uid));
      if ((found?.has ?? 0) >= passkeyLimit) throw new AppError('auth/passkeys-full');
    },
    tellOfNew: (person: Person, name: string) => tell(db, person, { kind: 'passkey-added', name }),
  };
}

export type PasskeysOfPeople = ReturnType<typeof createPasskeys>;
