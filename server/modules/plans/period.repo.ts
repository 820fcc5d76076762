import { and, asc, desc, eq, gt, lt, or } from 'drizzle-orm';
import type { Terms } from '#domain/billing/subscription/subscription.ts';
import { type OperatorScope, type OwnerScope, type WritingScope, within } from '../../access/scope.ts';
import type { Subject } from '../../charging.ts';
import type { Db } from '../../db/client.ts';
import { subscriptionPeriods as periods } from './tables.ts';

/** A period of a plan that was chosen to be paid for. */
export type PeriodRow = typeof periods.$inferSelect;
export type NewPeriod = Omit<typeof periods.$inferInsert, 'state' | 'transferClaimed' | 'charged' | 'uid'>;

/** What its invoice is for. */
export const subjectOf = ({ id }: Pick<PeriodRow, 'id'>): Subject => ({ kind: 'plan', id });

/** Its price less what a coupon takes off, tax included. */
export const chargedMinor = ({ priceMinor, discountMinor }: PeriodRow): number => priceMinor - discountMinor;

export const termsOf = ({ plan, cadence, currency }: Terms): Terms => ({ plan, cadence, currency });

export async function insertPeriod(db: Db, { uid }: OwnerScope, row: NewPeriod): Promise<PeriodRow> {
  const [inserted] = await db
    .insert(periods)
    .values({ ...row, uid })
    .returning();
  if (!inserted) throw new Error('no period was inserted');
  return inserted;
}

export async function findPeriod(db: Db, scope: WritingScope, id: string): Promise<PeriodRow | undefined> {
  const [row] = await db
    .select()
    .from(periods)
    .where(and(within(scope, periods.uid), eq(periods.id, id)));
  return row;
}

/** What a founder has chosen and not paid for: there is one at most. */
export async function findOpen(db: Db, scope: OwnerScope): Promise<PeriodRow | undefined> {
  const [row] = await db
    .select()
    .from(periods)
    .where(and(within(scope, periods.uid), eq(periods.state, 'open')));
  return row;
}

/** The paid row of a period by its number. */
export async function findPaid(
  db: Db,
  scope: OwnerScope,
  subscriptionId: string,
  n: number,
): Promise<PeriodRow | undefined> {
  const isIt = and(eq(periods.subscriptionId, subscriptionId), eq(periods.n, n), eq(periods.state, 'paid'));
  const [row] = await db
    .select()
    .from(periods)
    .where(and(within(scope, periods.uid), isIt));
  return row;
}

/** Those for which a card was or may be charged: all after a number, and any of which not everything is known yet. */
export async function listCharged(
  db: Db,
  scope: OwnerScope,
  subscriptionId: string,
  afterN: number,
): Promise<PeriodRow[]> {
  return db
    .select()
    .from(periods)
    .where(
      and(
        within(scope, periods.uid),
        eq(periods.subscriptionId, subscriptionId),
        or(gt(periods.n, afterN), eq(periods.charged, true)),
      ),
    )
    .orderBy(asc(periods.createdAt), asc(periods.id));
}

export async function updatePeriod(
  db: Db,
  scope: WritingScope,
  id: string,
  change: Partial<Pick<PeriodRow, 'state' | 'transferClaimed' | 'charged' | 'standsUntil' | 'credit'>>,
): Promise<void> {
  await db
    .update(periods)
    .set(change)
    .where(and(within(scope, periods.uid), eq(periods.id, id)));
}

/** Whether it can no longer be paid and waits for no transfer that was sent, as `listStale` finds it. */
export const isStale = ({ state, standsUntil, transferClaimed }: PeriodRow, today: string): boolean =>
  state === 'open' && standsUntil < today && !transferClaimed;

/** Those that can no longer be paid and wait for no transfer that was sent. */
export async function listStale(db: Db, scope: OperatorScope, today: string, limit: number): Promise<PeriodRow[]> {
  const isIt = and(eq(periods.state, 'open'), lt(periods.standsUntil, today), eq(periods.transferClaimed, false));
  return db
    .select()
    .from(periods)
    .where(and(within(scope, periods.uid), isIt))
    .orderBy(desc(periods.standsUntil), asc(periods.id))
    .limit(limit);
}
