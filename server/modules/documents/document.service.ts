import { type DocumentEntry, type DocumentListQuery, documentUndoDays } from '#contract/documents/documents.ts';
import { AppError } from '#contract/errors.ts';
import { paginate } from '#domain/pagination.ts';
import type { OperatorScope, OwnerScope } from '../../access/scope.ts';
import type { ListHeld, ListSigned } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import type { DocumentRow } from './document.repo.ts';
import * as repo from './document.repo.ts';
import { orNotFound, toEntry } from './document-entry.ts';
import { toFilter } from './document-filter.ts';
import { foldName } from './fold-name.ts';
import { findLiveGrant } from './grant.repo.ts';
import { kindOf, type VersionedDocuments } from './kind/document-versions.ts';
import { followIdeaName } from './kind/suggested-name.ts';
import { readProgress } from './progress.service.ts';
import { requireIdea } from './require-idea.ts';
import { listNewestVersions } from './version.repo.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface DocumentDeps {
  clock: () => Date;
  everybody: OperatorScope;
  listSigned: ListSigned;
  listHeld: ListHeld;
  kinds: readonly Pick<VersionedDocuments, 'types' | 'readVerdict'>[];
}

/** All Documents: one entry for each thing that a founder makes, whichever tool it belongs to. */
export function createDocumentService({ clock, everybody, listSigned, listHeld, kinds }: DocumentDeps) {
  return {
    async list(db: Db, scope: OwnerScope, query: DocumentListQuery) {
      const filter = {
        ...toFilter(query),
        sort: query.sort,
        order: query.order ?? (query.sort === 'name' ? ('asc' as const) : ('desc' as const)),
      };
      const total = await repo.countDocuments(db, scope, filter);
      const { page } = paginate({ page: query.page, pageSize: query.pageSize, total });
      const slice = { offset: (page - 1) * query.pageSize, limit: query.pageSize };
      const rows = total === 0 ? [] : await repo.listDocuments(db, scope, filter, slice);
      const verdicts = await verdictsOf(db, scope, kinds, rows);
      const items = rows.map((row) => toEntry(row, verdicts.get(row.id)));
      return { items, total, page, pageSize: query.pageSize };
    },

    readProgress: (db: Db, scope: OwnerScope) => readProgress(db, scope, listSigned),

    async read(db: Db, scope: OwnerScope, id: string): Promise<DocumentEntry> {
      return toEntry(orNotFound(await repo.findDocument(db, scope, id)));
    },

    /** The grant by which somebody else may read a document now. */
    findGrant: (db: Db, granteeUid: string, documentId: string) => findLiveGrant(db, granteeUid, documentId, clock()),

    /** The founder's own name stays: what the content suggests no longer changes it. */
    async rename(db: Db, scope: OwnerScope, id: string, name: string): Promise<DocumentEntry> {
      const change = { name, foldedName: foldName(name), renamed: true, updatedAt: clock() };
      const before = orNotFound(await repo.lockDocument(db, scope, id));
      const after = await repo.updateLocked(db, before, change);
      await followIdeaName(db, after, before.name);
      return toEntry(after);
    },

    /** @throws IDEA_UNKNOWN for an idea that is not the founder's; DOCUMENT_UNKNOWN for a check or an idea. */
    async chooseIdea(db: Db, scope: OwnerScope, id: string, ideaId: string | null): Promise<DocumentEntry> {
      const { type } = orNotFound(await repo.findDocument(db, scope, id));
      if (type === 'validation' || type === 'evaluation') throw new AppError('DOCUMENT_UNKNOWN');
      await requireIdea(db, scope, ideaId);
      return toEntry(orNotFound(await repo.updateDocument(db, scope, id, { ideaId })));
    },

    /**
     * The lock makes a signature and a deletion wait for each other. @throws DOCUMENT_SIGNED or DOCUMENT_SIGNING: what
     * others have put their names to is their proof too.
     */
    async remove(db: Db, scope: OwnerScope, id: string) {
      orNotFound(await repo.lockDocument(db, scope, id));
      const held = await listHeld(db, scope, [id]);
      if (held.some(({ state }) => state === 'completed')) throw new AppError('DOCUMENT_SIGNED');
      if (held.length > 0) throw new AppError('DOCUMENT_SIGNING');
      const at = clock();
      orNotFound(await repo.softDeleteDocument(db, scope, id, at));
      return { id, restorableUntil: new Date(at.getTime() + documentUndoDays * dayMs).toISOString() };
    },

    /** Undoes a deletion while that is possible; what is not deleted stays as it is. */
    async restore(db: Db, scope: OwnerScope, id: string): Promise<DocumentEntry> {
      const since = new Date(clock().getTime() - documentUndoDays * dayMs);
      return toEntry(orNotFound(await repo.restoreDocument(db, scope, id, since)));
    },

    /** Leaves it out of the list; its last change, links and signatures stay as they are. */
    async hide(db: Db, scope: OwnerScope, id: string): Promise<DocumentEntry> {
      return toEntry(orNotFound(await repo.updateDocument(db, scope, id, { hiddenAt: clock() })));
    },

    async show(db: Db, scope: OwnerScope, id: string): Promise<DocumentEntry> {
      return toEntry(orNotFound(await repo.updateDocument(db, scope, id, { hiddenAt: null })));
    },

    /** Erases what was deleted longer ago than it can be restored; never what everybody has signed. */
    async purge(db: Db): Promise<number> {
      const before = new Date(clock().getTime() - documentUndoDays * dayMs);
      const held = await listHeld(db, everybody, await repo.listDeletedIds(db, everybody, before));
      const signed = held.flatMap(({ documentId, state }) => (state === 'completed' ? [documentId] : []));
      return repo.purgeDeleted(db, everybody, before, signed);
    },
  };
}

export type DocumentService = ReturnType<typeof createDocumentService>;

/** What the newest version of each document says. One that cannot be read stands in the list without it: its page says why. */
async function verdictsOf(db: Db, scope: OwnerScope, kinds: DocumentDeps['kinds'], rows: readonly DocumentRow[]) {
  const types = new Map(rows.map(({ id, type }) => [id, type]));
  const newest = await listNewestVersions(db, scope, [...types.keys()]);
  return new Map(
    newest.flatMap((head) => {
      const type = types.get(head.documentId);
      const verdict = type && unlessUnreadable(() => kindOf(kinds, type)?.readVerdict(head));
      return verdict ? [[head.documentId, verdict] as const] : [];
    }),
  );
}

function unlessUnreadable(read: () => string | null | undefined): string | null | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof AppError && error.code === 'VERSION_UNREADABLE') return null;
    throw error;
  }
}
