import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { DocumentStatus, DocumentType } from '#contract/documents.ts';
import type { Db } from '../../db/client.ts';
import { documents } from './tables.ts';

export type DocumentRow = typeof documents.$inferSelect;

export interface DocumentFilter {
  sort: 'date' | 'name';
  order: 'asc' | 'desc';
  search?: string;
  type?: DocumentType;
  status?: DocumentStatus;
  /** Without it, both those that are shown and those that are hidden. */
  hidden?: boolean;
}

export async function insertDocument(db: Db, row: typeof documents.$inferInsert): Promise<DocumentRow> {
  const [inserted] = await db.insert(documents).values(row).returning();
  if (!inserted) throw new Error('the document was not inserted');
  return inserted;
}

/** The owner's document unless it is deleted. `lock` makes other writers of it wait until this transaction ends. */
export async function findDocument(db: Db, uid: string, id: string, lock = false): Promise<DocumentRow | undefined> {
  const query = db
    .select()
    .from(documents)
    .where(and(owned(uid, id), isNull(documents.deletedAt)));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

export async function updateDocument(
  db: Db,
  uid: string,
  id: string,
  change: Partial<Omit<DocumentRow, 'id' | 'ownerUid'>>,
): Promise<DocumentRow | undefined> {
  const [row] = await db
    .update(documents)
    .set(change)
    .where(and(owned(uid, id), isNull(documents.deletedAt)))
    .returning();
  return row;
}

/** Marks a document as deleted. Undefined when there is none, or it is deleted already. */
export async function softDeleteDocument(db: Db, uid: string, id: string, at: Date): Promise<DocumentRow | undefined> {
  return updateDocument(db, uid, id, { deletedAt: at });
}

/** Brings back what was deleted after `since`; a document that is not deleted comes back as it is. */
export async function restoreDocument(db: Db, uid: string, id: string, since: Date): Promise<DocumentRow | undefined> {
  const [row] = await db
    .update(documents)
    .set({ deletedAt: null })
    .where(
      and(owned(uid, id), sql`(${documents.deletedAt} is null or ${documents.deletedAt} > ${since.toISOString()})`),
    )
    .returning();
  return row;
}

/** What was deleted before `before`. */
export async function listDeletedIds(db: Db, before: Date): Promise<string[]> {
  const rows = await db.select({ id: documents.id }).from(documents).where(deletedBefore(before));
  return rows.map(({ id }) => id);
}

/** Erases what was deleted before `before`, with all that hangs on it, but not `kept`. Returns how many documents went. */
export async function purgeDeleted(db: Db, before: Date, kept: readonly string[]): Promise<number> {
  const gone = await db
    .delete(documents)
    .where(and(deletedBefore(before), notInArray(documents.id, [...kept])))
    .returning({ id: documents.id });
  return gone.length;
}

/** Counts deleted documents too. */
export async function hasNoDocument(db: Db, uid: string): Promise<boolean> {
  const [row] = await db.select({ id: documents.id }).from(documents).where(eq(documents.ownerUid, uid)).limit(1);
  return row === undefined;
}

export async function countDocuments(db: Db, uid: string, filter: Partial<DocumentFilter> = {}): Promise<number> {
  const [row] = await db.select({ total: count() }).from(documents).where(matching(uid, filter));
  return row?.total ?? 0;
}

/**
 * The folded name with every number in it as wide as the widest that counts, so that "Idea 2" comes before "Idea 10" by any
 * collation: neither database can be relied on to have a numeric one.
 */
const byNumbersInIt = sql`regexp_replace(
  regexp_replace(${documents.foldedName}, '([0-9]+)', ${`${'0'.repeat(20)}\\1`}, 'g'), '[0-9]*([0-9]{20})', '\\1', 'g')`;

export async function listDocuments(
  db: Db,
  uid: string,
  filter: DocumentFilter,
  slice: { offset: number; limit: number },
): Promise<DocumentRow[]> {
  const direction = filter.order === 'asc' ? asc : desc;
  const column = filter.sort === 'name' ? byNumbersInIt : documents.updatedAt;
  return db
    .select()
    .from(documents)
    .where(matching(uid, filter))
    .orderBy(direction(column), asc(documents.id))
    .offset(slice.offset)
    .limit(slice.limit);
}

/** Those of the given ids that are the owner's and not deleted, the last changed first. */
export async function listDocumentIds(db: Db, uid: string, ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(matching(uid, {}), inArray(documents.id, ids)))
    .orderBy(desc(documents.updatedAt), asc(documents.id));
  return rows.map(({ id }) => id);
}

function owned(uid: string, id: string): SQL | undefined {
  return and(eq(documents.ownerUid, uid), eq(documents.id, id));
}

function deletedBefore(before: Date): SQL | undefined {
  return and(isNotNull(documents.deletedAt), lt(documents.deletedAt, before));
}

function matching(uid: string, { search, type, status, hidden }: Partial<DocumentFilter>): SQL | undefined {
  return and(
    eq(documents.ownerUid, uid),
    isNull(documents.deletedAt),
    type ? eq(documents.type, type) : undefined,
    status ? eq(documents.status, status) : undefined,
    hidden === undefined ? undefined : hidden ? isNotNull(documents.hiddenAt) : isNull(documents.hiddenAt),
    search ? sql`position(${search} in ${documents.foldedName}) > 0` : undefined,
  );
}
