import { and, asc, desc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { SubscriptionState } from '#domain/billing/subscription/subscription-machine.ts';
import { type OperatorScope, type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { PeriodRow } from './period.repo.ts';
import { type Owned, toOwned } from './subscription.repo.ts';
import { planComps, subscriptionPeriods, subscriptions } from './tables.ts';

/** Of whom the list is: by the newest subscription, or by what was given to them. */
export type HolderState = SubscriptionState | 'given' | undefined;

/** The newest subscription of each founder. */
function ofSubscriptions(db: Db, scope: OperatorScope, state: HolderState) {
  const later = alias(subscriptions, 'later');
  const isLater = sql`(${later.createdAt}, ${later.id}) > (${subscriptions.createdAt}, ${subscriptions.id})`;
  const others = db
    .select({ id: later.id })
    .from(later)
    .where(and(eq(later.uid, subscriptions.uid), isLater));
  if (state === 'given') return sql`false`;
  return and(within(scope, subscriptions.uid), state && eq(subscriptions.state, state), notExists(others));
}

/** What was given: with all founders, to those who have no subscription. */
function ofComps(db: Db, scope: OperatorScope, state: HolderState) {
  const own = db.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.uid, planComps.uid));
  const isOpen = and(within(scope, planComps.uid), isNull(planComps.endedAt));
  if (state === 'given') return isOpen;
  return state ? sql`false` : and(isOpen, notExists(own));
}

export async function countHolders(db: Db, scope: OperatorScope, state: HolderState): Promise<number> {
  const subscribed = await db.$count(subscriptions, ofSubscriptions(db, scope, state));
  return subscribed + (await db.$count(planComps, ofComps(db, scope, state)));
}

/** Their uids: whose plan was begun or given last comes first. */
export async function listHolders(
  db: Db,
  scope: OperatorScope,
  state: HolderState,
  slice: { offset: number; limit: number },
): Promise<string[]> {
  const { uid, createdAt, id } = subscriptions;
  const rows = await unionAll(
    db
      .select({ uid, at: createdAt, id })
      .from(subscriptions)
      .where(ofSubscriptions(db, scope, state)),
    db
      .select({ uid: planComps.uid, at: planComps.givenAt, id: planComps.id })
      .from(planComps)
      .where(ofComps(db, scope, state)),
  )
    .orderBy(sql`created_at desc`, sql`id desc`)
    .offset(slice.offset)
    .limit(slice.limit);
  return rows.map((row) => row.uid);
}

/** The newest of each of these founders. */
export async function listNewestOf(db: Db, scope: OperatorScope, uids: readonly string[]): Promise<Owned[]> {
  const rows = await db
    .selectDistinctOn([subscriptions.uid])
    .from(subscriptions)
    .where(and(within(scope, subscriptions.uid), inArray(subscriptions.uid, [...uids])))
    .orderBy(asc(subscriptions.uid), desc(subscriptions.createdAt), desc(subscriptions.id));
  return rows.map(toOwned);
}

export async function listPeriods(db: Db, scope: OwnerScope, ids: readonly string[]): Promise<PeriodRow[]> {
  return db
    .select()
    .from(subscriptionPeriods)
    .where(and(within(scope, subscriptionPeriods.uid), inArray(subscriptionPeriods.id, [...ids])))
    .orderBy(desc(subscriptionPeriods.createdAt), desc(subscriptionPeriods.id));
}
