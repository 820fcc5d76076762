import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DocumentEntry } from '#contract/documents/documents.ts';
import { type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { Locked } from '../../db/locked.ts';
import { readinessAnswers, readinessChecks } from './tables.ts';

export type CheckRow = typeof readinessChecks.$inferSelect;
export type AnswerRow = typeof readinessAnswers.$inferSelect;

export async function insertCheck(db: Db, row: typeof readinessChecks.$inferInsert): Promise<void> {
  await db.insert(readinessChecks).values(row);
}

export async function findCheck(db: Db, scope: OwnerScope, id: string): Promise<CheckRow | undefined> {
  const [row] = await db
    .select()
    .from(readinessChecks)
    .where(and(within(scope, readinessChecks.ownerUid), eq(readinessChecks.id, id)));
  return row;
}

/** The lock of its document is the check's too. */
export async function updateCheck(
  db: Db,
  { id }: Locked<DocumentEntry>,
  change: Partial<Omit<CheckRow, 'id' | 'ownerUid'>>,
): Promise<void> {
  await db.update(readinessChecks).set(change).where(eq(readinessChecks.id, id));
}

export async function listAnswers(db: Db, { id: checkId }: CheckRow): Promise<AnswerRow[]> {
  return db
    .select()
    .from(readinessAnswers)
    .where(eq(readinessAnswers.checkId, checkId))
    .orderBy(asc(readinessAnswers.criterionId));
}

/** Writes one whole answer, new or not. */
export async function putAnswer(db: Db, { id: checkId }: Locked<DocumentEntry>, answer: AnswerRow): Promise<void> {
  const row = { ...answer, checkId };
  const { checkId: _check, criterionId: _criterion, ...set } = row;
  await db
    .insert(readinessAnswers)
    .values(row)
    .onConflictDoUpdate({ target: [readinessAnswers.checkId, readinessAnswers.criterionId], set });
}

/** Which of these files belong to an answer of any founder: the others may be cleaned away. */
export async function listKnownFiles(db: Db, fileIds: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ fileId: readinessAnswers.fileId })
    .from(readinessAnswers)
    .where(inArray(readinessAnswers.fileId, fileIds));
  return new Set(rows.flatMap(({ fileId }) => fileId ?? []));
}
