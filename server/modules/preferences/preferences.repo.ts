import { and, asc, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Topic } from '#domain/notifications/notices.ts';
import { FIRST_PREFERENCES, type Preferences } from '#domain/notifications/preferences.ts';
import { type OperatorScope, type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { preferences } from './tables.ts';

type Row = typeof preferences.$inferSelect;

export async function findPreferences(db: Db, scope: OwnerScope): Promise<Preferences> {
  const [row] = await db.select().from(preferences).where(within(scope, preferences.uid));
  return row ? toPreferences(row) : FIRST_PREFERENCES;
}

/** Only what is given: another page may change the rest at the same moment. */
export async function savePreferences(
  tx: Db,
  scope: OwnerScope,
  { off, quiet, ...rest }: Partial<Preferences>,
): Promise<Preferences> {
  const given = {
    ...rest,
    ...(off && { appOff: [...off.app], mailOff: [...off.mail] }),
    ...(quiet !== undefined && { quietFrom: quiet?.from ?? null, quietUntil: quiet?.until ?? null }),
  };
  // In two steps: what is inserted is checked before a row that is there already is found.
  await tx.insert(preferences).values({ uid: scope.uid }).onConflictDoNothing();
  const [row] = await tx
    .update(preferences)
    .set({ uid: scope.uid, ...given })
    .where(within(scope, preferences.uid))
    .returning();
  if (!row) throw new Error('preferences were not saved');
  return toPreferences(row);
}

/** One topic more. In one statement: another one may be turned off at the same moment. */
export async function turnOffMail(tx: Db, scope: OwnerScope, topic: Topic): Promise<void> {
  await tx.insert(preferences).values({ uid: scope.uid }).onConflictDoNothing();
  const added = JSON.stringify([topic]);
  await tx
    .update(preferences)
    .set({ mailOff: sql`${preferences.mailOff} || ${added}::jsonb` })
    .where(and(within(scope, preferences.uid), sql`not ${preferences.mailOff} @> ${added}::jsonb`));
}

/** Who is sent a digest, in order of uid. */
export async function listDigests(db: Db, scope: OperatorScope, { after, limit }: { after: string; limit: number }) {
  const rows = await db
    .select()
    .from(preferences)
    .where(and(within(scope, preferences.uid), ne(preferences.digest, 'off'), gt(preferences.uid, after)))
    .orderBy(asc(preferences.uid))
    .limit(limit);
  return rows.map((row) => ({ uid: row.uid, preferences: toPreferences(row), seenOn: row.digestSeenOn }));
}

/** @returns whether the day was not seen to before. */
export async function takeDigest(tx: Db, scope: OwnerScope, day: string): Promise<boolean> {
  const isNew = or(isNull(preferences.digestSeenOn), lt(preferences.digestSeenOn, day));
  const rows = await tx
    .update(preferences)
    .set({ digestSeenOn: day })
    .where(and(within(scope, preferences.uid), ne(preferences.digest, 'off'), isNew))
    .returning({ uid: preferences.uid });
  return rows.length === 1;
}

function toPreferences({ zone, appOff, mailOff, texts, digest, quietFrom, quietUntil, ai }: Row): Preferences {
  const quiet = quietFrom !== null && quietUntil !== null ? { from: quietFrom, until: quietUntil } : null;
  return { zone, off: { app: appOff, mail: mailOff }, texts, digest, quiet, ai };
}
