import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { notifications } from './tables.ts';

/** NOTIFY goes here, with the uid of whoever has news: no text leaves the table this way. */
export const newsChannel = 'notifications';

type Row = typeof notifications.$inferSelect;

export async function insertNotification(tx: Db, row: Row): Promise<void> {
  await tx.insert(notifications).values(row);
}

/** Heard by every process once the transaction is kept, and by none when it is not. */
export async function announce(tx: Db, uid: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${newsChannel}, ${uid})`);
}
