import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { type OperatorScope, type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { supportFiles } from './tables.ts';
import type { LockedThread, SentFileRow } from './thread.repo.ts';

export type FileRow = SentFileRow;

/** What is attached and part of no message yet. */
const unsentOf = (scope: OwnerScope) => and(within(scope, supportFiles.ownerUid), isNull(supportFiles.threadId));

export async function insertFile(
  db: Db,
  { uid: ownerUid }: OwnerScope,
  row: Omit<typeof supportFiles.$inferInsert, 'ownerUid' | 'threadId' | 'number'>,
): Promise<void> {
  await db.insert(supportFiles).values({ ...row, ownerUid });
}

/** Keeps the newest ones. Their bytes are swept away later. */
export async function dropOldestUnsent(db: Db, scope: OwnerScope, kept: number): Promise<void> {
  const newest = await db
    .select({ id: supportFiles.id })
    .from(supportFiles)
    .where(unsentOf(scope))
    .orderBy(desc(supportFiles.addedAt), desc(supportFiles.id));
  const over = newest.slice(kept).map(({ id }) => id);
  if (over.length > 0) await db.delete(supportFiles).where(and(unsentOf(scope), inArray(supportFiles.id, over)));
}

export async function deleteUnsent(db: Db, scope: OwnerScope, id: string): Promise<boolean> {
  const rows = await db
    .delete(supportFiles)
    .where(and(unsentOf(scope), eq(supportFiles.id, id)))
    .returning({ id: supportFiles.id });
  return rows.length === 1;
}

/** Their own, sent or not; what they were answered with too. */
export async function findOwnFile(db: Db, scope: OwnerScope, id: string): Promise<FileRow | undefined> {
  return (
    await db
      .select()
      .from(supportFiles)
      .where(and(within(scope, supportFiles.ownerUid), eq(supportFiles.id, id)))
  )[0];
}

/** One that a message of the thread has. */
export async function findThreadFile(
  db: Db,
  scope: OperatorScope,
  threadId: string,
  id: string,
): Promise<FileRow | undefined> {
  const isIt = and(within(scope, supportFiles.ownerUid), eq(supportFiles.threadId, threadId), eq(supportFiles.id, id));
  return (await db.select().from(supportFiles).where(isIt))[0];
}

/** Makes them part of a message: from then on they are whose the thread is. @returns how many were there to be sent. */
export async function sendFiles(
  db: Db,
  sender: OwnerScope,
  { id: threadId, ownerUid }: LockedThread,
  number: number,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await db
    .update(supportFiles)
    .set({ threadId, number, ownerUid })
    .where(and(unsentOf(sender), inArray(supportFiles.id, [...ids])))
    .returning({ id: supportFiles.id });
  return rows.length;
}

/** Which of these stored files a row still names. */
export async function listKnownFiles(db: Db, ids: string[]): Promise<Set<string>> {
  const rows = await db.select({ id: supportFiles.id }).from(supportFiles).where(inArray(supportFiles.id, ids));
  return new Set(rows.map(({ id }) => id));
}

/** Of everybody: what was attached before that moment and never sent. */
export async function deleteUnsentBefore(db: Db, scope: OperatorScope, before: Date): Promise<void> {
  await db
    .delete(supportFiles)
    .where(and(within(scope, supportFiles.ownerUid), isNull(supportFiles.threadId), lt(supportFiles.addedAt, before)));
}
