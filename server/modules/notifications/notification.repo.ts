import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { notifications } from './tables.ts';

/** NOTIFY goes here, with the uid of whoever has news: no text leaves the table this way. */
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

export async function countAll(db: Db, scope: OwnerScope): Promise<number> {
  const [row] = await db.select({ total: count() }).from(notifications).where(own(scope));
  return row?.total ?? 0;
}

export async function countUnread(db: Db, scope: OwnerScope): Promise<number> {
  const [row] = await db.select({ total: count() }).from(notifications).where(unreadOf(scope));
  return row?.total ?? 0;
}

/** The newest first. */
export async function listNotifications(
  db: Db,
  scope: OwnerScope,
  slice: { offset: number; limit: number },
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(own(scope))
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
