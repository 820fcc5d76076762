import type { DocumentEntry } from '#contract/documents/documents.ts';
import { AppError } from '#contract/errors.ts';
import type { OwnerScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/client.ts';
import type { RunTask } from '../../../workers/task.ts';
import type { PrintedNames } from './document-kind.ts';
import type { DocumentStore } from './document-store.ts';
import { kindOf, type VersionedDocuments } from './document-versions.ts';

/** Documents of every kind, for what shares them and has them signed. Each call throws DOCUMENT_UNKNOWN. */
export function createPrintedDocuments(
  store: Pick<DocumentStore, 'find' | 'lock'>,
  kinds: readonly Pick<VersionedDocuments, 'types' | 'print' | 'readPage' | 'readFigures'>[],
) {
  const read = async (db: Db, scope: OwnerScope, id: string) => orNotFound(await store.find(db, scope, id));
  async function kindFor(db: Db, scope: OwnerScope, id: string) {
    const kind = kindOf(kinds, (await read(db, scope, id)).type);
    if (!kind) throw new AppError('VERSION_UNKNOWN');
    return kind;
  }
  return {
    read,
    lock: async (tx: Db, scope: OwnerScope, id: string) => orNotFound(await store.lock(tx, scope, id)),

    /** The PDF of one version, as outsiders may read it. @throws VERSION_UNKNOWN. */
    async print(
      db: Db,
      runTask: RunTask,
      scope: OwnerScope,
      id: string,
      number: number,
      names?: PrintedNames,
    ): Promise<Uint8Array> {
      const kind = await kindFor(db, scope, id);
      return (await kind.print(db, runTask, scope, { id, number, format: 'pdf', names, isForOutsiders: true })).bytes;
    },

    /** What a private link to one version shows; null where its kind has no such page. @throws VERSION_UNKNOWN. */
    async readPage(db: Db, scope: OwnerScope, id: string, number: number) {
      return (await kindFor(db, scope, id)).readPage(db, scope, id, number);
    },

    /** What its score follows from; null where it has none. @throws VERSION_UNKNOWN. */
    async readFigures(db: Db, scope: OwnerScope, id: string, number: number) {
      return (await kindFor(db, scope, id)).readFigures(db, scope, id, number);
    },
  };
}

function orNotFound(entry: DocumentEntry | undefined): DocumentEntry {
  if (!entry) throw new AppError('DOCUMENT_UNKNOWN');
  return entry;
}
