import { and, eq, exists, inArray, or } from 'drizzle-orm';
import { type OwnerScope, type WritingScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { signers, signingRequests } from './tables.ts';

/** The versions of the founder's documents that everybody has signed. */
export async function listSignedVersions(
  db: Db,
  scope: OwnerScope,
): Promise<{ documentId: string; versionNumber: number }[]> {
  return db
    .selectDistinct({ documentId: signingRequests.documentId, versionNumber: signingRequests.versionNumber })
    .from(signingRequests)
    .where(and(within(scope, signingRequests.ownerUid), eq(signingRequests.state, 'completed')));
}

/** The requests that hold these documents: those that everybody has signed, and pending ones that somebody has. */
export async function listHolding(
  db: Db,
  scope: WritingScope,
  documentIds: readonly string[],
): Promise<{ documentId: string; state: 'completed' | 'pending' }[]> {
  const { id, documentId, ownerUid, state } = signingRequests;
  const someSigned = exists(
    db
      .select({ id: signers.id })
      .from(signers)
      .where(and(eq(signers.requestId, id), eq(signers.state, 'signed'))),
  );
  const rows = await db
    .select({ documentId, state })
    .from(signingRequests)
    .where(
      and(
        within(scope, ownerUid),
        inArray(documentId, [...documentIds]),
        or(eq(state, 'completed'), and(eq(state, 'pending'), someSigned)),
      ),
    );
  return rows.map((row) => ({ ...row, state: row.state === 'completed' ? 'completed' : 'pending' }));
}

export async function isSigned(db: Db, scope: OwnerScope, documentId: string, versionNumber: number): Promise<boolean> {
  const [row] = await db
    .select({ id: signingRequests.id })
    .from(signingRequests)
    .where(
      and(
        within(scope, signingRequests.ownerUid),
        eq(signingRequests.documentId, documentId),
        eq(signingRequests.versionNumber, versionNumber),
        eq(signingRequests.state, 'completed'),
      ),
    )
    .limit(1);
  return row !== undefined;
}
