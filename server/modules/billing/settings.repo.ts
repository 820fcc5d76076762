import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { billingSettings } from './tables.ts';

export type SettingsRow = typeof billingSettings.$inferSelect;

export async function readSettings(db: Db): Promise<SettingsRow | undefined> {
  const [row] = await db.select().from(billingSettings);
  return row;
}

/** Saves over the revision that was read; 0 where nothing was saved yet. @returns undefined when it has changed since. */
export async function saveSettings(
  db: Db,
  revision: number,
  values: Omit<SettingsRow, 'id' | 'revision'>,
): Promise<SettingsRow | undefined> {
  if (revision === 0) {
    const [inserted] = await db.insert(billingSettings).values(values).onConflictDoNothing().returning();
    return inserted;
  }
  const [updated] = await db
    .update(billingSettings)
    .set({ ...values, revision: revision + 1 })
    .where(and(eq(billingSettings.id, 'seller'), eq(billingSettings.revision, revision)))
    .returning();
  return updated;
}
