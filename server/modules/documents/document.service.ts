import { type DocumentEntry, type DocumentListQuery, documentUndoDays } from '#contract/documents.ts';
import { paginate } from '#domain/pagination.ts';
import type { Db } from '../../db/client.ts';
import * as repo from './document.repo.ts';
import { orUnknown, toEntry } from './document-entry.ts';
import { foldName } from './fold-name.ts';
import { type ListSigned, readProgress } from './progress.service.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** All Documents: one entry for each thing that a founder makes, whichever tool it belongs to. */
export function createDocumentService({ clock, listSigned }: { clock: () => Date; listSigned: ListSigned }) {
  return {
    async list(db: Db, uid: string, query: DocumentListQuery) {
      const filter = {
        ...query,
        order: query.order ?? (query.sort === 'name' ? ('asc' as const) : ('desc' as const)),
        search: query.search ? foldName(query.search) : undefined,
      };
      const total = await repo.countDocuments(db, uid, filter);
      const { page } = paginate({ page: query.page, pageSize: query.pageSize, total });
      const slice = { offset: (page - 1) * query.pageSize, limit: query.pageSize };
      const rows = total === 0 ? [] : await repo.listDocuments(db, uid, filter, slice);
      return { items: rows.map(toEntry), total, page, pageSize: query.pageSize };
    },

    readProgress: (db: Db, uid: string) => readProgress(db, uid, listSigned),

    async read(db: Db, uid: string, id: string): Promise<DocumentEntry> {
      return toEntry(orUnknown(await repo.findDocument(db, uid, id)));
    },

    /** The founder's own name stays: what the content suggests no longer changes it. */
    async rename(db: Db, uid: string, id: string, name: string): Promise<DocumentEntry> {
      const change = { name, foldedName: foldName(name), renamed: true, updatedAt: clock() };
      return toEntry(orUnknown(await repo.updateDocument(db, uid, id, change)));
    },

    async remove(db: Db, uid: string, id: string) {
      const at = clock();
      orUnknown(await repo.softDeleteDocument(db, uid, id, at));
      return { id, restorableUntil: new Date(at.getTime() + documentUndoDays * dayMs).toISOString() };
    },

    /** Undoes a deletion while that is possible; what is not deleted stays as it is. */
    async restore(db: Db, uid: string, id: string): Promise<DocumentEntry> {
      const since = new Date(clock().getTime() - documentUndoDays * dayMs);
      return toEntry(orUnknown(await repo.restoreDocument(db, uid, id, since)));
    },

    /** Erases what was deleted longer ago than it can be restored. */
    async purge(db: Db): Promise<number> {
      return repo.purgeDeleted(db, new Date(clock().getTime() - documentUndoDays * dayMs));
    },
  };
}

export type DocumentService = ReturnType<typeof createDocumentService>;
