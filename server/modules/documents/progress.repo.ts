import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { documents, documentVersions } from './tables.ts';

/** What modules write into the summaries of their versions; anything else counts as not stated. */
const stated = (key: string) => sql<unknown>`${documentVersions.summary} -> ${sql.raw(`'${key}'`)}`;

/** The completed documents with the facts of their newest version, newest first. */
export async function listProofs(db: Db, scope: OwnerScope) {
  return db
    .select({
      id: documents.id,
      type: documents.type,
      name: documents.name,
      verdict: stated('verdict'),
      ready: stated('readyDocumented'),
      readiness: stated('readiness'),
      round: stated('round'),
      final: stated('final'),
      versionNumber: documents.versionCount,
    })
    .from(documents)
    .innerJoin(
      documentVersions,
      and(eq(documentVersions.documentId, documents.id), eq(documentVersions.number, documents.versionCount)),
    )
    .where(and(within(scope, documents.ownerUid), isNull(documents.deletedAt), eq(documents.status, 'completed')))
    .orderBy(desc(documentVersions.createdAt), asc(documents.id));
}

export type Proof = Awaited<ReturnType<typeof listProofs>>[number];
