import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { type OperatorScope, type OwnerScope, type WritingScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { lockedRow } from '../../db/locked.ts';
import { memberRequests } from './tables.ts';

export type RequestRow = typeof memberRequests.$inferSelect;
type NewRequest = Omit<typeof memberRequests.$inferInsert, 'uid'>;

const own = (scope: WritingScope) => within(scope, memberRequests.uid);
const isOpen = isNull(memberRequests.answeredAt);

/** @returns undefined where the version has an open request. */
export async function insertRequest(db: Db, { uid }: OwnerScope, row: NewRequest): Promise<RequestRow | undefined> {
  return (
    await db
      .insert(memberRequests)
      .values({ ...row, uid })
      .onConflictDoNothing()
      .returning()
  )[0];
}

export const countOpen = (db: Db, scope: OwnerScope) => db.$count(memberRequests, and(own(scope), isOpen));

/** At most 50, the newest first; of one document, or all. */
export async function listOwn(db: Db, scope: OwnerScope, documentId?: string): Promise<RequestRow[]> {
  return db
    .select()
    .from(memberRequests)
    .where(and(own(scope), documentId === undefined ? undefined : eq(memberRequests.documentId, documentId)))
    .orderBy(desc(memberRequests.requestedAt), desc(memberRequests.id))
    .limit(50);
}

/** Everybody's: open ones by their day, and those answered last. */
export async function listAll(db: Db, scope: OperatorScope): Promise<{ open: RequestRow[]; answered: RequestRow[] }> {
  const open = await db
    .select()
    .from(memberRequests)
    .where(and(own(scope), isOpen))
    .orderBy(asc(memberRequests.dueOn), asc(memberRequests.id))
    .limit(200);
  const answered = await db
    .select()
    .from(memberRequests)
    .where(and(own(scope), isNotNull(memberRequests.answeredAt)))
    .orderBy(desc(memberRequests.answeredAt), desc(memberRequests.id))
    .limit(20);
  return { open, answered };
}

export async function findRequest(db: Db, scope: OperatorScope, id: string): Promise<RequestRow | undefined> {
  return (
    await db
      .select()
      .from(memberRequests)
      .where(and(own(scope), eq(memberRequests.id, id)))
  )[0];
}

/** Who else answers it waits until this transaction ends. */
export async function lockRequest(tx: Db, scope: OperatorScope, id: string): Promise<RequestRow | undefined> {
  const one = and(own(scope), eq(memberRequests.id, id));
  return (await tx.select().from(memberRequests).where(one).for('update'))[0];
}

export async function answerRequest(
  tx: Db,
  scope: OperatorScope,
  id: string,
  answered: { answer: string; answeredAt: Date },
): Promise<RequestRow> {
  const one = and(own(scope), eq(memberRequests.id, id));
  return lockedRow(await tx.update(memberRequests).set(answered).where(one).returning());
}
