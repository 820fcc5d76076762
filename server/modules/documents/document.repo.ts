import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { DocumentStatus, DocumentType } from '#contract/documents/documents.ts';
import { type OperatorScope, type OwnerScope, type Scope, type WritingScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { asLocked, type Locked, lockedRow } from '../../db/locked.ts';
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

export async function insertDocument(
  db: Db,
  { uid: ownerUid }: OwnerScope,
  row: Omit<typeof documents.$inferInsert, 'ownerUid'>,
): Promise<DocumentRow> {
  return lockedRow(
    await db
      .insert(documents)
      .values({ ...row, ownerUid })
      .returning(),
  );
}

/** Unless it is deleted. */
export async function findDocument(db: Db, scope: Scope, id: string): Promise<DocumentRow | undefined> {
  return (await db.select().from(documents).where(standing(scope, id)))[0];
}

/** Other writers of it wait until this transaction ends. */
export async function lockDocument(db: Db, scope: WritingScope, id: string): Promise<Locked<DocumentRow> | undefined> {
  return asLocked((await db.select().from(documents).where(standing(scope, id)).for('update'))[0]);
}

/** The documents of an idea that have no name of their founder's. Other writers of them wait until this transaction ends. */
export async function lockNamedByContent(db: Db, { id: ideaId }: Locked<DocumentRow>): Promise<Locked<DocumentRow>[]> {
  const isNamedByContent = and(eq(documents.ideaId, ideaId), eq(documents.renamed, false));
  const rows = await db.select().from(documents).where(isNamedByContent).orderBy(documents.id).for('update');
  return rows.map((row) => asLocked(row));
}

/** A name that the content suggests, which the founder's own outlives. */
export function unlessRenamed({ name, foldedName }: Pick<DocumentRow, 'name' | 'foldedName'>) {
  const { renamed } = documents;
  return {
    name: sql`case when ${renamed} then ${documents.name} else ${name} end`,
    foldedName: sql`case when ${renamed} then ${documents.foldedName} else ${foldedName} end`,
  };
}

export async function updateLocked(
  db: Db,
  { id }: Locked<{ id: string }>,
  change: PgUpdateSetSource<typeof documents>,
): Promise<Locked<DocumentRow>> {
  return lockedRow(await db.update(documents).set(change).where(eq(documents.id, id)).returning());
}

export async function updateDocument(
  db: Db,
  scope: WritingScope,
  id: string,
  change: Partial<Omit<DocumentRow, 'id' | 'ownerUid'>>,
): Promise<DocumentRow | undefined> {
  const [row] = await db.update(documents).set(change).where(standing(scope, id)).returning();
  return row;
}

/** Marks a document as deleted. Undefined when there is none, or it is deleted already. */
export async function softDeleteDocument(
  db: Db,
  scope: OwnerScope,
  id: string,
  at: Date,
): Promise<DocumentRow | undefined> {
  return updateDocument(db, scope, id, { deletedAt: at });
}

/** Brings back what was deleted after `since`; a document that is not deleted comes back as it is. */
export async function restoreDocument(
  db: Db,
  scope: OwnerScope,
  id: string,
  since: Date,
): Promise<DocumentRow | undefined> {
  const [row] = await db
    .update(documents)
    .set({ deletedAt: null })
    .where(
      and(isIt(scope, id), sql`(${documents.deletedAt} is null or ${documents.deletedAt} > ${since.toISOString()})`),
    )
    .returning();
  return row;
}

/** What was deleted before `before`. */
export async function listDeletedIds(db: Db, scope: OperatorScope, before: Date): Promise<string[]> {
  const rows = await db.select({ id: documents.id }).from(documents).where(deletedBefore(scope, before));
  return rows.map(({ id }) => id);
}

/** Erases what was deleted before `before`, with all that hangs on it, but not `kept`. Returns how many documents went. */
export async function purgeDeleted(
  db: Db,
  scope: OperatorScope,
  before: Date,
  kept: readonly string[],
): Promise<number> {
  const gone = await db
    .delete(documents)
    .where(and(deletedBefore(scope, before), notInArray(documents.id, [...kept])))
    .returning({ id: documents.id });
  return gone.length;
}

/** Counts deleted documents too. */
export async function hasNoDocument(db: Db, scope: OwnerScope): Promise<boolean> {
  const [row] = await db.select({ id: documents.id }).from(documents).where(within(scope, documents.ownerUid)).limit(1);
  return row === undefined;
}

export async function countDocuments(db: Db, scope: OwnerScope, filter: Partial<DocumentFilter> = {}): Promise<number> {
  const [row] = await db.select({ total: count() }).from(documents).where(matching(scope, filter));
  return row?.total ?? 0;
}

export async function countOfTypes(db: Db, scope: OwnerScope, types: readonly DocumentType[]): Promise<number> {
  return db.$count(documents, and(matching(scope, {}), inArray(documents.type, [...types])));
}

/**
 * The folded name with every number in it as wide as the widest that counts, so that "Idea 2" comes before "Idea 10" by any
 * collation: neither database can be relied on to have a numeric one.
 */
const byNumbersInIt = sql`regexp_replace(
  regexp_replace(${documents.foldedName}, '([0-9]+)', ${`${'0'.repeat(20)}\\1`}, 'g'), '[0-9]*([0-9]{20})', '\\1', 'g')`;

export async function listDocuments(
  db: Db,
  scope: OwnerScope,
  filter: DocumentFilter,
  slice: { offset: number; limit: number },
): Promise<DocumentRow[]> {
  const direction = filter.order === 'asc' ? asc : desc;
  const column = filter.sort === 'name' ? byNumbersInIt : documents.updatedAt;
  return db
    .select()
    .from(documents)
    .where(matching(scope, filter))
    .orderBy(direction(column), asc(documents.id))
    .offset(slice.offset)
    .limit(slice.limit);
}

/** Those of the given ids that are the owner's and not deleted, the last changed first. */
export async function listDocumentIds(db: Db, scope: OwnerScope, ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(matching(scope, {}), inArray(documents.id, ids)))
    .orderBy(desc(documents.updatedAt), asc(documents.id));
  return rows.map(({ id }) => id);
}

/** All that are not deleted, the last changed first. */
export async function listAllIds(db: Db, scope: OwnerScope): Promise<string[]> {
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(matching(scope, {}))
    .orderBy(desc(documents.updatedAt), asc(documents.id));
  return rows.map(({ id }) => id);
}

const isIt = (scope: Scope, id: string) => and(within(scope, documents.ownerUid, documents), eq(documents.id, id));
const standing = (scope: Scope, id: string) => and(isIt(scope, id), isNull(documents.deletedAt));

function deletedBefore(scope: OperatorScope, before: Date): SQL | undefined {
  return and(within(scope, documents.ownerUid), isNotNull(documents.deletedAt), lt(documents.deletedAt, before));
}

function matching(scope: OwnerScope, { search, type, status, hidden }: Partial<DocumentFilter>): SQL | undefined {
  return and(
    within(scope, documents.ownerUid),
    isNull(documents.deletedAt),
    type ? eq(documents.type, type) : undefined,
    status ? eq(documents.status, status) : undefined,
    hidden === undefined ? undefined : hidden ? isNotNull(documents.hiddenAt) : isNull(documents.hiddenAt),
    search ? sql`position(${search} in ${documents.foldedName}) > 0` : undefined,
  );
}
