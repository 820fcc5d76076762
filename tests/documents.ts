import type { OwnerScope } from '#server/access/scope.ts';
import type { Db } from '#server/db/client.ts';
import type { DocumentStore } from '#server/modules/documents/kind/document-store.ts';

/** A document, for what changes it. */
export async function lockDocument(store: DocumentStore, db: Db, scope: OwnerScope, id: string) {
  const entry = await store.lock(db, scope, id);
  if (!entry) throw new Error(`there is no document ${id}`);
  return entry;
}
