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

function toPreferences({ zone, appOff, mailOff, digest, quietFrom, quietUntil, ai }: Row): Preferences {
  const quiet = quietFrom !== null && quietUntil !== null ? { from: quietFrom, until: quietUntil } : null;
  return { zone, off: { app: appOff, mail: mailOff }, digest, quiet, ai };
}
