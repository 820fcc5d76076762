import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Notices } from '#domain/billing/subscription/price.ts';
import type { Subscription, Terms } from '#domain/billing/subscription/subscription.ts';
import { type OperatorScope, type OwnerScope, type WritingScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { subscriptionEvents, subscriptionNotices, subscriptions } from './tables.ts';

/** A subscription and whose it is. */
export type Owned = { subscription: Subscription; uid: string };

type Row = typeof subscriptions.$inferSelect;

export function toOwned(row: Row): Owned {
  const { uid, plan, cadence, currency, createdAt: _at, nextDueAt: _due, ...rest } = row;
  return { uid, subscription: { ...rest, terms: { plan, cadence, currency } } };
}

const toFields = ({ terms, ...rest }: Subscription) => ({ ...rest, ...terms });

/** Anyone who changes a founder's plan takes turns. The invoice of what is chosen is locked before, as everywhere. */
export async function lockPlan(tx: Db, uid: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`plan of ${uid}`}, 0))`);
}

/** A founder's newest subscription: the only one that can be alive. */
export async function findNewest(db: Db, scope: OwnerScope): Promise<Subscription | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(within(scope, subscriptions.uid))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(1);
  return row && toOwned(row).subscription;
}

export async function findSubscription(db: Db, scope: WritingScope, id: string): Promise<Owned | undefined> {
  const isIt = and(within(scope, subscriptions.uid), eq(subscriptions.id, id));
  const [row] = await db.select().from(subscriptions).where(isIt);
  return row && toOwned(row);
}

export async function insertSubscription(db: Db, uid: string, subscription: Subscription, at: Date): Promise<void> {
  await db.insert(subscriptions).values({ ...toFields(subscription), uid, createdAt: at });
}

/** @returns whether it was still as it was before. */
export async function updateSubscription(
  db: Db,
  scope: OwnerScope,
  before: Subscription,
  after: Subscription,
): Promise<boolean> {
  const isIt = and(
    within(scope, subscriptions.uid),
    eq(subscriptions.id, before.id),
    eq(subscriptions.revision, before.revision),
  );
  const rows = await db.update(subscriptions).set(toFields(after)).where(isIt).returning({ id: subscriptions.id });
  return rows.length === 1;
}

/** When the job looks at it next; null: nothing is to come. */
export async function scheduleNext(db: Db, scope: WritingScope, id: string, at: Date | null): Promise<void> {
  const isIt = and(within(scope, subscriptions.uid), eq(subscriptions.id, id));
  await db.update(subscriptions).set({ nextDueAt: at }).where(isIt);
}

/** Those of which something may be due, the longest due first. */
export async function listDue(db: Db, scope: OperatorScope, now: Date, limit: number): Promise<string[]> {
  const isDue = and(within(scope, subscriptions.uid), lte(subscriptions.nextDueAt, now));
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(isDue)
    .orderBy(asc(subscriptions.nextDueAt), asc(subscriptions.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Everyone who has these terms, or has chosen others for the next period, is looked at next. */
export async function hurryTerms(db: Db, scope: OperatorScope, now: Date, terms: Terms): Promise<void> {
  const { plan, cadence, currency } = subscriptions;
  const have = and(eq(plan, terms.plan), eq(cadence, terms.cadence), eq(currency, terms.currency));
  const isLive = and(within(scope, subscriptions.uid), ne(subscriptions.state, 'ended'));
  await db
    .update(subscriptions)
    .set({ nextDueAt: now })
    .where(and(isLive, or(have, isNotNull(subscriptions.next)), isNotNull(subscriptions.nextDueAt)));
}

/** How many have each terms now. */
export async function countByTerms(db: Db, scope: OperatorScope): Promise<{ terms: Terms; count: number }[]> {
  const { plan, cadence, currency } = subscriptions;
  const rows = await db
    .select({ plan, cadence, currency, count: count() })
    .from(subscriptions)
    .where(and(within(scope, subscriptions.uid), ne(subscriptions.state, 'ended')))
    .groupBy(plan, cadence, currency);
  return rows.map(({ count, ...terms }) => ({ terms, count }));
}

export async function insertEvent(db: Db, what: string, { id, revision, state, terms }: Subscription, at: Date) {
  await db.insert(subscriptionEvents).values({ subscriptionId: id, revision, what, state, plan: terms.plan, at });
}

/** How a line says who cancelled. */
export const CANCELLED_BY = { member: 'cancelled', operator: 'cancelled_by_operator' } as const;
export type CancelledBy = keyof typeof CANCELLED_BY;

/** How it was cancelled, where it has not gone on since. */
export async function findCancelling(db: Db, { id }: Subscription): Promise<{ at: Date; by: CancelledBy } | undefined> {
  const { subscriptionId, revision, what, state, at } = subscriptionEvents;
  const wentOn = db
    .select({ revision: sql`coalesce(max(${revision}), 0)` })
    .from(subscriptionEvents)
    .where(and(eq(subscriptionId, id), notInArray(state, ['ending', 'ended'])));
  const isIt = and(eq(subscriptionId, id), inArray(what, Object.values(CANCELLED_BY)), gt(revision, wentOn));
  const [row] = await db.select({ what, at }).from(subscriptionEvents).where(isIt).orderBy(desc(revision)).limit(1);
  return row && { at: row.at, by: row.what === CANCELLED_BY.operator ? 'operator' : 'member' };
}

/** When it ended, of one that has. */
export async function findEnding(db: Db, { id, revision }: Subscription): Promise<Date | undefined> {
  const isIt = and(
    eq(subscriptionEvents.subscriptionId, id),
    eq(subscriptionEvents.revision, revision),
    eq(subscriptionEvents.state, 'ended'),
  );
  const [row] = await db.select({ at: subscriptionEvents.at }).from(subscriptionEvents).where(isIt).limit(1);
  return row?.at;
}

export async function listNotices(db: Db, { id }: Subscription): Promise<Notices> {
  const rows = await db.select().from(subscriptionNotices).where(eq(subscriptionNotices.subscriptionId, id));
  return new Map(rows.map(({ key, sentAt }) => [key, sentAt.getTime()]));
}

/** It does not count any more. @returns whether it had been sent. */
export async function removeNotice(db: Db, { id }: Subscription, key: string): Promise<boolean> {
  const isIt = and(eq(subscriptionNotices.subscriptionId, id), eq(subscriptionNotices.key, key));
  const rows = await db.delete(subscriptionNotices).where(isIt).returning({ key: subscriptionNotices.key });
  return rows.length === 1;
}

/** @returns whether it was not sent before. */
export async function addNotice(db: Db, { id }: Subscription, key: string, sentAt: Date): Promise<boolean> {
  const rows = await db
    .insert(subscriptionNotices)
    .values({ subscriptionId: id, key, sentAt })
    .onConflictDoNothing()
    .returning({ key: subscriptionNotices.key });
  return rows.length === 1;
}
