import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Db } from '../../../db/client.ts';
import type { PersonSession } from '../port.ts';
import { sessionIdOf } from './access-token.ts';
import { identitySessions } from './tables.ts';

/** Who asks: the account, and the session that the token was issued in. */
export interface Asker {
  uid: string;
  sid: string;
}

type SessionRow = typeof identitySessions.$inferSelect;

/** What has not expired, the one used last first. */
export async function listSessions(db: Db, { uid, sid }: Asker, now: Date): Promise<PersonSession[]> {
  const isLive = and(eq(identitySessions.userId, uid), gt(identitySessions.expiresAt, now));
  const rows = await db
    .select()
    .from(identitySessions)
    .where(isLive)
    .orderBy(desc(identitySessions.updatedAt), desc(identitySessions.id));
  return rows.map(({ id, token, userAgent, createdAt, updatedAt }) => ({
    id,
    userAgent,
    beganAt: createdAt,
    lastUsedAt: updatedAt,
    isOwn: sessionIdOf(token) === sid,
  }));
}

/** Those of an account that are kept, over or not, the one used last first. */
export async function listSignIns(db: Db, uid: string): Promise<Pick<PersonSession, 'beganAt' | 'lastUsedAt'>[]> {
  return db
    .select({ beganAt: identitySessions.createdAt, lastUsedAt: identitySessions.updatedAt })
    .from(identitySessions)
    .where(eq(identitySessions.userId, uid))
    .orderBy(desc(identitySessions.updatedAt), desc(identitySessions.id))
    .limit(50);
}

/** The session that the asker's token was issued in; nothing where it was ended since. */
export async function findOwnSession(db: Db, { uid, sid }: Asker): Promise<SessionRow | undefined> {
  const sessions = await db.select().from(identitySessions).where(eq(identitySessions.userId, uid));
  return sessions.find(({ token }) => sessionIdOf(token) === sid);
}

/** A session counts as recent for this long after the password was given. */
const recentMs = 10 * 60_000;

/** @throws auth/requires-recent-login when the asker's own session is older, or was ended since. */
export async function requireRecentSession(db: Db, asker: Asker, now: Date): Promise<SessionRow> {
  const own = await findOwnSession(db, asker);
  if (!own || now.getTime() - own.createdAt.getTime() > recentMs) throw new AppError('auth/requires-recent-login');
  return own;
}

/** @returns whether there was such a session of this person. */
export async function endSession(db: Db, uid: string, sessionId: string): Promise<boolean> {
  const isTheirs = and(eq(identitySessions.id, sessionId), eq(identitySessions.userId, uid));
  return (await db.delete(identitySessions).where(isTheirs).returning({ id: identitySessions.id })).length === 1;
}

/** Ends every session of the person but the one. @returns how many. */
export async function endSessionsBut(db: Db, uid: string, keptId: string): Promise<number> {
  const isOther = and(eq(identitySessions.userId, uid), ne(identitySessions.id, keptId));
  return (await db.delete(identitySessions).where(isOther).returning({ id: identitySessions.id })).length;
}

/** @throws auth/user-token-expired when the asker's own session was ended a moment ago. */
export async function endOtherSessions(db: Db, asker: Asker): Promise<number> {
  const own = await findOwnSession(db, asker);
  if (!own) throw new AppError('auth/user-token-expired');
  return endSessionsBut(db, asker.uid, own.id);
}
