import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { findOwnEvidence } from './observation.repo.ts';
import { findOwnTestCard } from './test-card.repo.ts';

/**
 * A founder's own evidence, test or document, for the outcome of a consultation to link to: the document that it is or
 * belongs to, and its words. Undefined for somebody else's and for what is deleted.
 */
export async function findOutcomeTarget(
  store: { find(db: Db, scope: OwnerScope, id: string): Promise<{ id: string; name: string } | undefined> },
  db: Db,
  scope: OwnerScope,
  { kind, id }: { kind: 'evidence' | 'document' | 'test'; id: string },
): Promise<{ documentId: string; label: string } | undefined> {
  if (kind === 'document') {
    const entry = await store.find(db, scope, id);
    return entry && { documentId: entry.id, label: entry.name };
  }
  const found =
    kind === 'evidence'
      ? await findOwnEvidence(db, scope, id).then((row) => row && { documentId: row.ideaId, label: row.note })
      : await findOwnTestCard(db, scope, id).then((row) => row && { documentId: row.ideaId, label: row.card.name });
  return found && (await store.find(db, scope, found.documentId)) ? found : undefined;
}
