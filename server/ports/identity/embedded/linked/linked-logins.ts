import { generateRandomString } from 'better-auth/crypto';
import { and, asc, eq } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { GrantableRole } from '#domain/roles.ts';
import type { Db } from '../../../../db/client.ts';
import { newId } from '../../../../db/new-id.ts';
import type { ProvedPerson } from '../../oidc/proved.ts';
import type { IdentityEvents, LinkedLoginProvider, LinkedLoginsPort } from '../../port.ts';
import { toPerson } from '../auth.ts';
import { claimAccount } from '../owner-proof.ts';
import { type Asker, endSessionsBut, requireRecentSession } from '../sessions.ts';
import { identityLinkedLogins, identityUsers } from '../tables.ts';
import { hasPassword, requireOtherWayIn } from './ways-in.ts';

interface LinkedLoginDeps {
  db: Db;
  clock: () => Date;
  events: Pick<IdentityEvents, 'tellOfLinkedLogin' | 'endWaitingChanges'>;
  providers: readonly (LinkedLoginProvider & { issuer: string })[];
  readAsker(token: string): Promise<Asker>;
}

type Row = typeof identityLinkedLogins.$inferSelect;
type User = typeof identityUsers.$inferSelect;

/** A service's whole word on a person is issuer and subject; the e-mail counts once, for finding the account the first time. */
export function createLinkedLogins({ db, clock, events, providers, readAsker }: LinkedLoginDeps) {
  const issuers = providers.map(({ issuer }) => issuer);
  const labelOf = (issuer: string) => providers.find((one) => one.issuer === issuer)?.label ?? hostOf(issuer);

  async function find(tx: Db, { issuer, subject }: ProvedPerson): Promise<Row | undefined> {
    const isThem = and(eq(identityLinkedLogins.issuer, issuer), eq(identityLinkedLogins.subject, subject));
    return (await tx.select().from(identityLinkedLogins).where(isThem))[0];
  }

  async function noteUse(tx: Db, { id }: Row, { email }: ProvedPerson): Promise<void> {
    const used = { email, lastUsedAt: clock() };
    await tx.update(identityLinkedLogins).set(used).where(eq(identityLinkedLogins.id, id));
  }

  /** @throws auth/linked-login-other where the account has another login of this service, auth/linked-login-taken in a race. */
  async function add(tx: Db, uid: string, { issuer, subject, email }: ProvedPerson): Promise<void> {
    const isOther = and(eq(identityLinkedLogins.userId, uid), eq(identityLinkedLogins.issuer, issuer));
    if ((await tx.select().from(identityLinkedLogins).where(isOther)).length > 0)
      throw new AppError('auth/linked-login-other');
    const now = clock();
    const row = { id: newId(now), userId: uid, issuer, subject, email, createdAt: now, lastUsedAt: now };
    const added = await tx.insert(identityLinkedLogins).values(row).onConflictDoNothing().returning();
    if (added.length === 0) throw new AppError('auth/linked-login-taken');
  }

  async function lock(tx: Db, isThem: ReturnType<typeof eq>): Promise<User | undefined> {
    return (await tx.select().from(identityUsers).where(isThem).for('update'))[0];
  }

  /** Finds the account by the e-mail, once and for all, and links it. */
  async function adopt(tx: Db, person: ProvedPerson): Promise<string | undefined> {
    const user = await lock(tx, eq(identityUsers.email, person.email));
    // Of two answers at once the second one waited for the lock.
    const known = await find(tx, person);
    if (known) return known.userId;
    if (!user) return undefined;
    const kind = user.emailVerified ? 'linked' : 'claimed';
    if (kind === 'claimed') await claimAccount(tx, user.id, { clock, events });
    await add(tx, user.id, person);
    await events.tellOfLinkedLogin(tx, toPerson(user), { kind, label: labelOf(person.issuer) });
    return user.id;
  }

  const port: LinkedLoginsPort = {
    providers: providers.map(toShown),
    async list(uid) {
      const rows = await db
        .select()
        .from(identityLinkedLogins)
        .where(eq(identityLinkedLogins.userId, uid))
        .orderBy(asc(identityLinkedLogins.createdAt), asc(identityLinkedLogins.id))
        .limit(20);
      const linked = new Set(rows.map(({ issuer }) => issuer));
      return {
        items: rows.map(({ id, issuer, email, createdAt, lastUsedAt }) => ({
          id,
          label: labelOf(issuer),
          email,
          isUsable: issuers.includes(issuer),
          linkedAt: createdAt,
          lastUsedAt,
        })),
        others: providers.filter(({ issuer }) => !linked.has(issuer)).map(toShown),
        hasPassword: await hasPassword(db, uid),
      };
    },
    async remove(token, id) {
      const asker = await readAsker(token);
      return db.transaction(async (tx) => {
        const own = await requireRecentSession(tx, asker, clock());
        await requireOtherWayIn(tx, asker.uid, issuers, { linkedLogin: id });
        const isTheirs = and(eq(identityLinkedLogins.id, id), eq(identityLinkedLogins.userId, asker.uid));
        const [removed] = await tx.delete(identityLinkedLogins).where(isTheirs).returning();
        const [user] = await tx.select().from(identityUsers).where(eq(identityUsers.id, asker.uid));
        if (!removed || !user) return false;
        await endSessionsBut(tx, asker.uid, own.id);
        await events.tellOfLinkedLogin(tx, toPerson(user), { kind: 'removed', label: labelOf(removed.issuer) });
        return true;
      });
    },
  };

  return {
    ...port,
    labelOf,
    /** The account that a login opens, by its subject or, the first time, by its e-mail; undefined where there is none. */
    async signIn(person: ProvedPerson): Promise<string | undefined> {
      return db.transaction(async (tx) => {
        const known = await find(tx, person);
        if (!known) return adopt(tx, person);
        await noteUse(tx, known, person);
        return known.userId;
      });
    },
    /**
     * Links it to the account of somebody who is logged in. @throws auth/linked-login-taken, auth/linked-login-other, or
     * auth/email-unverified: anyone who signed up with somebody else's address must not keep a way in.
     */
    async link(uid: string, person: ProvedPerson): Promise<void> {
      await db.transaction(async (tx) => {
        const user = await lock(tx, eq(identityUsers.id, uid));
        if (!user?.emailVerified) throw new AppError('auth/email-unverified');
        const known = await find(tx, person);
        if (known?.userId === uid) return noteUse(tx, known, person);
        if (known) throw new AppError('auth/linked-login-taken');
        await add(tx, uid, person);
        await events.tellOfLinkedLogin(tx, toPerson(user), { kind: 'linked', label: labelOf(person.issuer) });
      });
    },
    /**
     * A new account, whose e-mail the other service has proved. Of two at once, both get the same.
     * @throws auth/email-already-in-use where somebody has signed up with it meanwhile.
     */
    async open(person: ProvedPerson, chosen: { name: string; role: GrantableRole }): Promise<string> {
      return db.transaction(async (tx) => {
        const uid = generateRandomString(32);
        const now = clock();
        const user = {
          id: uid,
          name: chosen.name,
          email: person.email,
          emailVerified: true,
          chosenRole: chosen.role,
          acceptedConditions: true,
          createdAt: now,
          updatedAt: now,
        };
        const made = await tx.insert(identityUsers).values(user).onConflictDoNothing().returning();
        const known = await find(tx, person);
        if (known) {
          if (made.length > 0) throw new AppError('RECORD_CHANGED');
          return known.userId;
        }
        if (made.length === 0) throw new AppError('auth/email-already-in-use');
        await add(tx, uid, person);
        return uid;
      });
    },
  };
}

export type LinkedLogins = ReturnType<typeof createLinkedLogins>;

/** What browsers may know. */
const toShown = ({ name, label, firebase }: LinkedLoginProvider): LinkedLoginProvider => ({
  name,
  label,
  ...(firebase && { firebase }),
});

const hostOf = (issuer: string) => URL.parse(issuer)?.host ?? issuer;
