import { and, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { kindsOf, type Topic } from '#domain/notifications/notices.ts';
import { type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { notifications } from './tables.ts';

/** NOTIFY goes here, with the uid of the person who has news: no text leaves the table this way. */
export const changeChannel = 'notifications';

export type NotificationRow = typeof notifications.$inferSelect;

export async function insertNotification(tx: Db, row: NotificationRow): Promise<void> {
  await tx.insert(notifications).values(row);
}

/** Heard by every process once the transaction is kept, and by none when it is not. */
export async function publishChange(tx: Db, uid: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${changeChannel}, ${uid})`);
}

const own = (scope: OwnerScope) => within(scope, notifications.uid);
const unreadOf = (scope: OwnerScope) => and(own(scope), isNull(notifications.readAt));

const readOf = (scope: OwnerScope) => and(own(scope), isNotNull(notifications.readAt));

export interface NotificationFilter {
  show: 'all' | 'unread';
  topic?: Topic | undefined;
  /** What was told of the same thing before this one. */
  before?: NotificationRow | undefined;
}
type Slice = { offset: number; limit: number };

const matching = (scope: OwnerScope, { show, topic, before }: NotificationFilter) =>
  and(
    show === 'unread' ? unreadOf(scope) : own(scope),
    topic && inArray(notifications.kind, kindsOf(topic)),
    before && beforeOf(before),
  );

/** Nothing came before what stands alone: nothing equals null. */
const beforeOf = ({ thingKind, thingId, createdAt, id }: NotificationRow) =>
  and(
    sql`${notifications.thingKind} = ${thingKind}`,
    sql`${notifications.thingId} = ${thingId}`,
    or(lt(notifications.createdAt, createdAt), and(eq(notifications.createdAt, createdAt), lt(notifications.id, id))),
  );

async function countWhere(db: Db, where: ReturnType<typeof and>): Promise<number> {
  const [row] = await db.select({ total: count() }).from(notifications).where(where);
  return row?.total ?? 0;
}

export const countAll = (db: Db, scope: OwnerScope, filter: NotificationFilter) =>
  countWhere(db, matching(scope, filter));
export const countUnread = (db: Db, scope: OwnerScope) => countWhere(db, unreadOf(scope));
export const countRead = (db: Db, scope: OwnerScope) => countWhere(db, readOf(scope));

export async function findNotification(db: Db, scope: OwnerScope, id: string): Promise<NotificationRow | undefined> {
  const [row] = await db
    .select()
    .from(notifications)
    .where(and(own(scope), eq(notifications.id, id)));
  return row;
}

/** What it is of; itself where it stands alone. */
const thing = sql`coalesce(${notifications.thingKind} || ' ' || ${notifications.thingId}, ${notifications.id})`;

export async function countThings(db: Db, scope: OwnerScope, filter: NotificationFilter): Promise<number> {
  const total = sql<number>`count(distinct ${thing})::int`;
  const [row] = await db.select({ total }).from(notifications).where(matching(scope, filter));
  return row?.total ?? 0;
}

/** The newest of each thing, the newest first, with how many were told of it and how many of these are unread. */
export async function listThings(db: Db, scope: OwnerScope, filter: NotificationFilter, { offset, limit }: Slice) {
  const { createdAt, id, readAt } = notifications;
  const told = db
    .select({
      ...getTableColumns(notifications),
      place: sql<number>`row_number() over (partition by ${thing} order by ${createdAt} desc, ${id} desc)`.as('place'),
      told: sql<number>`(count(*) over (partition by ${thing}))::int`.as('told'),
      toldUnread: sql<number>`(count(*) filter (where ${readAt} is null) over (partition by ${thing}))::int`.as(
        'told_unread',
      ),
    })
    .from(notifications)
    .where(matching(scope, filter))
    .as('told');
  return db
    .select()
    .from(told)
    .where(eq(told.place, 1))
    .orderBy(desc(told.createdAt), desc(told.id))
    .limit(limit)
    .offset(offset);
}

/** The newest first. */
export async function listNotifications(
  db: Db,
  scope: OwnerScope,
  filter: NotificationFilter,
  slice: Slice,
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(matching(scope, filter))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(slice.limit)
    .offset(slice.offset);
}

/** The newest of what is unread. */
export async function listUnread(db: Db, scope: OwnerScope, limit: number): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(unreadOf(scope))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit);
}

/** @returns whether there is such a notification. When it was read first stays. */
export async function markRead(tx: Db, scope: OwnerScope, id: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${at.toISOString()})` })
    .where(and(own(scope), eq(notifications.id, id)))
    .returning({ id: notifications.id });
  return rows.length === 1;
}

export async function markAllRead(tx: Db, scope: OwnerScope, at: Date): Promise<void> {
  await tx.update(notifications).set({ readAt: at }).where(unreadOf(scope));
}

/** @returns whether there was such a notification. */
export async function deleteNotification(tx: Db, scope: OwnerScope, id: string): Promise<boolean> {
  const rows = await tx
    .delete(notifications)
    .where(and(own(scope), eq(notifications.id, id)))
    .returning({ id: notifications.id });
  return rows.length === 1;
}

export async function deleteAllRead(tx: Db, scope: OwnerScope): Promise<void> {
  await tx.delete(notifications).where(readOf(scope));
}
