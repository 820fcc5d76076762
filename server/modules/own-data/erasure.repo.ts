import { and, asc, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { type OperatorScope, type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { erasures } from './tables.ts';

export type ErasureRow = typeof erasures.$inferSelect;

const isOpen = and(isNull(erasures.keptAt), isNull(erasures.erasedAt));

export async function findOpen(db: Db, scope: OwnerScope): Promise<ErasureRow | undefined> {
  return (
    await db
      .select()
      .from(erasures)
      .where(and(within(scope, erasures.uid), isOpen))
  )[0];
}

/** @returns the open one, whether it was there before or is made now. */
export async function insertOpen(
  tx: Db,
  { uid }: OwnerScope,
  made: Pick<ErasureRow, 'id' | 'requestedAt' | 'dueAt'>,
): Promise<boolean> {
  const rows = await tx
    .insert(erasures)
    .values({ ...made, uid })
    .onConflictDoNothing()
    .returning({ id: erasures.id });
  return rows.length === 1;
}

/** @returns whether there was one that could still be kept. */
export async function keep(tx: Db, scope: OwnerScope, now: Date): Promise<boolean> {
  const open = and(within(scope, erasures.uid), isOpen, isNull(erasures.closedAt));
  return (await tx.update(erasures).set({ keptAt: now }).where(open).returning({ id: erasures.id })).length === 1;
}

/** Those whose member is to be reminded: at most 100. */
export async function listToRemind(db: Db, scope: OperatorScope, until: Date): Promise<ErasureRow[]> {
  return db
    .select()
    .from(erasures)
    .where(and(within(scope, erasures.uid), isOpen, isNull(erasures.remindedAt), lte(erasures.dueAt, until)))
    .orderBy(asc(erasures.dueAt))
    .limit(100);
}

/** Those that are due, the oldest first: at most 20. */
export async function listDue(db: Db, scope: OperatorScope, now: Date): Promise<ErasureRow[]> {
  return db
    .select()
    .from(erasures)
    .where(and(within(scope, erasures.uid), isOpen, lte(erasures.dueAt, now)))
    .orderBy(asc(erasures.dueAt))
    .limit(20);
}

/** Anyone else who works on it waits until this transaction ends. */
export async function lockOpen(tx: Db, scope: OperatorScope, id: string): Promise<ErasureRow | undefined> {
  const one = and(within(scope, erasures.uid), eq(erasures.id, id), isOpen);
  return (await tx.select().from(erasures).where(one).for('update'))[0];
}

export async function update(
  tx: Db,
  scope: OperatorScope,
  id: string,
  change: Partial<Pick<ErasureRow, 'remindedAt' | 'closedAt' | 'tell' | 'erasedAt' | 'uid'>>,
): Promise<void> {
  await tx
    .update(erasures)
    .set(change)
    .where(and(within(scope, erasures.uid), eq(erasures.id, id)));
}

/** Earlier ones of the same member, which came to nothing. */
export async function deleteKept(tx: Db, scope: OwnerScope): Promise<void> {
  await tx.delete(erasures).where(and(within(scope, erasures.uid), isNotNull(erasures.keptAt)));
}

/** For the operator: those to come in order of their day, then those that are over, newest first. At most 100 each. */
export async function listForOperator(
  db: Db,
  scope: OperatorScope,
): Promise<{ open: ErasureRow[]; over: ErasureRow[] }> {
  const all = within(scope, erasures.uid);
  const open = await db.select().from(erasures).where(and(all, isOpen)).orderBy(asc(erasures.dueAt)).limit(100);
  const over = await db
    .select()
    .from(erasures)
    .where(and(all, isNotNull(erasures.erasedAt)))
    .orderBy(desc(erasures.erasedAt))
    .limit(20);
  return { open, over };
}

/** What still stands between a member and the erasure of the account. */
export async function countHindrances(db: Db, { uid }: OwnerScope, now: Date) {
  const { rows } = await db.execute<{
    adviser: boolean;
    last_operator: boolean;
    refunds: number;
    sessions: number;
  }>(sql`
    select
      exists (select 1 from advisers a join users u on lower(a.email) = lower(u.doc ->> 'email') where u.uid = ${uid} and a.active)
        as adviser,
      exists (select 1 from users where uid = ${uid} and doc -> 'roles' ? 'admin')
        and not exists (select 1 from users where uid <> ${uid} and doc -> 'roles' ? 'admin') as last_operator,
      (select count(*)::int from refunds r join invoices i on i.id = r.invoice_id where i.uid = ${uid} and r.state = 'pending') as refunds,
      (select count(*)::int from bookings where owner_uid = ${uid} and status in ('pending', 'in_progress') and starts_at > ${now.toISOString()}::timestamptz)
        as sessions`);
  const [found] = rows;
  if (!found) throw new Error('a query without tables answered nothing');
  return {
    isAdviser: found.adviser,
    isLastOperator: found.last_operator,
    refunds: found.refunds,
    sessions: found.sessions,
  };
}
