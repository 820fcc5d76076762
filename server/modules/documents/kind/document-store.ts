import { type DocumentEntry, type DocumentStatus, type DocumentType, documentLimits } from '#contract/documents.ts';
import { AppError } from '#contract/errors.ts';
import { toPlainName } from '#contract/plain-name.ts';
import type { Db } from '../../../db/client.ts';
import { newId } from '../../../db/new-id.ts';
import * as repo from '../document.repo.ts';
import { orNotFound, toEntry } from '../document-entry.ts';
import { foldName } from '../fold-name.ts';
import * as versions from '../version.repo.ts';

export type { VersionHead } from '../version.repo.ts';

/** A version to keep: its canonical bytes, their SHA-256, the hash of its content and what lists show of it. */
export type NewVersion = Pick<versions.VersionRow, 'contentHash' | 'summary' | 'snapshot' | 'report' | 'sha256'>;

/**
 * What the modules that make documents do with their entries in All Documents. An id is looked up only together with its
 * owner's uid; `lock` makes writers of one document wait for each other, so call it first in every change.
 */
export function createDocumentStore({ clock }: { clock: () => Date }) {
  type Given = Pick<repo.DocumentRow, 'type' | 'name' | 'foldedName'> & { renamed?: boolean };

  async function insert(db: Db, uid: string, given: Given): Promise<DocumentEntry> {
    if ((await repo.countDocuments(db, uid)) >= documentLimits.perFounder) throw new AppError('DOCUMENT_LIMIT');
    const now = clock();
    const row = { id: newId(now), ownerUid: uid, createdAt: now, updatedAt: now };
    return toEntry(await repo.insertDocument(db, { ...row, ...given }));
  }

  return {
    /** @throws DOCUMENT_LIMIT when the founder's store is full. */
    create: (db: Db, uid: string, entry: { type: DocumentType; suggestedName: string }) =>
      insert(db, uid, { type: entry.type, ...named(entry.suggestedName) }),

    /**
     * A new entry of the same type, a draft without versions; its module copies the content. The name stays as it is given
     * here, whatever the content suggests. @throws DOCUMENT_UNKNOWN or DOCUMENT_LIMIT.
     */
    async duplicate(db: Db, uid: string, id: string): Promise<DocumentEntry> {
      const { type, name } = orNotFound(await repo.findDocument(db, uid, id));
      return insert(db, uid, { type, renamed: true, ...named(`Copy of ${name}`) });
    },

    /** Whether this founder has never made a document, or all of them are erased. */
    isEmpty: (db: Db, uid: string) => repo.hasNoDocument(db, uid),

    async find(db: Db, uid: string, id: string): Promise<DocumentEntry | undefined> {
      const row = await repo.findDocument(db, uid, id);
      return row && toEntry(row);
    },

    /** The founder's documents of a type, the one changed last first. */
    async listOf(db: Db, uid: string, type: DocumentType, limit: number): Promise<DocumentEntry[]> {
      const newest = { sort: 'date', order: 'desc', type } as const;
      return (await repo.listDocuments(db, uid, newest, { offset: 0, limit })).map(toEntry);
    },

    async lock(db: Db, uid: string, id: string): Promise<DocumentEntry | undefined> {
      const row = await repo.findDocument(db, uid, id, true);
      return row && toEntry(row);
    },

    /** Notes that the content has changed; the name follows it until the founder gives one. */
    async touch(db: Db, uid: string, id: string, suggestedName?: string): Promise<DocumentEntry> {
      const row = orNotFound(await repo.findDocument(db, uid, id));
      const name = suggestedName && !row.renamed ? named(suggestedName) : {};
      return toEntry(orNotFound(await repo.updateDocument(db, uid, id, { updatedAt: clock(), ...name })));
    },

    /** Reopens a finished document (`draft`) or finishes it again; its versions stay. The caller has locked it. */
    async setStatus(db: Db, uid: string, id: string, status: DocumentStatus): Promise<DocumentEntry> {
      return toEntry(orNotFound(await repo.updateDocument(db, uid, id, { status, updatedAt: clock() })));
    },

    /** Keeps a new version for ever. The caller has locked it. */
    async addVersion(db: Db, uid: string, id: string, version: NewVersion, status: DocumentStatus) {
      const row = orNotFound(await repo.findDocument(db, uid, id));
      const createdAt = clock();
      const number = row.versionCount + 1;
      const kept = { documentId: id, number, name: row.name, createdAt, ...version };
      await versions.insertVersion(db, kept);
      await repo.updateDocument(db, uid, id, { versionCount: number, status, updatedAt: createdAt });
      return kept;
    },

    async findVersion(db: Db, uid: string, id: string, number: number) {
      orNotFound(await repo.findDocument(db, uid, id));
      return versions.findVersion(db, id, number);
    },

    /** The first version of each of the founder's documents of a type, newest first, without their bytes. */
    listFirstVersions: (db: Db, uid: string, type: DocumentType, limit: number) =>
      versions.listFirstVersions(db, uid, type, limit),

    /** Newest first, without their bytes. */
    async listVersions(db: Db, uid: string, id: string, page: { before?: number; limit: number }) {
      orNotFound(await repo.findDocument(db, uid, id));
      return versions.listVersions(db, id, page);
    },
  };
}

export type DocumentStore = ReturnType<typeof createDocumentStore>;

function named(suggested: string) {
  const name = [...toPlainName(suggested)].slice(0, documentLimits.nameLength).join('').trim();
  return { name, foldedName: foldName(name) };
}
