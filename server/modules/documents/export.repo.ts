import { and, count, desc, eq, gt, inArray, lt, lte, not, sql } from 'drizzle-orm';
import { type OperatorScope, type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { lockedRow } from '../../db/locked.ts';
import { documentExports } from './tables.ts';

export type ExportRow = typeof documentExports.$inferSelect;
/** One try at building an export. Only the newest one may write. */
type Attempt = Pick<ExportRow, 'id' | 'attempt'>;

/** Zip files of some documents and those of everything are two lists. */
type Whole = Pick<ExportRow, 'everything'>;
const ofDocuments: Whole = { everything: false };

const underWay = inArray(documentExports.status, ['waiting', 'running']);

export async function insertExport(
  db: Db,
  { uid: ownerUid }: OwnerScope,
  row: Omit<typeof documentExports.$inferInsert, 'ownerUid'>,
): Promise<ExportRow> {
  return lockedRow(
    await db
      .insert(documentExports)
      .values({ ...row, ownerUid })
      .returning(),
  );
}

/** Makes the founder's requests for exports wait for each other until their transactions end. */
export async function lockExports(db: Db, scope: OwnerScope): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`exports ${scope.uid}`}, 0))`);
}

export async function countExports(db: Db, scope: OwnerScope, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(documentExports)
    .where(lasting(scope, now, ofDocuments));
  return row?.total ?? 0;
}

/** Newest first; a founder keeps only a few. */
export async function listExports(
  db: Db,
  scope: OwnerScope,
  { now, limit, ...whole }: Whole & { now: Date; limit: number },
): Promise<ExportRow[]> {
  return db
    .select()
    .from(documentExports)
    .where(lasting(scope, now, whole))
    .orderBy(desc(documentExports.createdAt), documentExports.id)
    .limit(limit);
}

export async function findExport(
  db: Db,
  scope: OwnerScope,
  id: string,
  { now, ...whole }: Whole & { now: Date },
): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(documentExports)
    .where(and(lasting(scope, now, whole), eq(documentExports.id, id)));
  return row;
}

/** Lets go of what was made before of everything; a nightly job removes the files. */
export async function deleteMadeOfEverything(db: Db, scope: OwnerScope): Promise<void> {
  await db
    .delete(documentExports)
    .where(and(within(scope, documentExports.ownerUid), eq(documentExports.everything, true), not(underWay)));
}

export async function deleteExport(db: Db, scope: OwnerScope, id: string): Promise<ExportRow | undefined> {
  const [row] = await db
    .delete(documentExports)
    .where(and(isOf(scope, ofDocuments), eq(documentExports.id, id)))
    .returning();
  return row;
}

/** Takes the turn at building; an earlier attempt loses it. Undefined when there is nothing left to build. */
export async function beginAttempt(db: Db, scope: OperatorScope, id: string): Promise<ExportRow | undefined> {
  const [row] = await db
    .update(documentExports)
    .set({ status: 'running', done: 0, attempt: sql`${documentExports.attempt} + 1` })
    .where(and(within(scope, documentExports.ownerUid), eq(documentExports.id, id), underWay))
    .returning();
  return row;
}

/** @returns false when the export was removed or another attempt has taken the turn. */
export async function updateAttempt(
  db: Db,
  { id, attempt }: Attempt,
  change: Partial<Pick<ExportRow, 'status' | 'done' | 'fileId' | 'fileBytes' | 'fileSha256'>>,
): Promise<boolean> {
  const changed = await db
    .update(documentExports)
    .set(change)
    .where(and(eq(documentExports.id, id), eq(documentExports.attempt, attempt), eq(documentExports.status, 'running')))
    .returning({ id: documentExports.id });
  return changed.length > 0;
}

/** Ends what was begun before the moment given and will not be finished any more. */
export async function failStale(db: Db, scope: OperatorScope, before: Date): Promise<void> {
  await db
    .update(documentExports)
    .set({ status: 'failed' })
    .where(and(within(scope, documentExports.ownerUid), underWay, lt(documentExports.createdAt, before)));
}

/** @returns the files of what went. */
export async function deleteExpired(db: Db, scope: OperatorScope, now: Date): Promise<string[]> {
  const gone = await db
    .delete(documentExports)
    .where(and(within(scope, documentExports.ownerUid), lte(documentExports.expiresAt, now)))
    .returning({ fileId: documentExports.fileId });
  return gone.flatMap(({ fileId }) => fileId ?? []);
}

/** Which of these files an export names. */
export async function listKnownFiles(db: Db, fileIds: string[]): Promise<Set<string | null>> {
  const rows = await db
    .select({ fileId: documentExports.fileId })
    .from(documentExports)
    .where(inArray(documentExports.fileId, fileIds));
  return new Set(rows.map(({ fileId }) => fileId));
}

function isOf(scope: OwnerScope, { everything }: Whole) {
  return and(within(scope, documentExports.ownerUid), eq(documentExports.everything, everything));
}

function lasting(scope: OwnerScope, now: Date, whole: Whole) {
  return and(isOf(scope, whole), gt(documentExports.expiresAt, now));
}
