import { eq } from 'drizzle-orm';
import { FIRST_PREFERENCES, type Preferences } from '#domain/notifications/preferences.ts';
import { type OwnerScope, within } from '../../access/scope.ts';
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
  { uid }: OwnerScope,
  { off, quiet, ...rest }: Partial<Preferences>,
): Promise<Preferences> {
  const given = {
    ...rest,
    ...(off && { appOff: [...off.app], mailOff: [...off.mail] }),
    ...(quiet !== undefined && { quietFrom: quiet?.from ?? null, quietUntil: quiet?.until ?? null }),
  };
  const [row] = await tx
    .insert(preferences)
    .values({ uid, ...given })
    .onConflictDoUpdate({ target: preferences.uid, set: { uid, ...given }, setWhere: eq(preferences.uid, uid) })
    .returning();
  if (!row) throw new Error('preferences were not saved');
  return toPreferences(row);
}

function toPreferences({ zone, appOff, mailOff, digest, quietFrom, quietUntil, ai }: Row): Preferences {
  const quiet = quietFrom !== null && quietUntil !== null ? { from: quietFrom, until: quietUntil } : null;
  return { zone, off: { app: appOff, mail: mailOff }, digest, quiet, ai };
}
