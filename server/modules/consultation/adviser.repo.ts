import { and, asc, count, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { asLocked, type Locked } from '../../db/locked.ts';
import type { AdviserRow } from './service.repo.ts';
import { adviserExceptions, adviserHours, advisers } from './tables.ts';

export type HoursRow = typeof adviserHours.$inferSelect;
export type ExceptionRow = typeof adviserExceptions.$inferSelect;

/** In order of their names. */
export async function listAdvisers(db: Db, limit: number): Promise<AdviserRow[]> {
  return db.select().from(advisers).orderBy(asc(advisers.name), asc(advisers.id)).limit(limit);
}

export async function findAdvisers(db: Db, ids: readonly string[]): Promise<AdviserRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(advisers)
    .where(inArray(advisers.id, [...ids]))
    .orderBy(asc(advisers.name), asc(advisers.id));
}

/** Locks the rows until the transaction ends, always in the same order. Rows that refer to them can still be written. */
export async function lockAdvisers(tx: Db, ids: readonly string[]): Promise<Locked<AdviserRow>[]> {
  const rows = await tx
    .select()
    .from(advisers)
    .where(inArray(advisers.id, [...ids]))
    .orderBy(asc(advisers.id))
    .for('no key update');
  return rows.map((row) => asLocked(row));
}

export async function countAdvisers(db: Db): Promise<number> {
  const [row] = await db.select({ value: count() }).from(advisers);
  return row?.value ?? 0;
}

export async function insertAdviser(db: Db, row: typeof advisers.$inferInsert): Promise<void> {
  await db.insert(advisers).values(row);
}

/** @returns whether it was still the version that was read. */
export async function updateAdviser(db: Db, id: string, version: number, set: Partial<AdviserRow>): Promise<boolean> {
  const changed = await db
    .update(advisers)
    .set({ ...set, version: version + 1 })
    .where(and(eq(advisers.id, id), eq(advisers.version, version)))
    .returning({ id: advisers.id });
  return changed.length === 1;
}

/** Counts a change of their exceptions: what was computed from an older version is computed anew. */
export async function bumpAdvisers(db: Db, ids: readonly string[]): Promise<void> {
  const version = sql`${advisers.version} + 1`;
  await db
    .update(advisers)
    .set({ version })
    .where(inArray(advisers.id, [...ids]));
}

export async function listHours(db: Db, adviserIds: readonly string[]): Promise<HoursRow[]> {
  if (adviserIds.length === 0) return [];
  return db
    .select()
    .from(adviserHours)
    .where(inArray(adviserHours.adviserId, [...adviserIds]))
    .orderBy(asc(adviserHours.adviserId), asc(adviserHours.weekday), asc(adviserHours.fromMinute));
}

export async function replaceHours(db: Db, adviserId: string, rows: HoursRow[]): Promise<void> {
  await db.delete(adviserHours).where(eq(adviserHours.adviserId, adviserId));
  if (rows.length > 0) await db.insert(adviserHours).values(rows);
}

/** Of all days from the first to the last, soonest first. */
export async function listExceptions(
  db: Db,
  adviserIds: readonly string[],
  days: { from: string; to: string },
): Promise<ExceptionRow[]> {
  if (adviserIds.length === 0) return [];
  const { adviserId, day } = adviserExceptions;
  return db
    .select()
    .from(adviserExceptions)
    .where(and(inArray(adviserId, [...adviserIds]), gte(day, days.from), lte(day, days.to)))
    .orderBy(asc(day), asc(adviserId));
}

/** Leaves days alone that are exceptions already. @returns those that were added. */
export async function insertExceptions(db: Db, rows: ExceptionRow[]): Promise<ExceptionRow[]> {
  const { adviserId, day } = adviserExceptions;
  return db
    .insert(adviserExceptions)
    .values(rows)
    .onConflictDoNothing({ target: [adviserId, day] })
    .returning();
}

/** Whose day it is; undefined where there is no such exception. */
export async function findExceptionAdviser(db: Db, id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ adviserId: adviserExceptions.adviserId })
    .from(adviserExceptions)
    .where(eq(adviserExceptions.id, id));
  return found?.adviserId;
}

export async function deleteException(db: Db, id: string): Promise<ExceptionRow | undefined> {
  return (await db.delete(adviserExceptions).where(eq(adviserExceptions.id, id)).returning())[0];
}
