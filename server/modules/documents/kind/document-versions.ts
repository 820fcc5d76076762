import type { DocumentEntry, DocumentStatus, DocumentType } from '#contract/documents/documents.ts';
import { AppError } from '#contract/errors.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { PublishedFigures } from '#domain/validation/published-figures.ts';
import type { OwnerScope, Scope } from '../../../access/scope.ts';
import type { Db } from '../../../db/client.ts';
import type { Locked } from '../../../db/locked.ts';
import { harmlessName } from '../../../http/safe-upload.ts';
import type { RunTask } from '../../../workers/task.ts';
import type { VersionHead, VersionRow } from '../version.repo.ts';
import type {
  DocumentKind,
  OpenVersion,
  OutsidersPage,
  PrintedFor,
  PrintedVersion,
  VersionParts,
} from './document-kind.ts';
import type { DocumentStore } from './document-store.ts';
import { createVersionReader } from './read-version.ts';
import { exportedJson, hashContent, hashVersion } from './version-hash.ts';

interface NewVersion<P extends VersionParts> {
  snapshot: P['snapshot'];
  report: P['report'];
  summary: P['summary'];
  /** What makes it another version than the newest. */
  content: unknown;
  /** Whether it says the same as a stored version of the same content, where time alone can change that. */
  isSame?(storedSummary: Record<string, unknown>): boolean;
  /** What the document is with it. */
  status: DocumentStatus;
}

/** The immutable versions of one kind of document: saved, listed, opened, compared and printed. */
export function createDocumentVersions<P extends VersionParts, Format extends string>(
  kind: DocumentKind<P, Format>,
  store: Pick<DocumentStore, 'find' | 'addVersion' | 'findVersion' | 'listVersions'>,
) {
  const { compare, verdict } = kind;
  const { readEntry, readWhole } = createVersionReader(kind);

  /** @throws the tool's own 404 for none, a deleted one and somebody else's alike. */
  async function findDocument(db: Db, scope: Scope, id: string): Promise<DocumentEntry> {
    const entry = await store.find(db, scope, id);
    if (!entry || !kind.types.includes(entry.type)) throw new AppError(kind.unknown);
    return entry;
  }

  async function find(db: Db, scope: Scope, id: string, number: number): Promise<VersionRow> {
    await findDocument(db, scope, id);
    const version = await store.findVersion(db, scope, id, number);
    if (!version) throw new AppError('VERSION_UNKNOWN');
    return version;
  }

  async function open(db: Db, scope: Scope, id: string, number: number): Promise<OpenVersion<P>> {
    return readWhole(await find(db, scope, id, number));
  }

  async function openWithChanges(db: Db, scope: OwnerScope, id: string, number: number): Promise<PrintedVersion<P>> {
    const version = await open(db, scope, id, number);
    if (number === 1 || !compare) return { ...version, earlier: null };
    const earlier = await open(db, scope, id, number - 1);
    return { ...version, earlier: { number: number - 1, comparison: compare(earlier.snapshot, version.snapshot) } };
  }

  /** One version as a file. @throws the tool's own 404, VERSION_UNKNOWN. */
  async function print(
    db: Db,
    runTask: RunTask,
    scope: OwnerScope,
    { id, number, format, ...reader }: { id: string; number: number; format: Format | 'json' } & PrintedFor,
  ): Promise<{ filename: string; bytes: Uint8Array }> {
    const { name, bytes } = await printAs(db, runTask, scope, id, number, format, reader);
    const oneName = name.replaceAll(/[\\/]/g, '-');
    return { bytes, filename: harmlessName(`${oneName}, version ${number}.${format}`, format) };
  }

  async function printAs(
    db: Db,
    runTask: RunTask,
    scope: OwnerScope,
    id: string,
    number: number,
    format: Format | 'json',
    reader: PrintedFor,
  ): Promise<{ name: string; bytes: Uint8Array }> {
    if (format === 'json') {
      const version = await find(db, scope, id, number);
      return { name: version.name, bytes: Buffer.from(exportedJson(version)) };
    }
    const version = await openWithChanges(db, scope, id, number);
    return {
      name: version.entry.name,
      bytes: await kind.print[format]({ ...version, ...reader }, runTask),
    };
  }

  return {
    types: kind.types,

    /** Saves a new version. One that says the same as the newest is that version. @throws LEDGER_LIMIT. */
    async save(
      db: Db,
      scope: OwnerScope,
      entry: Locked<DocumentEntry>,
      { snapshot, report, summary, content, isSame = () => true, status }: NewVersion<P>,
    ) {
      const contentHash = hashContent(content);
      const [newest] = await store.listVersions(db, scope, entry.id, { limit: 1 });
      if (newest?.contentHash === contentHash && isSame(newest.summary))
        return { created: false, version: readEntry(newest) };
      if (entry.versionCount >= kind.mostVersions) throw new AppError('LEDGER_LIMIT');
      const text = { snapshot: canonicalJson(snapshot), report: canonicalJson(report) };
      const version = {
        ...text,
        contentHash,
        summary: { ...summary } as Record<string, unknown>,
        sha256: hashVersion(text),
      };
      return { created: true, version: readEntry(await store.addVersion(db, entry, version, status)) };
    },

    /** Newest first. */
    async list(db: Db, scope: OwnerScope, id: string, page: { before?: number; limit: number }) {
      const { versionCount } = await findDocument(db, scope, id);
      const versions = await store.listVersions(db, scope, id, page);
      return { items: versions.map(readEntry), total: versionCount };
    },

    /** The verdict that lists show of a version; null where its kind has none. @throws VERSION_UNREADABLE. */
    readVerdict: (head: VersionHead): string | null => (verdict ? verdict(readEntry(head)) : null),

    open,

    /** Compares a version with an earlier one: the one before unless another is named. */
    async compare(db: Db, scope: OwnerScope, id: string, number: number, other = number - 1) {
      if (!compare) throw new AppError('VERSION_UNKNOWN');
      const from = await open(db, scope, id, Math.min(number, other));
      const to = await open(db, scope, id, Math.max(number, other));
      return { from: from.entry, to: to.entry, comparison: compare(from.snapshot, to.snapshot) };
    },

    print,

    /** The newest version in the formats of an export; nothing before the first. */
    async printNewest(db: Db, runTask: RunTask, scope: OwnerScope, id: string) {
      const [newest] = await store.listVersions(db, scope, id, { limit: 1 });
      const files: { name: string; bytes: Uint8Array }[] = [];
      for (const format of newest ? kind.archive : []) {
        const { filename, bytes } = await print(db, runTask, scope, { id, number: newest?.number ?? 0, format });
        files.push({ name: filename, bytes });
      }
      return files;
    },

    /** What a private link shows of a version; null where its kind has no such page. @throws the tool's own 404, VERSION_UNKNOWN. */
    async readPage(db: Db, scope: OwnerScope, id: string, number: number): Promise<OutsidersPage | null> {
      return kind.outsidersPage ? kind.outsidersPage(await open(db, scope, id, number)) : null;
    },

    /** What the score of a version follows from; null where it has none. @throws the tool's own 404, VERSION_UNKNOWN. */
    async readFigures(db: Db, scope: OwnerScope, id: string, number: number): Promise<PublishedFigures | null> {
      return kind.outsidersFigures ? kind.outsidersFigures(await open(db, scope, id, number)) : null;
    },

    /** What the AI may be told of a version, read for its owner. */
    async readFacts(db: Db, scope: OwnerScope, key: { documentId: string; version: number; part: string }) {
      return kind.tell(await open(db, scope, key.documentId, key.version), key.part);
    },
  };
}

/** What the rest of the product does with the documents of a kind, whichever tool makes them. */
export type VersionedDocuments = Pick<
  ReturnType<typeof createDocumentVersions<VersionParts, 'pdf'>>,
  'types' | 'print' | 'printNewest' | 'readVerdict' | 'readPage' | 'readFigures' | 'readFacts'
>;

/** The kind that documents of a type are of. */
export function kindOf<K extends Pick<VersionedDocuments, 'types'>>(
  kinds: readonly K[],
  type: DocumentType,
): K | undefined {
  return kinds.find(({ types }) => types.includes(type));
}
