import { and, asc, desc, eq, inArray, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SubscriptionState } from '#domain/billing/subscription/subscription-machine.ts';
import { type OperatorScope, type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { PeriodRow } from './period.repo.ts';
import { type Owned, toOwned } from './subscription.repo.ts';
import { subscriptionPeriods, subscriptions } from './tables.ts';

/** The newest of each founder. */
function areNewest(db: Db, scope: OperatorScope, state: SubscriptionState | undefined) {
  const later = alias(subscriptions, 'later');
  const isLater = sql`(${later.createdAt}, ${later.id}) > (${subscriptions.createdAt}, ${subscriptions.id})`;
  const others = db
    .select({ id: later.id })
    .from(later)
    .where(and(eq(later.uid, subscriptions.uid), isLater));
  return and(within(scope, subscriptions.uid), state && eq(subscriptions.state, state), notExists(others));
}

export const countNewest = (db: Db, scope: OperatorScope, state: SubscriptionState | undefined) =>
  db.$count(subscriptions, areNewest(db, scope, state));

/** Those that were begun last come first. */
export async function listNewest(
  db: Db,
  scope: OperatorScope,
  state: SubscriptionState | undefined,
  slice: { offset: number; limit: number },
): Promise<Owned[]> {
  const rows = await db
    .select()
    .from(subscriptions)
    .where(areNewest(db, scope, state))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .offset(slice.offset)
    .limit(slice.limit);
  return rows.map(toOwned);
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
