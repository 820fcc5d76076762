import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ChangeOf } from '#domain/state-machine.ts';
import { type OperatorScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { asLocked, type Locked, lockedRow } from '../../db/locked.ts';
import type { PaymentRow } from './payment.repo.ts';
import { disputes } from './tables.ts';

export type DisputeRow = typeof disputes.$inferSelect;
export type LockedDispute = Locked<DisputeRow>;

/** @returns undefined where it is known already. */
export async function insertDispute(
  db: Db,
  { uid, id: paymentId }: PaymentRow,
  row: Omit<typeof disputes.$inferInsert, 'uid' | 'paymentId'>,
): Promise<Locked<DisputeRow> | undefined> {
  const rows = await db
    .insert(disputes)
    .values({ ...row, uid, paymentId })
    .onConflictDoNothing()
    .returning();
  return asLocked(rows[0]);
}

export async function lockNamedDispute(
  db: Db,
  scope: OperatorScope,
  { provider, providerDispute }: Pick<DisputeRow, 'provider' | 'providerDispute'>,
): Promise<Locked<DisputeRow> | undefined> {
  const isIt = and(eq(disputes.provider, provider), eq(disputes.providerDispute, providerDispute));
  return asLocked(
    (
      await db
        .select()
        .from(disputes)
        .where(and(within(scope, disputes.uid), isIt))
        .for('update')
    )[0],
  );
}

const isIt = (scope: OperatorScope, id: string) => and(within(scope, disputes.uid), eq(disputes.id, id));

export async function findDispute(db: Db, scope: OperatorScope, id: string): Promise<DisputeRow | undefined> {
  return (await db.select().from(disputes).where(isIt(scope, id)))[0];
}

export async function lockDispute(db: Db, scope: OperatorScope, id: string): Promise<Locked<DisputeRow> | undefined> {
  return asLocked((await db.select().from(disputes).where(isIt(scope, id)).for('update'))[0]);
}

export async function updateDispute(
  db: Db,
  { id }: Locked<DisputeRow>,
  change: ChangeOf<DisputeRow, 'state'>,
): Promise<Locked<DisputeRow>> {
  return lockedRow(await db.update(disputes).set(change).where(eq(disputes.id, id)).returning());
}

export const countDisputes = (db: Db, scope: OperatorScope) => db.$count(disputes, within(scope, disputes.uid));

/** Those that wait for an answer first, by their time; then the newest. */
export async function listDisputes(
  db: Db,
  scope: OperatorScope,
  slice: { offset: number; limit: number },
): Promise<DisputeRow[]> {
  const waits = inArray(disputes.state, ['inquiry', 'open']);
  return db
    .select()
    .from(disputes)
    .where(within(scope, disputes.uid))
    .orderBy(
      sql`case when ${waits} then 0 else 1 end`,
      sql`case when ${waits} then ${disputes.dueAt} end asc nulls last`,
      desc(disputes.openedAt),
      desc(disputes.id),
    )
    .offset(slice.offset)
    .limit(slice.limit);
}
