import { and, asc, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { type OperatorScope, type OwnerScope, type WritingScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { planComps as comps } from './tables.ts';

export type CompRow = typeof comps.$inferSelect;

export async function insertComp(db: Db, { uid }: OwnerScope, row: Omit<typeof comps.$inferInsert, 'uid'>) {
  const [inserted] = await db
    .insert(comps)
    .values({ ...row, uid })
    .returning();
  if (!inserted) throw new Error('no plan was given');
  return inserted;
}

export async function findComp(db: Db, scope: WritingScope, id: string): Promise<CompRow | undefined> {
  const [row] = await db
    .select()
    .from(comps)
    .where(and(within(scope, comps.uid), eq(comps.id, id)));
  return row;
}

/** The one that nobody has ended: there is one at most. Its last day may be over. */
export async function findOpenComp(db: Db, scope: OwnerScope): Promise<CompRow | undefined> {
  const [row] = await db
    .select()
    .from(comps)
    .where(and(within(scope, comps.uid), isNull(comps.endedAt)));
  return row;
}

/** The same of several founders. */
export async function listOpenComps(db: Db, scope: OperatorScope, uids: readonly string[]): Promise<CompRow[]> {
  return db
    .select()
    .from(comps)
    .where(and(within(scope, comps.uid), inArray(comps.uid, [...uids]), isNull(comps.endedAt)));
}

/** The newest first, 20 at most. */
export async function listComps(db: Db, scope: OwnerScope): Promise<CompRow[]> {
  return db.select().from(comps).where(within(scope, comps.uid)).orderBy(desc(comps.givenAt), desc(comps.id)).limit(20);
}

/** Those that nobody has ended, whose last day is before this one. */
export async function listOverComps(db: Db, scope: OperatorScope, day: string, limit: number): Promise<CompRow[]> {
  return db
    .select()
    .from(comps)
    .where(and(within(scope, comps.uid), isNull(comps.endedAt), lt(comps.until, day)))
    .orderBy(asc(comps.until), asc(comps.id))
    .limit(limit);
}

/** @returns it, ended now; undefined where it was ended before. */
export async function setCompEnded(db: Db, scope: OwnerScope, id: string, endedAt: Date): Promise<CompRow | undefined> {
  const [row] = await db
    .update(comps)
    .set({ endedAt })
    .where(and(within(scope, comps.uid), eq(comps.id, id), isNull(comps.endedAt)))
    .returning();
  return row;
}
