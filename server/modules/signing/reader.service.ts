import { AppError } from '#contract/errors.ts';
import { type Reader, readerLimits } from '#contract/signing/readers.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { ListOpenWitnessLinks } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import type { PrintedDocuments } from './documents-to-sign.ts';
import * as repo from './reader.repo.ts';

export interface ReaderDeps {
  clock: () => Date;
  documents: PrintedDocuments;
  listOpenWitnessLinks: ListOpenWitnessLinks;
}

/** One that may be listed, before it is known whether its document is there. */
type Found = Omit<Reader, 'document'> & { documentId: string };

/** Who can read something of a founder's just now. What belongs to a deleted document opens nothing and is left out. */
export function createReaderService({ clock, documents, listOpenWitnessLinks }: ReaderDeps) {
  async function nameDocuments(db: Db, scope: OwnerScope, found: Found[]) {
    const known = new Map<string, Reader['document']>();
    for (const id of new Set(found.map(({ documentId }) => documentId))) {
      const document = await documents.read(db, scope, id).catch((error) => {
        if (error instanceof AppError && error.code === 'DOCUMENT_UNKNOWN') return undefined;
        throw error;
      });
      if (document) known.set(id, { id, name: document.name, type: document.type });
    }
    return known;
  }

  return {
    /** The newest first; of each kind as many as fit. */
    async list(db: Db, scope: OwnerScope): Promise<{ items: Reader[]; isCut: boolean }> {
      const now = clock();
      const limit = readerLimits.perKind + 1;
      const kinds: Found[][] = [
        (await repo.listOpenLinks(db, scope, now, limit)).map(({ link, opened }) => ({
          ...{ kind: 'link' as const, id: link.id, documentId: link.documentId, versionNumber: link.versionNumber },
          ...{ label: link.label, since: link.createdAt.toISOString(), until: link.expiresAt.toISOString(), opened },
        })),
        (await repo.listPublished(db, scope, limit)).map(({ slug, documentId, versionNumber, publishedAt }) => ({
          ...{ kind: 'published' as const, id: slug, documentId, versionNumber, label: null },
          ...{ since: publishedAt.toISOString(), until: null, opened: null },
        })),
        (await repo.listPendingRequests(db, scope, now, limit)).map(({ request, names }) => ({
          ...{ kind: 'signing' as const, id: request.id, documentId: request.documentId },
          ...{ versionNumber: request.versionNumber, label: names.join(', '), since: request.createdAt.toISOString() },
          ...{ until: request.expiresAt.toISOString(), opened: null },
        })),
        (await listOpenWitnessLinks(db, scope, limit)).map(({ id, ideaId, createdAt, expiresAt }) => ({
          ...{ kind: 'witness' as const, id, documentId: ideaId, versionNumber: null, label: null },
          ...{ since: createdAt, until: expiresAt, opened: null },
        })),
      ];
      const found = kinds.flatMap((kind) => kind.slice(0, readerLimits.perKind));
      const known = await nameDocuments(db, scope, found);
      const items = found.flatMap(({ documentId, ...rest }) => {
        const document = known.get(documentId);
        return document ? [{ ...rest, document }] : [];
      });
      items.sort((one, other) => other.since.localeCompare(one.since) || one.id.localeCompare(other.id));
      return { items, isCut: kinds.some((kind) => kind.length === limit) };
    },
  };
}

export type ReaderService = ReturnType<typeof createReaderService>;
