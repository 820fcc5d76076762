import { createHash } from 'node:crypto';
import { narrow, type OperatorScope, type OwnerScope } from '../../access/scope.ts';
import type { FindPublished, Notify } from '../../between-modules.ts';
import type { Database } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { JobDefinition } from '../../jobs/jobs.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { FindPerson, OwnData, PrintedDocument, ZipEntry } from '../../members.ts';
import type { FilesPort } from '../../ports/files/port.ts';
import type { Workers } from '../../workers/workers.ts';
import { findDocument } from './document.repo.ts';
import * as repo from './export.repo.ts';
import { dataReadyMail, exportNotice } from './export-notice.ts';
import { kindOf, type VersionedDocuments } from './kind/document-versions.ts';
import { createZipPaths, zipStream } from './zip-stream.ts';

export interface ExportJobDeps {
  database: Database;
  files: FilesPort;
  clock: () => Date;
  everybody: OperatorScope;
  notify: Notify;
  findPublished: FindPublished;
  kinds: readonly Pick<VersionedDocuments, 'types' | 'printNewest'>[];
  workers: Workers;
  ownData: OwnData;
  findPerson: FindPerson;
  mailQueue: MailQueue;
  publicUrl: string;
}

export const exportJobName = 'documents.export';
const mostAttempts = 3;

/** The export was removed, or another attempt builds it. */
class TurnLost extends Error {}

/**
 * Builds the zip file of an export. The file is stored whole before the row names it, so a crash offers no half of it;
 * a second run of a finished or removed export does nothing.
 */
export function createExportJob(deps: ExportJobDeps): JobDefinition<{ exportId: string }> {
  const { db } = deps.database;
  return {
    name: exportJobName,
    retryLimit: mostAttempts - 1,
    longestSeconds: 3600,
    async run({ exportId }) {
      const row = await repo.beginAttempt(db, deps.everybody, exportId);
      if (!row) return;
      try {
        await build(deps, row);
      } catch (error) {
        if (error instanceof TurnLost) return;
        if (row.attempt >= mostAttempts) await finish(deps, row, { status: 'failed' });
        throw error;
      }
    },
  };
}

async function build(deps: ExportJobDeps, row: repo.ExportRow): Promise<void> {
  const fileId = newId(deps.clock());
  const hash = createHash('sha256');
  let fileBytes = 0;
  async function* measured() {
    for await (const piece of zipStream(printAll(deps, row), row.createdAt)) {
      hash.update(piece);
      fileBytes += piece.length;
      yield piece;
    }
  }
  await deps.files.put(`exports/${fileId}`, measured());
  const file = { fileId, fileBytes, fileSha256: hash.digest('hex') };
  const isSaved = await finish(deps, row, { status: 'ready', ...file });
  if (!isSaved) await deps.files.remove(`exports/${fileId}`);
}

/** Ends the export and tells the founder. @returns whether it was still wanted. */
async function finish(
  { database, notify, findPerson, mailQueue, publicUrl }: ExportJobDeps,
  row: repo.ExportRow,
  change: Parameters<typeof repo.updateAttempt>[2],
): Promise<boolean> {
  const isReady = change.status === 'ready';
  return database.db.transaction(async (tx) => {
    const isSaved = await repo.updateAttempt(tx, row, change);
    if (!isSaved) return false;
    await notify(tx, exportNotice(row, isReady));
    const owner = row.everything && isReady ? await findPerson(tx, row.ownerUid) : undefined;
    if (owner?.emailVerified) await mailQueue.post(tx, dataReadyMail(owner, row, publicUrl));
    return true;
  });
}

/** Every file of every document, then the manifest that lists them with their SHA-256; all else where everything is asked for. */
async function* printAll(deps: ExportJobDeps, row: repo.ExportRow): AsyncGenerator<ZipEntry> {
  const scope = narrow(deps.everybody, row.ownerUid);
  const pathOf = createZipPaths();
  const documents: PrintedDocument[] = [];
  let done = 0;
  const step = async () => {
    done++;
    if (!(await repo.updateAttempt(deps.database.db, row, { done }))) throw new TurnLost();
  };
  for (const id of row.documentIds) {
    const { about, printed } = await printOne(deps, scope, id);
    const files: { path: string; bytes: number; sha256: string }[] = [];
    for (const { folder, name, bytes } of printed) {
      const path = pathOf(row.everything ? `documents/${folder}` : folder, name);
      files.push({ path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
      yield { path, bytes };
    }
    documents.push({ ...about, files });
    await step();
  }
  const manifest = { exportedAt: row.createdAt.toISOString(), documents };
  yield { path: 'manifest.json', bytes: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) };
  if (row.everything) yield* deps.ownData.collect(scope, { at: row.createdAt, printed: documents, pathOf, step });
}

async function printOne(
  { database: { db }, kinds, workers, findPublished }: ExportJobDeps,
  scope: OwnerScope,
  id: string,
) {
  const document = await findDocument(db, scope, id);
  if (!document) return { about: { id, note: 'deleted before it was exported' }, printed: [] };
  const { type, name, status, versionCount } = document;
  const published = await findPublished(db, scope, id);
  const about = {
    ...{ id, type, name, status, version: versionCount || null },
    ...(published && { published: publishedFacts(published) }),
  };
  if (versionCount === 0) return { about: { ...about, note: 'no version yet' }, printed: [] };
  const kind = kindOf(kinds, type);
  if (!kind) throw new Error(`nothing prints documents of type ${type}`);
  const folder = type.replaceAll('_', '-');
  return {
    about,
    printed: (await kind.printNewest(db, workers.runJobFor(scope.uid), scope, id)).map((file) => ({ folder, ...file })),
  };
}

/** Where everybody may read it, and whose names stand there: what the founder gave away is theirs to know. */
function publishedFacts(published: NonNullable<Awaited<ReturnType<FindPublished>>>) {
  const { slug, versionNumber, founderName, companyName, publishedAt } = published;
  return { path: `/r/${slug}`, version: versionNumber, founderName, companyName, since: publishedAt.toISOString() };
}
