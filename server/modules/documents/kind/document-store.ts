import {
  type DocumentEntry,
  type DocumentStatus,
  type DocumentType,
  documentLimits,
} from '#contract/documents/documents.ts';
import { AppError } from '#contract/errors.ts';
import type { OwnerScope, Scope, WritingScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/client.ts';
import type { Locked } from '../../../db/locked.ts';
import { newId } from '../../../db/new-id.ts';
import * as repo from '../document.repo.ts';
import { lockedEntry, orNotFound, toEntry } from '../document-entry.ts';
import { requireIdea } from '../require-idea.ts';
import * as versions from '../version.repo.ts';
import { followIdeaName, named } from './suggested-name.ts';

export type { VersionHead } from '../version.repo.ts';

/** A version to keep: its canonical bytes, their SHA-256, the hash of its content and what lists show of it. */
export type NewVersion = Pick<versions.VersionRow, 'contentHash' | 'summary' | 'snapshot' | 'report' | 'sha256'>;

/**
 * What the modules that make documents do with their entries in All Documents. An id is looked up only together with its
 * scope; `lock` makes writers of one document wait for each other, and what it gives is asked for by every change.
 */
export function createDocumentStore({ clock }: { clock: () => Date }) {
  type Given = Pick<repo.DocumentRow, 'type' | 'name' | 'foldedName' | 'ideaId'> & { renamed?: boolean };

  async function insert(db: Db, scope: OwnerScope, given: Given): Promise<DocumentEntry> {
    if ((await repo.countDocuments(db, scope)) >= documentLimits.perFounder) throw new AppError('DOCUMENT_LIMIT');
    const now = clock();
    const row = { id: newId(now), createdAt: now, updatedAt: now };
    return toEntry(await repo.insertDocument(db, scope, { ...row, ...given }));
  }

  return {
    /**
     * `ideaId` says which startup it is for.
     * @throws DOCUMENT_LIMIT when the founder's store is full, IDEA_UNKNOWN for an idea that is not the founder's.
     */
    async create(
      db: Db,
      scope: OwnerScope,
      { type, suggestedName, ideaId = null }: { type: DocumentType; suggestedName: string; ideaId?: string | null },
    ): Promise<DocumentEntry> {
      await requireIdea(db, scope, ideaId);
      return insert(db, scope, { type, ideaId, ...named(suggestedName) });
    },

    /**
     * A new entry of the same type, a draft without versions; its module copies the content. The name stays as it is given
     * here, whatever the content suggests. @throws DOCUMENT_UNKNOWN or DOCUMENT_LIMIT.
     */
    async duplicate(db: Db, scope: OwnerScope, id: string): Promise<DocumentEntry> {
      const { type, name, ideaId } = orNotFound(await repo.findDocument(db, scope, id));
      return insert(db, scope, { type, ideaId, renamed: true, ...named(`Copy of ${name}`) });
    },

    /** Whether this founder has never made a document, or all of them are erased. */
    isEmpty: (db: Db, scope: OwnerScope) => repo.hasNoDocument(db, scope),

    async find(db: Db, scope: Scope, id: string): Promise<DocumentEntry | undefined> {
      const row = await repo.findDocument(db, scope, id);
      return row && toEntry(row);
    },

    /** How many of these types the founder has. */
    count: (db: Db, scope: OwnerScope, types: readonly DocumentType[]) => repo.countOfTypes(db, scope, types),

    /** The founder's documents of a type, the one changed last first. */
    async listOf(db: Db, scope: OwnerScope, type: DocumentType, limit: number): Promise<DocumentEntry[]> {
      const newest = { sort: 'date', order: 'desc', type } as const;
      return (await repo.listDocuments(db, scope, newest, { offset: 0, limit })).map((row) => toEntry(row));
    },

    async lock(db: Db, scope: WritingScope, id: string): Promise<Locked<DocumentEntry> | undefined> {
      const row = await repo.lockDocument(db, scope, id);
      return row && lockedEntry(row);
    },

    /** Notes that the content has changed; the name follows it until the founder gives one, and names after an idea follow the idea's. */
    async touch(db: Db, entry: Locked<DocumentEntry>, suggestedName?: string): Promise<Locked<DocumentEntry>> {
      const follows = suggestedName ? repo.unlessRenamed(named(suggestedName)) : {};
      const after = await repo.updateLocked(db, entry, { updatedAt: clock(), ...follows });
      await followIdeaName(db, after, entry.name);
      return lockedEntry(after);
    },

    /** Says which startup it is for. @throws IDEA_UNKNOWN for an idea that is not the founder's. */
    async chooseIdea(db: Db, scope: OwnerScope, entry: Locked<DocumentEntry>, ideaId: string | null) {
      await requireIdea(db, scope, ideaId);
      return lockedEntry(await repo.updateLocked(db, entry, { ideaId, updatedAt: clock() }));
    },

    /** Reopens a finished document (`draft`) or finishes it again; its versions stay. */
    setStatus: async (db: Db, entry: Locked<DocumentEntry>, status: DocumentStatus) =>
      lockedEntry(await repo.updateLocked(db, entry, { status, updatedAt: clock() })),

    /** Keeps a new version for ever. */
    async addVersion(db: Db, entry: Locked<DocumentEntry>, version: NewVersion, status: DocumentStatus) {
      const createdAt = clock();
      const number = entry.versionCount + 1;
      const kept = await versions.insertVersion(db, entry, { number, name: entry.name, createdAt, ...version });
      await repo.updateLocked(db, entry, { versionCount: number, status, updatedAt: createdAt });
      return kept;
    },

    async findVersion(db: Db, scope: Scope, id: string, number: number) {
      return versions.findVersion(db, orNotFound(await repo.findDocument(db, scope, id)), number);
    },

    /** The first version of each document of a type that is for one startup, newest first, without their bytes. */
    listFirstVersions: (db: Db, scope: OwnerScope, type: DocumentType, ideaId: string | null, limit: number) =>
      versions.listFirstVersions(db, scope, type, ideaId, limit),

    /** Newest first, without their bytes. */
    async listVersions(db: Db, scope: OwnerScope, id: string, page: { before?: number; limit: number }) {
      return versions.listVersions(db, orNotFound(await repo.findDocument(db, scope, id)), page);
    },
  };
}

export type DocumentStore = ReturnType<typeof createDocumentStore>;
