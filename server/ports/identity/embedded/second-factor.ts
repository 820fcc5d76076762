import { createOTP } from '@better-auth/utils/otp';
import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import { brand } from '#content/brand.ts';
import type { AnyCode } from '#contract/accounts/codes.ts';
import { AppError } from '#contract/errors.ts';
import type { Db } from '../../../db/client.ts';
import { newId } from '../../../db/new-id.ts';
import type { Attempts } from '../../../limits/attempts.ts';
import type { IdentityEvents, Person, SecondFactorPort } from '../port.ts';
import { drawRecoveryCodes, findStep } from './app-codes.ts';
import { type Auth, toPerson } from './auth.ts';
import { limits } from './limits.ts';
import { requireVerified } from './owner-proof.ts';
import { type Asker, requireRecentSession } from './sessions.ts';
import { identitySecondFactors, identityUsers } from './tables.ts';

interface SecondFactorDeps {
  db: Db;
  auth: Auth;
  clock: () => Date;
  attempts: Attempts;
  tell: IdentityEvents['tellOfSecondFactor'];
  readAsker(token: string): Promise<Asker>;
}

type Row = typeof identitySecondFactors.$inferSelect;

/** A seed has 32 characters, 190 bits: RFC 4226 asks for 128. */
const seedLength = 32;

/**
 * Turning the second factor on and off. It writes the rows that Better Auth's own plugin reads when somebody logs in; its
 * endpoints would ask for the password again, begin another session and answer recovery codes before the first code was right.
 */
export function createSecondFactor(deps: SecondFactorDeps) {
  const { db, auth, clock, attempts, tell } = deps;
  const seal = async (data: string) => symmetricEncrypt({ key: (await auth.$context).secretConfig, data });
  const open = async (data: string) => symmetricDecrypt({ key: (await auth.$context).secretConfig, data });
  const sealCodes = (codes: string[]) => seal(JSON.stringify(codes));
  const openCodes = async ({ backupCodes }: Row) => codeList.parse(JSON.parse(await open(backupCodes)));

  async function find(tx: Db, uid: string): Promise<Row | undefined> {
    return (await tx.select().from(identitySecondFactors).where(eq(identitySecondFactors.userId, uid)))[0];
  }

  async function change(tx: Db, uid: string, changed: Partial<Row>): Promise<void> {
    await tx.update(identitySecondFactors).set(changed).where(eq(identitySecondFactors.userId, uid));
  }

  async function mark(tx: Db, uid: string, isOn: boolean) {
    const changed = { twoFactorEnabled: isOn, updatedAt: clock() };
    const [user] = await tx.update(identityUsers).set(changed).where(eq(identityUsers.id, uid)).returning();
    if (!user) throw new AppError('auth/user-not-found');
    return toPerson(user);
  }

  async function requireRow(tx: Db, uid: string, isOn: boolean): Promise<Row> {
    const [row] = await tx
      .select()
      .from(identitySecondFactors)
      .where(eq(identitySecondFactors.userId, uid))
      .for('update');
    if (!row || (isOn && !row.verified)) throw new AppError('auth/second-factor-off');
    if (!isOn && row.verified) throw new AppError('auth/second-factor-on');
    return row;
  }

  /** A code counts once, and none of a span before it. @throws auth/invalid-code or auth/used-code. */
  async function spendAppCode(tx: Db, row: Row, code: string): Promise<void> {
    const lastStep = await findStep(await open(row.secret), code, clock());
    if (lastStep === undefined) throw new AppError('auth/invalid-code');
    const isNewer = or(isNull(identitySecondFactors.lastStep), lt(identitySecondFactors.lastStep, lastStep));
    const claimed = await tx
      .update(identitySecondFactors)
      .set({ lastStep })
      .where(and(eq(identitySecondFactors.id, row.id), isNewer))
      .returning({ id: identitySecondFactors.id });
    if (claimed.length === 0) throw new AppError('auth/used-code');
  }

  async function spendCode(tx: Db, row: Row, given: AnyCode): Promise<void> {
    if ('code' in given) return spendAppCode(tx, row, given.code);
    if (!(await openCodes(row)).includes(given.recoveryCode)) throw new AppError('auth/invalid-recovery-code');
  }

  /** What only anyone who has logged in a moment ago may do, with a code; wrong ones are counted. */
  async function withCode<T>(token: string, work: (tx: Db, asker: Asker) => Promise<T>): Promise<T> {
    const asker = await deps.readAsker(token);
    await requireRecentSession(db, asker, clock());
    const rules = limits.ownCode(asker.uid);
    if ((await attempts.take(rules)) > 0) throw new AppError('auth/too-many-requests');
    const done = await db.transaction(async (tx) => {
      await requireRecentSession(tx, asker, clock());
      return work(tx, asker);
    });
    await attempts.giveBack(rules);
    return done;
  }

  const port: SecondFactorPort = {
    async read(uid) {
      const row = await find(db, uid);
      if (!row?.verified) return { since: null, recoveryCodesLeft: 0 };
      return { since: row.verifiedAt, recoveryCodesLeft: (await openCodes(row)).length };
    },

    async begin(token) {
      const asker = await deps.readAsker(token);
      const seed = generateRandomString(seedLength);
      const fresh = { secret: await seal(seed), backupCodes: await sealCodes([]), lastStep: null };
      const email = await db.transaction(async (tx) => {
        await requireVerified(tx, asker.uid);
        await requireRecentSession(tx, asker, clock());
        const [user] = await tx.select().from(identityUsers).where(eq(identityUsers.id, asker.uid));
        if (!user) throw new AppError('auth/user-not-found');
        const [begun] = await tx
          .insert(identitySecondFactors)
          .values({ id: newId(clock()), userId: asker.uid, ...fresh })
          .onConflictDoUpdate({
            target: identitySecondFactors.userId,
            set: fresh,
            setWhere: eq(identitySecondFactors.verified, false),
          })
          .returning();
        if (!begun) throw new AppError('auth/second-factor-on');
        return user.email;
      });
      const uri = createOTP(seed).url(brand.name, email);
      return { key: new URL(uri).searchParams.get('secret') ?? '', uri };
    },

    confirm: (token, code) =>
      withCode(token, async (tx, { uid }) => {
        await requireVerified(tx, uid);
        await spendAppCode(tx, await requireRow(tx, uid, false), code);
        const codes = drawRecoveryCodes();
        await change(tx, uid, { verified: true, verifiedAt: clock(), backupCodes: await sealCodes(codes) });
        await tell(tx, await mark(tx, uid, true), { kind: 'on' });
        return codes;
      }),

    renewCodes: (token, code) =>
      withCode(token, async (tx, { uid }) => {
        await spendAppCode(tx, await requireRow(tx, uid, true), code);
        const codes = drawRecoveryCodes();
        await change(tx, uid, { backupCodes: await sealCodes(codes) });
        return codes;
      }),

    end: (token, given) =>
      withCode(token, async (tx, { uid }) => {
        await spendCode(tx, await requireRow(tx, uid, true), given);
        await tx.delete(identitySecondFactors).where(eq(identitySecondFactors.userId, uid));
        await tell(tx, await mark(tx, uid, false), { kind: 'off' });
      }),

    async remove(tx, uid) {
      const isTheirs = eq(identitySecondFactors.userId, uid);
      const removed = await tx.delete(identitySecondFactors).where(isTheirs).returning();
      const person = await mark(tx, uid, false);
      const isChanged = removed.some(({ verified }) => verified);
      if (isChanged) await tell(tx, person, { kind: 'removed' });
      return isChanged;
    },
  };

  return {
    ...port,
    /** After a login with a recovery code, which Better Auth has crossed out. */
    async tellOfRecoveryCode(person: Person): Promise<void> {
      const row = await find(db, person.uid);
      if (row) await tell(db, person, { kind: 'recovery-code', left: (await openCodes(row)).length });
    },
    /** Of a login that waits for it. @throws auth/invalid-code or auth/used-code. */
    async claimAppCode(uid: string, code: string): Promise<void> {
      const row = await find(db, uid);
      if (!row?.verified) throw new AppError('auth/code-login-over');
      await spendAppCode(db, row, code);
    },
  };
}

const codeList = z.array(z.string());

export type SecondFactorOfPeople = ReturnType<typeof createSecondFactor>;
