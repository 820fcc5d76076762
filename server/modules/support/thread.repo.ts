import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { paginate } from '#domain/pagination.ts';
import type { ChangeOf } from '#domain/state-machine.ts';
import type { SupportState } from '#domain/support/support-thread.ts';
import { type OwnerScope, type WritingScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { asLocked, type Locked, lockedRow } from '../../db/locked.ts';
import { supportFiles, supportMessages, supportThreads } from './tables.ts';

export type ThreadRow = typeof supportThreads.$inferSelect;
export type LockedThread = Locked<ThreadRow>;
export type MessageRow = typeof supportMessages.$inferSelect;
export type SentFileRow = typeof supportFiles.$inferSelect;

const isIt = (scope: WritingScope, id: string) =>
  and(within(scope, supportThreads.ownerUid), eq(supportThreads.id, id));

/** What a list shows of the first message, in characters. */
const excerptLength = 120;

export async function insertThread(db: Db, row: typeof supportThreads.$inferInsert): Promise<LockedThread> {
  return lockedRow(await db.insert(supportThreads).values(row).returning());
}

export async function countThreads(db: Db, scope: OwnerScope): Promise<number> {
  return db.$count(supportThreads, within(scope, supportThreads.ownerUid));
}

export async function findThread(db: Db, scope: WritingScope, id: string): Promise<ThreadRow | undefined> {
  return (await db.select().from(supportThreads).where(isIt(scope, id)))[0];
}

/** Other writers of the thread, and of all that belongs to it, wait until this transaction ends. */
export async function lockThread(db: Db, scope: WritingScope, id: string): Promise<LockedThread | undefined> {
  return asLocked((await db.select().from(supportThreads).where(isIt(scope, id)).for('update'))[0]);
}

export async function updateThread(
  db: Db,
  { id }: LockedThread,
  change: ChangeOf<ThreadRow, 'state'>,
): Promise<LockedThread> {
  return lockedRow(await db.update(supportThreads).set(change).where(eq(supportThreads.id, id)).returning());
}

export async function insertMessage(
  db: Db,
  { id: threadId }: LockedThread,
  row: Omit<MessageRow, 'threadId'>,
): Promise<void> {
  await db.insert(supportMessages).values({ ...row, threadId });
}

/** Of the operator's list: who has waited longest first. */
const byWaiting = [
  sql`${supportThreads.waitingSince} asc nulls last`,
  desc(supportThreads.updatedAt),
  desc(supportThreads.id),
];
const byChange = [desc(supportThreads.updatedAt), desc(supportThreads.id)];

export async function listThreads(
  db: Db,
  scope: WritingScope,
  { state, page, pageSize }: { state?: SupportState; page: number; pageSize: number },
) {
  const wanted = and(within(scope, supportThreads.ownerUid), state && eq(supportThreads.state, state));
  const total = await db.$count(supportThreads, wanted);
  const nearest = paginate({ page, pageSize, total }).page;
  const isFirst = and(eq(supportMessages.threadId, supportThreads.id), eq(supportMessages.number, 1));
  const rows = await db
    .select({
      thread: supportThreads,
      excerpt: sql<string>`coalesce(left(${supportMessages.text}, ${excerptLength}), '')`,
      unread: countUnread(scope),
    })
    .from(supportThreads)
    .leftJoin(supportMessages, isFirst)
    .where(wanted)
    .orderBy(...(scope.kind === 'operator' ? byWaiting : byChange))
    .limit(pageSize)
    .offset((nearest - 1) * pageSize);
  return { rows, total, page: nearest, pageSize };
}

function countUnread(scope: WritingScope) {
  const [seen, other] =
    scope.kind === 'operator'
      ? ([supportThreads.operatorSeen, 'member'] as const)
      : ([supportThreads.memberSeen, 'operator'] as const);
  return sql<number>`(select count(*) from support_messages other where other.thread_id = ${supportThreads.id}
    and other.side = ${other} and other.number > ${seen})`.mapWith(Number);
}

/** Messages and their files, oldest first. */
export async function readMessages(
  db: Db,
  { id }: ThreadRow,
): Promise<{ message: MessageRow; files: SentFileRow[] }[]> {
  const messages = await db
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.threadId, id))
    .orderBy(asc(supportMessages.number));
  const files = await db
    .select()
    .from(supportFiles)
    .where(eq(supportFiles.threadId, id))
    .orderBy(asc(supportFiles.addedAt), asc(supportFiles.id));
  return messages.map((message) => ({ message, files: files.filter(({ number }) => number === message.number) }));
}

/** How many of the other side's messages come after a number. */
export async function countAfter(db: Db, { id }: ThreadRow, side: MessageRow['side'], number: number): Promise<number> {
  return db.$count(
    supportMessages,
    and(eq(supportMessages.threadId, id), eq(supportMessages.side, side), gt(supportMessages.number, number)),
  );
}
