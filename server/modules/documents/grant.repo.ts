import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Grant } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { documents, grants } from './tables.ts';

/** The grant by which somebody may read a document now, the one that lasts longest first. */
export async function findLiveGrant(
  db: Db,
  granteeUid: string,
  documentId: string,
  now: Date,
): Promise<Grant | undefined> {
  const { id, ownerUid, purpose } = grants;
  const [row] = await db
    .select({ id, ownerUid, purpose, documentId: grants.documentId, documentType: grants.documentType })
    .from(grants)
    .innerJoin(documents, and(eq(documents.ownerUid, ownerUid), isNull(documents.deletedAt)))
    .where(
      and(
        eq(documents.id, documentId),
        eq(grants.granteeUid, granteeUid),
        or(eq(grants.documentId, documents.id), eq(grants.documentType, documents.type)),
        isNull(grants.revokedAt),
        lte(grants.startsAt, now),
        gt(grants.endsAt, now),
      ),
    )
    .orderBy(desc(grants.endsAt))
    .limit(1);
  if (!row) return undefined;
  const extent = row.documentType ? { documentType: row.documentType } : { documentId };
  return { id: row.id, ownerUid: row.ownerUid, purpose: row.purpose, extent };
}
