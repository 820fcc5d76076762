import { Readable } from 'node:stream';
import { type DocumentExport, type DocumentExportBody, exportLimits } from '#contract/documents/exports.ts';
import { AppError } from '#contract/errors.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { checkPieces } from '../../files/stored-files.ts';
import type { ExportsOfEverything, OwnData } from '../../members.ts';
import type { FilesPort } from '../../ports/files/port.ts';
import { listAllIds, listDocumentIds, listDocuments } from './document.repo.ts';
import { toFilter } from './document-filter.ts';
import * as repo from './export.repo.ts';

export interface ExportDeps {
  clock: () => Date;
  files: FilesPort;
  /** Enqueues the job that builds the file, in the same transaction. */
  enqueue(db: Db, exportId: string): Promise<void>;
  ownData: Pick<OwnData, 'parts'>;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Many documents as one zip file. There is no plan to ask for: every founder may take everything along. */
export function createExportService(deps: ExportDeps) {
  const { clock } = deps;
  return {
    /** @throws DOCUMENT_UNKNOWN when one of the ids is not the founder's, EXPORT_EMPTY, EXPORT_TOO_LARGE, EXPORT_LIMIT. */
    async create(db: Db, scope: OwnerScope, body: DocumentExportBody): Promise<DocumentExport> {
      const documentIds = await chooseDocuments(db, scope, body);
      const now = clock();
      await repo.lockExports(db, scope);
      if ((await repo.countExports(db, scope, now)) >= exportLimits.kept) throw new AppError('EXPORT_LIMIT');
      return begin(deps, db, scope, { documentIds });
    },

    async list(db: Db, scope: OwnerScope) {
      const rows = await repo.listExports(db, scope, { everything: false, now: clock(), limit: exportLimits.kept });
      return { items: rows.map(toExport) };
    },

    async openFile(db: Db, scope: OwnerScope, id: string) {
      return open(deps, await repo.findExport(db, scope, id, { everything: false, now: clock() }), 'documents');
    },

    /** The row first, then its file: no row ever names a file that is gone. A job that builds it notices and stops. */
    async remove(db: Db, scope: OwnerScope, id: string) {
      const { fileId } = orNotFound(await repo.deleteExport(db, scope, id));
      if (fileId) await deps.files.remove(`exports/${fileId}`);
      return { id };
    },
  };
}

export type ExportService = ReturnType<typeof createExportService>;

/** The same job and the same files for everything that is a member's. */
export function createExportsOfEverything(deps: ExportDeps): ExportsOfEverything {
  const { clock, ownData } = deps;
  return {
    async create(tx, scope) {
      await repo.deleteMadeOfEverything(tx, scope);
      const documentIds = await listAllIds(tx, scope);
      return begin(deps, tx, scope, { documentIds, everything: true, parts: ownData.parts });
    },
    async findNewest(db, scope) {
      const [row] = await repo.listExports(db, scope, { everything: true, now: clock(), limit: 1 });
      return row ? toExport(row) : null;
    },
    async openFile(db, scope, id) {
      return open(deps, await repo.findExport(db, scope, id, { everything: true, now: clock() }), 'your-data');
    },
  };
}

type Begun = { documentIds: string[]; everything?: boolean; parts?: number };

async function begin({ clock, enqueue }: ExportDeps, db: Db, scope: OwnerScope, begun: Begun): Promise<DocumentExport> {
  const now = clock();
  const expiresAt = new Date(now.getTime() + exportLimits.days * dayMs);
  const row = await repo.insertExport(db, scope, { ...begun, id: newId(now), createdAt: now, expiresAt });
  await enqueue(db, row.id);
  return toExport(row);
}

async function open({ files }: ExportDeps, row: repo.ExportRow | undefined, name: string) {
  const { fileId, fileSha256, createdAt } = orNotFound(row);
  const stored = fileId === null ? undefined : await files.readStream(`exports/${fileId}`);
  if (!stored) throw new AppError('FILE_UNKNOWN');
  const bytes = Readable.from(checkPieces(stored, fileSha256 ?? ''), { objectMode: false });
  return { bytes, filename: `${name}-${createdAt.toISOString().slice(0, 10)}.zip` };
}

async function chooseDocuments(db: Db, scope: OwnerScope, body: DocumentExportBody): Promise<string[]> {
  if ('documentIds' in body) {
    const asked = [...new Set(body.documentIds)];
    const found = await listDocumentIds(db, scope, asked);
    if (found.length < asked.length) throw new AppError('DOCUMENT_UNKNOWN');
    return found;
  }
  const filter = { ...toFilter(body.matching), sort: 'date', order: 'desc' } as const;
  const rows = await listDocuments(db, scope, filter, { offset: 0, limit: exportLimits.documents + 1 });
  if (rows.length === 0) throw new AppError('EXPORT_EMPTY');
  if (rows.length > exportLimits.documents) throw new AppError('EXPORT_TOO_LARGE');
  return rows.map(({ id }) => id);
}

function toExport({ fileBytes, fileSha256, ...row }: repo.ExportRow): DocumentExport {
  const file = fileBytes === null || fileSha256 === null ? null : { bytes: fileBytes, sha256: fileSha256 };
  return {
    id: row.id,
    status: row.status,
    total: row.documentIds.length + row.parts,
    done: row.done,
    file,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    can: { download: file !== null },
  };
}

function orNotFound(row: repo.ExportRow | undefined): repo.ExportRow {
  if (!row) throw new AppError('EXPORT_UNKNOWN');
  return row;
}
