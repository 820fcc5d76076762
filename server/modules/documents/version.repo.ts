import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { DocumentEntry, DocumentType } from '#contract/documents/documents.ts';
import { type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { type Locked, lockedRow } from '../../db/locked.ts';
import type { DocumentRow } from './document.repo.ts';
import { documents, documentVersions } from './tables.ts';

/** An immutable version with its bytes. */
export type VersionRow = typeof documentVersions.$inferSelect;
/** What a list shows: everything but the bytes. */
export type VersionHead = Omit<VersionRow, 'snapshot' | 'report'>;

const head = {
  documentId: documentVersions.documentId,
  number: documentVersions.number,
  name: documentVersions.name,
  contentHash: documentVersions.contentHash,
  summary: documentVersions.summary,
  sha256: documentVersions.sha256,
  createdAt: documentVersions.createdAt,
};

export async function insertVersion(
  db: Db,
  { id: documentId }: Locked<DocumentEntry>,
  row: Omit<VersionRow, 'documentId'>,
): Promise<VersionRow> {
  return lockedRow(
    await db
      .insert(documentVersions)
      .values({ ...row, documentId })
      .returning(),
  );
}

export async function findVersion(db: Db, document: DocumentRow, number: number): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(documentVersions)
    .where(and(eq(documentVersions.documentId, document.id), eq(documentVersions.number, number)));
  return row;
}

/** Newest first, before the given number where one is given. */
export async function listVersions(
  db: Db,
  document: DocumentRow,
  page: { before?: number; limit: number },
): Promise<VersionHead[]> {
  return db
    .select(head)
    .from(documentVersions)
    .where(
      and(
        eq(documentVersions.documentId, document.id),
        page.before ? lt(documentVersions.number, page.before) : undefined,
      ),
    )
    .orderBy(desc(documentVersions.number))
    .limit(page.limit);
}

/** The newest version of each of these documents that has one, without its bytes. */
export async function listNewestVersions(db: Db, scope: OwnerScope, ids: string[]): Promise<VersionHead[]> {
  if (ids.length === 0) return [];
  const isNewest = and(
    eq(documentVersions.documentId, documents.id),
    eq(documentVersions.number, documents.versionCount),
  );
  return db
    .select(head)
    .from(documentVersions)
    .innerJoin(documents, isNewest)
    .where(and(within(scope, documents.ownerUid), inArray(documents.id, ids)));
}

/** Of documents for one startup, or of those for none, that are not deleted. */
export async function listFirstVersions(
  db: Db,
  scope: OwnerScope,
  type: DocumentType,
  ideaId: string | null,
  limit: number,
): Promise<VersionHead[]> {
  return db
    .select(head)
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .where(
      and(
        within(scope, documents.ownerUid),
        eq(documents.type, type),
        ideaId === null ? isNull(documents.ideaId) : eq(documents.ideaId, ideaId),
        isNull(documents.deletedAt),
        eq(documentVersions.number, 1),
      ),
    )
    .orderBy(desc(documentVersions.createdAt))
    .limit(limit);
}
