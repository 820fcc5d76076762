import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
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

const own = (uid: string) => eq(notifications.uid, uid);
const unreadOf = (uid: string) => and(own(uid), isNull(notifications.readAt));

export async function countAll(db: Db, uid: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(notifications).where(own(uid));
  return row?.total ?? 0;
}

export async function countUnread(db: Db, uid: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(notifications).where(unreadOf(uid));
  return row?.total ?? 0;
}

/** The newest first. */
export async function listNotifications(
  db: Db,
  uid: string,
  slice: { offset: number; limit: number },
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(own(uid))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(slice.limit)
    .offset(slice.offset);
}

/** @returns whether there is such a notification. When it was read first stays. */
export async function markRead(tx: Db, uid: string, id: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${at.toISOString()})` })
    .where(and(own(uid), eq(notifications.id, id)))
    .returning({ id: notifications.id });
  return rows.length === 1;
}

export async function markAllRead(tx: Db, uid: string, at: Date): Promise<void> {
  await tx.update(notifications).set({ readAt: at }).where(unreadOf(uid));
}
