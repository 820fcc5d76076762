import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { documentVersions } from './tables.ts';

/** An immutable version with its bytes. The caller has made sure that the document is the asker's own. */
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

export async function insertVersion(db: Db, row: VersionRow): Promise<void> {
  await db.insert(documentVersions).values(row);
}

export async function findVersion(db: Db, documentId: string, number: number): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(documentVersions)
    .where(and(eq(documentVersions.documentId, documentId), eq(documentVersions.number, number)));
  return row;
}

/** Newest first, before the given number where one is given. */
export async function listVersions(
  db: Db,
  documentId: string,
  page: { before?: number; limit: number },
): Promise<VersionHead[]> {
  return db
    .select(head)
    .from(documentVersions)
    .where(
      and(
        eq(documentVersions.documentId, documentId),
        page.before ? lt(documentVersions.number, page.before) : undefined,
      ),
    )
    .orderBy(desc(documentVersions.number))
    .limit(page.limit);
}
